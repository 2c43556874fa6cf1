import { describe, expect, it } from 'vitest'
import { cedeur } from './ceder.ts'

/** How long work of `travail` milliseconds rests, when a trivial question takes `question`. */
const repos = async (travail: number, question: number): Promise<number> => {
  let [heure, repose] = [0, 0]
  const ceder = cedeur(
    {
      query: async () => {
        heure += question
        return []
      },
    },
    {
      maintenant: () => heure,
      attendre: async (ms) => {
        repose += ms
      },
    },
  )
  heure += travail
  await ceder()
  return repose
}

describe('cedeur', () => {
  it('goes on at once while a trivial question is answered at once', async () => {
    expect(await repos(300, 1)).toBe(0)
  })

  it('rests three times as long as it worked while a trivial question waits', async () => {
    expect(await repos(100, 30)).toBe(300)
  })

  it('rests two seconds at most', async () => {
    expect(await repos(5_000, 30)).toBe(2_000)
  })
})
