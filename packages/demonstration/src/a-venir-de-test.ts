import type { Db } from '@registre/db'

/** What is announced as due, or granted until then. */
const ANNONCES: readonly string[] = [
  'copropriete.date_fin_mandat',
  'demande.echeance',
  'demande.verrou_jusqu_a',
  'dissolution.date_effet',
  'mandat.date_debut',
  'mandat.date_fin',
  'successeur.date_prise_fonction',
]

/** The columns that hold an instant or a day after this one, and are not announced as due. */
export const aVenir = async (db: Db, maintenant: Date): Promise<string[]> => {
  const colonnes = await db.query<{ nom: string; lieu: string; jour: boolean }>(
    `SELECT format('%s.%s', table_name, column_name) AS nom, data_type = 'date' AS jour,
       format('FROM %I WHERE %I > ', table_name, column_name) AS lieu
     FROM information_schema.columns JOIN pg_tables ON tablename = table_name AND schemaname = 'public'
     WHERE table_schema = 'public' AND data_type IN ('date', 'timestamp with time zone')`,
  )
  const futures = await Promise.all(
    colonnes
      .filter(({ nom }) => !ANNONCES.includes(nom))
      .map(async ({ nom, lieu, jour }) => {
        const borne = jour
          ? `($1::timestamptz AT TIME ZONE 'Europe/Paris')::date`
          : '$1::timestamptz'
        const rows = await db.query(`SELECT ${lieu}${borne}`, [maintenant])
        return rows.length > 0 ? [nom] : []
      }),
  )
  return futures.flat()
}
