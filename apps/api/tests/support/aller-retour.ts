import { contract } from '@registre/contract'
import { brouillonComplet, contenuNeuf, immatriculee } from '@registre/testing/register'
import { expect } from 'vitest'
import type { Registre } from './register.ts'

// Each reading of the contract that has a writing, and what makes both.

export type Nom = keyof typeof contract
type Envoi = { params?: object; body: unknown }
export interface Paire {
  lecture: Nom
  ecriture: Nom
  /** Prepares a register; gives what was read, and the writing that takes it back. */
  faire: (r: Registre) => Promise<{ lu: object; renvoyer: (corps: object) => Promise<unknown> }>
}

export const appeler = (api: object, nom: Nom, envoi: Envoi): Promise<unknown> =>
  (api as Record<string, (a: Envoi) => Promise<unknown>>)[nom]?.(envoi) ?? expect.fail(nom)

export const brouillon = async (r: Registre) => {
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
  ['changerEtatBrouillon', (_, lu) => ({ body: { ...lu, etat: 'A_VALIDER' } })],
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
    lecture: 'lireBrouillon',
    ecriture: 'soumettreImmatriculationNotaire',
    faire: async (r) => {
      const { api, teledeclarantId } = await r.personne('NOTAIRE_NOTAIRE')
      const d = await brouillonComplet({ api } as never, contenuNeuf(r, 'INITIALE'), 'INITIALE')
      const params = { x: teledeclarantId ?? 0 }
      return {
        lu: await api.lireBrouillon({ params: { id: d.id ?? 0 } }),
        renvoyer: (body) => appeler(api, 'soumettreImmatriculationNotaire', { params, body }),
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
export const PAIRES = [...DECLARATIONS, ...AUTRES]
