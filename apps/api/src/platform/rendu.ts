import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IsoDate } from '@registre/domain'
import { echapper } from './echapper.ts'
import { annoncerRepetition } from './repetition.ts'

/** What apps/web/src/serveur.tsx is built into. */
interface Serveur {
  rendre: (demande: {
    adresse: string
    origine: string
    cookies: string
    appeler: typeof fetch
  }) => Promise<Rendu | { vers: string } | null>
}
interface Rendu {
  statut: 200 | 404
  titre: string
  tete: string
  corps: string
  lectures: string
}

type Page =
  | {
      statut: 200 | 404
      html: Buffer
      br: Buffer
      gz: Buffer
    }
  /** Another screen of the register. */
  | { vers: string }

/**
 * Cookies that change what a visitor's page shows: messages put away. No other reaches the
 * rendering.
 */
const RAPPELS = ['registre-cookies', 'registre-ecran-etroit']
/**
 * Everybody who is not signed in sees the same page: one rendering serves those who come meanwhile.
 */
const DUREE_MS = 5000
const PAGES_GARDEES = 200
/** Beyond, the browser does the page by itself. */
const ATTENTE_MS = 1500
/** Renderings at once; beyond, likewise: a call waits behind so many at most. */
const RENDUS_MAX = 8

const comprimerBr = promisify(brotliCompress)
const comprimerGz = promisify(gzip)

/**
 * Only a form that reads may be sent before the register's code has come: another would put what
 * was typed in an address.
 */
const fermerFormulaires = (corps: string): string =>
  corps.replace(/<form(?![^>]*\bmethod=)/g, '<form method="post"')

/** The client's code, in the page that was built: its entry, and what the entry stands on. */
const CODE = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g
/** Its font: asked for with the styles, that nothing moves once it has come. */
const FONTE = /^(?:source-sans-3-latin-wght-normal|Marianne-Regular)-[\w-]+\.woff2$/

const SANS_CODE =
  '<noscript><div class="fr-notice fr-notice--info"><div class="fr-container"><div class="fr-notice__body"><p class="fr-notice__title">' +
  'Sans JavaScript, les pages publiques se lisent et l’annuaire se consulte ; les autres formulaires ont besoin de JavaScript.' +
  '</p></div></div></div></noscript>'

/** What runs before anything shows: the colour scheme, and fields that wait. */
const AVANT = '<script src="/avant.js"></script>'

/**
 * The page that was built, made of what goes around a rendering. Its code comes once the page
 * has shown (avant.js takes it out): nothing competes with the first picture.
 */
