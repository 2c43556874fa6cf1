import type { contract, HandlerOutput } from '@registre/contract'
import { readSchema } from '@registre/db'
import {
  HISTORIQUE_INCIDENTS_JOURS,
  LABELS_PARTIE_SERVICE,
  niveauService,
  PARTIES_SERVICE,
  type PartieService,
  PHRASES_PARTIE_SERVICE,
} from '@registre/domain'
import type { Ctx, Deps } from '../../platform/context.ts'
import { lirePassages } from '../../platform/passages.ts'
import { lireQualite } from './qualite.repository.ts'
import { ecrireTemoin, type IncidentRow, lireIncidents } from './incidents.repository.ts'

type Etat = HandlerOutput<(typeof contract)['lireEtat']>

/** A person who reloads, or a thousand of them, ask the database once in this time. */
const FRAICHEUR_MS = 10_000
/** The worker looks every minute: silent for this long, it is stopped. */
const SILENCE_MS = 5 * 60_000
const JOUR_MS = 86_400_000

/**
 * What is told while the database reads and does not write: a full disk, a primary that became a
 * replica.
 */
const LECTURE_SEULE =
  'Le registre se consulte, mais n’enregistre rien pour le moment. Réessayez dans quelques minutes.'

/** Whether the database still takes what it is given. */
const ecrit = async ({ db, log }: Deps, maintenant: Date): Promise<boolean> => {
  try {
    await ecrireTemoin(db, maintenant)
    return true
  } catch (error) {
    log.warn({ err: error }, 'the database refuses to write: the status page says so')
    return false
  }
}

const NON_ETABLIE: Etat['qualite'] = {
  decisions: 0,
  dansLesDelais: null,
  delaiMedianJours: null,
  disponibilite: null,
  disponibiliteDepuis: null,
}
/** Of a hundred, with two decimals, never rounded up. */
const part = (n: number, total: number): number | null =>
  total > 0 ? Math.floor((10_000 * n) / total) / 100 : null

/** The figures of quality; what nothing tells yet is not established. */
const mesurerQualite = async ({ db, clock, log }: Deps): Promise<Etat['qualite']> => {
  try {
    const { decisions, periode } = await lireQualite(db, clock.now())
    const { secondes, en_trouble: trouble, du } = periode ?? {}
    const suivie = periode?.suivie === true && secondes != null && secondes > 0 && trouble != null
    return {
      decisions: decisions?.decisions ?? 0,
      dansLesDelais: part(decisions?.a_temps ?? 0, decisions?.decisions ?? 0),
      delaiMedianJours: decisions?.mediane ?? null,
      disponibilite: suivie ? part(Math.max(0, secondes - trouble), secondes) : null,
      disponibiliteDepuis: suivie ? (du?.toISOString() ?? null) : null,
    }
  } catch (error) {
    log.warn({ err: error }, 'the figures of quality cannot be read: the status page says so')
    return NON_ETABLIE
  }
}

const mesurer = async (deps: Deps): Promise<Omit<Etat, 'qualite'>> => {
  const { db, clock, log } = deps
  const maintenant = clock.now()
  let enTrouble: PartieService[] = []
  let incidents: IncidentRow[] = []
  let lectureSeule = false
  try {
    const [schema, lus, passages, ecriture] = await Promise.all([
      readSchema(db.pool),
      lireIncidents(db, new Date(maintenant.getTime() - HISTORIQUE_INCIDENTS_JOURS * JOUR_MS)),
      lirePassages(db),
      ecrit(deps, maintenant),
    ])
    lectureSeule = !ecriture
    incidents = lus
    const vu = passages.find((p) => p.etape === 'suivreEtat')?.reussi_le ?? null
    const silencieux = vu === null || maintenant.getTime() - vu.getTime() > SILENCE_MS
    const ouverts = lus.filter((i) => i.fin_le === null).map((i) => i.partie)
    enTrouble = PARTIES_SERVICE.filter(
      (p) =>
        ouverts.includes(p) ||
        (p === 'demarches' && (schema.ecarts.length > 0 || lectureSeule)) ||
        (silencieux && (p === 'traitements' || p === 'courriels')),
    )
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer: the status page says so')
    enTrouble = [...PARTIES_SERVICE]
  }
  return {
    niveau: lectureSeule ? 'PERTURBE' : niveauService(enTrouble),
    mesureLe: maintenant.toISOString(),
    parties: PARTIES_SERVICE.map((code) => {
      const normal = !enTrouble.includes(code)
      return {
        code,
        libelle: LABELS_PARTIE_SERVICE[code],
        normal,
        phrase:
          lectureSeule && code === 'demarches'
            ? LECTURE_SEULE
            : PHRASES_PARTIE_SERVICE[code][normal ? 'normal' : 'trouble'],
      }
    }),
    incidents: incidents.map((i) => ({
      id: i.id,
      libelle: LABELS_PARTIE_SERVICE[i.partie],
      debutLe: i.debut_le.toISOString(),
      finLe: i.fin_le?.toISOString() ?? null,
    })),
  }
}

/** A figure of months does not move by the minute, and reads every request. */
const FRAICHEUR_QUALITE_MS = 15 * 60_000

interface Mesure<T> {
  expire: number
  valeur: Promise<T>
}
/** One measure for the process, which its settings stand for. */
const garder = <T>(fraicheurMs: number, mesure: (deps: Deps) => Promise<T>) => {
  const dernieres = new WeakMap<Deps['settings'], Mesure<T>>()
  return {
    lire: (deps: Deps): Promise<T> => {
      const connue = dernieres.get(deps.settings)
      if (connue && connue.expire > performance.now()) return connue.valeur
      const valeur = mesure(deps)
      dernieres.set(deps.settings, { expire: performance.now() + fraicheurMs, valeur })
      return valeur
    },
    oublier: (settings: Deps['settings']): boolean => dernieres.delete(settings),
  }
}
const etats = garder(FRAICHEUR_MS, mesurer)
const qualites = garder(FRAICHEUR_QUALITE_MS, mesurerQualite)

/** How the service does, part by part; answers also when the database does not. */
export const lireEtat = async ({ deps }: Ctx): Promise<Etat> => {
  const [etat, qualite] = await Promise.all([etats.lire(deps), qualites.lire(deps)])
  // Asked for again as soon as the database answers.
  if (qualite === NON_ETABLIE) qualites.oublier(deps.settings)
  return { ...etat, qualite }
}

/** Forgets the last measures: the next reader measures. */
export const oublierEtat = ({ settings }: Pick<Deps, 'settings'>): void => {
  etats.oublier(settings)
  qualites.oublier(settings)
}
