import type { RowOf, Tx } from '@registre/db'

const UTILISATEURS = `select id, version, profil, login, email, civilite, nom, prenom, telephone, num_carte_pro as "numCartePro", second_facteur as "secondFacteur", actif, supprime_le is not null as supprime, mot_de_passe_hash is not null as "aMotDePasse", teledeclarant_id as "teledeclarantId"
  from utilisateur where supprime_le is null and`
const PAR_IDS = `${UTILISATEURS} id = any($1) order by id for update` as const
export type UtilisateurTenu = RowOf<typeof PAR_IDS>

/** Keeps the declarants of these accounts from closing; their own verbs go on. */
const RETENIR_DECLARANTS = `select id from teledeclarant where id in (select teledeclarant_id from utilisateur where id = any($1)) order by id for key share`

/** Accounts that are not closed, held in the order of their identifiers, after their declarants. */
export const tenirParIds = async (
  tx: Pick<Tx, 'sql'>,
  ids: readonly number[],
): Promise<UtilisateurTenu[]> => {
  await tx.sql(RETENIR_DECLARANTS, [ids])
  return tx.sql(PAR_IDS, [ids])
}

/** The accounts of a declarant, held alike. */
export const tenirParDeclarant = (tx: Pick<Tx, 'sql'>, id: number): Promise<UtilisateurTenu[]> =>
  tx.sql(`${UTILISATEURS} teledeclarant_id = $1 order by id for update`, [id])

const DECLARANT = `select id, version, type, statut, raison_sociale as "raisonSociale", siret, num_etude as "numEtude", rep_email as email, sirene_attendue_le is not null as "attendSirene",
    code_activation_hash as "codeHash", code_activation_essais as "codeEssais"
  from teledeclarant where id = $1 and statut <> 'SUPPRIME'`
const MODIFIER = `${DECLARANT} for no key update` as const

/** A declarant that is not closed, held. */
export const tenirDeclarantRow = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
): Promise<RowOf<typeof MODIFIER> | undefined> => (await tx.sql(MODIFIER, [id]))[0]

/** The same, that is about to close: whatever would name it waits. */
export const tenirDeclarantQuiFerme = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
): Promise<RowOf<typeof MODIFIER> | undefined> => (await tx.sql(`${DECLARANT} for update`, [id]))[0]
