import { type AnyOperation, contract, contredits } from '@registre/contract'
import { brouillonComplet, contenuNeuf, immatriculee } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { type Registre, useRegistre } from './support/register.ts'

// What a reading gave can be sent back as it came to what writes it: each writing of the contract
// that says so (`relu`), after each reading of the same thing.

type Nom = keyof typeof contract
type Envoi = { params?: object; body: unknown }
interface Paire {
  lecture: Nom
  ecriture: Nom
  /** Prepares a register; gives what was read, and the writing that takes it back. */
  faire: (r: Registre) => Promise<{ lu: object; renvoyer: (corps: object) => Promise<unknown> }>
}

const appeler = (api: object, nom: Nom, envoi: Envoi): Promise<unknown> =>
  (api as Record<string, (a: Envoi) => Promise<unknown>>)[nom]?.(envoi) ?? expect.fail(nom)

const brouillon = async (r: Registre) => {
  const qui = await r.personne('TELE_PRO_ADMIN_PRINC')
  const { id, coproprieteId } = await brouillonComplet(qui, contenuNeuf(r))
  return { qui, id: id ?? 0, a: coproprieteId ?? 0 }
}
const LECTURES: Partial<
  Record<Nom, (r: Registre) => Promise<{ qui: { api: object }; id: number; lu: object }>>
> = {
  nouveauBrouillon: async (r) => {
    const qui = await r.personne('TELE_PRO_ADMIN_PRINC')
    return { qui, id: 0, lu: await qui.api.nouveauBrouillon({ params: { x: 'DEFAULT' } }) }
  },
  lireBrouillon: async (r) => {
    const { qui, id } = await brouillon(r)
    return { qui, id, lu: await qui.api.lireBrouillon({ params: { id } }) }
  },
  lireDeclaration: async (r) => {
    const { qui, id, a } = await brouillon(r)
    const params = { a, b: 'BROUILLON', flag: 'true' } as const
    return { qui, id, lu: await qui.api.lireDeclaration({ params }) }
  },
  lireDeclarationDonneeCopropriete: async (r) => {
    const { qui, id } = await brouillon(r)
    return { qui, id, lu: await qui.api.lireDeclarationDonneeCopropriete({ params: { id } }) }
  },
}
const ECRITURES: readonly (readonly [Nom, (id: number, lu: object) => Envoi])[] = [
  ['enregistrerBrouillon', (_, body) => ({ params: { x: 'identification' }, body })],
  ['enregistrerDeclaration', (x, body) => ({ params: { flag: 'false', x }, body })],
  ['soumettreBrouillon', (_, body) => ({ body })],
  ['chercherDoublons', (_, body) => ({ params: { n: 0 }, body })],
  [
    'mettreAJourDonneesFinancieres',
    (id, lu) => {
      const { version, immatCopropriete } = lu as {
        version: number
        immatCopropriete: { donneesFinancieres: object }
      }
      return {
        params: { id },
        body: { version, donneesFinancieres: immatCopropriete.donneesFinancieres },
      }
    },
  ],
]
/** A blank declaration has no identifier to name it by, and is not complete. */
const VIERGE: readonly Nom[] = ['enregistrerBrouillon', 'chercherDoublons']

