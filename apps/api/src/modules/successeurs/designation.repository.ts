import type { RowOf, Tx } from '@registre/db'

type Sql = Pick<Tx, 'sql'>

/**
 * Holds, in one order, whoever a designation sets aside and whoever it names: of two that exchange
 * the same firms at once, the second waits for the first.
 */
export const tenirDesignes = async (
  tx: Sql,
  ancienId: number | undefined,
  { siret, email }: { siret: string; email: string },
): Promise<void> => {
  await tx.sql(
    `select id from teledeclarant where id = $1 or siret = nullif($2, '')
       or id in (select teledeclarant_id from utilisateur where supprime_le is null and $3 <> '' and (login = lower($3) or lower(email) = lower($3))) order by id for update`,
    [ancienId ?? 0, siret, email],
  )
}

const CHERCHER_SYNDICS = `select coalesce(siret, '') as siret, raison_sociale, code_postal, commune from teledeclarant
  where type = 'PRO' and statut = 'ACTIF' and siret is not null and f_unaccent(lower(raison_sociale)) like '%' || f_unaccent(lower($1::text)) || '%'
  order by raison_sociale, id limit 10`

/** Firms that hold this text in their name; what a pattern would read in it is taken as written. */
export const syndicsNommes = (tx: Sql, texte: string): Promise<RowOf<typeof CHERCHER_SYNDICS>[]> =>
  tx.sql(CHERCHER_SYNDICS, [texte.trim().replaceAll(/[%_\\]/g, String.raw`\$&`)])
