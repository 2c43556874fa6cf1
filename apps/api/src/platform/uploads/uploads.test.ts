import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { createUploadSpace } from './upload-space.ts'
import { openFile } from './uploaded-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'reception-'))
afterAll(() => rmSync(folder, { recursive: true }))
const chunks = (n: number) =>
  Readable.from(Array.from({ length: n }, () => Buffer.alloc(1000, 'a')))

describe('the folder of uploads', () => {
  it('keeps a file on the disk with its hash, until the reception is closed', async () => {
    const space = createUploadSpace(folder, 40_000)
    const reception = space.open('u1')
    const file = await reception.receive(chunks(3), 'a.pdf', 'application/pdf')
    const bytes = Buffer.alloc(3000, 'a')
    expect(file).toBeInstanceOf(File)
    expect(file).toMatchObject({ name: 'a.pdf', size: 3000, type: 'application/pdf' })
    expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await buffer(openFile(file))).equals(bytes)).toBe(true)
    expect(space.used).toBe(3000)
    await reception.close()
    expect(existsSync(file.path)).toBe(false)
    expect(space.used).toBe(0)
    await space.close()
  })
  it('is made at the next file when it could not be made at the first', async () => {
    const taken = join(folder, 'taken')
    writeFileSync(taken, 'a file where the folder should be')
    const space = createUploadSpace(taken, 40_000)
    const reception = space.open('u1')
    await expect(reception.receive(chunks(1), 'a.pdf', '')).rejects.toMatchObject({
      code: 'EEXIST',
    })
    rmSync(taken)
    expect((await reception.receive(chunks(1), 'a.pdf', '')).size).toBe(1000)
    await reception.close()
    await space.close()
    rmSync(taken, { recursive: true })
  })
  it('refuses what it has no room for, for a moment, and gives the room back', async () => {
    const space = createUploadSpace(folder, 5000)
    const all = ['u1', 'u2', 'u3', 'u4'].map((caller) => space.open(caller))
    for (const reception of all) await reception.receive(chunks(1), 'a.pdf', '')
    const [first, second] = [space.open('u5'), space.open('u6')]
    await first.receive(chunks(1), 'a.pdf', '')
    await expect(second.receive(chunks(1), 'b.pdf', '')).rejects.toMatchObject({
      code: 'service-indisponible',
      details: { infos: { retryAfter: expect.any(Number) } },
      message: expect.stringContaining('recommencez dans quelques secondes'),
    })
    for (const reception of [...all, first, second]) await reception.close()
    expect(space.used).toBe(0)
    await expect(space.open('u1').receive(chunks(1), 'b.pdf', '')).resolves.toMatchObject({
      size: 1000,
    })
    await space.close()
  })
  it('lets one caller fill a quarter of it, and gives the others their room', async () => {
    const space = createUploadSpace(folder, 8000)
    const [mine, again, other] = [space.open('u1'), space.open('u1'), space.open('u2')]
    await mine.receive(chunks(2), 'a.pdf', '')
    await expect(again.receive(chunks(1), 'b.pdf', '')).rejects.toMatchObject({
      code: 'service-indisponible',
      message: expect.stringContaining('Vous envoyez beaucoup de fichiers'),
    })
    await expect(other.receive(chunks(2), 'c.pdf', '')).resolves.toMatchObject({ size: 2000 })
    await mine.close()
    await expect(again.receive(chunks(1), 'b.pdf', '')).resolves.toMatchObject({ size: 1000 })
    for (const reception of [again, other]) await reception.close()
    expect(space.used).toBe(0)
    await space.close()
  })
  it('of many files at once, as many pass as there is room for', async () => {
    const space = createUploadSpace(folder, 40_000)
    // All advance together: each would have taken a part of the room when it is full.
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, async () => {
        const reception = space.open('u1')
        try {
          return await reception.receive(chunks(4), 'a.pdf', '')
        } catch (error) {
          await reception.close()
          throw error
        }
      }),
    )
    const refused = all.filter((r) => r.status === 'rejected')
    expect(refused.map((r) => r.reason.code)).toEqual(refused.map(() => 'service-indisponible'))
    expect(all.length - refused.length).toBe(2)
    expect(space.used).toBe(8000)
    await space.close()
  })
  it('forgets what a process that ended left behind', async () => {
    const left = join(folder, '999999999-aaaa')
    mkdirSync(left)
    const space = createUploadSpace(folder, 5000)
    await space.open('u1').receive(chunks(1), 'a', '')
    expect(existsSync(left)).toBe(false)
    await space.close()
    expect(readdirSync(folder)).toEqual([])
  })
})