const DECLARATIONS: readonly Paire[] = Object.entries(LECTURES).flatMap(([lecture, lire]) =>
  ECRITURES.filter(([nom]) => lecture !== 'nouveauBrouillon' || VIERGE.includes(nom)).map(
    ([ecriture, envoi]): Paire => ({
      lecture: lecture as Nom,
      ecriture,
      faire: async (r) => {
        const { qui, id, lu } = await lire(r)
        return { lu, renvoyer: (corps) => appeler(qui.api, ecriture, envoi(id, corps)) }
      },
    }),
  ),
)
const AUTRES: readonly Paire[] = [
  {
    lecture: 'lireCompte',
    ecriture: 'enregistrerCompte',
    faire: async (r) => {
      const { api } = await r.personne('TELE_PRO_ADMIN_PRINC')
      return {
        lu: await api.lireCompte(),
        renvoyer: (body) => appeler(api, 'enregistrerCompte', { body }),
      }
    },
  },
  ...(['modifierUtilisateur', 'modifierUtilisateurTeledeclarant'] as const).map(
    (ecriture): Paire => ({
      lecture: 'lireUtilisateur',
      ecriture,
      faire: async (r) => {
        const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
        const { api } =
          ecriture === 'modifierUtilisateur' ? syndic : await r.personne('TENEUR_ADMIN_PRINC')
        return {
          lu: await api.lireUtilisateur({ params: { id: syndic.utilisateurId } }),
          renvoyer: (body) => appeler(api, ecriture, { body }),
        }
      },
    }),
  ),
  {
    lecture: 'lireEtablissement',
    ecriture: 'enregistrerEtablissement',
    faire: async (r) => {
      const { api, teledeclarantId } = await r.personne('TELE_PRO_ADMIN_PRINC')
      return {
        lu: await api.lireEtablissement({ params: { id: teledeclarantId ?? 0 } }),
        renvoyer: (body) => appeler(api, 'enregistrerEtablissement', { body }),
      }
    },
  },
  {
    lecture: 'lireTeledeclarant',
    ecriture: 'modifierTeledeclarant',
    faire: async (r) => {
      const { teledeclarantId } = await r.personne('TELE_PRO_ADMIN_PRINC')
      const { api } = await r.personne('TENEUR_ADMIN_PRINC')
      const params = { id: teledeclarantId ?? 0 }
      await r.db.query(`update teledeclarant set siret = null where siret = '44306184100047'`)
      await r.db.query(`update teledeclarant set siret = '44306184100047' where id = $1`, [
        params.id,
      ])
      return {
        lu: await api.lireTeledeclarant({ params }),
        renvoyer: (body) => appeler(api, 'modifierTeledeclarant', { params, body }),
      }
    },
  },
  {
    lecture: 'verifierDeclSuccPossible',
    ecriture: 'modifierSuccesseur',
    faire: async (r) => {
      const { syndic, coproprieteId: idCopropriete } = await immatriculee(r)
      const body = {
        idCopropriete,
        type: 'NON_PRO',
        nom: 'Le Goff',
        prenom: 'Erwan',
        email: `successeur${idCopropriete}@exemple.test`,
        datePriseFonction: '01/02/2027',
      } as const
      await syndic.api.declarerSuccesseur({ body })
      const { declare } = await syndic.api.verifierDeclSuccPossible({ body: { idCopropriete } })
      return {
        lu: declare ?? {},
        renvoyer: (corps) => appeler(syndic.api, 'modifierSuccesseur', { body: corps }),
      }
    },
  },
  {
    lecture: 'lireSyndicDesigne',
    ecriture: 'designerSyndic',
    faire: async (r) => {
      const { api } = await r.personne('NOTAIRE_NOTAIRE')
      const d = await brouillonComplet({ api } as never, contenuNeuf(r, 'INITIALE'), 'INITIALE')
      const params = { id: d.id ?? 0 }
      const body = {
        type: 'NON_PRO',
        nom: 'Martin',
        prenom: 'Alix',
        email: `designe${d.id}@exemple.test`,
      } as const
      await api.designerSyndic({ params, body })
      const { designe } = await api.lireSyndicDesigne({ params })
      return {
        lu: designe ?? {},
        renvoyer: (corps) => appeler(api, 'designerSyndic', { params, body: corps }),
      }
    },
  },
  {
    lecture: 'listerMesRecherches',
    ecriture: 'enregistrerRecherche',
    faire: async (r) => {
      const { api } = await r.personne('TENEUR_ADMIN_PRINC')
      await appeler(api, 'enregistrerRecherche', {
        body: { nom: 'Lyon', recherche: { portee: { portee: 'NATIONAL' } } },
      })
      const [lu = {}] = await api.listerMesRecherches({ body: {} } as never)
      return { lu, renvoyer: (body) => appeler(api, 'enregistrerRecherche', { body }) }
    },
  },
]
const PAIRES = [...DECLARATIONS, ...AUTRES]
/** How many of its fields are only read. */
const LUS: Partial<Record<Nom, number>> = {
  enregistrerBrouillon: 7,
  enregistrerDeclaration: 7,
  soumettreBrouillon: 7,
  enregistrerCompte: 13,
  modifierUtilisateur: 7,
  modifierUtilisateurTeledeclarant: 7,
  enregistrerEtablissement: 12,
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
