import { can, type EtatDemande, machineDemande, next } from '@registre/domain'

// What callers were told of one dossier, judged: is there one order of their calls, each at an instant
// between its departure and its answer, that explains every answer? (Wing and Gong's search, with
// Lowe's memory of what was tried.)

export type Verbe =
  | 'rattacher'
  | 'prendre'
  | 'valider'
  | 'renouveler'
  | 'succeder'
  | 'reprendre'
  | 'lire'

/** One call, as its caller saw it; milliseconds of the drill's own clock. */
export interface Appel {
  verbe: Verbe
  /** The account that calls: what a keeper holds is its own. */
  par: number
  debut: number
  /** Infinity: its answer never came. */
  fin: number
  /** `ok`, the code of a refusal, or '' without a clear answer. */
  reponse: string
  /** A try before the answer was cut: a refusal may be of what that try did. */
  coupe?: boolean
  /** What `lire` gave: who holds the mandate to come. */
  vu?: Suivant
}

/** Who follows the mandate that runs: its own syndic, the other one, nobody. */
export type Suivant = 'SIEN' | 'AUTRE' | null

/** A dossier whose mandate runs, as far as these verbs move it. */
export interface Etat {
  demande: EtatDemande | null
  teneur: number | null
  suivant: Suivant
  /** null: a validation may have closed what was declared. */
  succession: boolean | null
  /** The validation that may be taken back: whose, and who followed before it. */
  decision: { par: number; avant: Suivant } | null
}
export const DEPART: Etat = {
  demande: null,
  teneur: null,
  suivant: null,
  succession: false,
  decision: null,
}

const ouverte = ({ demande }: Etat): boolean =>
  demande !== null && can(machineDemande, demande, 'annuler')
const passer = (e: Etat, evenement: 'prendre' | 'valider' | 'rouvrir'): EtatDemande =>
  next(machineDemande, e.demande, evenement)

/** What each verb makes of a dossier that allows it; null where the dossier does not. */
const VERBES: Readonly<Record<Exclude<Verbe, 'lire'>, (e: Etat, par: number) => Etat | null>> = {
  rattacher: (e) =>
    e.suivant === null && !ouverte(e)
      ? { ...e, demande: next(machineDemande, null, 'deposer'), decision: null }
      : null,
  prendre: (e, par) => {
    if (e.demande === 'EN_COURS') return e.teneur === par ? e : null
    return ouverte(e) ? { ...e, demande: passer(e, 'prendre'), teneur: par } : null
  },
  valider: (e, par) =>
    e.demande === 'EN_COURS' && e.teneur === par
      ? {
          demande: passer(e, 'valider'),
          teneur: null,
          suivant: 'AUTRE',
          succession: e.succession === false ? false : null,
          decision: { par, avant: e.suivant },
        }
      : null,
  renouveler: (e) => (e.suivant === null ? { ...e, suivant: 'SIEN', decision: null } : null),
  succeder: (e) =>
    e.suivant !== 'AUTRE' && e.succession !== true
      ? { ...e, succession: true, decision: null }
      : null,
  reprendre: (e, par) =>
    e.decision?.par === par
      ? { ...e, demande: passer(e, 'rouvrir'), suivant: e.decision.avant, decision: null }
      : null,
}

/** What was read before the call, by its caller, may be of a moment ago. */
const PERIMEE = 'version-perimee'

/** The states that an answer can come from and lead to; none: this is not its instant. */
const suites = (e: Etat, a: Appel): Etat[] => {
  if (a.verbe === 'lire') return a.reponse !== 'ok' || a.vu === e.suivant ? [e] : []
  const apres = VERBES[a.verbe](e, a.par)
  if (a.reponse === 'ok') return apres ? [apres] : []
  if (a.reponse === '') return apres ? [apres] : []
  const refuse =
    apres === null ||
    a.reponse === PERIMEE ||
    a.verbe === 'reprendre' ||
    (a.verbe === 'succeder' && e.succession === null)
  return [...(refuse ? [e] : []), ...(a.coupe && apres ? [apres] : [])]
}

/**
 * The calls that no order explains: null when one explains them all, else the longest beginning that
 * was explained and the calls that came next.
 */
export const expliquer = (appels: readonly Appel[], depart: Etat = DEPART): Appel[] | null => {
  const tous = appels.toSorted((a, b) => a.debut - b.debut)
  const essayes = new Set<string>()
  let [mieux, bloques]: [number, Appel[]] = [-1, []]
  const chercher = (etat: Etat, faits: ReadonlySet<number>): boolean => {
    const restent = tous.flatMap((a, i) => (faits.has(i) ? [] : [{ a, i }]))
    if (restent.every(({ a }) => a.fin === Infinity)) return true
    const limite = Math.min(...restent.map(({ a }) => a.fin))
    const prets = restent.filter(({ a }) => a.debut <= limite)
    // What changes nothing and is right now takes its place at once: no later one suits it better.
    const neutre = prets.find(
      ({ a }) =>
        a.fin !== Infinity && suites(etat, a).includes(etat) && suites(etat, a).length === 1,
    )
    if (neutre) return chercher(etat, new Set(faits).add(neutre.i))
    const cle = `${JSON.stringify(etat)} ${restent.map(({ i }) => i).join()}`
    if (essayes.has(cle)) return false
    essayes.add(cle)
    if (faits.size > mieux) [mieux, bloques] = [faits.size, prets.map(({ a }) => a)]
    return prets.some(({ a, i }) => suites(etat, a).some((s) => chercher(s, new Set(faits).add(i))))
  }
  return chercher(depart, new Set()) ? null : bloques
}

/** How far the journal of each dossier had gone, all read at once. */
export interface Instantane {
  debut: number
  fin: number
  rangs: readonly number[]
}

/** Two readings of several dossiers that no order explains: each sees something before the other. */
export const croises = (lus: readonly Instantane[]): [Instantane, Instantane] | null => {
  const avant = (a: Instantane, b: Instantane): boolean =>
    a.rangs.every((r, i) => r <= (b.rangs[i] ?? 0))
  for (const [i, a] of lus.entries())
    for (const b of lus.slice(i + 1)) {
      const juste =
        a.fin < b.debut ? avant(a, b) : b.fin < a.debut ? avant(b, a) : avant(a, b) || avant(b, a)
      if (!juste) return [a, b]
    }
  return null
}
