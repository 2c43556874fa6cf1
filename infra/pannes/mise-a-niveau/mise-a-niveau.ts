import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { dire } from '../../boot/house.ts'
import { mener } from '../../boot/mener.ts'
import {
  leverPlafond,
  MOTS_DE_PASSE,
  ouvrirDb,
  ouvrirDossier,
  ouvrirPostgres,
  reglages,
} from '../base.ts'
import { charger, coproprietesDuCabinet } from '../charge.ts'
import { compterCourriels } from '../courriels.ts'
import { constater, direConstat, direVus } from '../verifier.ts'
import { type Arbre, commandeDe } from './arbre.ts'
import { choisirVersions } from './choisir.ts'
import { type Flotte, type Membre, ouvrirFlotte } from './flotte.ts'
import { jouerLesParcours } from './parcours.ts'

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

/**
 * Each process gives its place to one of another version. Workers of the later version do what both
 * versions ask for: they come first and go last.
 */
const remplacer = async (
  flotte: Flotte,
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

await mener(async (chantier) => {
  const dossier = await ouvrirDossier(chantier, 'niveau')
  const versions = await choisirVersions(join(dossier, 'code'), values, dire)
  if (typeof versions === 'string') {
    process.stderr.write(`${versions}\n`)
    return 2
  }
  const { avant, apres } = versions
  const { courriels, ...smtp } = await compterCourriels(chantier)
  const { url } = await ouvrirPostgres(chantier, join(dossier, 'postgres'))
  const env = reglages(url, dossier, {
    SMTP_URL: smtp.url,
    REGISTRE_DONNEES: join(dossier, 'donnees'),
    ...MOTS_DE_PASSE,
  })
  /** The migrations of a version, as its Job runs them. */
  const migrer = async (arbre: Arbre): Promise<void> => {
    const debut = Date.now()
    await commandeDe(arbre, ['migrate'], { ...env, DEMONSTRATION: 'false' })
    dire(`      migrations de ${arbre.nom} : ${((Date.now() - debut) / 1000).toFixed(1)} s`)
  }
  dire(`Installation de ${avant.nom}, avec les données de démonstration`)
  await commandeDe(avant, ['migrate'], env)
  await leverPlafond(url)
  const flotte = await chantier.ouvrir(
    () => ouvrirFlotte(dossier, env),
    (f) => f.arreter(),
  )
  const db = await ouvrirDb(chantier, url)
  let membres = [
    await flotte.lancer('api', avant),
    await flotte.lancer('api', avant),
    await flotte.lancer('worker', avant),
  ]
  const coproprietes = await coproprietesDuCabinet(db, APPELANTS)
  if (coproprietes.length === 0) throw new Error('no co-ownership to file on')
  const [derniere] = await db.query<{ id: number }>('select max(id) as id from declaration')
  const charge = await charger(flotte.adresse, coproprietes)
  const fautes: string[] = []
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
    membres = await remplacer(flotte, membres, apres, 'worker')
  })
  await phase(`retour à ${avant.nom}`, async () => {
    await migrer(avant)
    membres = await remplacer(flotte, membres, avant, 'api')
  })
  await charge.arreter()
  dire('  – vérification\n')
  const constat = await constater(db, charge, derniere?.id ?? 0, courriels)
  direVus(charge.vus.slice(1))
  const tient = direConstat(constat, charge)
  dire(
    `Sans aucune API prête ${(flotte.sansPersonne() / 1000).toFixed(1)} s · page d’état : ${flotte.niveaux().join(', ')}`,
  )
  for (const motif of charge.motifs) dire(`  refus : ${motif}`)
  for (const refus of flotte.refus()) dire(`  pas prêt : ${refus}`)
  const refuses = charge.vus.reduce((n, vu) => n + vu.refuses, 0)
  for (const [faux, phrase] of [
    [!tient, 'des écritures, le journal ou des courriels ne sont pas justes'],
    [refuses > 0, `${refuses} appels refusés`],
    [flotte.niveaux().includes('INTERROMPU'), 'la page d’état a dit « interrompu »'],
    [membres.some((m) => m.tenu.mortSeul()), 'un processus est tombé seul'],
  ] as const)
    if (faux) fautes.push(phrase)
  dire(
    fautes.length === 0
      ? '\nLa mise à niveau et le retour sont sans trou.'
      : `\n${fautes.map((f) => `à reprendre : ${f}`).join('\n')}`,
  )
  return fautes.length === 0 ? 0 : 1
})
