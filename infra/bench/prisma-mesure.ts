import { statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createDb } from '@registre/db'

// What Prisma's client costs a process that speaks SQL already, as one line of JSON:
//   node --expose-gc infra/bench/prisma-mesure.ts postgresql://…
// A process of its own, since what is loaded once stays.

const TOURS = 400

/** The files that its first use loads, with their bytes. */
const fichiers = new Map<string, number>()
registerHooks({
  load: (adresse, contexte, suite) => {
    if (/^file:.*(@prisma|\/db\/src\/generated\/)/.test(adresse))
      fichiers.set(adresse, statSync(fileURLToPath(adresse)).size)
    return suite(adresse, contexte)
  },
})

const memoire = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().rss / 1e6
}
const chronometrer = async (appel: () => Promise<unknown>): Promise<number> => {
  const debut = performance.now()
  await appel()
  return performance.now() - debut
}
/** The medians of two calls that take turns. */
const comparer = async (
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
): Promise<[number, number]> => {
  const durees: [number[], number[]] = [[], []]
  for (let tour = 0; tour < TOURS; tour += 1) {
    durees[0].push(await chronometrer(a))
    durees[1].push(await chronometrer(b))
  }
  const [x = 0, y = 0] = durees.map((d) => d.toSorted((m, n) => m - n)[TOURS >> 1])
  return [x, y]
}

const db = createDb({ url: process.argv[2] ?? '', applicationName: 'registre-banc', max: 4 })
const parSql = () =>
  db.query(
    `select id, genre, categorie, titre, resume, nom_fichier, document_id, etat, version, auteur_id, cree_le, publiee_le, envoyee_le, nombre_envois
       from publication where etat = 'PUBLIEE' and genre = $1 order by publiee_le desc limit 20`,
    ['FICHE_MEMO'],
  )
const parPrisma = () =>
  db.prisma.publication.findMany({
    where: { etat: 'PUBLIEE', genre: 'FICHE_MEMO' },
    orderBy: { publieeLe: 'desc' },
    take: 20,
  })

await parSql()
const avant = memoire()
const premierMs = await chronometrer(parPrisma)
const memoireMo = memoire() - avant
const appelMs = await comparer(parSql, parPrisma)
const transactionMs = await comparer(
  () => db.transaction((tx) => tx.sql(`select count(*)::int as n from publication`)),
  () => db.prismaTransaction((tx) => tx.prisma.publication.count()),
)
const octets = [...fichiers.values()].reduce((somme, n) => somme + n, 0)
process.stdout.write(
  `${JSON.stringify({ octets, premierMs, memoireMo, appelMs, transactionMs })}\n`,
)
await db.close()
