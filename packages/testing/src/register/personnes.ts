import type { Db } from '@registre/db'
import { isNotaire, type Profil, secondFacteurObligatoire, VERSION_CHARTE } from '@registre/domain'

let suite = 0

/** A new active establishment of the kind of a profile; gives its identifier. */
export const insererEtablissement = async (db: Db, profil: Profil): Promise<number> => {
  suite += 1
  const type = isNotaire(profil) ? 'NOTAIRE' : profil.includes('NONPRO') ? 'NON_PRO' : 'PRO'
  const [row] = await db.query<{ id: number }>(
    `insert into teledeclarant (type, statut, raison_sociale, siret, rep_email, rep_nom, rep_prenom) values ($1::type_teledeclarant, 'ACTIF', $2, $3, $4, 'Martin', 'Alix') returning id`,
    [
      type,
      `Établissement ${suite}`,
      type === 'NON_PRO' ? null : `${100_000_000 + suite}00010`,
      `contact${suite}@exemple.test`,
    ],
  )
  return row?.id ?? 0
}

/** A new active account; gives its identifier and login. */
export const insererUtilisateur = async (
  db: Db,
  profil: Profil,
  teledeclarantId: number | null,
): Promise<{ id: number; login: string }> => {
  suite += 1
  const login = `personne${suite}@exemple.test`
  const [row] = await db.query<{ id: number }>(
    `insert into utilisateur (teledeclarant_id, profil, login, email, nom, prenom, second_facteur) values ($1, $2, $3, $3, $4, 'Camille', $5) returning id`,
    [teledeclarantId, profil, login, `Durand${suite}`, secondFacteurObligatoire(profil)],
  )
  return { id: row?.id ?? 0, login }
}

/** Makes an account that of an institution of the whole country, which has accepted the charter. */
export const insererInstitution = async (db: Db, utilisateurId: number): Promise<void> => {
  const siret = `${200_000_000 + utilisateurId}00010`
  await db.query(
    `with i as (insert into institution (numero, nom, niveau) values ($2, 'Institution ' || $1::int, 'NATIONAL') returning id),
       p as (insert into personne_institution (utilisateur_id, emetteur, sujet, institution_id, siret, email)
         select $1::int, 'https://fournisseur.test', 'sujet-' || $1::int, i.id, $2, 'agent@institution.test' from i returning utilisateur_id)
     select 1 from p`,
    [utilisateurId, siret],
  )
  await db.query(
    `insert into acceptation_charte (utilisateur_id, version, acceptee_le) values ($1, $2, now())`,
    [utilisateurId, VERSION_CHARTE],
  )
}
