import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@registre/db/embedded'
import { seedScale } from '@registre/demonstration/scale'
import { memoireDe } from '@registre/testing/flood'
import { envoyer } from '../../bench/charge/charge.ts'
import { scellerEchelle } from '../../bench/charge/echelle.ts'
import { preparerGens } from '../../bench/charge/gens.ts'
import { preparerGestes } from '../../bench/charge/gestes.ts'
import { lancer } from '../../bench/processes.ts'
import { lancerApi, reglages as reglagesDuBanc } from '../../bench/serveurs.ts'
import { dire, renoncer } from '../../boot/house.ts'
import { mener } from '../../boot/mener.ts'
import { ecrirePartie, tableauMarkdown } from '../../boot/reperes.ts'
import { juge, ouvrirDb, ouvrirDossier, ouvrirPostgres, preparerExercice } from '../base.ts'
import { juger, type Mesure } from './pente.ts'

// npm run endurance [-- --duree 3600 --par-seconde 100] [--fuite]: the mixed work of a busy hour on a
// register of its own, one API and one worker: memory, handles, connections and what the database does
// not give back stay flat, judged by their slope. `--fuite` plants a leak, which must be found.
const { values } = parseArgs({
  options: {
    duree: { type: 'string', default: '3600' },
    'par-seconde': { type: 'string', default: '100' },
    coproprietes: { type: 'string', default: '20000' },
    fuite: { type: 'boolean', default: false },
  },
})
const [secondes, parSeconde, coproprietes] = [
  values.duree,
  values['par-seconde'],
  values.coproprietes,
].map(Number)
for (const n of [secondes, parSeconde, coproprietes])
  if (n === undefined || !Number.isInteger(n) || n < 1)
    renoncer(
      'npm run endurance [-- --duree secondes] [--par-seconde appels] [--coproprietes nombre] [--fuite]',
    )

/** So many looks, whatever the duration. */
const REGARDS = 120
/** What a process holds open. */
const prises = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length
/** Connections that callers hold on a port: theirs to close, and more of them once some call waited. */
const recues = async (pid: number, url: string): Promise<number> => {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0')
  const etablie = new RegExp(` [0-9A-F]{8}:${port} [0-9A-F]{8}:[0-9A-F]{4} 01 `)
  const lignes = (await readFile(`/proc/${pid}/net/tcp`, 'utf8')).split('\n')
  return lignes.filter((ligne) => etablie.test(ligne)).length
}

await mener(async (chantier) => {
  const reglages = { secondes: secondes ?? 0, parSeconde: parSeconde ?? 0, lignesImport: 1 }
  const dossier = await ouvrirDossier(chantier, 'endurance')
  const { exiger, conclure } = juge('Le registre tient dans la durée.')
  const { url } = await ouvrirPostgres(chantier, join(dossier, 'postgres'))
  await preparerExercice(url, join(dossier, 'fichiers'))
  const db = await ouvrirDb(chantier, url)
  await seedScale(db, { coproprietes: coproprietes ?? 0, graine: 1, onProgress: () => undefined })
  await scellerEchelle(db)
  const gens = await preparerGens(
    db,
    Math.ceil(reglages.secondes * reglages.parSeconde * 0.03) + 50,
  )
  const ici = { DONNEES_DIR: join(dossier, 'fichiers'), RECEPTION_DIR: join(dossier, 'reception') }
  const fuite = values.fuite
    ? { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'fuite.mjs')}` }
    : {}
  const api = await chantier.ouvrir(
    () => lancerApi(url, { ...ici, ...fuite }),
    (s) => s.arreter(),
  )
  const sante = String(await freePort())
  const worker = await chantier.ouvrir(
    () =>
      lancer(
        '../../apps/api/src/worker.ts',
        { ...reglagesDuBanc(url), ...ici, SANTE_PORT: sante },
        /"msg":"working"/,
      ),
    (s) => s.arreter(),
  )
  const gestes = await preparerGestes(api.url, gens)
  const mesures = new Map<string, Omit<Mesure, 'valeurs'> & { valeurs: number[] }>()
  const noter = (nom: string, valeur: number, part: number, plancher: number): void => {
    const mesure = mesures.get(nom) ?? { nom, valeurs: [], part, plancher }
    mesure.valeurs.push(valeur)
    mesures.set(nom, mesure)
  }
  const regarder = async (): Promise<void> => {
    for (const [nom, { pid }] of [
      ['API', api],
      ['worker', worker],
    ] as const) {
      noter(`mémoire, ${nom} (Mo)`, (await memoireDe(pid)).seul, 0.1, 20)
      const desAppelants = nom === 'API' ? await recues(pid, api.url) : 0
      noter(`prises ouvertes, ${nom}`, (await prises(pid)) - desAppelants, 0, 4)
    }
    const [base] = await db.query<{ connexions: number; attente: number; morts: number }>(
      `select (select count(*)::int from pg_stat_activity where datname = current_database()) as connexions,
         (select count(*)::int from pg_stat_activity where state like 'idle in transaction%' and state_change < now() - interval '10 seconds') as attente,
         (select coalesce(sum(n_dead_tup), 0)::int from pg_stat_user_tables) as morts`,
    )
    noter('connexions à la base', base?.connexions ?? 0, 0, 3)
    noter('transactions oubliées', base?.attente ?? 0, 0, 0.5)
    noter('lignes mortes', base?.morts ?? 0, 0.5, 20_000)
  }
  const guet = setInterval(
    () => void regarder().catch(() => undefined),
    (reglages.secondes * 1000) / REGARDS,
  )
  dire(`${reglages.parSeconde} appels par seconde, ${reglages.secondes} secondes`)
  const releves = [...(await envoyer(gestes, reglages)).values()]
  clearInterval(guet)
  const somme = (de: (r: (typeof releves)[number]) => number): number =>
    releves.reduce((n, r) => n + de(r), 0)
  const [appels, erreurs] = [somme((r) => r.durees.length), somme((r) => r.erreurs)]
  const premier = releves.find((r) => r.erreurs > 0)?.premier ?? ''
  exiger(erreurs === 0, `aucune erreur du serveur sur ${appels} appels ${premier}`)
  exiger(
    appels >= reglages.secondes * reglages.parSeconde * 0.9,
    `les appels partent à leur heure : ${appels} sur ${reglages.secondes * reglages.parSeconde}`,
  )
  const juges = [...mesures.values()].map(juger)
  for (const { dit, plate } of juges) exiger(plate, dit)
  if (!values.fuite)
    await ecrirePartie(
      'docs/pannes.md',
      'endurance',
      `${new Date().toISOString().slice(0, 10)}, ${reglages.secondes} s à ${reglages.parSeconde} appels par seconde, ${coproprietes} copropriétés : ${appels} appels, ${erreurs} erreur(s).\n\n${tableauMarkdown(
        ['mesure : médiane, gain sur les deux derniers tiers', 'plate'],
        juges.map(({ dit, plate }) => [dit, plate ? 'oui' : 'NON']),
      )}`,
    )
  return conclure()
})
