import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Db } from '@registre/db'
import { afficherNumero, RegisterError } from '@registre/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Clock, today } from './clock.ts'
import { echapper } from './echapper.ts'
import type { Settings } from './env.ts'
import { compterFiches, lireFichesDuPlan } from './plan-du-site.repository.ts'

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
/** What only the person concerned opens, and searches, whose results are pages of their own. */
const ECARTES = ['/api/', '/compte', '/demo', '/annuaire?', '/institutionnels/connexion']

const ENTETE = '<?xml version="1.0" encoding="UTF-8"?>'
const ESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const adresse = (url: string, jour: string | null = null): string =>
  `<url><loc>${echapper(url)}</loc>${jour === null ? '' : `<lastmod>${jour}</lastmod>`}</url>`

interface Outils {
  db: Pick<Db, 'read'>
  clock: Clock
  settings: Pick<Settings, 'PUBLIC_URL'>
}

/**
 * Serves /robots.txt and the plan of the site for search engines: an index, the screens, and every
 * sheet by files of 50,000, each made once a day and kept compressed.
 */
export const registerPlanDuSite = (app: FastifyInstance, { db, clock, settings }: Outils): void => {
  const base = (request: FastifyRequest): string =>
    settings.PUBLIC_URL?.replace(/\/+$/, '') ?? `${request.protocol}://${request.host}`
  const faits = new Map<string, Promise<Buffer>>()
  /** A file made today, or made now; yesterday's are forgotten. */
  const duJour = (cle: string, faire: () => Promise<string>): Promise<Buffer> => {
    const jour = today(clock)
    for (const ancienne of faits.keys()) if (!ancienne.startsWith(jour)) faits.delete(ancienne)
    const fait = faits.get(`${jour} ${cle}`) ?? faire().then((texte) => comprimer(texte))
    faits.set(`${jour} ${cle}`, fait)
    fait.catch(() => faits.delete(`${jour} ${cle}`))
    return fait
  }
  const nombreDeFichiers = async (): Promise<number> =>
    Math.max(1, Math.ceil((await compterFiches(db)) / PAR_FICHIER))

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
      ...Array.from({ length: await nombreDeFichiers() }, (_, i) => `fiches-${i + 1}`),
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
    const dePages = fichier === 'pages.xml.gz'
    const n = Number(/^fiches-(\d{1,3})\.xml\.gz$/.exec(fichier)?.[1] ?? 0)
    if (!dePages && (n < 1 || n > (await nombreDeFichiers())))
      throw new RegisterError('introuvable')
    const contenu = await duJour(`${racine} ${fichier}`, async () => {
      const urls = dePages
        ? PAGES.map((chemin) => adresse(`${racine}${chemin}`))
        : (await lireFichesDuPlan(db, PAR_FICHIER, (n - 1) * PAR_FICHIER)).map((f) =>
            adresse(`${racine}/annuaire/${afficherNumero(f.numero)}`, f.jour),
          )
      return `${ENTETE}<urlset ${ESPACE}>${urls.join('')}</urlset>`
    })
    return reply
      .header('content-type', 'application/gzip')
      .header('cache-control', 'public, max-age=86400')
      .send(contenu)
  })
}
