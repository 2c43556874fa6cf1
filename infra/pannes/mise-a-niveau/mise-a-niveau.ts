import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createDb } from '@registre/db'
import { startEmbedded } from '@registre/db/embedded'
import { leverPlafond, MOTS_DE_PASSE, urlDe } from '../base.ts'
import { recevoirCourriels } from '../courriels.ts'
import { type Arbre, commandeDe } from './arbre.ts'
import { charger } from './charge.ts'
import { choisirVersions } from './choisir.ts'
import { type Membre, ouvrirFlotte } from './flotte.ts'
import { jouerLesParcours } from './parcours.ts'
import { verifier } from './verifier.ts'

// npm run mise-a-niveau [-- --depuis <ref>] [--incompatible] [--palier 8]: the former version serves
// (2 API, 1 worker, one PostgreSQL) while callers read and file; the migrations of the present one
// run, its processes take the place of the others one by one, then the former ones come back. Prints
// what the callers saw. --incompatible marks the added migration: the drill must then fail.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    depuis: { type: 'string' },
    incompatible: { type: 'boolean', default: false },
    palier: { type: 'string', default: '8' },
  },
})
if (positionals.includes('parcours')) process.exit((await jouerLesParcours(values.depuis)) ? 0 : 1)
const PALIER_MS = Number(values.palier) * 1000
const APPELANTS = 4
const dire = (ligne: string): void => void process.stdout.write(`${ligne}\n`)
const dossier = await mkdtemp(join(tmpdir(), 'registre-niveau-'))
const fautes: string[] = []

const versions = await choisirVersions(join(dossier, 'code'), values, dire)
if (typeof versions === 'string') {
  process.stderr.write(`${versions}\n`)
  process.exit(2)
}
const { avant, apres } = versions
const courriels = new Map<string, number>()
const smtp = await recevoirCourriels(courriels)
const postgres = await startEmbedded({ dataDir: join(dossier, 'postgres'), password: 'niveau' })
const url = postgres.url('postgres')
const env = {
  ...process.env,
  NODE_ENV: 'development',
  DEMONSTRATION: 'true',
  DATABASE_URL: url,
  SMTP_URL: smtp.url,
  SECRET: 'niveau'.repeat(8),
  HOST: '127.0.0.1',
  LIMITES_FACTEUR: '10000',
  DONNEES_DIR: join(dossier, 'fichiers'),
  REGISTRE_DONNEES: join(dossier, 'donnees'),
  ...MOTS_DE_PASSE,
  JOURNAL_NIVEAU: 'warn',
}
// A version from before the roles serves as the owner.
const parRoles = existsSync(join(avant.dossier, 'prisma/droits.tsv'))
const flotte = ouvrirFlotte(dossier, env, (role) =>
  parRoles ? urlDe(url, `registre_${role}`) : url,
)
const db = createDb({ url, applicationName: 'registre-niveau', max: 3, onError: () => undefined })

/** The migrations of a version, as its Job runs them. */
const migrer = async (arbre: Arbre): Promise<void> => {
  const debut = Date.now()
  await commandeDe(arbre, ['migrate'], { ...env, DEMONSTRATION: 'false' })
  dire(`      migrations de ${arbre.nom} : ${((Date.now() - debut) / 1000).toFixed(1)} s`)
}
/**
 * Each process gives its place to one of another version. Workers of the later version do what both
 * versions ask for: they come first and go last.
 */
const remplacer = async (
  de: readonly Membre[],
  par: Arbre,
  premier: Membre['role'],
): Promise<Membre[]> => {
  const nouveaux: Membre[] = []
  for (const ancien of de.toSorted(
    (a, b) => Number(b.role === premier) - Number(a.role === premier),
  )) {
    nouveaux.push(await flotte.lancer(ancien.role, par))
    await flotte.retirer(ancien)
  }
  return nouveaux
}
const coproprietesDuCabinet = async (): Promise<number[]> =>
  (
    await db.query<{ id: number }>(
      `select c.id from copropriete c join mandat m on m.copropriete_id = c.id and m.etat = 'EN_COURS'
         join utilisateur u on u.teledeclarant_id = m.teledeclarant_id and u.login = 'tele_pro_admin_princ@demo.registre.test'
       where c.etat = 'IMMATRICULEE_RATTACHEE' and c.date_fin_mandat > current_date + 30
         and not exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))
         and not exists (select 1 from declaration d where d.copropriete_id = c.id and d.etat in ('BROUILLON', 'A_VALIDER'))
       order by c.id limit $1`,
      [APPELANTS],
    )
  ).map((c) => c.id)

