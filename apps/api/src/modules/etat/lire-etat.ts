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

const mesurer = async (deps: Deps): Promise<Etat> => {
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

/** One measure for the process, which its settings stand for. */
const dernieres = new WeakMap<Deps['settings'], { expire: number; etat: Promise<Etat> }>()

/** How the service does, part by part; answers also when the database does not. */
export const lireEtat = ({ deps }: Ctx): Promise<Etat> => {
  const connu = dernieres.get(deps.settings)
  if (connu && connu.expire > performance.now()) return connu.etat
  const etat = mesurer(deps)
  dernieres.set(deps.settings, { expire: performance.now() + FRAICHEUR_MS, etat })
  return etat
}

/** Forgets the last measure: the next reader measures. */
export const oublierEtat = ({ settings }: Pick<Deps, 'settings'>): void =>
  void dernieres.delete(settings)