const lireGabarit = (racine: string): string => {
  const page = readFileSync(join(racine, 'index.html'), 'utf8')
  const code = page.match(CODE)
  if (code === null) throw new Error('index.html has no entry.')
  const fonte = readdirSync(join(racine, 'assets')).find((nom) => FONTE.test(nom))
  return page
    .replaceAll(CODE, '')
    .replace(
      '<title>',
      `${AVANT}${
        fonte
          ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${fonte}">`
          : ''
      }<title>`,
    )
    .replace(/\s*<noscript>.*<\/noscript>/s, '')
    .replace('<div id="racine">', `${SANS_CODE}<div id="racine">`)
    .replace(
      '</body>',
      `<template id="suite">${code.join('').replaceAll(' crossorigin', ' crossorigin fetchpriority="low"')}</template></body>`,
    )
}

const assembler = (gabarit: string, { titre, tete, corps, lectures }: Rendu): string =>
  gabarit
    .replace(/<title>[^<]*<\/title>/, () => `<title>${echapper(titre)}</title>${tete}`)
    .replace(
      '<div id="racine"></div>',
      () =>
        `<div id="racine">${fermerFormulaires(corps)}</div>` +
        // Data, not code: '<' never ends the element.
        `<script type="application/json" id="lectures">${lectures.replaceAll('<', String.raw`\u003c`)}</script>`,
    )

/** What a rendering reads with: a search may be a POST. */
const METHODES = ['GET', 'POST'] as const

/**
 * The calls of a rendering: the same as its visitor would make, under its address, signed in as
 * nobody.
 */
const appelerPour =
  (app: FastifyInstance, request: FastifyRequest, origine: string): typeof fetch =>
  async (adresse, init) => {
    const reponse = await app.inject({
      method: METHODES.find((m) => m === init?.method) ?? 'GET',
      url: String(adresse),
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        host: new URL(origine).host,
        'user-agent': request.headers['user-agent'] ?? '',
      },
      remoteAddress: request.ip,
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    })
    const vide = reponse.statusCode === 204 || reponse.statusCode === 304
    return new Response(vide ? null : reponse.body, {
      status: reponse.statusCode,
      headers: { 'content-type': String(reponse.headers['content-type'] ?? '') },
    })
  }

/**
 * The visitor followed a link of another site, or its browser does not say: the Strict cookie did
 * not come with it, and the page may be that of somebody signed in. The client asks once it lives
 * (apps/web/src/main.tsx).
 */
const vientDAilleurs = (request: FastifyRequest): boolean =>
  !['same-origin', 'same-site', 'none'].includes(String(request.headers['sec-fetch-site']))

const envoyer = (request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply => {
  if ('vers' in page) return reply.header('cache-control', 'no-store').redirect(page.vers, 302)
  const admis = request.headers['accept-encoding'] ?? ''
  const [codage, contenu] = /\bbr\b/.test(admis)
    ? (['br', page.br] as const)
    : /\bgzip\b/.test(admis)
      ? (['gzip', page.gz] as const)
      : ([null, page.html] as const)
  if (codage) void reply.header('content-encoding', codage)
  if (vientDAilleurs(request)) void reply.header('server-timing', 'ailleurs')
  // What is kept for going back would still say "nobody is signed in".
  return reply
    .code(page.statut)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Encoding, Cookie')
    .type('text/html; charset=utf-8')
    .send(contenu)
}

export interface Visites {
  /** Nobody is signed in, nor presents a certificate. */
  estVisiteur: (request: FastifyRequest) => boolean
  /** Where the register answers. */
  adresse: (request: FastifyRequest) => string
  /** False when the network of the caller has had enough pages rendered: its browser draws them. */
  admettre: (request: FastifyRequest) => Promise<boolean>
  /** The day of a rehearsal, which every screen tells. */
  repetition: () => IsoDate | null
}

/**
 * Makes the rendering of visitors' pages: `rendre(request, reply)` answers and gives true, or gives
 * false when the browser has to do the page (signed in, another kind of page, a part that is late
 * or out of order). Null when the client was built without it.
 */
export const createRendu = (
  app: FastifyInstance,
  racine: string,
  { estVisiteur, adresse, admettre, repetition }: Visites,
) => {
  const entree = join(racine, 'serveur/serveur.js')
  if (!existsSync(entree)) return null
  const gabarit = lireGabarit(racine)
  let serveur: Promise<Serveur> | null = null
  const gardees = new Map<string, { page: Promise<Page | null>; jusque: number }>()

  let rendus = 0

  const preparer = async (
    request: FastifyRequest,
    origine: string,
    cookies: string,
  ): Promise<Page | null> => {
    serveur ??= import(pathToFileURL(entree).href)
    rendus += 1
    const rendu = await serveur
      .then(({ rendre }) =>
        rendre({
          adresse: request.url,
          origine,
          cookies,
          appeler: appelerPour(app, request, origine),
        }),
      )
      .finally(() => (rendus -= 1))
    if (!rendu || 'vers' in rendu) return rendu
    const html = Buffer.from(annoncerRepetition(assembler(gabarit, rendu), repetition()))
    const [br, gz] = await Promise.all([
      comprimerBr(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      comprimerGz(html),
    ])
    return { statut: rendu.statut, html, br, gz }
  }

  const trouver = async (request: FastifyRequest): Promise<Page | null> => {
    const cookies = RAPPELS.filter(
      (nom) => (request.cookies[nom] ?? request.cookies[`__Host-${nom}`]) !== undefined,
    )
      .map((nom) => `${nom}=1`)
      .join('; ')
    const origine = adresse(request)
    const cle = `${cookies} ${origine}${request.url}`
    const gardee = (): Promise<Page | null> | null => {
      const vue = gardees.get(cle)
      return vue && vue.jusque > performance.now() ? vue.page : null
    }
    const deja = gardee()
    if (deja) return deja
    // What is refused to one network is kept for nobody.
    if (!(await admettre(request))) return null
    const entretemps = gardee()
    if (entretemps || rendus >= RENDUS_MAX) return entretemps
    const page = preparer(request, origine, cookies).catch((error: unknown) => {
      request.log.error({ err: error }, 'page not rendered: left to the browser')
      return null
    })
    gardees.delete(cle)
    gardees.set(cle, { page, jusque: performance.now() + DUREE_MS })
    const ancienne = gardees.size > PAGES_GARDEES ? gardees.keys().next().value : undefined
    if (ancienne !== undefined) gardees.delete(ancienne)
    return page
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (!estVisiteur(request)) return false
    const tard = Promise.withResolvers<null>()
    const minuterie = setTimeout(tard.resolve, ATTENTE_MS, null)
    const page = await Promise.race([trouver(request), tard.promise])
    clearTimeout(minuterie)
    if (!page) return false
    await envoyer(request, reply, page)
    return true
  }
}
