import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Etat, type Lien, relier } from './lien.ts'

describe('a link of a drill', () => {
  const serveur = createServer((prise) => void prise.pipe(prise))
  let [lien, prise]: [Lien | null, Socket | null] = [null, null]
  beforeAll(async () => {
    await new Promise<void>((ok) => serveur.listen(0, '127.0.0.1', ok))
    const { port } = serveur.address() as AddressInfo
    lien = await relier(`tcp://127.0.0.1:${port}`)
    prise = connect(Number(new URL(lien.url).port), '127.0.0.1')
    await once(prise, 'connect')
  })
  afterAll(async () => {
    prise?.destroy()
    await lien?.fermer()
    serveur.close()
  })
  /** Milliseconds before an echo comes back; null when none has come in time. */
  const echo = async (etat: Etat, patience = 400): Promise<number | null> => {
    lien?.regler(etat)
    const debut = performance.now()
    const recu = once(prise ?? serveur, 'data').then(() => performance.now() - debut)
    prise?.write('x')
    const lu = await Promise.race([
      recu,
      new Promise<null>((ok) => setTimeout(() => ok(null), patience)),
    ])
    lien?.regler({})
    await recu
    return lu
  }

  it('is as none while it is sound', async () => expect(await echo({})).toBeLessThan(200))
  it('is slow both ways', async () =>
    expect(await echo({ delaiMs: 150 }, 2_000)).toBeGreaterThanOrEqual(295))
  it('loses, and sends again', async () =>
    expect(await echo({ perte: 1 }, 5_000)).toBeGreaterThanOrEqual(1_990))
  it.each(['aller', 'retour'] as const)(
    'is cut: %s; what was sent arrives once it is sound',
    async (coupe) => expect(await echo({ coupe })).toBeNull(),
  )
  it('is cut once what was asked is done', async () => {
    const apres = { coupe: 'retour', apresOctets: 1_000 } as const
    expect(await echo(apres)).toBeLessThan(200)
    prise?.write('x'.repeat(1_000))
    await once(prise ?? serveur, 'data')
    expect(await echo(apres)).toBeNull()
  })
})
