import { type AnyOperation, contract, sujetDe } from '@registre/contract'
import { ApiError } from '@registre/contract/client'
import {
  autoritesDe,
  isNotaire,
  isTeledeclarant,
  peut,
  PROFILS,
  type Profil,
} from '@registre/domain'
import { random, type Random } from '@registre/testing'
import { pdf, type Personne } from '@registre/testing/register'
import { mondeDe, remplir, type Sources } from '../support/monde.ts'
import { empreinte } from '../support/oracle.ts'
import type { Registre } from '../support/register.ts'
import { LIGNES_TENANTS } from '../support/table-tenants.ts'
import {
  composer,
  type Connus,
  fautesDeReponse,
  finDuJournal,
  type Parties,
  type Reponse,
  type Requete,
  tablesChangees,
  tirerParties,
} from '@registre/testing/fuzz'

export interface OptionsFuzz {
  graine: number
  /** Stops at the first turn begun after it. */
  dureeMs: number
  /** Plays this turn alone. */
  tour?: number
  /** Turns at most, so that a fast machine plays no other game than a slow one. */
  toursMax?: number
}

export interface BilanFuzz {
  tours: number
  /** Answers by status. */
  statuts: Record<string, number>
  /** Operations that answered a success at least once, out of all. */
  reussies: number
  operations: number
  fautes: string[]
}

const OPERATIONS = Object.entries(contract) as [string, AnyOperation][]
const ecrit = (op: AnyOperation): boolean => op.method !== 'GET' || op.changesState === true
const peutAppeler = (op: AnyOperation, profil: Profil | null): boolean =>
  op.access === 'public' ||
  (profil !== null &&
    profil !== 'restricted' &&
    (op.access === 'session' || peut(autoritesDe(profil), op.access)))

/** Refusals that count the tries. */
const ECRIT_EN_REFUSANT = new Set(['activerTeledeclarant'])
/** A submission that a rule refuses keeps what was typed; refused otherwise, it writes nothing. */
const garde = (nom: string, { entetes }: Reponse): boolean =>
  nom === 'soumettreBrouillon' &&
  ['regles-non-respectees', 'confirmation-requise'].includes(String(entetes['x-register-error']))
/**
 * Drafts as they are typed, an address that nobody has confirmed, a second factor that is prepared:
 * their journal begins when they count.
 */
const SANS_JOURNAL = new Set([
  'enregistrerBrouillon',
  'enregistrerDeclaration',
  'mettreAJourDonneesFinancieres',
  'preparerCle',
  'preparerCode',
  'preparerConnexionCle',
  'soumettreBrouillon',
  'sAbonnerNewsletter',
])
/** Turns that a person and what it owns live. */
const VIE = 60

interface Habitant {
  personne: Personne | null
  monde: Sources | null
  reste: number
}

const connusDe = async ({ db }: Registre): Promise<Connus> => {
  const tables = [
    'copropriete',
    'declaration',
    'mandat',
    'demande',
    'teledeclarant',
    'utilisateur',
    'reclamation',
    'portefeuille',
    'webhook',
  ]
  const ids = await db.query<{ id: number }>(
    tables.map((t) => `(select id::int from ${t} order by id desc limit 8)`).join(' union all '),
  )
  const numeros = await db.query<{ n: string }>(
    `select numero_immatriculation as n from copropriete where numero_immatriculation is not null limit 20`,
  )
  const uuids = await db.query<{ u: string }>(`select id::text as u from document limit 20`)
  const logins = await db.query<{ l: string }>(`select login as l from utilisateur limit 10`)
  const fichier = await pdf()
  return {
    ids: [...ids.map((i) => i.id), 1, 2, 999_999],
    numeros: numeros.map((x) => x.n),
    uuids: uuids.map((x) => x.u),
    textes: logins.map((x) => x.l),
    fichier: () => fichier,
  }
}

/**
 * A known good call of this operation for this person, when a row of the table of calls gives one.
 */
const modeleDe = async (r: Random, nom: string, h: Habitant): Promise<Parties | null> => {
  const lignes = LIGNES_TENANTS.filter((l) => l.operation === nom)
  if (!h.monde || lignes.length === 0 || !r.chance(0.6)) return null
  try {
    return (await remplir(r.pick(lignes).appel, h.monde)) as Parties
  } catch (error) {
    // What this person has no right to make is no thing of its own to aim at.
    if (error instanceof ApiError && error.problem.status === 403) return null
    throw error
  }
}

const enTetes = (p: Personne | null): Record<string, string> =>
  p === null
    ? {}
    : p.jeton
      ? { authorization: `Bearer ${p.jeton}`, 'sec-fetch-site': 'cross-site' }
      : { cookie: [...p.cookies].map(([k, v]) => `${k}=${v}`).join('; ') }

const envoyer = async (
  registre: Registre,
  requete: Requete,
  p: Personne | null,
): Promise<Reponse> => {
  const debut = performance.now()
  const a = await registre.app.inject({
    ...requete.inject,
    headers: { ...requete.inject.headers, ...enTetes(p) },
  })
  return {
    statut: a.statusCode,
    entetes: a.headers,
    corps: a.body,
    octets: a.rawPayload.length,
    ms: performance.now() - debut,
  }
}

