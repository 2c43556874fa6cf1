import { randomUUID } from 'node:crypto'
import { simple } from '@registre/testing/pdf'
import { addDays, addMonths, formatFrDate } from '@registre/domain'
import { systemClock, today } from '../../../apps/api/src/platform/clock.ts'
import { de } from '../measure.ts'
import { type Gens, MOT_DE_PASSE } from './gens.ts'

export interface Geste {
  nom: string
  /** How many of a hundred calls. */
  part: number
  /** Makes one call; gives the milliseconds and the statuses, or null when nothing was to be done. */
  faire: (rang: number) => Promise<Reponse | null>
}
export interface Reponse {
  statut: number
  ms: number
  texte: string
}

const BROUILLONS = 60

/** Calls the register as one person; gives its status, its time and its text. */
const appelant =
  (url: string) =>
  async (chemin: string, cookie: string, init: RequestInit = {}): Promise<Reponse> => {
    const debut = performance.now()
    const reponse = await fetch(`${url}${chemin}`, {
      ...init,
      headers: { 'x-register-client': '1', ...(cookie ? { cookie } : {}), ...init.headers },
      signal: AbortSignal.timeout(60_000),
    })
    const texte = await reponse.text()
    return { statut: reponse.status, ms: performance.now() - debut, texte }
  }
const json = (method: string, body: unknown, cle = ''): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...(cle ? { 'idempotency-key': cle } : {}) },
  body: JSON.stringify(body),
})

interface Brouillon {
  cookie: string
  id: number
  version: number
  immatCopropriete: unknown
}

/** Drafts, each saved by one call at a time. */
const carnet = (appeler: ReturnType<typeof appelant>, gens: Gens) => {
  const libres: Brouillon[] = []
  const enregistrer = async (b: Brouillon, cree = false): Promise<Reponse> => {
    const corps = {
      id: cree ? null : b.id,
      version: b.version,
      typeImmat: 'DEFAULT',
      immatCopropriete: b.immatCopropriete,
    }
    const r = await appeler(
      '/api/coproprietes/brouillon/save/identification',
      b.cookie,
      json('PUT', corps, randomUUID()),
    )
    if (r.statut !== 200) throw new Error(`brouillon : ${r.statut} ${r.texte.slice(0, 200)}`)
    const lu: { id: number; version: number } = JSON.parse(r.texte)
    Object.assign(b, { id: lu.id, version: lu.version })
    return r
  }
  return {
    preparer: async (): Promise<void> => {
      for (let n = 0; n < BROUILLONS; n += 1) {
        const { cookie } = de(gens.cabinets, n)
        const vierge = await appeler('/api/coproprietes/new/DEFAULT', cookie)
        const { immatCopropriete }: { immatCopropriete: unknown } = JSON.parse(vierge.texte)
        const b = { cookie, id: 0, version: 0, immatCopropriete }
        await enregistrer(b, true)
        libres.push(b)
      }
    },
    sauver: async (): Promise<Reponse | null> => {
      const b = libres.shift()
      if (!b) return null
      const r = await enregistrer(b)
      libres.push(b)
      return r
    },
  }
}

/**
 * What offices, visitors and keepers do in a busy hour. Requests that are filed are those that
 * keepers decide. Gives the gestures, once what they need is there.
 */
export const preparerGestes = async (url: string, gens: Gens): Promise<Geste[]> => {
  const appeler = appelant(url)
  const brouillons = carnet(appeler, gens)
  await brouillons.preparer()
  const deposees: { mandatId: number; demandeId: number }[] = []
  const seules = gens.aRattacher.slice()
  const jour = today(systemClock)
  const pdf = simple()
  const cabinet = (rang: number) => de(gens.cabinets, rang)
  const page = { paginationOptions: { pageNumber: 1, pageSize: 10 } }

  const deposer = async (rang: number): Promise<Reponse | null> => {
    const numero = seules.shift()
    if (numero === undefined) return null
    const forme = new FormData()
    forme.set('numero', numero)
    forme.set(
      'infoRattachement',
      JSON.stringify({
        adminProvisoire: false,
        dateDebutMandat: formatFrDate(jour),
        dateFinMandat: formatFrDate(addDays(addMonths(jour, 12), -1)),
        typeJustifMandat: 'CONTRAT_SYNDIC',
      }),
    )
    forme.set('confirmations', JSON.stringify([]))
    forme.set('file', new File([new Uint8Array(pdf)], 'contrat.pdf', { type: 'application/pdf' }))
    const r = await appeler('/api/coproprietes/rattachement', cabinet(rang).cookie, {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: forme,
    })
    if (r.statut === 200) {
      const { idMandat, idDemande }: { idMandat: number; idDemande: number } = JSON.parse(r.texte)
      deposees.push({ mandatId: idMandat, demandeId: idDemande })
    }
    return r
  }
  /** The two calls of a decision: the keeper opens the request, then validates it. */
  const decider = async (rang: number): Promise<Reponse | null> => {
    const demande = deposees.shift()
    if (!demande) return null
    const cookie = de(gens.teneurs, rang)
    const prise = await appeler(`/api/declarations/update-etat-encours/${demande.mandatId}`, cookie)
    if (prise.statut !== 200) return prise
    const { version }: { version: number } = JSON.parse(prise.texte)
    const r = await appeler(
      `/api/demandes/${demande.demandeId}/valider`,
      cookie,
      json('PUT', { version }, randomUUID()),
    )
    return { ...r, ms: prise.ms + r.ms }
  }
  const lire = (chemin: (rang: number) => string) => (rang: number) =>
    appeler(chemin(rang), cabinet(rang).cookie)

  return [
    { nom: 'compte et droits', part: 14, faire: lire(() => '/api/account') },
    {
      nom: 'liste du syndic',
      part: 14,
      faire: (i) => appeler('/api/coproprietes/rechercher', cabinet(i).cookie, json('POST', page)),
    },
    {
      nom: 'fiche du syndic',
      part: 18,
      faire: lire((i) => `/api/coproprietes/visualisation/${de(cabinet(i).ids, i)}`),
    },
    {
      nom: 'numéro d’immatriculation',
      part: 8,
      faire: lire((i) => `/api/coproprietes/existe/${de(gens.numeros, i)}`),
    },
    { nom: 'déclaration vierge', part: 4, faire: lire(() => '/api/coproprietes/new/DEFAULT') },
    {
      nom: 'annuaire',
      part: 17,
      faire: (i) =>
        appeler(
          '/api/public/annuaire/rechercherAnnuaire',
          '',
          json('POST', {
            adresseNonSelectionnee: i % 2 === 0 ? de(gens.numeros, i) : 'residence du parc',
            ...page,
          }),
        ),
    },
    {
      nom: 'file des teneurs',
      part: 6,
      faire: (i) =>
        appeler('/api/declarations/rechercher', de(gens.teneurs, i), json('POST', page)),
    },
    { nom: 'enregistrement d’un brouillon', part: 12, faire: () => brouillons.sauver() },
    { nom: 'dépôt d’une demande, avec son justificatif', part: 2, faire: deposer },
    {
      nom: 'connexion',
      part: 3,
      faire: (i) =>
        appeler('/api/authentication', '', {
          method: 'POST',
          body: new URLSearchParams({
            j_username: cabinet(i).login,
            j_password: MOT_DE_PASSE,
            submit: 'Login',
          }),
        }),
    },
    { nom: 'décision d’un teneur (ouvrir, valider)', part: 2, faire: decider },
  ]
}
