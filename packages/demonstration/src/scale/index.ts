import { type Db, MARQUE_ECHELLE, type Tx } from '@registre/db'
import type { IsoDate } from '@registre/domain'
import { compteur } from '../compteur.ts'
import { siretInvente } from '../siret.ts'
import { copier, type Valeur } from './copie.ts'
import { deposerIndex } from './depose.ts'
import { NOMBRE_NOTAIRES, NOMBRE_SYNDICS, estBenevole, type Reglages } from './fiche.ts'
import { TABLES, lignesDe } from './tables.ts'

export { GENRES_DOUBLON, type GenreDoublon } from './fiche.types.ts'

export interface OptionsEchelle {
  coproprietes: number
  graine?: number
  aujourdhui?: IsoDate
  onProgress?: (ligne: string) => void
}

const REGLAGES = [
  'statement_timeout = 0',
  `maintenance_work_mem = '768MB'`,
  'max_parallel_maintenance_workers = 2',
  'synchronous_commit = off',
]

/** After the SIRET numbers of the demonstration. */
const PREMIER_SIRET = 1000
const SEQUENCES = [
  'copropriete',
  'adresse',
  'parcelle',
  'mandat',
  'declaration',
  'demande',
  'teledeclarant',
]

const maxId = async (tx: Tx, table: string): Promise<number> =>
  (await tx.sql<{ n: number }>(`SELECT coalesce(max(id), 0)::int AS n FROM ${table}`))[0]?.n ?? 0

/** Firms, offices, and one volunteer for each place that a volunteer may take. */
function* declarants(reglages: Reglages, nombre: number): Generator<readonly Valeur[]> {
  for (let n = 0; n < NOMBRE_SYNDICS; n += 1)
    yield [
      reglages.premierSyndic + n,
      'PRO',
      'ACTIF',
      `Syndic ${n + 1}`,
      siretInvente(PREMIER_SIRET + n),
      '68.32A',
    ]
  for (let n = 0; n < NOMBRE_NOTAIRES; n += 1)
    yield [
      reglages.premierNotaire + n,
      'NOTAIRE',
      'ACTIF',
      `Étude ${n + 1}`,
      siretInvente(PREMIER_SIRET + NOMBRE_SYNDICS + n),
      '69.10Z',
    ]
  for (let n = 0; n < nombre; n += 1)
    if (estBenevole(n, reglages))
      yield [reglages.premierBenevole + n, 'NON_PRO', 'ACTIF', `Syndic bénévole ${n + 1}`, null, '']
}

/** What the worker would do at its first run. */
const projeter = async (tx: Tx): Promise<void> => {
  // Without statistics of what was just loaded, each sheet would be read the slow way.
  await tx.sql('ANALYZE copropriete, adresse, parcelle, mandat, declaration')
  await tx.sql('SELECT projeter_coproprietes(NULL)')
  await tx.sql(`INSERT INTO parametre (cle, valeur) SELECT 'suivi:projections', jsonb_build_object('rang', coalesce(max(rang), 0)) FROM journal_empreinte
    ON CONFLICT (cle) DO UPDATE SET valeur = excluded.valeur`)
}

/**
 * A national register: co-ownerships, mandates, declarations, addresses, parcels, journal, with 0.4
 * % of hard near-duplicates listed in `banc.doublon_plante`. Deterministic by seed; one
 * transaction, then VACUUM (ANALYZE). Throws when the database already holds such data.
 */
export const seedScale = async (
  db: Db,
  {
    coproprietes: nombre,
    graine = 1,
    aujourdhui = new Date().toISOString().slice(0, 10),
    onProgress = () => {},
  }: OptionsEchelle,
): Promise<void> => {
  const debut = Date.now()
  const dire = (ligne: string): void =>
    onProgress(`[${((Date.now() - debut) / 1000).toFixed(0).padStart(4)} s] ${ligne}`)
  const [deja] = await db.query(`SELECT FROM parametre WHERE cle = $1`, [MARQUE_ECHELLE])
  if (deja)
    throw new Error(
      'La base porte déjà des données à l’échelle : videz-la (npm run reset) avant d’en charger d’autres.',
    )
  await db.transaction(async (tx) => {
    for (const reglage of REGLAGES) await tx.sql(`SET LOCAL ${reglage}`)
    const [numero] = await tx.sql<{ n: number }>(
      `SELECT CASE WHEN is_called THEN last_value + 1 ELSE last_value END AS n FROM numero_immatriculation_seq`,
    )
    const premierDeclarant = (await maxId(tx, 'teledeclarant')) + 1
    const reglages: Reglages = {
      graine,
      aujourdhui,
      premierId: (await maxId(tx, 'copropriete')) + 1,
      premierNumero: numero?.n ?? 1,
      premierSyndic: premierDeclarant,
      premierNotaire: premierDeclarant + NOMBRE_SYNDICS,
      premierBenevole: premierDeclarant + NOMBRE_SYNDICS + NOMBRE_NOTAIRES,
    }
    await tx.sql('CREATE SCHEMA IF NOT EXISTS banc')
    await tx.sql(
      'CREATE TABLE IF NOT EXISTS banc.doublon_plante (doublon_id int PRIMARY KEY, original_id int NOT NULL, genre text NOT NULL)',
    )
    const { n, reposer } = await deposerIndex(tx)
    dire(`${n} index et contraintes déposés`)
    await copier(
      tx.client,
      'teledeclarant',
      ['id', 'type', 'statut', 'raison_sociale', 'siret', 'code_ape'],
      declarants(reglages, nombre),
    )
    for (const table of TABLES) {
      const lignes = await copier(
        tx.client,
        table.nom,
        table.colonnes,
        lignesDe(table, nombre, reglages, (part) =>
          Math.round(part * 10) === 5 ? dire(`${table.nom} : la moitié`) : undefined,
        ),
      )
      dire(`${table.nom} : ${lignes.toLocaleString('fr-FR')} lignes`)
    }
    for (const table of SEQUENCES) await (await compteur(tx, table)).fin()
    await tx.sql(`SELECT setval('numero_immatriculation_seq', $1)`, [
      reglages.premierNumero + nombre,
    ])
    dire('index et contraintes…')
    await reposer((nom) => dire(`${nom} posé`))
    dire('annuaire et fiches publiques…')
    await projeter(tx)
    await tx.sql(`INSERT INTO parametre (cle, valeur) VALUES ($1, $2)`, [
      MARQUE_ECHELLE,
      JSON.stringify({ coproprietes: nombre, graine, aujourdhui }),
    ])
  })
  dire('chargé ; mise à jour des statistiques (VACUUM ANALYZE)')
  await db.query('VACUUM (ANALYZE)')
  dire('terminé')
}
