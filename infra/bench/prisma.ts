import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ligne, type LigneBanc, mediane } from './measure.ts'

const TOURS = 5
interface Cout {
  octets: number
  premierMs: number
  memoireMo: number
  appelMs: [sql: number, prisma: number]
  transactionMs: [sql: number, prisma: number]
}

/**
 * What Prisma's client costs a server at its first use, then at each call, beside the typed SQL on
 * the same rows (decision 006): new processes, in turn.
 */
export const bancPrisma = async (url: string): Promise<LigneBanc[]> => {
  const couts: Cout[] = []
  for (let tour = 0; tour < TOURS; tour += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'prisma-mesure.ts'),
      url,
    ])
    couts.push(JSON.parse(stdout) as Cout)
  }
  const de = (lire: (c: Cout) => number): number => mediane(couts.map(lire))
  const contre = (travail: string, lire: (c: Cout) => [number, number]): LigneBanc => {
    const [sql, prisma] = [de((c) => lire(c)[0]), de((c) => lire(c)[1])]
    const texte = `${prisma.toFixed(2)} ms ; SQL ${sql.toFixed(2)} ms`
    return ligne(travail, prisma / sql, '–', texte)
  }
  return [
    ligne(
      'Prisma, ce que la première lecture charge',
      null,
      '< 30 Mo',
      `${(de((c) => c.octets) / 1e6).toFixed(1)} Mo lus, ${Math.round(de((c) => c.memoireMo))} Mo de mémoire, ${Math.round(de((c) => c.premierMs))} ms`,
    ),
    contre('Prisma, une liste de 20', (c) => c.appelMs),
    contre('Prisma, une transaction', (c) => c.transactionMs),
  ]
}
