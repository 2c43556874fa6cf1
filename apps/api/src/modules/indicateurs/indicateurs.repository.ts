import type { Db } from '@registre/db'
import type { ContenuReleve } from './releve.sql.ts'

export interface Releve {
  etabli_le: Date
  contenu: ContenuReleve
}
/** The newest count; null before the first. */
export const dernierReleve = async (db: Pick<Db, 'query'>): Promise<Releve | null> =>
  (
    await db.query<Releve>('select etabli_le, contenu from releve_mco order by jour desc limit 1')
  )[0] ?? null

/** Requests that waited on each of the last days that were counted, oldest first. */
export const fileParJour = (db: Pick<Db, 'query'>, jours: number) =>
  db.query<{ jour: string; attente: number; hors_delai: number }>(
    `select r.jour::text as jour, coalesce(sum((f ->> 'a_valider')::int + (f ->> 'en_cours')::int + (f ->> 'precisions')::int), 0)::int as attente,
       coalesce(sum((f ->> 'hors_delai')::int), 0)::int as hors_delai
     from (select jour, contenu from releve_mco order by jour desc limit $1) r left join lateral jsonb_array_elements(r.contenu -> 'file') f on true
     group by r.jour order by r.jour`,
    [jours],
  )

/** Events of each month since one (ISO day), by kind. */
export const evenementsParMois = (db: Pick<Db, 'query'>, depuis: string) =>
  db.query<{ mois: string; type: string; nombre: number }>(
    `select to_char(mois, 'YYYY-MM') as mois, type, sum(nombre)::int as nombre from compteur_journal where mois >= $1::date group by 1, 2`,
    [depuis],
  )
