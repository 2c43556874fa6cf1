import { createDb, readSchema, type Db } from '@registre/db'
import { ouvrirBase } from '../boot/database.ts'
import { dire, lireMots, renoncer } from '../boot/house.ts'
import { verrouillerBase } from '../boot/lock.ts'
import { type Chantier, mener } from '../boot/mener.ts'
import { bancAnnuaire } from './annuaire.ts'
import { bancCategorisation } from './categorisation.ts'
import { bancCharge } from './charge/charge.ts'
import { bancDemarrage } from './demarrage.ts'
import { bancDepot } from './depot.ts'
import { bancDoublons } from './doublons.ts'
import { bancListes } from './listes.ts'
import { imprimer, type LigneBanc } from './measure.ts'
import { bancPublic } from './public/public.ts'
import { bancRecherche } from './recherche.ts'
import { bancStatistiques } from './statistiques.ts'
import { conditions, ecrireMesures } from './tableau.ts'

// npm run bench: ratios to a floor measured in the same run, on the scale data (npm run seed:scale
// first), written in docs/performance.md part by part. No test asserts a time.
//   npm run bench -- annuaire donnees                  some parts, whose rows alone are written
//   npm run bench -- charge --duree 600                mixed work for so many seconds
//   --sans-ecrire                                      prints, and writes nothing
const USAGE =
  'npm run bench -- [parties…] [--duree secondes] [--par-seconde appels] [--import lignes] [--sans-ecrire]'
const { values, positionals: voulus } = lireMots(
  {
    duree: { type: 'string', default: '600' },
    'par-seconde': { type: 'string', default: '100' },
    import: { type: 'string', default: '20000' },
    'sans-ecrire': { type: 'boolean', default: false },
  },
  USAGE,
)
const charge = {
  secondes: Number(values.duree),
  parSeconde: Number(values['par-seconde']),
  lignesImport: Number(values.import),
}
if (Object.values(charge).some((n) => !Number.isInteger(n) || n < 1)) renoncer(USAGE)

type Banc = (db: Db, url: string) => Promise<LigneBanc[]>
const BANCS: Readonly<Record<string, Banc>> = {
  doublons: bancDoublons,
  listes: bancListes,
  annuaire: bancAnnuaire,
  recherche: bancRecherche,
  public: bancPublic,
  demarrage: (_db, url) => bancDemarrage(url),
  depot: bancDepot,
  statistiques: bancStatistiques,
  categorisation: bancCategorisation,
}
/** The load is long: only when it is named. */
const ORDRE = [...Object.keys(BANCS), 'charge']
for (const nom of voulus) if (!ORDRE.includes(nom)) renoncer(`« ${nom} » : ${ORDRE.join(', ')}`)

const rendre = async (
  partie: string,
  lignes: readonly LigneBanc[],
  mesure: string,
): Promise<void> => {
  for (const l of lignes) dire(imprimer(l))
  if (!values['sans-ecrire']) await ecrireMesures(ORDRE, partie, lignes, mesure)
}

/** The parts that read the register of this machine, or of DATABASE_URL. */
const surLeRegistre = async (
  { ouvrir }: Chantier,
  bancs: readonly (readonly [string, Banc])[],
): Promise<void> => {
  await ouvrir(
    () => verrouillerBase('arrêtez-le, il fausserait les mesures.'),
    (verrou) => verrou.rendre(),
  )
  const base = await ouvrir(ouvrirBase, (b) => b.arreter())
  const db = await ouvrir(
    () => createDb({ url: base.url, applicationName: 'registre-banc', max: 32 }),
    (ouverte) => ouverte.close(),
  )
  // A server waits in silence for a schema that is behind: the bench would wait with it.
  const { ecarts } = await readSchema(db.pool)
  if (ecarts.length > 0) renoncer(`${ecarts.join(' ; ')} (npm run migrate)`)
  const [taille] = await db.query<{ n: number }>(`select count(*)::int as n from copropriete`)
  const [plantes] = await db.query<{ oui: boolean }>(
    `select to_regclass('banc.doublon_plante') is not null as oui`,
  )
  if (!plantes?.oui)
    throw new Error('Les données d’échelle manquent : npm run seed:scale -- --coproprietes 650000')
  for (const [nom, banc] of bancs) {
    const mesure = conditions(taille?.n ?? 0)
    dire(`\n${nom} — ${mesure}`)
    await rendre(nom, await banc(db, base.url), mesure)
  }
}

await mener(async (chantier) => {
  dire('Chaque rapport (×) compare au plancher mesuré dans la même exécution.')
  const bancs: (readonly [string, Banc])[] = Object.entries(BANCS).filter(
    ([nom]) => voulus.length === 0 || voulus.includes(nom),
  )
  if (voulus.includes('charge')) bancs.push(['charge', (db, url) => bancCharge(db, url, charge)])
  await surLeRegistre(chantier, bancs)
  return 0
})
