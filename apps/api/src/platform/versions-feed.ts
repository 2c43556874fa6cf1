import { racineDe } from './adresse.ts'
import { type GenreChangement, LIBELLES_GENRE, VERSIONS_API } from '@registre/contract'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './env.ts'
import { echapper } from './echapper.ts'

const PAGE = '/aide/api/versions'
interface Line {
  genre: GenreChangement
  texte: string
  forme?: string
  operations?: readonly string[]
}

const item = ({ genre, texte, forme, operations = [] }: Line): string =>
  `<li><strong>${LIBELLES_GENRE[genre]}.</strong> ${echapper(texte)}${[forme ?? [], ...operations]
    .flat()
    .map((name) => ` <code>${echapper(name)}</code>`)
    .join(',')}</li>`

/** Writes the feed of the versions of the interface, for a register at this address. */
export const writeVersionsFeed = async (base: string): Promise<string> => {
  const [{ Feed }, { CHANGEMENTS_TROUVES }] = await Promise.all([
    import('feed'),
    import('@registre/contract/versions'),
  ])
  const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`)
  const feed = new Feed({
    id: `${base}${PAGE}`,
    title: 'Registre national des copropriétés : versions de l’interface',
    description: 'Ce qui change pour un programme',
    link: `${base}${PAGE}`,
    language: 'fr',
    copyright: '',
    generator: 'Registre national des copropriétés',
    feedLinks: { atom: `${base}${PAGE}.atom` },
    updated: dayOf(VERSIONS_API[0]?.date ?? '1970-01-01'),
    author: { name: 'Registre national des copropriétés' },
  })
  for (const { version, date, changements } of VERSIONS_API) {
    const found = CHANGEMENTS_TROUVES[version] ?? []
    feed.addItem({
      id: `${base}${PAGE}#${version}`,
      title: `Version ${version}`,
      link: `${base}${PAGE}`,
      date: dayOf(date),
      content: [
        `<ul>${changements.map(item).join('')}</ul>`,
        ...(found.length === 0
          ? []
          : [`<p>Trouvé en comparant les contrats :</p><ul>${found.map(item).join('')}</ul>`]),
      ].join(''),
    })
  }
  return feed.atom1()
}

/** Serves /aide/api/versions.atom, so that integrators follow the versions with their reader. */
export const registerVersionsFeed = (app: FastifyInstance, settings: Settings): void => {
  const base = racineDe(settings) ?? `http://localhost:${settings.PORT}`
  let written: Promise<string> | null = null
  app.get(`${PAGE}.atom`, async (_request, reply) =>
    reply
      .header('content-type', 'application/atom+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await (written ??= writeVersionsFeed(base))),
  )
}
