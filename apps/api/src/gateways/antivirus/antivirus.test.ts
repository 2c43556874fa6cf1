import { createServer, type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { antivirusClamd } from './clamd.ts'
import { EICAR, sansAntivirus } from './embedded.ts'

describe('sans antivirus', () => {
  it('says its name, passes a file, stops the EICAR file even across chunks', async () => {
    const antivirus = sansAntivirus()
    expect(antivirus.nom).toBe('sans antivirus')
    expect(await antivirus.analyser(Buffer.from('%PDF-1.7'))).toBe('SAFE')
    expect(await antivirus.analyser(Buffer.from(`avant ${EICAR} après`))).toBe('INFECTED')
    expect(
      await antivirus.analyser(
        Readable.from([
          Buffer.from(EICAR.slice(0, 30)),
          Buffer.from(EICAR.slice(30, 31)),
          Buffer.from(EICAR.slice(31)),
        ]),
      ),
    ).toBe('INFECTED')
    expect(await antivirus.analyser(Readable.from([Buffer.from('a'), Buffer.from('b')]))).toBe(
      'SAFE',
    )
  })
})

/** A clamd that understands INSTREAM and looks for EICAR. */
async function clamd(conduite: (socket: Socket) => void = parler) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    conduite(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    async [Symbol.asyncDispose]() {
      for (const s of sockets) s.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
function parler(socket: Socket): void {
  let recu = Buffer.alloc(0)
  socket.on('data', (d) => {
    recu = Buffer.concat([recu, Buffer.from(d)])
    const commande = 'zINSTREAM\0'
    if (!recu.toString('latin1').startsWith(commande)) return
    let i = commande.length
    const contenu: Buffer[] = []
    while (i + 4 <= recu.length) {
      const n = recu.readUInt32BE(i)
      if (n === 0) {
        const trouve = Buffer.concat(contenu).includes(EICAR)
        socket.end(trouve ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
        return
      }
      if (i + 4 + n > recu.length) return
      contenu.push(recu.subarray(i + 4, i + 4 + n))
      i += 4 + n
    }
  })
}

describe('clamd', () => {
  it('tells a safe file from an infected one, as bytes or as a stream', async () => {
    await using serveur = await clamd()
    const antivirus = antivirusClamd({ hote: '127.0.0.1', port: serveur.port })
    expect(await antivirus.analyser(Buffer.alloc(200_000, 'a'))).toBe('SAFE')
    expect(await antivirus.analyser(Buffer.from(EICAR))).toBe('INFECTED')
    expect(
      await antivirus.analyser(Readable.from([Buffer.alloc(100_000), Buffer.from(EICAR)])),
    ).toBe('INFECTED')
  })
  it('says whether it answers at all', async () => {
    await using bon = await clamd((s) => s.on('data', () => s.end('PONG\0')))
    await antivirusClamd({ hote: '127.0.0.1', port: bon.port }).essayer?.()
    await using mauvais = await clamd((s) => s.on('data', () => s.end('UNKNOWN COMMAND\0')))
    await expect(
      antivirusClamd({ hote: '127.0.0.1', port: mauvais.port }).essayer?.(),
    ).rejects.toThrow(/unexpected/)
    expect(sansAntivirus().essayer).toBeUndefined()
  })
  const CAS: [string, (s: Socket) => void, RegExp][] = [
    ['is silent', () => undefined, /no answer/],
    ['hangs up', (s) => s.destroy(), /closed|ECONNRESET|EPIPE/],
    [
      'refuses the size',
      (s) => s.on('data', () => s.end('INSTREAM size limit exceeded. ERROR\0')),
      /unexpected answer/,
    ],
    ['talks nonsense', (s) => void s.write('x'.repeat(10_000)), /too long/],
    ['drips for ever', (s) => void setInterval(() => s.write('.'), 20).unref(), /too long/],
  ]
  it.each(CAS)('stays PENDING when the scanner %s', async (_nom, conduite, cause) => {
    await using serveur = await clamd(conduite)
    const causes: string[] = []
    const config = {
      hote: '127.0.0.1',
      port: serveur.port,
      silenceMaxMs: 200,
      delaiMs: 600,
      surEchec: (c: string) => causes.push(c),
    }
    expect(await antivirusClamd(config).analyser(Buffer.alloc(1000))).toBe('PENDING')
    expect(causes.join()).toMatch(cause)
  })
  it('stays PENDING when the scanner is down, or the file cannot be read', async () => {
    const eteint = await clamd()
    await eteint[Symbol.asyncDispose]()
    expect(
      await antivirusClamd({ hote: '127.0.0.1', port: eteint.port }).analyser(Buffer.alloc(10)),
    ).toBe('PENDING')
    await using serveur = await clamd()
    const cassee = new Readable({
      read() {
        this.destroy(new Error('disk'))
      },
    })
    expect(await antivirusClamd({ hote: '127.0.0.1', port: serveur.port }).analyser(cassee)).toBe(
      'PENDING',
    )
  })
})
