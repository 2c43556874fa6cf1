import { type AnyOperation, contract, LIMITES } from '@registre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { useRegistre } from '../../tests/support/register.ts'

// Calls of each public class, refused for their shape or not: counted all the same.
const CLASSES = [
  ...new Set(
    Object.values<AnyOperation>(contract).flatMap((op) =>
      op.access === 'public' && op.rate && op.sansJeton !== true ? [op.rate] : [],
    ),
  ),
]

describe('the limits of what is open to anybody', () => {
  const registre = useRegistre()
  // So few that a dozen calls tell.
  const facteur = (classe: keyof typeof LIMITES) => 4 / LIMITES[classe].max
  const apps = new Map<string, FastifyInstance>()
  beforeAll(async () => {
    for (const classe of CLASSES)
      apps.set(classe, await buildApp({ deps: registre().deps, rateFactor: facteur(classe) }))
  })
  afterAll(async () => {
    for (const a of apps.values()) await a.close()
  })

  it('are those of several classes', () => expect(CLASSES.length).toBeGreaterThan(5))

  it.each(CLASSES)('%s: another token is no new allowance', async (classe) => {
    const [, op] =
      Object.entries<AnyOperation>(contract).find(
        ([, o]) => o.rate === classe && o.access === 'public' && o.sansJeton !== true,
      ) ?? []
    const r = registre()
    const [un, deux] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
    ]
    const jeton = async (p: typeof un): Promise<string> => {
      const { jeton } = await p.api.creerJeton({
        body: { nom: 'x', usage: 'LIRE_COPROPRIETES', jours: 1 },
      })
      return jeton
    }
    const appeler = async (qui: string | null, remoteAddress: string): Promise<boolean> => {
      const reponse = await apps.get(classe)?.inject({
        method: (op?.method ?? 'GET') as 'GET',
        url: (op?.path ?? '').replaceAll(/\{\w+\}/g, '1'),
        remoteAddress,
        ...(qui ? { headers: { authorization: `Bearer ${qui}` } } : {}),
      })
      return reponse?.statusCode === 429
    }
    const compter = async (appelants: readonly [string | null, string][]): Promise<number> => {
      await r.db.query('delete from limite_debit')
      let passes = 0
      for (const [qui, adresse] of appelants) if (!(await appeler(qui, adresse))) passes += 1
      return passes
    }
    const reseau = (n: number) => `2001:db8:${CLASSES.indexOf(classe).toString(16)}:${n}::1`
    const siens = [await jeton(un), await jeton(un), await jeton(un)]
    // Three tokens of one person, each from its own network: those of the person.
    expect(
      await compter(Array.from({ length: 12 }, (_, n) => [siens[n % 3] ?? null, reseau(n)])),
    ).toBe(4)
    // Tokens of several persons, and nobody's call, from one network: those of the network.
    const autres = [await jeton(deux), null]
    expect(
      await compter(Array.from({ length: 12 }, (_, n) => [autres[n % 2] ?? null, reseau(99)])),
    ).toBe(4)
  })
})