try {
  dire(`Installation de ${avant.nom}, avec les données de démonstration`)
  await commandeDe(avant, ['migrate'], env)
  await leverPlafond(url)
  let membres = [
    await flotte.lancer('api', avant),
    await flotte.lancer('api', avant),
    await flotte.lancer('worker', avant),
  ]
  const coproprietes = await coproprietesDuCabinet()
  if (coproprietes.length === 0) throw new Error('no co-ownership to file on')
  const [derniere] = await db.query<{ id: number }>('select max(id) as id from declaration')
  const charge = await charger(flotte.adresse, coproprietes)
  const phase = async (nom: string, faire: () => Promise<void>): Promise<void> => {
    dire(`  – ${nom}`)
    charge.phase(nom)
    await faire().catch((error: unknown) => {
      fautes.push(`${nom} : ${error instanceof Error ? error.message : String(error)}`)
    })
    await wait(PALIER_MS)
  }
  await phase(`${avant.nom} seule`, async () => undefined)
  await phase(`migrations de ${apres.nom}, ${avant.nom} sert`, () => migrer(apres))
  await phase(`remplacement par ${apres.nom}`, async () => {
    membres = await remplacer(membres, apres, 'worker')
  })
  await phase(`retour à ${avant.nom}`, async () => {
    await migrer(avant)
    membres = await remplacer(membres, avant, 'api')
  })
  await charge.arreter()
  dire('  – vérification')
  const bilan = await verifier(db, charge, coproprietes, derniere?.id ?? 0, courriels)

  const ligne = (nom: string, ...cellules: string[]): void =>
    dire(`${nom.padEnd(52)}${cellules.map((c) => c.padStart(12)).join('')}`)
  dire('')
  ligne('Ce que les appelants ont vu', 'répondus', 'refusés', 'attente max')
  for (const vu of charge.vus.slice(1))
    ligne(vu.phase, String(vu.repondus), String(vu.refuses), `${vu.attenteMax} ms`)
  const refuses = charge.vus.reduce((n, vu) => n + vu.refuses, 0)
  dire(
    `\nDépôts confirmés ${charge.depots.length}, comptes créés ${charge.comptes.confirmes.length} · refusés ${refuses} · perdus ${bilan.perdus} · doublés ${bilan.doubles} · sans réponse claire ${charge.ambigus + charge.comptes.ambigus.length}`,
  )
  dire(
    `Sans aucune API prête ${(flotte.sansPersonne() / 1000).toFixed(1)} s · page d’état : ${flotte.niveaux().join(', ')} · ${bilan.autres.join(', ') || 'journal et courriels justes'}`,
  )
  for (const motif of charge.motifs) dire(`  refus : ${motif}`)
  for (const refus of flotte.refus()) dire(`  pas prêt : ${refus}`)
  for (const [faux, phrase] of [
    [charge.depots.length === 0, 'aucun dépôt'],
    [refuses > 0, `${refuses} appels refusés`],
    [bilan.perdus > 0, `${bilan.perdus} écritures perdues`],
    [bilan.doubles > 0, `${bilan.doubles} écritures doublées`],
    [bilan.autres.length > 0, bilan.autres.join(', ')],
    [flotte.niveaux().includes('INTERROMPU'), 'la page d’état a dit « interrompu »'],
    [membres.some((m) => m.tenu.mortSeul()), 'un processus est tombé seul'],
  ] as const)
    if (faux) fautes.push(phrase)
} catch (error) {
  fautes.push(error instanceof Error ? error.message : String(error))
} finally {
  await flotte.arreter()
  await db.close()
  await postgres.stop()
  await smtp.fermer()
  if (fautes.length === 0) await rm(dossier, { recursive: true, force: true })
  else dire(`Traces gardées dans ${dossier}`)
}
dire(
  fautes.length === 0
    ? '\nLa mise à niveau et le retour sont sans trou.'
    : `\n${fautes.map((f) => `à reprendre : ${f}`).join('\n')}`,
)
process.exit(fautes.length === 0 ? 0 : 1)
