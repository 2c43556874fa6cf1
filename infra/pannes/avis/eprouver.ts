import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ouvrirRegistre } from '@registre/client'
import type { Db } from '@registre/db'
import { random } from '@registre/demonstration/hasard'
import { journaliser, TRAITEMENT } from '../../../apps/api/src/platform/journal.ts'
import { attendre, nodeDe, type Tenu, tenir } from '../processus.ts'

export interface Epreuve {
  db: Db
  /** Address of the register, and a token of an administrator of the establishment that is told. */
  url: string
  jeton: string
  /** The session of an administrator of the firm: no token makes a hook. */
  cookie: string
  /** Co-ownerships that this establishment sees. */
  coproprietes: readonly number[]
  dossier: string
  port: number
  graine: number
  dureeMs: number
  /** Killed at random besides the receiver and the follower: what delivers, what answers. */
  victimes: readonly Tenu[]
  /** Makes past what is to be waited for (a lease, a retry): for a short run. */
  presser?: () => Promise<void>
}

export interface ConstatAvis {
  /** Changes that had to be told. */
  changements: number
  morts: number
  envois: number
  repetes: number
  fautes: string[]
}

interface Recu {
  envoi: string
  signe: boolean
  corps: string
}
const lignesDe = <T>(fichier: string): T[] =>
  existsSync(fichier)
    ? readFileSync(fichier, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((l) => JSON.parse(l) as T)
    : []

/** Writes changes, some of them committed in another order than they were begun. */
const changer = async (
  { db, coproprietes, graine }: Epreuve,
  fini: () => boolean,
): Promise<number> => {
  const hasard = random(graine * 31 + 7)
  let ecrits = 0
  const un = (): Promise<void> => {
    const [coproprieteId, tarde] = [
      hasard.pick(coproprietes),
      hasard.chance(0.3) ? hasard.int(1, 400) : 0,
    ]
    return db.transaction(async (tx) => {
      await journaliser(tx, TRAITEMENT, {
        categorie: 'DECLARATION',
        type: 'mettre-a-jour',
        coproprieteId,
      })
      if (tarde > 0) await wait(tarde)
    })
  }
  while (!fini()) {
    const lot = hasard.int(1, 6)
    await Promise.all(Array.from({ length: lot }, un))
    ecrits += lot
    await wait(hasard.int(5, 60))
  }
  return ecrits
}

/** Killed at least so often. */
const MORTS_MIN = 5

const tuer = async (
  { graine, victimes, presser }: Epreuve,
  autres: readonly Tenu[],
  terme: number,
  mort: () => number,
): Promise<void> => {
  const hasard = random(graine)
  let morts = 0
  // A machine that stalls is given the time of a few deaths.
  while (Date.now() < terme || morts < MORTS_MIN) {
    await wait(hasard.int(50, 900))
    const victime = hasard.pick([...victimes, ...autres])
    await victime.signaler('SIGKILL')
    morts = mort()
    await wait(hasard.int(0, 300))
    await presser?.()
    await victime.demarrer()
  }
}

/**
 * Faults of what the hook received: each delivery is one text whatever the tries, and together they
 * are the ranks, in order, once.
 */
const fautesDesAvis = (recus: readonly Recu[], attendus: readonly number[]): string[] => {
  const parEnvoi = new Map<string, string>()
  const fautes: string[] = []
  for (const { envoi, signe, corps } of recus) {
    if (!signe) fautes.push(`${envoi}: wrong signature`)
    const connu = parEnvoi.get(envoi)
    if (connu !== undefined && connu !== corps) fautes.push(`${envoi}: not the same at each try`)
    parEnvoi.set(envoi, connu ?? corps)
  }
  const rangs = [...parEnvoi.values()].flatMap((corps) =>
    (JSON.parse(corps) as { changements: { rang: number }[] }).changements.map((c) => c.rang),
  )
  return [...fautes, ...fautesDesRangs('hook', rangs, attendus)]
}

const fautesDesRangs = (
  qui: string,
  rangs: readonly number[],
  attendus: readonly number[],
): string[] => {
  const vus = new Set(rangs)
  return [
    ...(vus.size < rangs.length ? [`${qui}: ${rangs.length - vus.size} changes twice`] : []),
    ...(rangs.some((r, i) => i > 0 && r <= (rangs[i - 1] ?? 0)) ? [`${qui}: out of order`] : []),
    ...attendus.filter((r) => !vus.has(r)).map((r) => `${qui}: ${r} lost`),
    ...(rangs.length > attendus.length ? [`${qui}: told of what it may not see`] : []),
  ]
}

/**
 * Tells a hook and a follower of changes while what delivers, what answers and what receives are
 * killed at random; then compares what each of them holds with what had to be told. Throws when
 * they never come to the end.
 */
export const eprouverAvis = async (e: Epreuve): Promise<ConstatAvis> => {
  const [fichierAvis, fichierSuivi] = [
    join(e.dossier, 'avis.jsonl'),
    join(e.dossier, 'suivi.jsonl'),
  ]
  const registre = ouvrirRegistre({ url: e.url, enTetes: () => ({ cookie: e.cookie }) })
  const { webhook, cle } = await registre.creerWebhook({
    body: { nom: 'Épreuve', url: `http://127.0.0.1:${e.port}/avis` },
  })
  const programme = (nom: string, pret: () => Promise<boolean>, ...args: string[]): Tenu =>
    tenir(nom, e.dossier, nodeDe(`infra/pannes/avis/${nom}.ts`, ...args), process.env, pret)
  const recepteur = programme(
    'recepteur',
    async () => (await fetch(`http://127.0.0.1:${e.port}/`)).ok,
    String(e.port),
    fichierAvis,
    cle,
    String(e.graine),
  )
  const suiveur = programme(
    'suiveur',
    async () => true,
    e.url,
    e.jeton,
    fichierSuivi,
    String(webhook.curseur),
  )
  const tous = [recepteur, suiveur]
  try {
    await Promise.all(tous.map((t) => t.demarrer()))
    const terme = Date.now() + e.dureeMs
    let morts = 0
    await Promise.all([
      tuer(e, tous, terme, () => (morts += 1)),
      changer(e, () => Date.now() > terme && morts >= MORTS_MIN),
    ])
    const attendus = async (): Promise<number[]> =>
      (
        await e.db.query<{ rang: string }>(
          `select x.rang::text as rang from journal_empreinte x join journal j on j.id = x.journal_id
           where x.rang > $1 and j.type = 'mettre-a-jour' and j.copropriete_id = any($2::int[]) order by x.rang`,
          [webhook.curseur, e.coproprietes],
        )
      ).map((r) => Number(r.rang))
    await attendre('la fin des avis', async () => {
      await e.presser?.()
      const [{ reste = 1 } = {}] = await e.db.query<{ reste: number }>(
        `select count(*)::int as reste from journal j where not exists (select 1 from journal_empreinte x where x.journal_id = j.id)`,
      )
      const [tete] = await e.db.query<{ rang: string }>(
        'select max(rang)::text as rang from journal_empreinte',
      )
      const [hook] = await e.db.query<{ curseur: string }>(
        'select curseur::text as curseur from webhook where id = $1',
        [webhook.id],
      )
      const suivi = lignesDe<{ suivant: number }>(fichierSuivi).at(-1)?.suivant
      return reste === 0 && hook?.curseur === tete?.rang && suivi === Number(tete?.rang)
    })
    const voulus = await attendus()
    const recus = lignesDe<Recu>(fichierAvis)
    const suivis = lignesDe<{ rangs: number[] }>(fichierSuivi).flatMap((l) => l.rangs)
    const envois = new Set(recus.map((r) => r.envoi)).size
    const fautes = [...fautesDesAvis(recus, voulus), ...fautesDesRangs('feed', suivis, voulus)]
    return { changements: voulus.length, morts, envois, repetes: recus.length - envois, fautes }
  } finally {
    for (const t of tous) await t.signaler('SIGKILL')
  }
}
