import {
  LABELS_PARTIE_SERVICE,
  PARTIES_SERVICE,
  STATUTS_ENVOI,
  TYPES_DEMANDE,
} from '@registre/domain'
import { Gauge, type Registry } from 'prom-client'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { etatTraitements } from '../traitements/etat-traitements.ts'
import { lirePassages } from '../traitements/passages.ts'
import { CLE } from '../projections/projeter.ts'
import { lireIncidents } from './incidents.repository.ts'
import {
  mesurerDemandes,
  mesurerDocuments,
  mesurerEnvois,
  mesurerRetardDuSuivi,
} from './mesures.repository.ts'

type DepsMesures = Pick<Deps, 'db' | 'clock' | 'log'>

/** A scrape asks the database once in this time at most. */
const FRAICHEUR_MS = 5_000

/**
 * What operators watch, read at each scrape (Prometheus): the outbox, the register's own jobs, the
 * database and its replica, open incidents. A database that is away is itself a measure: the others
 * keep their last value.
 */
export const mesurerRegistre = (
  registry: Registry,
  { db, clock, log }: DepsMesures,
): (() => Promise<void>) => {
  const jauge = <const L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[] = [],
  ): Gauge<L> => new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] })
  const joignable = jauge('registre_base_joignable', 'La base répond : 1')
  const connexions = jauge('registre_base_connexions', 'Connexions de ce processus à la base', [
    'etat',
  ])
  const presente = jauge('registre_replique_presente', 'Une réplique de lecture est réglée : 1')
  const utilisee = jauge(
    'registre_replique_utilisee',
    'La réplique de lecture répond aux lectures : 1',
  )
  const retard = jauge('registre_replique_retard_secondes', 'Retard de la réplique de lecture')
  const replis = jauge(
    'registre_replique_replis_total',
    'Lectures rendues au primaire, la réplique étant absente ou en retard',
  )
  const envois = jauge('registre_envois', 'Envois et travaux différés, par état (faits exceptés)', [
    'statut',
  ])
  const attente = jauge(
    'registre_envois_attente_secondes',
    'Attente du plus vieil envoi prêt à partir',
  )
  const reessayes = jauge(
    'registre_envois_reessayes',
    'Envois essayés au moins une fois, et qui attendent encore',
  )
  const age = jauge(
    'registre_envois_age_secondes',
    'Âge du plus vieil envoi qui n’est ni fait ni en échec',
  )
  const demandes = jauge(
    'registre_demandes',
    'Demandes ouvertes de la file des teneurs, par type',
    ['type'],
  )
  const demandesEnRetard = jauge(
    'registre_demandes_en_retard',
    'Demandes dont l’échéance est passée, par type',
    ['type'],
  )
  const verrous = jauge('registre_verrous', 'Demandes ouvertes par un teneur : verrous', ['etat'])
  const documents = jauge(
    'registre_documents',
    'Documents reçus qui ne sont pas servis : à réécrire, ou qui ne peuvent pas l’être',
    ['etat'],
  )
  const retardProjections = jauge(
    'registre_projections_retard_secondes',
    'Âge du plus vieux changement que les fiches et l’annuaire ne montrent pas encore',
  )
  const reussi = jauge(
    'registre_traitement_reussi_secondes',
    'Instant de la dernière réussite d’une étape',
    ['traitement', 'etape'],
  )
  const enRetard = jauge('registre_traitement_en_retard', 'Une étape n’a plus réussi à temps : 1', [
    'traitement',
    'etape',
  ])
  const incident = jauge(
    'registre_incident_ouvert',
    `Incident annoncé au public : ${Object.values(LABELS_PARTIE_SERVICE).join(', ')}`,
    ['partie'],
  )

  const deLaBase = async (): Promise<void> => {
    const maintenant = clock.now()
    const [rows, file, retardDuSuivi, passages, ouverts, recus] = await Promise.all([
      mesurerEnvois(db),
      mesurerDemandes(db, today(clock), maintenant),
      mesurerRetardDuSuivi(db, CLE),
      lirePassages(db),
      lireIncidents(db, maintenant),
      mesurerDocuments(db),
    ])
    for (const statut of STATUTS_ENVOI.filter((s) => s !== 'DONE'))
      envois.set({ statut }, rows.find((r) => r.statut === statut)?.n ?? 0)
    attente.set(Math.max(0, ...rows.map((r) => r.attente)))
    reessayes.set(rows.reduce((n, r) => n + r.reessayes, 0))
    age.set(Math.max(0, ...rows.map((r) => r.age)))
    for (const type of TYPES_DEMANDE) {
      const row = file.find((d) => d.type === type)
      demandes.set({ type }, row?.ouvertes ?? 0)
      demandesEnRetard.set({ type }, row?.en_retard ?? 0)
    }
    verrous.set(
      { etat: 'tenus' },
      file.reduce((n, d) => n + d.verrous_tenus, 0),
    )
    verrous.set(
      { etat: 'echus' },
      file.reduce((n, d) => n + d.verrous_echus, 0),
    )
    documents.set({ etat: 'a_refaire' }, recus?.a_refaire ?? 0)
    documents.set({ etat: 'impossibles' }, recus?.impossibles ?? 0)
    retardProjections.set(retardDuSuivi)
    for (const { traitement, etape, reussiLe, enRetard: tard } of etatTraitements(
      passages,
      maintenant,
    )) {
      reussi.set({ traitement, etape }, reussiLe === null ? 0 : reussiLe.getTime() / 1000)
      enRetard.set({ traitement, etape }, tard ? 1 : 0)
    }
    for (const partie of PARTIES_SERVICE)
      incident.set(
        { partie },
        ouverts.some((i) => i.partie === partie && i.fin_le === null) ? 1 : 0,
      )
  }

  let mesureLe = Number.NEGATIVE_INFINITY
  return async () => {
    const { totalCount, idleCount, waitingCount } = db.pool
    connexions.set({ etat: 'occupees' }, totalCount - idleCount)
    connexions.set({ etat: 'libres' }, idleCount)
    connexions.set({ etat: 'attente' }, waitingCount)
    const replique = db.replica()
    presente.set(replique.present ? 1 : 0)
    utilisee.set(replique.usable ? 1 : 0)
    retard.set(replique.lagSeconds ?? 0)
    replis.set(replique.fallbacks)
    if (performance.now() - mesureLe < FRAICHEUR_MS) return
    try {
      await deLaBase()
      mesureLe = performance.now()
      joignable.set(1)
    } catch (error) {
      log.warn({ err: error }, 'not measured: the database does not answer')
      joignable.set(0)
    }
  }
}
