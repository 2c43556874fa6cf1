import type { Db, RowOf, Tx } from '@registre/db'
import type { StatutTeledeclarant } from '@registre/domain'

type Reader = Pick<Db, 'query'>

/** Takes a SIRET for the transaction: of two creations at once, the second sees the first. */
export const verrouillerSiret = async (tx: Tx, siret: string): Promise<void> => {
  await tx.sql(`select pg_advisory_xact_lock(hashtextextended('siret:' || $1, 0))`, [siret])
}

const TENIR_PAR_SIRET = `select id, statut, origine, raison_sociale, rep_email, statut_le from teledeclarant where siret = $1 and statut <> 'SUPPRIME' for no key update`
export type DejaInscrit = RowOf<typeof TENIR_PAR_SIRET>

/** The living declarant of a SIRET, held. */
export const tenirParSiret = async (tx: Tx, siret: string): Promise<DejaInscrit | undefined> =>
  (await tx.sql(TENIR_PAR_SIRET, [siret]))[0]

export interface NouveauTeledeclarant {
  type: 'PRO' | 'NON_PRO' | 'NOTAIRE'
  statut: StatutTeledeclarant
  siret: string | null
  raisonSociale: string
  codeApe: string
  libelleApe: string
  typeEtablissement: string
  adresse: string[]
  codePostal: string
  commune: string
  telephone: string
  syndicatCooperatif: boolean
  domicilieEnFrance: boolean
  saisiALaMain: boolean
  /** Who started it: the visitor itself unless told. */
  origine?: 'INSCRIPTION' | 'SUCCESSEUR'
  representant: {
    civilite: string
    nom: string
    prenom: string
    email: string
    telephone: string
    adresse: Readonly<Record<string, string>>
  }
}

export const insererTeledeclarant = async (
  tx: Tx,
  t: NouveauTeledeclarant,
  maintenant: Date,
): Promise<number> => {
  const r = t.representant
  const [row] = await tx.sql(
    `insert into teledeclarant (type, statut, siret, raison_sociale, code_ape, libelle_ape, type_etablissement, adresse, code_postal, commune, telephone,
       syndicat_cooperatif, domicilie_en_france, saisi_a_la_main, rep_civilite, rep_nom, rep_prenom, rep_email, rep_telephone, rep_adresse, origine, cree_le, statut_le)
     values ($1::type_teledeclarant, $2::statut_teledeclarant, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20::jsonb, $22, $21, $21)
     returning id`,
    [
      t.type,
      t.statut,
      t.siret,
      t.raisonSociale,
      t.codeApe,
      t.libelleApe,
      t.typeEtablissement,
      t.adresse,
      t.codePostal,
      t.commune,
      t.telephone,
      t.syndicatCooperatif,
      t.domicilieEnFrance,
      t.saisiALaMain,
      r.civilite,
      r.nom,
      r.prenom,
      r.email,
      r.telephone,
      JSON.stringify(r.adresse),
      maintenant,
      t.origine ?? 'INSCRIPTION',
    ],
  )
  if (!row) throw new Error('the declarant was not written')
  return row.id
}

/** Accounts that wait for their first password, with their establishment. */
const EN_ATTENTE = `select u.id, u.login, u.email, u.profil, t.id as teledeclarant_id, t.raison_sociale from utilisateur u join teledeclarant t on t.id = u.teledeclarant_id
  where t.statut = 'ATT_CREA_COMPTE' and u.actif and u.supprime_le is null and u.mot_de_passe_hash is null`

const EN_ATTENTE_PAR_LOGIN = `${EN_ATTENTE} and u.login = lower($1)` as const
export type CompteEnAttente = RowOf<typeof EN_ATTENTE_PAR_LOGIN>

export const compteEnAttenteParLogin = async (
  tx: Tx,
  login: string,
): Promise<CompteEnAttente | undefined> => (await tx.sql(EN_ATTENTE_PAR_LOGIN, [login]))[0]

export const compteEnAttenteDe = async (
  tx: Tx,
  teledeclarantId: number,
): Promise<CompteEnAttente | undefined> =>
  (await tx.sql(`${EN_ATTENTE} and t.id = $1 order by u.id limit 1`, [teledeclarantId]))[0]

/** Replaces the activation keys of an account: the last mail alone serves. */
export const remplacerCleActivation = async (
  tx: Tx,
  c: { utilisateurId: number; cleHash: string; expireLe: Date; maintenant: Date },
): Promise<void> => {
  await tx.sql(`delete from cle_courriel where utilisateur_id = $1 and objet = 'ACTIVATION'`, [
    c.utilisateurId,
  ])
  await tx.sql(
    `insert into cle_courriel (cle_hash, objet, utilisateur_id, expire_le, cree_le) values ($1, 'ACTIVATION', $2, $3, $4)`,
    [c.cleHash, c.utilisateurId, c.expireLe, c.maintenant],
  )
}

const CLE = `c.cle_hash = $1 and c.objet = 'ACTIVATION' and c.expire_le > $2`

/** The account that an activation key opens, while it serves. */
export const cleActivationValable = async (
  db: Reader,
  cleHash: string,
  maintenant: Date,
): Promise<{ login: string } | undefined> =>
  (
    await db.query(
      `select u.login from cle_courriel c join utilisateur u on u.id = c.utilisateur_id join teledeclarant t on t.id = u.teledeclarant_id
       where ${CLE} and t.statut = 'ATT_CREA_COMPTE' and u.actif and u.supprime_le is null`,
      [cleHash, maintenant],
    )
  )[0]

/**
 * Spends an activation key; gives its account, or nothing when the key no longer serves. Two calls
 * at once: one wins.
 */
export const depenserCleActivation = async (
  tx: Tx,
  cleHash: string,
  maintenant: Date,
): Promise<CompteEnAttente | undefined> => {
  const [cle] = await tx.sql(`delete from cle_courriel c where ${CLE} returning c.utilisateur_id`, [
    cleHash,
    maintenant,
  ])
  if (!cle) return undefined
  return (
    await tx.sql(`${EN_ATTENTE} and u.id = $1 for no key update of t`, [cle.utilisateur_id])
  )[0]
}

/** Moves a declarant if it is still in the state that was read; says whether it was. */
export const deplacerTeledeclarant = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  de: StatutTeledeclarant,
  vers: StatutTeledeclarant,
): Promise<boolean> =>
  (
    await tx.sql(
      `update teledeclarant set statut = $3::statut_teledeclarant, version = version + 1 where id = $1 and statut = $2::statut_teledeclarant returning id`,
      [id, de, vers],
    )
  ).length > 0

const CLORE = `with avant as (select id, siret, num_etude from teledeclarant where id = $1 and statut = $2::statut_teledeclarant for update)
  update teledeclarant t set statut = $3::statut_teledeclarant, siret = null, num_etude = null, code_activation_hash = null, certificat_dn1 = '', certificat_dn2 = '',
    emetteur_dn1 = '', emetteur_dn2 = '', version = version + 1 from avant where t.id = avant.id returning avant.siret, avant.num_etude`

/**
 * Moves a declarant to its end if it is still in the state that was read; frees what a new one may
 * take, and gives it.
 */
export const clore = async (
  tx: Tx,
  id: number,
  de: StatutTeledeclarant,
  vers: StatutTeledeclarant,
): Promise<RowOf<typeof CLORE> | undefined> => (await tx.sql(CLORE, [id, de, vers]))[0]
