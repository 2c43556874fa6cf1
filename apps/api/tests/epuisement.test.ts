import { readdirSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { classeursLourds, memoireDe } from '@registre/testing/flood'
import { pdf } from '@registre/testing/register'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createWorkbookReader } from '../src/platform/classeur/lire-classeur.ts'
import { once } from '../src/platform/idempotency.ts'
import { createUploadSpace } from '../src/platform/uploads/upload-space.ts'
import { useRegistre } from './support/register.ts'

describe('exhaustion', () => {
  const registre = useRegistre()
  let serveur: Awaited<ReturnType<typeof buildApp>>
  let port = 0
  beforeAll(async () => {
    serveur = await buildApp({ deps: registre().deps, rateFactor: 1000, requestTimeoutMs: 1000 })
    await serveur.listen({ host: '127.0.0.1', port: 0 })
    port = (serveur.server.address() as AddressInfo).port
  })
  afterAll(() => serveur.close())

  it('ends a body that does not come', async () => {
    const fins = Array.from({ length: 40 }, () => {
      const prise = connect(port, '127.0.0.1')
      prise.on('error', () => undefined)
      prise.write(
        'POST /api/public/pdf/estValide HTTP/1.1\r\nHost: a\r\nContent-Length: 4000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n--x',
      )
      const goutte = setInterval(() => prise.write('a'), 200)
      return new Promise<string>((resolve) => {
        let recu = ''
        prise.on('data', (d) => (recu += d.toString('latin1')))
        prise.on('close', () => {
          clearInterval(goutte)
          resolve(recu)
        })
      })
    })
    // Each drip goes on until the server itself ends it: Node's own patience is five minutes.
    for (const recu of await Promise.all(fins)) expect(recu).toMatch(/^HTTP\/1\.1 408|^$/)
  })

  it('counts a token that cannot be read as a visitor', async () => {
    const strict = await buildApp({ deps: registre().deps })
    const statuts = []
    for (let i = 0; i < 400; i += 1) {
      const { statusCode } = await strict.inject({
        url: '/api/account',
        remoteAddress: '203.0.113.77',
        headers: { authorization: `Bearer rnc_inconnu${i}` },
      })
      statuts.push(statusCode)
    }
    await strict.close()
    expect(statuts[0]).toBe(401)
    expect(statuts.at(-1)).toBe(429)
  })

  it('knows a file by its bytes, not by its name and its size', async () => {
    const { db, deps } = registre()
    const reception = createUploadSpace(deps.settings.RECEPTION_DIR, 1000).open('u1')
    const fichier = (texte: string) =>
      reception.receive(Readable.from([Buffer.from(texte)]), 'a.pdf', 'application/pdf')
    const envoyer = (file: File) =>
      once(db, 'u1', 'essai', 'une-cle', { body: { file } }, async () => '{"fait":1}')
    expect(await envoyer(await fichier('un'))).toEqual({ text: '{"fait":1}', rejouee: false })
    const { text, rejouee } = await envoyer(await fichier('un'))
    expect([JSON.parse(text), rejouee]).toEqual([{ fait: 1 }, true])
    await expect(envoyer(await fichier('de'))).rejects.toMatchObject({ code: 'cle-deja-utilisee' })
    await reception.close()
  })

  it('leaves nothing of a deposit in the folder of reception', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const { id } = await syndic.api.deposerDocument({
      body: { file: await pdf(), type: 'JUSTIFICATIF_MANDAT' },
    })
    expect(id).not.toBe('')
    await vi.waitFor(() => {
      const restes = readdirSync(r.deps.settings.RECEPTION_DIR, { recursive: true })
      expect(restes.filter((nom) => String(nom).includes('/'))).toEqual([])
    })
  })

  it('reads one workbook at a time, and none that weighs more than it may', async () => {
    // Processes that wait for the next PDF are not what is weighed.
    registre().deps.pdf.fermer()
    const lecteur = createWorkbookReader({ limites: { attenteMax: 8 } })
    const bornes = [{ maxLignes: 2001, maxColonnes: 40 }]
    const lectures = classeursLourds()
      .flatMap((octets) => [octets, octets, octets, octets])
      .map((octets, i) =>
        lecteur.lire(new File([new Uint8Array(octets)], 'a.xlsx'), bornes, {
          qui: `u${i}`,
          visiteur: false,
        }),
      )
    let memoire = 0
    const guet = setInterval(
      () =>
        void memoireDe(process.pid).then(
          ({ tous, seul }) => (memoire = Math.max(memoire, tous - seul)),
        ),
      50,
    )
    const issues = await Promise.allSettled(lectures)
    clearInterval(guet)
    lecteur.fermer()
    const codes = issues.map((i) => (i.status === 'rejected' ? i.reason.code : 'lu'))
    expect(codes.filter((c) => c === 'service-indisponible').length).toBe(7)
    expect(codes.filter((c) => c === 'classeur-illisible').length).toBe(9)
    expect(memoire).toBeLessThan(350)
  })
})
