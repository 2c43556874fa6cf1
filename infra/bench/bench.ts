import { loadavg } from 'node:os'
import { createDb } from '@registre/db'
import { ouvrirBase } from '../boot/database.ts'
import { dire, renoncer } from '../boot/house.ts'
import { prendreVerrou } from '../boot/lock.ts'
import { bancAnnuaire } from './annuaire.ts'
import { bancCategorisation } from './categorisation.ts'
import { bancDemarrage } from './demarrage.ts'
import { bancDepot } from './depot.ts'
import { bancDonnees } from './donnees.ts'
import { bancDoublons } from './doublons.ts'
import { bancLectures } from './lectures.ts'
import { bancPages } from './pages.ts'
import { bancParcours } from './parcours.ts'
import { bancStatistiques } from './statistiques.ts'

// npm run bench: ratios to a floor measured in the same run, on the scale data (npm run seed:scale
// first). No test asserts a time.
const verrou = process.env['DATABASE_URL'] ? null : await prendreVerrou()
if (verrou && 'prisPar' in verrou)
  renoncer(
    `Le registre tourne (processus ${verrou.prisPar}) : arrêtez-le, il fausserait les mesures.`,
  )
const base = await ouvrirBase()
const db = createDb({ url: base.url, applicationName: 'registre-banc', max: 32 })
try {
  const [taille] = await db.query<{ n: number }>(`select count(*)::int as n from copropriete`)
  const [plantes] = await db.query<{ oui: boolean }>(
    `select to_regclass('banc.doublon_plante') is not null as oui`,
  )
  if (!plantes?.oui)
    renoncer('Les données d’échelle manquent : npm run seed:scale -- --coproprietes 650000')
  dire(
    `\n${new Date().toISOString().slice(0, 16)}, ${taille?.n ?? 0} copropriétés, charge ${loadavg()[0]?.toFixed(1)}. Chaque rapport (×) compare au plancher mesuré dans la même exécution.\n`,
  )
  const bancs: Record<string, () => Promise<string[]>> = {
    doublons: () => bancDoublons(db),
    lectures: () => bancLectures(db, base.url),
    annuaire: () => bancAnnuaire(db, base.url),
    demarrage: () => bancDemarrage(base.url),
    depot: () => bancDepot(db),
    donnees: () => bancDonnees(db, base.url),
    statistiques: () => bancStatistiques(db, base.url),
    categorisation: () => bancCategorisation(db),
    pages: () => bancPages(db, base.url),
    parcours: () => bancParcours(db, base.url),
  }
  // npm run bench -- annuaire: one of them alone.
  const voulus = process.argv.slice(2).filter((nom) => nom in bancs)
  for (const [nom, banc] of Object.entries(bancs))
    if (voulus.length === 0 || voulus.includes(nom)) for (const l of await banc()) dire(l)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
} finally {
  await db.close()
  await base.arreter()
  if (verrou && 'rendre' in verrou) await verrou.rendre()
}
process.exit()
