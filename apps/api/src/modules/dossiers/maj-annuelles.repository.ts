import type { RowOf, Tx } from '@registre/db'
import type { IsoDate } from '@registre/domain'

const POINT = `select d.id, d.contenu, d.valide_le from declaration d where d.copropriete_id = $1 and d.etat = 'AVANT_DECLARATION_ANNUELLE'
  order by (select max(p.du) from declaration_periode p where p.declaration_id = d.id) desc nulls last, d.id desc limit 1`
export type PointDeRestauration = RowOf<typeof POINT>

/** What was declared just before the last annual update; null when there was none. */
export const pointDeRestauration = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
): Promise<PointDeRestauration | null> => (await tx.sql(POINT, [coproprieteId]))[0] ?? null

const ANNUELLE = `select h.contenu, h.type_declaration as "typeDeclaration", h.type_immat as "typeImmat", h.type_maj as "typeMaj", h.confirmations,
    h.auteur_teledeclarant_id as "auteurTeledeclarantId",
    (select count(*)::int from declaration_historique s where s.copropriete_id = h.copropriete_id and s.valide_le > h.valide_le) as remplacements
  from declaration_historique h join copropriete c on c.id = h.copropriete_id
  where c.id = $1 and h.type_maj in ('ANNUELLE', 'COMPTESNONAPPROUVES') and (h.valide_le at time zone 'Europe/Paris')::date <= c.date_derniere_maj_annuelle
  order by h.valide_le desc limit 1`

/** The annual update that standard ones replaced, as it was filed; null when there was none. */
export const majAnnuelleRemplacee = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
): Promise<RowOf<typeof ANNUELLE> | null> => (await tx.sql(ANNUELLE, [coproprieteId]))[0] ?? null

/** Day of the annual update in force; null when there was none. */
export const jourMajAnnuelle = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
): Promise<IsoDate | null> =>
  (
    await tx.sql(`select date_derniere_maj_annuelle as jour from copropriete where id = $1`, [
      coproprieteId,
    ])
  )[0]?.jour ?? null

/** Day in Paris of the last annual update before a restore point; null when there was none. */
export const dateDerniereMajAnnuelle = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  point: PointDeRestauration,
): Promise<IsoDate | null> => {
  if (point.valide_le === null) return null
  const [row] = await tx.sql(
    `select max((valide_le at time zone 'Europe/Paris')::date) as jour from (
       select valide_le, type_maj from declaration where copropriete_id = $1 and id <> $3 and etat = 'AVANT_DECLARATION_ANNUELLE'
       union all select valide_le, type_maj from declaration_historique where copropriete_id = $1) d
     where d.type_maj in ('ANNUELLE', 'COMPTESNONAPPROUVES') and d.valide_le <= $2::timestamptz`,
    [coproprieteId, point.valide_le, point.id],
  )
  return row?.jour ?? null
}
