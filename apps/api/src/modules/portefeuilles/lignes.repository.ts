import type { Db, RowOf, Tx } from '@registre/db'
import type { EtatLigne, FieldError } from '@registre/domain'

const PRENDRE = `select l.portefeuille_id, l.ligne, l.saisie, l.confirmations, l.copropriete_id, p.cedant_id, p.teledeclarant_id, p.document_id, coalesce(z.siret, '') as de, coalesce(t.siret, '') as vers
  from portefeuille_ligne l join portefeuille p on p.id = l.portefeuille_id join teledeclarant t on t.id = p.teledeclarant_id left join teledeclarant z on z.id = p.cedant_id
  where l.portefeuille_id = $1 and p.etat = 'EN_COURS' and l.etat = 'A_DEPOSER' order by l.ligne limit 1 for update of l skip locked`
export type LignePrise = RowOf<typeof PRENDRE>

/** What became of a row: filed, or why not. */
export interface Issue {
  etat: Extract<EtatLigne, 'DEPOSEE' | 'ATTEND_ACCORD' | 'DEJA_ENREGISTREE' | 'REFUSEE'>
  declarationId?: number | null
  erreurs?: readonly FieldError[]
}

/**
 * The next row to file, held; null when none is left, or the portfolio was cancelled. A row that
 * another process files is passed over.
 */
export const prendreLigne = async (tx: Tx, portefeuilleId: number): Promise<LignePrise | null> =>
  (await tx.sql(PRENDRE, [portefeuilleId]))[0] ?? null

/** Writes what became of a row that waited, or of all that wait. */
export const noterLigne = async (
  tx: Pick<Tx, 'sql'>,
  portefeuilleId: number,
  ligne: number | 'toutes',
  { etat, declarationId = null, erreurs = [] }: Issue,
): Promise<void> => {
  await tx.sql(
    `update portefeuille_ligne set etat = $3, declaration_id = $4, erreurs = $5::jsonb, traitee_le = maintenant() where portefeuille_id = $1 and ($2::int is null or ligne = $2) and etat = 'A_DEPOSER'`,
    [
      portefeuilleId,
      ligne === 'toutes' ? null : ligne,
      etat,
      declarationId,
      JSON.stringify(erreurs),
    ],
  )
}

/** Counts a try that failed; gives how many there were, null when the row waits no more. */
export const noterTentative = async (
  db: Db,
  portefeuilleId: number,
  ligne: number,
): Promise<number | null> =>
  (
    await db.query(
      `update portefeuille_ligne set tentatives = tentatives + 1 where portefeuille_id = $1 and ligne = $2 and etat = 'A_DEPOSER' returning tentatives`,
      [portefeuilleId, ligne],
    )
  )[0]?.tentatives ?? null

export interface Confirmation {
  ligne: number
  codes: readonly string[]
}

/**
 * Keeps, of what a person confirms, what the check asked; a row whose every question is answered is
 * ready.
 */
export const confirmerLignes = (
  tx: Tx,
  portefeuilleId: number,
  confirmations: readonly Confirmation[],
): Promise<{ ligne: number }[]> =>
  tx.sql(
    `with c as (select x.ligne, array_agg(distinct code) as codes from unnest($2::int[], $3::text[]) as x(ligne, code) group by 1),
         d as (select l.ligne, array(select distinct e ->> 'code' from jsonb_array_elements(l.a_confirmer) e) as demandes, c.codes
           from portefeuille_ligne l join c on c.ligne = l.ligne where l.portefeuille_id = $1)
       update portefeuille_ligne l set confirmations = array(select unnest(d.demandes) intersect select unnest(d.codes)),
         etat = case when l.etat = 'A_CONFIRMER' and d.demandes <@ d.codes then 'PRETE' else l.etat end
       from d where l.portefeuille_id = $1 and l.ligne = d.ligne returning l.ligne`,
    [
      portefeuilleId,
      confirmations.flatMap((c) => c.codes.map(() => c.ligne)),
      confirmations.flatMap((c) => c.codes),
    ],
  )

/** Hands the ready rows over for their filing; gives how many. */
export const mettreADeposer = async (tx: Tx, portefeuilleId: number): Promise<number> =>
  (
    await tx.sql(
      `update portefeuille_ligne set etat = 'A_DEPOSER' where portefeuille_id = $1 and etat = 'PRETE' returning ligne`,
      [portefeuilleId],
    )
  ).length

/** Gives up the rows that are not filed. */
export const abandonnerLignes = async (tx: Tx, portefeuilleId: number): Promise<void> => {
  await tx.sql(
    `update portefeuille_ligne set etat = 'ABANDONNEE' where portefeuille_id = $1 and etat in ('A_DEPOSER', 'PRETE', 'A_CONFIRMER')`,
    [portefeuilleId],
  )
}
