import type { Tx } from '@registre/db'
import type { EtatDeclaration, ImmatCopropriete, IsoDate } from '@registre/domain'

export interface PointDeRestauration {
  id: number
  contenu: ImmatCopropriete
  valide_le: Date | null
}

/** What was declared just before the last annual update; null when there was none. */
export const pointDeRestauration = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
): Promise<PointDeRestauration | null> =>
  (
    await tx.sql<PointDeRestauration>(
      `select d.id, d.contenu, d.valide_le from declaration d where d.copropriete_id = $1 and d.etat = 'AVANT_DECLARATION_ANNUELLE'
       order by (select max(p.du) from declaration_periode p where p.declaration_id = d.id) desc nulls last, d.id desc limit 1`,
      [coproprieteId],
    )
  )[0] ?? null

/**
 * What is in force, and what still waits for a successor's acceptance: all of it came after the
 * restore point.
 */
export const declarationsARetirer = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
): Promise<{ id: number; etat: EtatDeclaration }[]> =>
  tx.sql<{ id: number; etat: EtatDeclaration }>(
    `select id, etat from declaration where copropriete_id = $1 and (etat = 'COURANTE' or (etat = 'A_VALIDER' and base_id is not null))
     order by (etat = 'COURANTE') desc, id for update`,
    [coproprieteId],
  )

/**
 * Day in Paris of the last annual update at an instant, once later ones are gone; null when there
 * was none.
 */
export const dateDerniereMajAnnuelle = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  jusqua: Date | null,
): Promise<IsoDate | null> =>
  (
    await tx.sql<{ jour: IsoDate | null }>(
      `select max((valide_le at time zone 'Europe/Paris')::date) as jour from (
         select valide_le, type_maj from declaration where copropriete_id = $1 and etat in ('COURANTE', 'AVANT_DECLARATION_ANNUELLE')
         union all select valide_le, type_maj from declaration_historique where copropriete_id = $1) d
       where d.type_maj in ('ANNUELLE', 'COMPTESNONAPPROUVES') and d.valide_le <= $2::timestamptz`,
      [coproprieteId, jusqua],
    )
  )[0]?.jour ?? null
