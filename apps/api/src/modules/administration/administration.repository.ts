import type { Tx } from '@registre/db'
import {
  type EtatCopropriete,
  type EtatDeclaration,
  type IsoDate,
  reporterEcheance,
} from '@registre/domain'

/** A co-ownership held until the end of the transaction. */
export interface CoproprieteTenue {
  id: number
  etat: EtatCopropriete
  etat_precedent: EtatCopropriete | null
  etat_avant_annulation: EtatCopropriete | null
  masquee_le: Date | null
  version: number
  numero: string | null
  nom: string
  adresse: string
}

/** Holds co-ownerships, always in the same order; gives those that exist. */
export const tenirCoproprietes = async (
  tx: Pick<Tx, 'sql'>,
  ids: readonly number[],
): Promise<CoproprieteTenue[]> =>
  tx.sql<CoproprieteTenue>(
    `select id, etat, etat_precedent, etat_avant_annulation, masquee_le, version, numero_immatriculation as numero, nom, adresse_principale as adresse from copropriete where id = any($1::int[]) order by id for update`,
    [ids],
  )

export const idParNumero = async (tx: Pick<Tx, 'sql'>, numero: string): Promise<number | null> =>
  (
    await tx.sql<{ id: number }>(`select id from copropriete where numero_immatriculation = $1`, [
      numero,
    ])
  )[0]?.id ?? null

/** Whom to tell of what becomes of a co-ownership: its syndics, else the author of its dossier. */
export const courrielsConcernes = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
): Promise<string[]> => {
  const syndics = await tx.sql<{ email: string }>(
    `select distinct t.rep_email as email from mandat m join teledeclarant t on t.id = m.teledeclarant_id
     where m.copropriete_id = $1 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and t.rep_email <> '' order by 1`,
    [coproprieteId],
  )
  if (syndics.length > 0) return syndics.map((s) => s.email)
  const auteurs = await tx.sql<{ email: string }>(
    `select coalesce(nullif(u.email, ''), t.rep_email) as email from copropriete c join teledeclarant t on t.id = c.auteur_teledeclarant_id
     left join utilisateur u on u.id = c.auteur_utilisateur_id where c.id = $1`,
    [coproprieteId],
  )
  return auteurs.map((a) => a.email).filter((email) => email !== '')
}

/** The latest declaration of a dossier without a number, with its state. */
export const derniereDeclaration = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
): Promise<{ id: number; etat: EtatDeclaration } | null> =>
  (
    await tx.sql<{ id: number; etat: EtatDeclaration }>(
      `select id, etat from declaration where copropriete_id = $1 and etat in ('BROUILLON', 'A_VALIDER', 'SUPPRIME') order by id desc limit 1 for update`,
      [coproprieteId],
    )
  )[0] ?? null

/**
 * Puts the registration request of a restored dossier back in the queue, with a new due day, when
 * it was closed.
 */
export const rouvrirImmatriculation = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  echeance: string,
): Promise<void> => {
  await tx.sql(
    `update demande set etat = 'A_VALIDER', version = version + 1, echeance = $2, suspendue_le = null, relance_le = null, decidee_le = null, decidee_par_id = null,
       motif_refus = '', texte_decision = '', verrou_par_id = null, verrou_le = null, verrou_jusqu_a = null
     where id = (select max(id) from demande where copropriete_id = $1 and type in ('IMMATRICULATION', 'DOUBLON_NOTAIRE')) and etat in ('REFUSEE', 'ANNULEE')`,
    [coproprieteId, echeance],
  )
}

/**
 * What was pending on a co-ownership out of reach counts again from where it stopped: the silence
 * that is waited for, and the
 * working days that keepers had. `du`, `au`: the days in Paris of the two instants.
 */
export const reprendreDelais = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  { masquee, maintenant, du, au }: { masquee: Date; maintenant: Date; du: IsoDate; au: IsoDate },
): Promise<void> => {
  const ouvertes = await tx.sql<{ id: number; echeance: IsoDate }>(
    `select id, echeance from demande where copropriete_id = $1 and etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') order by id for update`,
    [coproprieteId],
  )
  for (const { id, echeance } of ouvertes)
    await tx.sql(
      `update demande set version = version + 1, echeance = $2,
         suspendue_le = case when suspendue_le < $3 then suspendue_le + ($4::timestamptz - $3::timestamptz) else suspendue_le end where id = $1`,
      [id, reporterEcheance(echeance, du, au), masquee, maintenant],
    )
}
