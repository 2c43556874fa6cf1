import {
  LABELS_PARTIE_SERVICE,
  PARTIES_SERVICE,
  STATUTS_ENVOI,
  TYPES_DEMANDE,
} from '@registre/domain'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { today } from '../../platform/clock.ts'
import type { DepsMesures, Mesurer } from '../../platform/health.ts'
import { publicationRefusee } from '../projections/controler-compte.ts'
import { journalAltere } from '../journal/verifier-la-nuit.ts'
import { etatTraitements } from '../traitements/etat-traitements.ts'
import { lirePassages } from '../../platform/passages.ts'
import { CLE } from '../projections/projeter.ts'
import { jaugeDe } from './jauge.ts'
import { mesurerProcessus } from './mesures-processus.ts'
import {
  mesurerControles,
  mesurerArchives,
  mesurerCourriers,
  mesurerDemandes,
  mesurerDocuments,
  mesurerEnvois,
  mesurerRetardDuSuivi,
  partiesEnIncident,
} from './mesures.repository.ts'

/** Letters that somebody waits for. */
const ETATS_EN_ATTENTE = ['A_VERIFIER', 'A_ETABLIR', 'A_IMPRIMER'] as const
/** A scrape asks the database once in this time at most. */
const FRAICHEUR_MS = 5_000

type Jauge = ReturnType<typeof jaugeDe>
/** Opens some measures; gives what reads them anew in the database. */
type Mesures = (jauge: Jauge, deps: DepsMesures) => (maintenant: Date) => Promise<void>

const desEnvois: Mesures = (jauge, { db }) => {
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
  return async () => {
    const rows = await mesurerEnvois(db)
    for (const statut of STATUTS_ENVOI.filter((s) => s !== 'DONE'))
      envois.set({ statut }, rows.find((r) => r.statut === statut)?.n ?? 0)
    attente.set(Math.max(0, ...rows.map((r) => r.attente)))
    reessayes.set(rows.reduce((n, r) => n + r.reessayes, 0))
    age.set(Math.max(0, ...rows.map((r) => r.age)))
  }
}

const deLaFile: Mesures = (jauge, { db, clock }) => {
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
  return async (maintenant) => {
    const file = await mesurerDemandes(db, today(clock), maintenant)
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
  }
}

const desDocuments: Mesures = (jauge, { db }) => {
  const documents = jauge(
    'registre_documents',
    'Documents reçus qui ne sont pas servis : à réécrire, qui ne peuvent pas l’être, ou perdus',
    ['etat'],
  )
  const courriers = jauge('registre_courriers', 'Lettres qui attendent, par état', ['etat'])
  const attenteCourriers = jauge(
    'registre_courriers_attente_secondes',
    'Attente de la plus vieille lettre qu’un teneur doit imprimer ou vérifier',
  )
  const attenteControles = jauge(
    'registre_controles_attente_secondes',
    'Attente du plus vieux contrôle que son service n’a pas fait, par genre',
    ['genre'],
  )
  return async (maintenant) => {
    const [recus, lettres, controles] = await Promise.all([
      mesurerDocuments(db),
      mesurerCourriers(db, maintenant),
      mesurerControles(db, maintenant),
    ])
    documents.set({ etat: 'a_refaire' }, recus?.a_refaire ?? 0)
    documents.set({ etat: 'impossibles' }, recus?.impossibles ?? 0)
    documents.set({ etat: 'manquants' }, recus?.manquants ?? 0)
    for (const etat of ETATS_EN_ATTENTE)
      courriers.set({ etat }, lettres.find((l) => l.etat === etat)?.n ?? 0)
    attenteCourriers.set(Math.max(0, ...lettres.map((l) => l.attente)))
    for (const { genre, attente } of controles) attenteControles.set({ genre }, attente)
  }
}

