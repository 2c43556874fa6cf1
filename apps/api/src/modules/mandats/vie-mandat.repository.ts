import type { Db, Tx } from '@registre/db'
import {
  type EtatCopropriete,
  type EtatMandat,
  ETATS_MANDAT_EN_ATTENTE,
  ETATS_MANDAT_OCCUPANTS,
  type IsoDate,
} from '@registre/domain'

type Sql = Pick<Tx, 'sql'>

/** A dossier held until the end of the transaction. */
export interface DossierTenu {
  id: number
  etat: EtatCopropriete
  version: number
  numero: string
  nom: string
  teledeclarant_id: number | null
}

/** Holds a dossier: every write on its mandates begins here, so that they follow one another. */
export const tenirDossier = async (
  tx: Sql,
  coproprieteId: number,
): Promise<DossierTenu | undefined> =>
  (
    await tx.sql<DossierTenu>(
      `select id, etat, version, coalesce(numero_immatriculation, '') as numero, nom, teledeclarant_id from copropriete where id = $1 for update`,
      [coproprieteId],
    )
  )[0]

export interface MandatTenu {
  id: number
  etat: EtatMandat
  version: number
  teledeclarant_id: number
  date_debut: IsoDate
  date_fin: IsoDate
  admin_provisoire: boolean
  email: string
}

/**
 * Every mandate of a co-ownership that occupies a period, in their order, with whom to write to.
 */
export const mandatsDuDossier = (tx: Sql, coproprieteId: number): Promise<MandatTenu[]> =>
  tx.sql(
    `select m.id, m.etat, m.version, m.teledeclarant_id, m.date_debut, m.date_fin, m.admin_provisoire, t.rep_email as email
     from mandat m join teledeclarant t on t.id = m.teledeclarant_id
     where m.copropriete_id = $1 and m.etat = any($2::etat_mandat[]) order by m.date_debut, m.id`,
    [coproprieteId, ETATS_MANDAT_OCCUPANTS],
  )

/** The co-ownership of a mandate. */
export const coproprieteDuMandat = async (
  db: Pick<Db, 'query'>,
  mandatId: number,
): Promise<number | undefined> =>
  (
    await db.query<{ id: number }>(`select copropriete_id as id from mandat where id = $1`, [
      mandatId,
    ])
  )[0]?.id

/** True while a syndic's request to be attached waits for its decision. */
export const demandeRattachementEnAttente = async (
  tx: Sql,
  coproprieteId: number,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from mandat where copropriete_id = $1 and etat = any($2::etat_mandat[]) limit 1`,
      [coproprieteId, ETATS_MANDAT_EN_ATTENTE],
    )
  ).length > 0

export interface NouveauMandat {
  coproprieteId: number
  teledeclarantId: number
  etat: EtatMandat
  dateDebut: IsoDate
  dateFin: IsoDate
  adminProvisoire: boolean
  typeJustif: string | null
  documentId: string | null
}

/** A renewed mandate; the database refuses a period that overlaps another. */
export const insererMandatRenouvele = async (tx: Sql, m: NouveauMandat): Promise<number> => {
  const [row] = await tx.sql<{ id: number }>(
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin, admin_provisoire, type_justif, document_id, decide_le)
     values ($1, $2, $3::etat_mandat, $4, $5, $6, $7, $8, now()) returning id`,
    [
      m.coproprieteId,
      m.teledeclarantId,
      m.etat,
      m.dateDebut,
      m.dateFin,
      m.adminProvisoire,
      m.typeJustif,
      m.documentId,
    ],
  )
  if (!row) throw new Error('the mandate was not inserted')
  return row.id
}

/** Moves a mandate of a held dossier. */
export const changerEtatMandat = async (
  tx: Sql,
  id: number,
  vers: EtatMandat,
  motif = '',
): Promise<void> => {
  await tx.sql(
    `update mandat set etat = $2::etat_mandat, version = version + 1, motif = case when $3 = '' then motif else $3 end where id = $1`,
    [id, vers, motif],
  )
}

/** Writes the period of a mandate of a held dossier. */
export const ecrirePeriode = async (
  tx: Sql,
  id: number,
  debut: IsoDate,
  fin: IsoDate,
): Promise<void> => {
  await tx.sql(
    `update mandat set date_debut = $2, date_fin = $3, version = version + 1 where id = $1`,
    [id, debut, fin],
  )
}

/** The list shows the end of the mandate that counts. */
export const ecrireFinMandat = async (
  tx: Sql,
  coproprieteId: number,
  fin: IsoDate,
): Promise<void> => {
  await tx.sql(
    `update copropriete set date_fin_mandat = $2, version = version + 1, maj_le = now() where id = $1`,
    [coproprieteId, fin],
  )
}
