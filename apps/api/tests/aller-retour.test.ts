import { type AnyOperation, contract, contredits } from '@registre/contract'
import { describe, expect, it } from 'vitest'
import { appeler, brouillon, type Nom, PAIRES } from './support/aller-retour.ts'
import { useRegistre } from './support/register.ts'

// What a reading gave can be sent back as it came to what writes it: each writing of the contract
// that says so (`relu`), after each reading of the same thing.

/** How many of its fields are only read. */
const LUS: Partial<Record<Nom, number>> = {
  enregistrerBrouillon: 7,
  enregistrerDeclaration: 7,
  soumettreBrouillon: 7,
  changerEtatBrouillon: 9,
  soumettreImmatriculationNotaire: 9,
  enregistrerCompte: 13,
  modifierUtilisateur: 7,
  modifierUtilisateurTeledeclarant: 7,
  enregistrerEtablissement: 11,
  modifierTeledeclarant: 4,
}

describe('what was read is sent back', () => {
  const registre = useRegistre()

  it('each writing that takes back a reading is tried', () => {
    const attendues = (Object.entries(contract) as [string, AnyOperation][])
      .filter(([, { relu }]) => relu !== undefined)
      .map(([nom]) => nom)
    expect([...new Set(PAIRES.map((p) => p.ecriture))].sort()).toEqual(attendues.sort())
  })

  it.each(PAIRES.map((p) => [p.lecture, p.ecriture, p] as const))(
    '%s → %s, as it came',
    async (_lecture, _ecriture, { faire }) => {
      const { lu, renvoyer } = await faire(registre())
      await renvoyer(lu)
    },
  )

  const ecrivent = PAIRES.filter((p) => !(contract[p.ecriture] as AnyOperation).lit)
  it.each(ecrivent.map((p) => [p.lecture, p.ecriture, p] as const))(
    '%s → %s, what is only read: another value is refused by its name',
    async (_lecture, ecriture, { faire }) => {
      const { lu, renvoyer } = await faire(registre())
      const { relu }: AnyOperation = contract[ecriture]
      const lus = Object.keys(lu).filter(
        (clef) => relu && contredits(relu, { ...lu, [clef]: 'autre chose' }, [lu]).length > 0,
      )
      for (const clef of lus) {
        const refus = await renvoyer({ ...lu, [clef]: 'autre chose' }).catch((e: unknown) => e)
        expect([clef, refus]).toMatchObject([
          clef,
          { problem: { status: 400, champs: [{ champ: clef, code: 'lecture-seule' }] } },
        ])
      }
      // By the name that the document has for what it is of, and for its owner.
      expect({ [ecriture]: lus.length }).toEqual({ [ecriture]: LUS[ecriture] ?? 0 })
    },
  )
})

describe('what repeats a declaration is only read', () => {
  const registre = useRegistre()
  /** By its path: what is read there, and what may not be sent. */
  const DEDUITS: readonly (readonly [string, unknown])[] = [
    ...[
      'infoRattachement',
      'identification',
      'procedures',
      'donneesFinancieres',
      'donneesTechniques',
    ].map((bloc) => [`${bloc}.id`, 999_999] as const),
    ['identification.idCopropriete', 999_999],
    ['identification.adressePrincipale.type', 'COMPLEMENTAIRE'],
    ['procedures.arrete', [{ type: 'PERIL', dateArrete: '01/01/2020', dateMainLevee: '' }]],
    ['procedures.arreteSecuriteInsalubriteParties.0.id', 99],
    ['donneesTechniques.classementEnergetique', 'ETIQ_G'],
  ]
  /** The same blocks with another value at a path. */
  const avec = (blocs: unknown, [clef = '', ...suite]: string[], valeur: unknown): unknown =>
    Array.isArray(blocs)
      ? blocs.map((item, rang) => (String(rang) === clef ? avec(item, suite, valeur) : item))
      : {
          ...(blocs as object),
          [clef]:
            suite.length === 0
              ? valeur
              : avec((blocs as Record<string, unknown>)[clef], suite, valeur),
        }

  it.each(DEDUITS)(
    '%s: answered; none is taken, another is refused by its name',
    async (chemin, faux) => {
      const { qui, id } = await brouillon(registre())
      const lu = await qui.api.lireBrouillon({ params: { id } })
      const champ = `immatCopropriete.${chemin}`
      expect(lu).toHaveProperty(champ)
      const envoyer = (valeur: unknown) =>
        appeler(qui.api, 'enregistrerBrouillon', {
          params: { x: 'identification' },
          body: {
            ...lu,
            immatCopropriete: avec(lu.immatCopropriete, chemin.split('.'), valeur),
          },
        })
      await expect(envoyer(faux)).rejects.toMatchObject({
        problem: { status: 400, champs: [{ champ }] },
      })
      await envoyer(null)
    },
  )

  it('an address, a parcel and an order say what a client of the document knows', async () => {
    const { qui, id } = await brouillon(registre())
    const { version, typeImmat, immatCopropriete } = await qui.api.lireBrouillon({ params: { id } })
    const ecrit = await qui.api.enregistrerBrouillon({
      params: { x: 'identification' },
      body: {
        id,
        version,
        typeImmat,
        immatCopropriete: {
          identification: {
            ...immatCopropriete.identification,
            adressePrincipale: { voie: '3 rue Longue', codePostal: '69001', commune: 'Lyon' },
            parcelle: [{ codePostal: '69001', commune: 'Lyon', section: 'AB', numero: '12' }],
          },
          procedures: {
            ...immatCopropriete.procedures,
            flagPerilPartiesCom: true,
            arretePerilParties: { dateArrete: '01/01/2020', dateMainLevee: '' },
          },
        },
      },
    })
    expect(ecrit.immatCopropriete).toMatchObject({
      identification: { adressePrincipale: { type: 'REFERENCE', numeroVoie: '', longitude: null } },
      procedures: { arrete: [{ type: 'PERIL', dateArrete: '01/01/2020', dateMainLevee: '' }] },
    })
  })
})
