import { contenuExemple } from '../declaration/declaration.exemple.ts'
import type { CasExamen } from './examen.cas.ts'
import {
  dissolution,
  immatriculation,
  par,
  parNotaire,
  rattachement,
  unCandidat,
} from './examen.exemple.ts'

/** Clean requests: the examination is silent. */
export const CAS_SANS_POINT: readonly CasExamen[] = [
  ['registration by a firm', immatriculation(), []],
  ['minutes as a proof', immatriculation({ typeJustif: 'PV_AG' }), []],
  ['a mandate up to the very anniversary', immatriculation({ fin: '2027-06-01' }), []],
  ['a mandate that begins today', immatriculation({ debut: '2026-11-23', fin: '2027-11-22' }), []],
  ['a leap year', immatriculation({ debut: '2026-02-28', fin: '2027-02-27' }), []],
  [
    'a provisional administrator by order',
    immatriculation({ adminProvisoire: true, typeJustif: 'ORDO_NOMINATION' }),
    [],
  ],
  [
    'a volunteer elected by the assembly',
    par(immatriculation({ typeJustif: 'PV_AG' }), 'TELE_NONPRO_ADMIN_PRINC'),
    [],
  ],
  [
    'two lots, no budget, nothing owed',
    immatriculation({}, (c) => {
      Object.assign(c.identification, {
        nbLots: 2,
        nbLotsHab: 2,
        nbLotsHabBurCom: 2,
        nbLotsStationnement: 0,
      })
      Object.assign(c.donneesTechniques, {
        nbBatimentsTotal: 1,
        nbAscenseurs: 0,
        classementEnergetiqueComplet: {
          ...c.donneesTechniques.classementEnergetiqueComplet,
          ETIQ_D: 1,
        },
      })
      Object.assign(c.donneesFinancieres, {
        chargesOperationsCourantes: 0,
        chargesOperationsExceptionnelles: 0,
        montantDettes: 0,
        montantImpayesCoproprietaires: 0,
        nbCoproprietairesImpayes: 0,
        montantFondTravaux: 0,
      })
    }),
    [],
  ],
  [
    'small sums owed, nobody above the threshold',
    immatriculation({}, (c) =>
      Object.assign(c.donneesFinancieres, {
        montantImpayesCoproprietaires: 5000,
        nbCoproprietairesImpayes: 0,
      }),
    ),
    [],
  ],
  [
    'two arrondissements of one city',
    immatriculation({}, (c) => {
      const { adressePrincipale: a, parcelle } = c.identification
      if (a)
        Object.assign(a, {
          codeInsee: '75110',
          codePostal: '75010',
          commune: 'Paris 10e Arrondissement',
        })
      for (const p of parcelle)
        Object.assign(p, {
          codeInsee: '75111',
          codePostal: '75011',
          commune: 'Paris 11e Arrondissement',
        })
    }),
    [],
  ],
  [
    'figures that move as they do',
    immatriculation(
      {},
      (c) => Object.assign(c.donneesFinancieres, { chargesOperationsCourantes: 46_000 }),
      {
        precedente: contenuExemple(),
      },
    ),
    [],
  ],
  [
    'a neighbour in the same street',
    immatriculation({}, () => {}, { candidats: [unCandidat({ score: 0.39, raisons: [] })] }),
    [],
  ],
  ['an attachment after the former mandate', rattachement(), []],
  ['a dissolution with its deed', dissolution(), []],
  ['a notary, nothing close', parNotaire('INITIALE'), []],
]
