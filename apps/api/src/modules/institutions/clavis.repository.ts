import type { Db, Tx } from '@registre/db'
import type { NiveauGeographique } from '@registre/domain'
import type { IdentiteClavis } from '../../gateways/clavis/clavis.ts'
import { ouvrirAgent } from '../comptes/ecrire-lot.ts'
import { hashToken } from '../../platform/session-store.ts'

type Reader = Pick<Db, 'query'>

/** The active institution of an establishment: its own line, else that of its legal entity. */
export const trouverInstitution = async (
  db: Reader,
  siret: string,
): Promise<{ id: number } | undefined> =>
  (
    await db.query(
      `select id from institution where actif and numero in ($1::text, left($1::text, 9)) order by length(numero) desc limit 1`,
      [siret],
    )
  )[0]

/**
 * The account of a person known by its issuer and subject, made at its first sign-on, without any
 * password; gives its identifier.
 */
export const enregistrerPersonne = async (
  tx: Tx,
  identite: IdentiteClavis,
  institutionId: number,
  maintenant: Date,
): Promise<number> => {
  const login = `clavis:${hashToken(`${identite.emetteur}\n${identite.sujet}`).slice(0, 40)}`
  const id = await ouvrirAgent(tx, { ...identite, login }, maintenant)
  await tx.sql(
    `insert into personne_institution (utilisateur_id, emetteur, sujet, institution_id, siret, email, idp_id) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (utilisateur_id) do update set institution_id = excluded.institution_id, siret = excluded.siret, email = excluded.email,
       idp_id = excluded.idp_id, maj_le = $8`,
    [
      id,
      identite.emetteur,
      identite.sujet,
      institutionId,
      identite.siret,
      identite.email,
      identite.idpId,
      maintenant,
    ],
  )
  return id
}

/** Keeps an acceptance of the charter; false when this version was accepted already. */
export const accepterCharte = async (
  tx: Tx,
  utilisateurId: number,
  version: string,
  maintenant: Date,
): Promise<boolean> =>
  (
    await tx.sql(
      `insert into acceptation_charte (utilisateur_id, version, acceptee_le) values ($1, $2, $3) on conflict do nothing returning 1`,
      [utilisateurId, version, maintenant],
    )
  ).length > 0

const NOM_TERRITOIRE = {
  REGION: `select nom from region where code = $1`,
  DEPARTEMENT: `select nom from departement where code = $1`,
  EPCI: `select nom from epci where siren = $1`,
  COMMUNE: `select nom from commune where code = $1`,
} as const satisfies Record<Exclude<NiveauGeographique, 'NATIONAL'>, string>

/** The name of a territory, by the official code. */
export const nommerTerritoire = async (
  db: Reader,
  niveau: NiveauGeographique,
  code: string,
): Promise<string> =>
  niveau === 'NATIONAL'
    ? 'France entière'
    : ((await db.query(NOM_TERRITOIRE[niveau], [code]))[0]?.nom ?? code)
