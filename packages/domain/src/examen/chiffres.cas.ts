import { contenuExemple } from '../declaration/declaration.exemple.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import type { CasExamen } from './examen.cas.ts'
import { type DossierExamine, immatriculation } from './examen.exemple.ts'
import type { FaitsExamen } from './faits.ts'

const declare = (
  changer: (contenu: ImmatCopropriete) => void,
  plus: Partial<FaitsExamen> = {},
): DossierExamine => immatriculation({}, changer, plus)
const identifie = (plus: Partial<ImmatCopropriete['identification']>): DossierExamine =>
  declare((c) => void Object.assign(c.identification, plus))
const compte = (
  plus: Partial<ImmatCopropriete['donneesFinancieres']>,
  faits: Partial<FaitsExamen> = {},
): DossierExamine => declare((c) => void Object.assign(c.donneesFinancieres, plus), faits)
const batit = (plus: Partial<ImmatCopropriete['donneesTechniques']>): DossierExamine =>
  declare((c) => void Object.assign(c.donneesTechniques, plus))
const precedente = contenuExemple()

/** Declarations whose place or numbers are wrong, each with all that is said of it. */
export const CAS_CHIFFRES: readonly CasExamen[] = [
  ['no address', identifie({ adressePrincipale: null }), ['ADRESSE_ABSENTE']],
  ['no parcel', identifie({ parcelle: [] }), ['PARCELLE_ABSENTE']],
  [
    'a parcel of another town',
    declare((c) => {
      for (const p of c.identification.parcelle)
        Object.assign(p, { codeInsee: '59350', commune: 'Lille', codePostal: '59000' })
    }),
    ['LIEU_DISPERSE'],
  ],
  [
    'an address kept as typed, without a mark',
    declare((c) => {
      if (c.identification.adressePrincipale)
        c.identification.adressePrincipale.geolocalisee = false
    }),
    ['LIEU_NON_VERIFIE'],
  ],
  ['more dwellings than lots', identifie({ nbLotsHab: 40 }), ['LOTS_INCOHERENTS']],
  ['parts above the whole', identifie({ nbLotsStationnement: 25 }), ['LOTS_INCOHERENTS']],
  ['no dwelling', identifie({ nbLotsHab: 0 }), ['SANS_HABITATION']],
  [
    'one zero too many',
    identifie({ nbLots: 30_000 }),
    ['TAILLE_HORS_NORME', 'CHARGES_IMPROBABLES'],
  ],
  ['more buildings than lots', batit({ nbBatimentsTotal: 80 }), ['BATIMENTS_INCOHERENTS']],
  ['a column for another', batit({ nbAscenseurs: 300 }), ['BATIMENTS_INCOHERENTS']],
  [
    'built forty years after its regulation',
    batit({ anneeConstruction: 2018, periodeConstruction: 'APRES_2011' }),
    ['REGLEMENT_AVANT_CONSTRUCTION'],
  ],
  [
    'twenty-five debtors in fourteen lots',
    declare((c) => {
      Object.assign(c.identification, {
        nbLots: 14,
        nbLotsHab: 14,
        nbLotsHabBurCom: 14,
        nbLotsStationnement: 0,
      })
      Object.assign(c.donneesFinancieres, {
        nbCoproprietairesImpayes: 25,
        montantImpayesCoproprietaires: 9000,
      })
    }),
    ['DEBITEURS_IMPOSSIBLES'],
  ],
  [
    'twenty-five debtors of more than 300 euros for 850',
    compte({ nbCoproprietairesImpayes: 25, montantImpayesCoproprietaires: 850 }),
    ['IMPAYES_IMPOSSIBLES'],
  ],
  [
    'a great sum that nobody owes',
    compte({ nbCoproprietairesImpayes: 0, montantImpayesCoproprietaires: 30_000 }),
    ['IMPAYES_IMPOSSIBLES'],
  ],
  [
    'more owed than a year of charges',
    compte({ nbCoproprietairesImpayes: 12, montantImpayesCoproprietaires: 90_000 }),
    ['IMPAYES_EXCESSIFS'],
  ],
  ['cents for euros', compte({ montantDettes: 1_200_000 }), ['DETTES_EXCESSIVES']],
  ['charges in cents', compte({ chargesOperationsCourantes: 4_000_000 }), ['CHARGES_IMPROBABLES']],
  [
    'charges in thousands',
    compte({ chargesOperationsCourantes: 40, chargesOperationsExceptionnelles: 5000 }),
    ['CHARGES_IMPROBABLES'],
  ],
  ['a fund of two centuries', compte({ montantFondTravaux: 600_000 }), ['FONDS_IMPROBABLE']],
  [
    'twice last year',
    compte({ chargesOperationsCourantes: 95_000 }, { precedente }),
    ['CHIFFRE_ECARTE'],
  ],
  [
    'a tenth of last year',
    compte({ chargesOperationsCourantes: 4000 }, { precedente }),
    ['CHIFFRE_ECARTE'],
  ],
  [
    'half of the lots gone',
    declare(
      (c) =>
        void Object.assign(c.identification, {
          nbLots: 15,
          nbLotsHab: 12,
          nbLotsHabBurCom: 12,
          nbLotsStationnement: 3,
        }),
      { precedente },
    ),
    ['LOTS_ECARTES'],
  ],
  [
    'an accounting year turned round',
    compte({ dateDebutExercice: '2026-01-01', dateClotureComptes: '2025-12-31' }),
    ['REGLE_NON_RESPECTEE'],
  ],
  [
    'confirmed by name',
    compte({ premierExerciceComptable: true }, { confirmations: ['FIN-PREMIER-EXERCICE'] }),
    ['REGLE_CONFIRMEE'],
  ],
  [
    'confirmed by name, told even when nothing shows it any more',
    compte({}, { confirmations: ['WS103', 'CNB009'] }),
    ['REGLE_CONFIRMEE', 'REGLE_CONFIRMEE'],
  ],
  ['an empty number of lots', identifie({ nbLots: null }), ['CHAMPS_MANQUANTS']],
]
