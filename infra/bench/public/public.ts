import type { Db } from '@registre/db'
import { appeler } from '../http-client.ts'
import { de, ligne, type LigneBanc, type Mesure, mesurer, resume } from '../measure.ts'
import { lancerLesDeux } from '../serveurs.ts'
import { lireCibles } from './cibles.ts'
import { GENRES } from './genres.ts'
import type { Recherche } from './genres-adresses.ts'
import { juger, type Page, type Verdict } from './verdict.ts'

const PAR_GENRE = 20
/** Some of a kind cannot be made of every co-ownership. */
const TIREES = 12 * PAR_GENRE
const APPELANTS = 32

/** The searches of the set, the same for the same register: each kind, twenty times. */
export const faireRecherches = async (db: Db): Promise<Recherche[]> => {
  const toutes: Recherche[] = []
  for (const [genre, { condition, faire }] of Object.entries(GENRES)) {
    const siennes: Recherche[] = []
    const textes = new Set<string>()
    for (const c of await lireCibles(db, TIREES, genre, condition)) {
      if (siennes.length === PAR_GENRE) break
      const faite = await faire(c, db)
      if (faite && !textes.has(faite.texte)) siennes.push({ genre, ...faite })
      if (faite) textes.add(faite.texte)
    }
    toutes.push(...siennes)
  }
  return toutes
}

/** What a page of results reads of the API for a text. */
export const lirePage = async (api: string, texte: string): Promise<Page> => {
  const q = new URLSearchParams({ q: texte })
  const [recherche, adresse] = await Promise.all([
    appeler(`${api}/api/public/recherche?${q}`),
    appeler(`${api}/api/public/recherche/adresse?${q}`),
  ])
  return { recherche: JSON.parse(recherche), adresse: JSON.parse(adresse) } as Page
}

/** The verdict of each search; those that are not right are printed. */
const jugerToutes = async (api: string, recherches: readonly Recherche[]): Promise<Verdict[]> => {
  const verdicts: Verdict[] = []
  for (const { genre, texte, attendu } of recherches) {
    const verdict = juger(attendu, await lirePage(api, texte))
    if (verdict !== 'juste')
      process.stdout.write(`  ${verdict} (${genre}) : ${texte.replaceAll('\n', ' ⏎ ')}\n`)
    verdicts.push(verdict)
  }
  return verdicts
}

/** How long a page of each kind takes, of 32 callers, beside the floor of the same run. */
const mesurerGenres = async (
  api: string,
  plancher: string,
  recherches: readonly Recherche[],
): Promise<LigneBanc[]> => {
  const lignes: LigneBanc[] = []
  for (const [genre, siennes] of Map.groupBy(recherches, (r) => r.genre)) {
    const bas: Mesure = await mesurer(() => appeler(plancher), { callers: APPELANTS, ms: 1000 })
    const m = await mesurer((i) => lirePage(api, de(siennes, i).texte), {
      callers: APPELANTS,
      ms: 2000,
    })
    lignes.push(
      ligne(
        `  ${genre}, ${APPELANTS} appelants`,
        m.p99 / bas.p99,
        'p99 dit',
        `${resume(m)} ; plancher ${resume(bas)}`,
      ),
    )
  }
  return lignes
}

/**
 * The searches of the public as they are typed, by kind: right first or honestly none, and never
 * surer than what was checked.
 */
export const bancPublic = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const recherches = await faireRecherches(db)
  const { api, plancher } = await lancerLesDeux(url)
  try {
    const verdicts = await jugerToutes(api.url, recherches)
    const compter = (v: Verdict): number => verdicts.filter((w) => w === v).length
    const parGenre = [...Map.groupBy(recherches, (r) => r.genre)].map(([genre, siennes]) => {
      const justes = siennes.filter((r) => verdicts[recherches.indexOf(r)] === 'juste').length
      return `${genre} ${justes}/${siennes.length}`
    })
    return [
      ligne(
        `public : ${recherches.length} recherches de ${parGenre.length} genres, justes ou honnêtement vides`,
        compter('juste') / recherches.length,
        '≥ 0,92',
        parGenre.join(' ; '),
      ),
      ligne('  trop sûres', compter('trop sûr'), '0', `${compter('faux')} fausses et dites`),
      ...(await mesurerGenres(api.url, `${plancher.url}/fiche-publique?n=AA0000112`, recherches)),
    ]
  } finally {
    await api.arreter()
    await plancher.arreter()
  }
}
