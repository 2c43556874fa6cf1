export interface Mesure {
  /** Calls a second. */
  debit: number
  /** Milliseconds. */
  p50: number
  p99: number
  erreurs: number
  /**
   * Processor time of a call, milliseconds: all the processes that take part. Zero when nobody
   * reads it.
   */
  cpu: number
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0

/**
 * Closed loop: `callers` of them, each calling again as soon as it was answered, during `ms` after
 * a short warm-up.
 */
export const mesurer = async (
  appel: (rang: number) => Promise<unknown>,
  {
    callers,
    ms = 6000,
    lireCpu,
  }: { callers: number; ms?: number; lireCpu?: () => Promise<number> },
): Promise<Mesure> => {
  const durees: number[] = []
  let erreurs = 0
  let rang = 0
  const boucle = async (fin: number, garder: boolean): Promise<void> => {
    while (performance.now() < fin) {
      const debut = performance.now()
      try {
        await appel(rang++)
      } catch (error) {
        erreurs += 1
        if (erreurs < 4 && process.env['BANC_BAVARD']) process.stderr.write(`${String(error)}\n`)
      }
      if (garder) durees.push(performance.now() - debut)
    }
  }
  const cpuAvant = (await lireCpu?.()) ?? 0
  const tous = (fin: number, garder: boolean) =>
    Promise.all(Array.from({ length: callers }, () => boucle(fin, garder)))
  await tous(performance.now() + Math.min(1500, ms / 3), false)
  erreurs = 0
  const debut = performance.now()
  await tous(debut + ms, true)
  const secondes = (performance.now() - debut) / 1000
  const cpu = (((await lireCpu?.()) ?? 0) - cpuAvant) / Math.max(1, rang)
  durees.sort((a, b) => a - b)
  return {
    debit: durees.length / secondes,
    p50: quantile(durees, 0.5),
    p99: quantile(durees, 0.99),
    erreurs,
    cpu,
  }
}

/** One of a list, each in its turn. Throws when there is none. */
export const de = <T>(liste: readonly T[], rang: number): T => {
  const choisi = liste[rang % liste.length]
  if (choisi === undefined) throw new RangeError('an empty list')
  return choisi
}

/** Read and thrown away before the first round. */
const CHAUFFE_MS = 3000
/** Rounds of a comparison: an odd number, so that the median is one of them. */
const TOURS = 9

export const mediane = (valeurs: readonly number[]): number =>
  valeurs.toSorted((a, b) => a - b)[Math.floor(valeurs.length / 2)] ?? 0
const medianes = (mesures: readonly Mesure[]): Mesure => ({
  debit: mediane(mesures.map((m) => m.debit)),
  p50: mediane(mesures.map((m) => m.p50)),
  p99: mediane(mesures.map((m) => m.p99)),
  erreurs: mesures.reduce((n, m) => n + m.erreurs, 0),
  cpu: mediane(mesures.map((m) => m.cpu)),
})

/**
 * The floors and the work in turn, several times: what else the machine does falls on all of them.
 * Gives the medians, and of each floor the median of the ratios of a round (rate of the work over
 * rate of that floor of the same round), and the same of processor times (that of the floor over
 * that of the work), which other loads of the machine change less.
 */
export const comparer = async (
  planchers: readonly ((rang: number) => Promise<unknown>)[],
  travail: (rang: number) => Promise<unknown>,
  {
    callers,
    ms = 1000,
    tours = TOURS,
    lireCpu,
  }: { callers: number; ms?: number; tours?: number; lireCpu?: () => Promise<number> },
): Promise<{ planchers: Mesure[]; travail: Mesure; rapports: number[]; rapportsCpu: number[] }> => {
  const reglages = { callers, ms, ...(lireCpu ? { lireCpu } : {}) }
  // A server of some days has compiled its code; one of a second has not.
  for (const appel of [...planchers, travail]) await mesurer(appel, { callers, ms: CHAUFFE_MS })
  const bas: Mesure[][] = planchers.map(() => [])
  const hauts: Mesure[] = []
  for (let tour = 0; tour < tours; tour += 1) {
    for (const [i, plancher] of planchers.entries()) bas[i]?.push(await mesurer(plancher, reglages))
    hauts.push(await mesurer(travail, reglages))
  }
  return {
    planchers: bas.map(medianes),
    travail: medianes(hauts),
    rapports: bas.map((mesures) =>
      mediane(mesures.map((m, tour) => (hauts[tour]?.debit ?? 0) / m.debit)),
    ),
    rapportsCpu: bas.map((mesures) =>
      mediane(mesures.map((m, tour) => m.cpu / (hauts[tour]?.cpu || 1))),
    ),
  }
}

/** One caller over a list of inputs, each once. */
export const parcourir = async <T>(
  entrees: readonly T[],
  appel: (entree: T) => Promise<unknown>,
): Promise<Mesure> => {
  const durees: number[] = []
  const debut = performance.now()
  for (const entree of entrees) {
    const t = performance.now()
    await appel(entree)
    durees.push(performance.now() - t)
  }
  const secondes = (performance.now() - debut) / 1000
  durees.sort((a, b) => a - b)
  return {
    debit: entrees.length / secondes,
    p50: quantile(durees, 0.5),
    p99: quantile(durees, 0.99),
    erreurs: 0,
    cpu: 0,
  }
}

/** What a comparison of processor times says, beside the rates. */
export const ditCpu = (rapport: number, m: Mesure): string =>
  m.cpu > 0 ? ` ; processeur × ${rapport.toFixed(2)} (${m.cpu.toFixed(2)} ms)` : ''

const ms = (v: number): string => `${v.toFixed(v < 10 ? 1 : 0)} ms`

/** One work of the report: its ratio to a floor, its target, and what it is made of. */
export interface LigneBanc {
  travail: string
  ratio: number | null
  cible: string
  texte: string
}
export const ligne = (
  travail: string,
  ratio: number | null,
  cible: string,
  texte: string,
): LigneBanc => ({ travail, ratio, cible, texte })

/** The ratio of a line, as it is read. */
export const ditRatio = ({ ratio }: LigneBanc): string =>
  ratio === null ? '–' : `× ${ratio.toFixed(2)}`

/** A line on a screen. */
export const imprimer = (l: LigneBanc): string =>
  `${l.travail.padEnd(46)} ${ditRatio(l).padEnd(7)} ${`cible ${l.cible}`.padEnd(26)} ${l.texte}`
export const resume = (m: Mesure): string =>
  `${Math.round(m.debit)}/s, p50 ${ms(m.p50)}, p99 ${ms(m.p99)}${m.erreurs > 0 ? `, ${m.erreurs} ERREURS` : ''}`
