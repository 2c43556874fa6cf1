import {
  adresseEnLigne,
  type Adresse,
  cleDe,
  cleNumero,
  cleVoie,
  type ConstatVerification,
  type Constats,
  type DejaDeclare,
  type FeatureAdresse,
  type ImmatCopropriete,
  lireReference,
  normaliserNumero,
  type Parcelle,
  type Question,
  questionsOuvertes,
  RegisterError,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { concorder } from '../geographie/concorder.ts'
import { numeroImmatricule } from './verification.repository.ts'

/** Questions asked of a service at once: it serves others too. */
const A_LA_FOIS = 6
/** A person waits no longer than this for all of them: what is left is verified later. */
const PATIENCE_MS = 6_000

const INDISPONIBLE: ConstatVerification = { resultat: 'SERVICE_INDISPONIBLE' }
const INTROUVABLE: ConstatVerification = { resultat: 'INTROUVABLE' }
const VERIFIE: ConstatVerification = { resultat: 'VERIFIE' }

type DepsConstat = Pick<Deps, 'geocodage' | 'sirene' | 'db' | 'clock'>

/** The same number of the same street, or the entry of the address base that was chosen. */
const estElle = (a: Adresse, { properties: p }: FeatureAdresse): boolean => {
  if (p.type === 'municipality') return false
  if (a.idBan !== '' && p.id === a.idBan) return true
  const voie = p.street ?? (p.housenumber ? p.name.slice(p.housenumber.length) : p.name)
  return (
    cleVoie(voie) === cleVoie(a.voie) &&
    (a.numeroVoie === '' || cleNumero(p.housenumber ?? '') === cleNumero(a.numeroVoie))
  )
}

const situer = async ({ geocodage }: DepsConstat, a: Adresse): Promise<ConstatVerification> => {
  const trouvees = await geocodage.rechercherAdresse(
    adresseEnLigne(a),
    a.codePostal === '' ? {} : { codePostal: a.codePostal },
  )
  const elle = trouvees.find((f) => estElle(a, f))
  if (!elle) return INTROUVABLE
  const [longitude, latitude] = elle.geometry.coordinates
  const { id, citycode } = elle.properties
  return { resultat: 'VERIFIE', point: { idBan: id, longitude, latitude, codeInsee: citycode } }
}

const trouverParcelle = async (
  { geocodage }: DepsConstat,
  p: Parcelle,
): Promise<ConstatVerification> => {
  const { codeInsee, prefixe, section, numero } = p
  const reference = lireReference({ codeInsee, prefixe, section, numero })
  if (codeInsee === '' || reference === null) return INTROUVABLE
  const trouvees = await geocodage.rechercherParcelle({ codeInsee, prefixe, section, numero })
  // The land registry knows the districts of Paris, Lyon and Marseille, where a person says the city.
  const fin = `${reference.section}${reference.numero}`
  return trouvees.some((f) => f.properties.id.endsWith(fin)) ? VERIFIE : INTROUVABLE
}

/** Sure faults of one question; throws RegisterError when its service does not answer. */
const chercher = async (deps: DepsConstat, q: Question): Promise<ConstatVerification> => {
  switch (q.objet) {
    case 'COMMUNE':
      return concorder(q.lieu)
    case 'ADRESSE':
      return situer(deps, q.adresse)
    case 'PARCELLE':
      return trouverParcelle(deps, q.parcelle)
    case 'SIRET':
      return (await deps.sirene.trouver(q.reference)) ? VERIFIE : INTROUVABLE
    case 'PRINCIPALE': {
      const numero = normaliserNumero(q.reference)
      return numero && (await numeroImmatricule(deps.db, numero)) ? VERIFIE : INTROUVABLE
    }
  }
}

const SERVICE = {
  ADRESSE: 'geocodage',
  PARCELLE: 'geocodage',
  SIRET: 'sirene',
  COMMUNE: 'registre',
  PRINCIPALE: 'registre',
} as const satisfies Record<Question['objet'], string>

/**
 * Looks for what a declared content says of the world outside, but for what `deja` located. A service
 * that does not answer is asked no more, and its questions wait. Never throws for a service.
 */
export const constater = async (
  deps: DepsConstat,
  contenu: ImmatCopropriete,
  deja: DejaDeclare | null,
): Promise<Constats> => {
  const constats = new Map<string, ConstatVerification>()
  const muets = new Set<string>()
  const fin = Date.now() + PATIENCE_MS
  const repondre = async (q: Question): Promise<ConstatVerification> => {
    const service = SERVICE[q.objet]
    if (muets.has(service) || (service !== 'registre' && Date.now() > fin)) return INDISPONIBLE
    try {
      return { ...(await chercher(deps, q)), le: today(deps.clock) }
    } catch (error) {
      if (!(error instanceof RegisterError)) throw error
      muets.add(service)
      return INDISPONIBLE
    }
  }
  const file = questionsOuvertes(contenu, deja).values()
  await Promise.all(
    Array.from({ length: A_LA_FOIS }, async () => {
      for (const q of file) constats.set(cleDe(q), await repondre(q))
    }),
  )
  return constats
}
