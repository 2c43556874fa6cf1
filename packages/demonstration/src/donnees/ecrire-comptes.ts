import { hash } from '@node-rs/argon2'
import { inserer, type Tx } from '@registre/db'
import { isTeneur } from '@registre/domain'
import { compteur } from '../compteur.ts'
import { COMPTES, DECLARANTS, MOT_DE_PASSE_DEMO } from './comptes.ts'
import type { Acteur, Teneur } from './dossier/contexte.ts'

/** The parameters of the API's own hashes (the package's default algorithm is Argon2id). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Acteurs {
  /** The account of a login; throws when there is none. */
  compte(login: string): Acteur
  /** An establishment, with its first account (or the first account of all when it has none). */
  etablissement(cle: string): Acteur
  teneurs: Teneur[]
}

const trouver = <T>(valeur: T | undefined, quoi: string): T => {
  if (valeur === undefined) throw new Error(`données de démonstration : ${quoi} manque`)
  return valeur
}

/**
 * Hashes, in parallel: each account has its own salt. Done before the transaction, which stays
 * short.
 */
export const hacherMotsDePasse = (): Promise<string[]> =>
  Promise.all(COMPTES.map(() => hash(MOT_DE_PASSE_DEMO, ARGON2)))

/** Accounts are older than what they filed. */
const ANCIENNETE_JOURS = 2_000
const JOUR_MS = 86_400_000

/** Writes the establishments and the accounts, made long before `maintenant`. */
export const ecrireComptes = async (
  tx: Tx,
  hashes: readonly string[],
  maintenant: Date,
): Promise<Acteurs> => {
  const [declarants, utilisateurs] = [
    await compteur(tx, 'teledeclarant'),
    await compteur(tx, 'utilisateur'),
  ]
  const ids = new Map<string, number>()
  await inserer(
    tx,
    'teledeclarant',
    DECLARANTS.map(({ cle, ...champs }) => {
      const id = declarants.suivant()
      ids.set(cle, id)
      return { id, ...champs, rep_telephone: champs.telephone }
    }),
  )
  const comptes = COMPTES.map((compte, rang) => ({
    ...compte,
    id: utilisateurs.suivant(),
    hash: hashes[rang],
  }))
  await inserer(
    tx,
    'utilisateur',
    comptes.map((c) => ({
      id: c.id,
      teledeclarant_id: c.etablissement === null ? null : ids.get(c.etablissement),
      profil: c.profil,
      login: c.login,
      email: c.login,
      mot_de_passe_hash: c.hash,
      civilite: c.civilite,
      nom: c.nom,
      prenom: c.prenom,
      telephone: '+33100000000',
      actif: true,
      cree_le: new Date(maintenant.getTime() - ANCIENNETE_JOURS * JOUR_MS),
      derniere_activite_le: maintenant,
      // The demonstration's own (second-facteur.ts).
      second_facteur: isTeneur(c.profil),
    })),
  )
  await declarants.fin()
  await utilisateurs.fin()
  const nomDe = (cle: string | null): string => {
    const maison = DECLARANTS.find((d) => d.cle === cle)
    if (!maison) return ''
    return maison.raison_sociale || `${maison.rep_prenom} ${maison.rep_nom}`
  }
  const acteurDe = (c: (typeof comptes)[number]): Acteur => ({
    teledeclarantId: c.etablissement === null ? 0 : (ids.get(c.etablissement) ?? 0),
    nom: nomDe(c.etablissement),
    utilisateurId: c.id,
    profil: c.profil,
  })
  const premier = acteurDe(
    trouver(
      comptes.find((c) => c.etablissement === 'A'),
      'le compte du premier syndic',
    ),
  )
  return {
    compte: (login) =>
      acteurDe(
        trouver(
          comptes.find((c) => c.login.startsWith(`${login}@`)),
          login,
        ),
      ),
    etablissement: (cle) => {
      const compte = comptes.find((c) => c.etablissement === cle)
      return compte
        ? acteurDe(compte)
        : { ...premier, teledeclarantId: trouver(ids.get(cle), cle), nom: nomDe(cle) }
    },
    teneurs: comptes
      .filter((c) => c.etablissement === null)
      .map((c) => ({ utilisateurId: c.id, profil: c.profil })),
  }
}
