import { createHash } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { createServer as createHttp } from 'node:http'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storageLocal } from './disk-storage.ts'
import { storageS3 } from './s3-storage.ts'
import { newKey, verifierCle, type Storage } from './storage.ts'

const sha = (b: Uint8Array): string => createHash('sha256').update(b).digest('hex')
const dossier = mkdtempSync(join(tmpdir(), 'storage-'))
afterAll(() => rmSync(dossier, { recursive: true }))

/** The four verbs of an object store, in memory. */
const objets = new Map<string, Buffer>()
const s3 = createHttp(async (req, res) => {
  const cle = new URL(req.url ?? '', 'http://hote').pathname
  const objet = objets.get(cle)
  if (req.headers.authorization === undefined) return void res.writeHead(403).end()
  if (req.method === 'PUT') {
    const corps = await buffer(req)
    if (corps.length !== Number(req.headers['content-length'])) return void res.writeHead(411).end()
    objets.set(cle, corps)
    return void res.writeHead(200, { etag: '"x"' }).end()
  }
  if (req.method === 'DELETE') {
    objets.delete(cle)
    return void res.writeHead(204).end()
  }
  if (objet === undefined)
    return void res
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code></Error>')
  const bornes = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '')
  const donne = bornes ? objet.subarray(Number(bornes[1]), Number(bornes[2]) + 1) : objet
  res
    .writeHead(bornes ? 206 : 200, { 'content-length': donne.length })
    .end(req.method === 'HEAD' ? undefined : donne)
})
let s3Port = 0
beforeAll(
  () =>
    new Promise<void>((resolve) =>
      s3.listen(0, '127.0.0.1', () => {
        s3Port = (s3.address() as AddressInfo).port
        resolve()
      }),
    ),
)
afterAll(() => {
  s3.closeAllConnections()
  s3.close()
})
const cles = {
  region: 'us-east-1',
  bucket: 'registre',
  accessKeyId: 'a',
  secretAccessKey: 'b',
  reception: dossier,
}
const auS3 = (port: number): Storage => storageS3({ endpoint: `http://127.0.0.1:${port}`, ...cles })

describe.each([
  ['local files', () => storageLocal(dossier)],
  ['object store', () => auS3(s3Port)],
] as const)('%s', (_nom, faire) => {
  it('gives back what it was given, with its hash', async () => {
    const storage = faire()
    const contenu = Buffer.from('règlement')
    const cle = newKey('justificatifs')
    expect(await storage.exists(cle)).toBe(false)
    expect(await storage.put(cle, contenu)).toEqual({
      sha256: sha(contenu),
      taille: contenu.length,
    })
    expect(await storage.exists(cle)).toBe(true)
    expect(await buffer(await storage.get(cle))).toEqual(contenu)
  })
  it('takes a stream of several chunks', async () => {
    const storage = faire()
    const cle = newKey('exports')
    const morceaux = Array.from({ length: 20 }, (_, i) => Buffer.alloc(50_000, i))
    const tout = Buffer.concat(morceaux)
    expect(await storage.put(cle, Readable.from(morceaux))).toEqual({
      sha256: sha(tout),
      taille: tout.length,
    })
    expect((await buffer(await storage.get(cle))).equals(tout)).toBe(true)
  })
  it('gives a part of a file, both ends included', async () => {
    const storage = faire()
    const cle = newKey('donnees')
    await storage.put(cle, Buffer.from('0123456789'))
    expect(String(await buffer(await storage.get(cle, { debut: 2, fin: 4 })))).toBe('234')
    await expect(storage.get(newKey('donnees'), { debut: 0, fin: 1 })).rejects.toMatchObject({
      code: 'fichier-introuvable',
    })
  })
  it('removes, and does not mind removing twice', async () => {
    const storage = faire()
    const cle = newKey('justificatifs')
    await storage.put(cle, Buffer.from('x'))
    await storage.delete(cle)
    await storage.delete(cle)
    expect(await storage.exists(cle)).toBe(false)
    await expect(storage.get(cle)).rejects.toMatchObject({ code: 'fichier-introuvable' })
  })
  it('keeps nothing of a stream that fails', async () => {
    const storage = faire()
    const cle = newKey('justificatifs')
    const casse = Readable.from(
      (async function* () {
        yield Buffer.from('début')
        throw new Error('client gone')
      })(),
    )
    await expect(storage.put(cle, casse)).rejects.toThrow('client gone')
    expect(await storage.exists(cle)).toBe(false)
  })
  it('refuses any key but its own', async () => {
    const storage = faire()
    for (const cle of ['../../etc/passwd', 'justificatifs/règlement.pdf', '/absolu', 'a/bb/c', ''])
      await expect(storage.put(cle, Buffer.from('x'))).rejects.toThrow(RangeError)
  })
})

describe('local files', () => {
  it.runIf(process.getuid?.() === 0)('belong to who owns the folder, whoever writes', async () => {
    const place = mkdtempSync(join(tmpdir(), 'compte-'))
    try {
      chownSync(place, 65_534, 65_534)
      await storageLocal(place).put(newKey('justificatifs'), Buffer.from('acte'))
      const tout = readdirSync(place, { recursive: true, encoding: 'utf8' })
      expect(tout.map((nom) => statSync(join(place, nom)).uid)).toEqual([65_534, 65_534, 65_534])
    } finally {
      rmSync(place, { recursive: true })
    }
  })

  it('leaves no temporary file and is readable by its owner alone', async () => {
    const cle = newKey('attestations')
    await storageLocal(dossier).put(cle, Buffer.from('abc'))
    expect(readFileSync(join(dossier, cle), 'utf8')).toBe('abc')
    expect(statSync(join(dossier, cle)).mode & 0o077).toBe(0)
    expect(
      readdirSync(dossier, { recursive: true }).filter((f) => String(f).endsWith('.tmp')),
    ).toEqual([])
  })
})

describe('object store', () => {
  it('fails, rather than waits, when the store is down', async () => {
    const serveur = createServer()
    await new Promise<void>((resolve) => serveur.listen(0, '127.0.0.1', resolve))
    const { port } = serveur.address() as AddressInfo
    await new Promise((resolve) => serveur.close(resolve))
    await expect(auS3(port).put(newKey('justificatifs'), Buffer.from('x'))).rejects.toThrow()
  })
})

describe('keys', () => {
  it('are new each time and spread over folders', () => {
    const toutes = Array.from({ length: 100 }, () => newKey('justificatifs'))
    expect(new Set(toutes).size).toBe(100)
    for (const cle of toutes) expect(verifierCle(cle)).toBe(cle)
    expect(() => newKey('../x')).toThrow(RangeError)
  })
})
