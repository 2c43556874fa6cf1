import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Db } from '@registre/db'
import { afficherNumero, RegisterError } from '@registre/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adresseDe, racineDe } from './adresse.ts'
import { type Clock, today } from './clock.ts'
import { echapper } from './echapper.ts'
import type { Settings } from './env.ts'
import {
  compterFiches,
  garderPlan,
  lireCleDuPlan,
  lireFichesDuPlan,
} from './plan-du-site.repository.ts'
import { newKey, type Storage } from './storage/storage.ts'

const comprimer = promisify(gzip)

/** Addresses that one file may hold (sitemaps.org). */
const PAR_FICHIER = 50_000
/** Pages that are no sheet, and that a search engine may show. */
const PAGES = [
  '/',
  '/annuaire',
  '/consulter-les-statistiques-du-registre',
  '/institutionnels/donnees-brutes',
  '/institutionnels/outil-categorisation',
  '/aide',
  '/aide/registreetmoi',
  '/aide/regles',
  '/aide/donnees-2027',
  '/verifier-attestation',
  '/aide/api',
  '/mentionslegales',
  '/accessibilite',
]
/**
 * What only the person concerned opens, and what would never end: the pages and filters of a search.
 * A search by its words alone may be read, and names `/annuaire` as its one address.
 */
const ECARTES = [
  '/api/',
  '/compte/',
  '/compte?',
  '/demo',
  '/annuaire?*&',
  '/institutionnels/connexion',
]

const ENTETE = '<?xml version="1.0" encoding="UTF-8"?>'
const ESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const adresse = (url: string, jour: string | null = null): string =>
  `<url><loc>${echapper(url)}</loc>${jour === null ? '' : `<lastmod>${jour}</lastmod>`}</url>`

interface Outils {
  db: Pick<Db, 'read' | 'query'>
  storage: Pick<Storage, 'get'>
  clock: Clock
  settings: Pick<Settings, 'PUBLIC_URL'>
}

const nombreDeFichiers = async (db: Pick<Db, 'read'>): Promise<number> =>
  Math.max(1, Math.ceil((await compterFiches(db)) / PAR_FICHIER))

const PAGES_XML = 'pages.xml.gz'
/** The addresses of one file, compressed: the screens, or so many sheets. */
const faireFichier = async (
  db: Pick<Db, 'read'>,
  racine: string,
  n: number | null,
): Promise<Buffer> => {
  const urls =
    n === null
      ? PAGES.map((chemin) => adresse(`${racine}${chemin}`))
      : (await lireFichesDuPlan(db, PAR_FICHIER, (n - 1) * PAR_FICHIER)).map((f) =>
          adresse(`${racine}/annuaire/${afficherNumero(f.numero)}`, f.jour),
        )
  return comprimer(`${ENTETE}<urlset ${ESPACE}>${urls.join('')}</urlset>`)
}

/**
 * Makes the plan of the site and keeps it: search engines, who ask for all of it at once, wait for
 * nothing. Nothing without a public address, which each file names. Safe to run twice.
 */
export const preparerPlanDuSite = async ({
  db,
  storage,
  settings,
}: {
  db: Db
  storage: Storage
  settings: Pick<Settings, 'PUBLIC_URL'>
}): Promise<void> => {
  const racine = racineDe(settings)
  if (racine === null) return
  const fichiers: Record<string, string> = {}
  const ecrire = async (nom: string, n: number | null): Promise<void> => {
    const cle = newKey('plan-du-site')
    await storage.put(cle, await faireFichier(db, racine, n))
    fichiers[nom] = cle
  }
  await ecrire(PAGES_XML, null)
  const combien = await nombreDeFichiers(db)
  for (let n = 1; n <= combien; n += 1) await ecrire(`fiches-${n}.xml.gz`, n)
  const anciens = await db.transaction((tx) => garderPlan(tx, racine, fichiers))
  await Promise.all(anciens.map((cle) => storage.delete(cle)))
}

/**
 * Serves /robots.txt and the plan of the site for search engines: an index, the screens, and every
 * sheet by files of 50,000, as the night made them; without them, each is made once a day.
 */
export const registerPlanDuSite = (
  app: FastifyInstance,
  { db, clock, settings, storage }: Outils,
): void => {
  const base = (request: FastifyRequest): string => adresseDe(settings, request)
  const faits = new Map<string, Promise<Buffer>>()
  /** A file made today, or made now; yesterday's are forgotten. */
  const duJour = (cle: string, faire: () => Promise<Buffer>): Promise<Buffer> => {
    const jour = today(clock)
    for (const ancienne of faits.keys()) if (!ancienne.startsWith(jour)) faits.delete(ancienne)
    const fait = faits.get(`${jour} ${cle}`) ?? faire()
    faits.set(`${jour} ${cle}`, fait)
    fait.catch(() => faits.delete(`${jour} ${cle}`))
    return fait
  }
  // Whoever has the address of a used link shows nothing of it: those pages say so themselves.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (ECARTES.some((chemin) => request.url.startsWith(chemin)))
      void reply.header('x-robots-tag', 'noindex')
    done()
  })
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          'User-agent: *',
          ...ECARTES.map((chemin) => `Disallow: ${chemin}`),
          'Allow: /',
          `Sitemap: ${base(request)}/plan-du-site.xml`,
          '',
        ].join('\n'),
      ),
  )
  app.get('/plan-du-site.xml', async (request, reply) => {
    const racine = base(request)
    const fichiers = [
      'pages',
      ...Array.from({ length: await nombreDeFichiers(db) }, (_, i) => `fiches-${i + 1}`),
    ]
    return reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        `${ENTETE}<sitemapindex ${ESPACE}>${fichiers
          .map(
            (f) =>
              `<sitemap><loc>${echapper(`${racine}/plan-du-site/${f}.xml.gz`)}</loc><lastmod>${today(clock)}</lastmod></sitemap>`,
          )
          .join('')}</sitemapindex>`,
      )
  })
  app.get<{ Params: { fichier: string } }>('/plan-du-site/:fichier', async (request, reply) => {
    const racine = base(request)
    const { fichier } = request.params
    const dePages = fichier === PAGES_XML
    const n = Number(/^fiches-(\d{1,3})\.xml\.gz$/.exec(fichier)?.[1] ?? 0)
    if (!dePages && (n < 1 || n > (await nombreDeFichiers(db))))
      throw new RegisterError('introuvable')
    const garde = await lireCleDuPlan(db, racine, fichier)
    const contenu = garde
      ? await storage.get(garde)
      : await duJour(`${racine} ${fichier}`, () => faireFichier(db, racine, dePages ? null : n))
    return reply
      .header('content-type', 'application/gzip')
      .header('cache-control', 'public, max-age=86400')
      .send(contenu)
  })
}