const duJournal: Mesures = (jauge, { db }) => {
  const archives = jauge(
    'registre_archives',
    'Archives du journal de PostgreSQL : 1 quand la base n’archive pas (arretees), quand le dernier essai a échoué (en_echec)',
    ['etat'],
  )
  const ageArchives = jauge(
    'registre_archives_age_secondes',
    'Âge de la dernière archive du journal de PostgreSQL',
  )
  const altere = jauge(
    'registre_journal_altere',
    'La vérification de la nuit a trouvé un événement altéré : 1',
  )
  const refusee = jauge(
    'registre_publication_refusee',
    'Le dernier fichier public a été refusé, son compte différant de celui du registre : 1',
  )
  return async () => {
    const [archive, journalFaux, publicationFausse] = await Promise.all([
      mesurerArchives(db),
      journalAltere(db),
      publicationRefusee(db),
    ])
    archives.set({ etat: 'arretees' }, archive?.actives === false ? 1 : 0)
    archives.set({ etat: 'en_echec' }, archive?.en_echec === true ? 1 : 0)
    ageArchives.set(archive?.actives === true ? (archive.age ?? 0) : 0)
    altere.set(journalFaux ? 1 : 0)
    refusee.set(publicationFausse === null ? 0 : 1)
  }
}

const desTraitements: Mesures = (jauge, { db }) => {
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
  return async (maintenant) => {
    const [retard, passages, ouverts] = await Promise.all([
      mesurerRetardDuSuivi(db, CLE),
      lirePassages(db),
      partiesEnIncident(db),
    ])
    retardProjections.set(retard)
    for (const t of etatTraitements(passages, maintenant)) {
      const de = { traitement: t.traitement, etape: t.etape }
      reussi.set(de, t.reussiLe === null ? 0 : t.reussiLe.getTime() / 1000)
      enRetard.set(de, t.enRetard ? 1 : 0)
    }
    for (const partie of PARTIES_SERVICE) incident.set({ partie }, ouverts.includes(partie) ? 1 : 0)
  }
}

const DE_LA_BASE = [desEnvois, deLaFile, desDocuments, duJournal, desTraitements]

/** The connections of this process, and the replica that it reads. */
const dePool = (jauge: Jauge, { db }: DepsMesures) => {
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
  return (): void => {
    const { totalCount, idleCount, waitingCount } = db.pool
    connexions.set({ etat: 'occupees' }, totalCount - idleCount)
    connexions.set({ etat: 'libres' }, idleCount)
    connexions.set({ etat: 'attente' }, waitingCount)
    const replique = db.replica()
    presente.set(replique.present ? 1 : 0)
    utilisee.set(replique.usable ? 1 : 0)
    retard.set(replique.lagSeconds ?? 0)
    replis.set(replique.fallbacks)
  }
}

/**
 * What operators watch, read at each scrape (Prometheus): the outbox, the register's own jobs, the
 * database and its replica, open incidents, and what the process itself rests on. Everything bears
 * the role of the process, whatever the name of its job. A database that is away is itself a measure:
 * the others keep their last value.
 */
export const mesurerRegistre: Mesurer = (role, deps) => {
  const registry = new Registry()
  registry.setDefaultLabels({ role })
  collectDefaultMetrics({ register: registry })
  const jauge = jaugeDe(registry)
  const duProcessus = mesurerProcessus(jauge, role, deps)
  const joignable = jauge('registre_base_joignable', 'La base répond : 1')
  const duPool = dePool(jauge, deps)
  const deLaBase = DE_LA_BASE.map((mesures) => mesures(jauge, deps))

  let mesureLe = Number.NEGATIVE_INFINITY
  const mesurer = async (): Promise<void> => {
    duPool()
    if (performance.now() - mesureLe < FRAICHEUR_MS) return
    await duProcessus()
    try {
      const maintenant = deps.clock.now()
      await Promise.all(deLaBase.map((lire) => lire(maintenant)))
      mesureLe = performance.now()
      joignable.set(1)
    } catch (error) {
      deps.log.warn({ err: error }, 'not measured: the database does not answer')
      joignable.set(0)
    }
  }
  return { registry, mesurer }
}