const ligneDeReprise = (
  graine: number,
  tour: number,
  nom: string,
  profil: string,
  { inject }: Requete,
): string => {
  const corps = inject.payload === undefined ? '' : String(inject.payload)
  return `npm run fuzz -- --graine ${graine} --tour ${tour}   # ${nom}, ${profil}: ${inject.method} ${inject.url.slice(0, 300)} ${JSON.stringify(inject.headers['content-type'] ?? '')} ${JSON.stringify(corps.length > 600 ? `${corps.slice(0, 600)}… (${corps.length})` : corps)}`
}

/**
 * Calls every operation, as everybody, with good and with hostile values; gives what it saw and
 * every fault, with the way to see it again.
 */
export const fuzzer = async (
  registre: Registre,
  { graine, dureeMs, tour: seul, toursMax = Number.POSITIVE_INFINITY }: OptionsFuzz,
): Promise<BilanFuzz> => {
  const bilan: BilanFuzz = {
    tours: 0,
    statuts: {},
    reussies: 0,
    operations: OPERATIONS.length,
    fautes: [],
  }
  const reussies = new Set<string>()
  const habitants = new Map<string, Habitant>()
  const rejets: unknown[] = []
  const noter = (cause: unknown): void => void rejets.push(cause)
  process.on('unhandledRejection', noter)

  const habitant = async (r: Random, profil: Profil | null): Promise<Habitant> => {
    const jeton = profil !== null && profil !== 'restricted' && r.chance(0.15)
    const cle = `${profil} ${jeton}`
    const connu = habitants.get(cle)
    if (connu && connu.reste-- > 0) return connu
    const titulaire = profil === null ? null : await registre.personne(profil)
    const monde =
      titulaire && (isTeledeclarant(titulaire.profil) || isNotaire(titulaire.profil))
        ? mondeDe(registre, titulaire)
        : null
    const h: Habitant = {
      personne: titulaire && jeton ? await registre.parJeton(titulaire) : titulaire,
      monde,
      reste: VIE,
    }
    habitants.set(cle, h)
    return h
  }

  const jouer = async (tour: number, connus: Connus): Promise<void> => {
    const r = random(Math.imul(graine, 2_654_435_761) + tour)
    const [nom, op] = OPERATIONS[(tour * 7919 + graine) % OPERATIONS.length] ?? r.pick(OPERATIONS)
    const permis = PROFILS.filter((p) => peutAppeler(op, p))
    const profil = permis.length > 0 && r.chance(0.8) ? r.pick(permis) : r.pick([null, ...PROFILS])
    const h = await habitant(r, profil)
    const hostile = r.chance(0.3) ? 0 : r.pick([0.02, 0.1, 0.4])
    const parties = tirerParties(r, op, connus, hostile, await modeleDe(r, nom, h))
    const requete = await composer(r, op, parties, r.chance(0.15))
    const [avant, journal] = [await empreinte(registre.db), await finDuJournal(registre.db)]
    const reponse = await envoyer(registre, requete, h.personne)
    // The journal may tell of a refusal or of a download: it is not a change by itself.
    const changees = tablesChangees(avant, await empreinte(registre.db)).filter(
      (t) => t !== 'journal',
    )
    const fautes = fautesDeReponse(op, reponse, requete.route)
    const reussite = reponse.statut < 400
    bilan.statuts[reponse.statut] = (bilan.statuts[reponse.statut] ?? 0) + 1
    if (reussite && requete.route) reussies.add(nom)
    if (reussite && requete.route && !peutAppeler(op, profil))
      fautes.push('answered to somebody who may not call it')
    if (!reussite && changees.length > 0 && !ECRIT_EN_REFUSANT.has(nom) && !garde(nom, reponse))
      fautes.push(`refused (${reponse.statut}), yet changed ${changees.join(', ')}`)
    if (reussite && !ecrit(op) && changees.length > 0)
      fautes.push(`a read that changed ${changees.join(', ')}`)
    if (
      reussite &&
      ecrit(op) &&
      changees.length > 0 &&
      !SANS_JOURNAL.has(nom) &&
      (await finDuJournal(registre.db)) === journal
    )
      fautes.push(`changed ${changees.join(', ')} without a row in the journal`)
    // Signed out, in another's place, refused: somebody else comes.
    if (reponse.statut === 401 || (reussite && sujetDe(nom) === 'Connexion')) h.reste = 0
    fautes.push(...rejets.splice(0).map((cause) => `an unhandled rejection: ${String(cause)}`))
    bilan.fautes.push(
      ...fautes.map(
        (f) => `${f}\n  ${ligneDeReprise(graine, tour, nom, profil ?? 'anonymous', requete)}`,
      ),
    )
  }

  const fin = performance.now() + dureeMs
  try {
    // Somebody's things, so that the first calls find some.
    await Promise.all(
      (['TELE_PRO_ADMIN_PRINC', 'NOTAIRE_ADMIN'] as const).map(async (p) =>
        remplir(['@copropriete', '@document'], mondeDe(registre, await registre.personne(p))),
      ),
    )
    let connus = await connusDe(registre)
    for (
      let tour = seul ?? 0;
      performance.now() < fin && bilan.tours < toursMax && bilan.fautes.length < 200;
      tour += 1
    ) {
      if (tour % 200 === 199) connus = await connusDe(registre)
      await jouer(tour, connus)
      bilan.tours += 1
      if (seul !== undefined) break
    }
  } finally {
    process.off('unhandledRejection', noter)
  }
  return { ...bilan, reussies: reussies.size }
}
