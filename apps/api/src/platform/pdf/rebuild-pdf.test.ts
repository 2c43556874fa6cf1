import { deflateSync } from 'node:zlib'
import {
  altered,
  asFile,
  blindnessOf,
  bombs,
  differences,
  everyKind,
  hostile,
  judge,
  measure,
  MISSING,
  objectsOf,
  ordinary,
  type OrdinaryFile,
  paintBy,
  READERS,
  simple,
  walk,
  wounded,
} from '@registre/testing/pdf'
import { TAILLE_MAX_SERVIE } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { judgePdf } from './judge-pdf.ts'
import { SERVED_MAX } from './rebuild/limits.ts'
import { rebuildPdf } from './rebuild-pdf.ts'

// The corpus on the rebuilding itself; `npm run attaque -- fichiers` plays it on what is served.
// What costs much is tried on one file in so many, on all of them in `npm run test:tout`.
const ALL = process.env['REGISTRE_TOUS_LES_CAS'] === '1'
const LONG = { timeout: ALL ? 900_000 : 120_000 }
const one = <T>(inSoMany: number, files: readonly T[]): T[] =>
  files.filter((_, i) => ALL || i % inSoMany === 0)

const files = { hostile: hostile(), ordinary: ordinary() }
const labelOf = ({ producer, name }: OrdinaryFile): string => `${producer}: ${name}`

/** What is served of a document: nothing when it is refused. Throws for a fault of ours. */
const servedOf = async (bytes: Uint8Array): Promise<Uint8Array | null> => {
  const rebuilt = await rebuildPdf(bytes)
  if ('faute' in rebuilt) throw new Error(rebuilt.faute)
  return rebuilt.ok && judgePdf(rebuilt.contenu).ok ? rebuilt.contenu : null
}
/** What readers and a walk of every object find in what is served; the same bytes are read once. */
const seen = new Set<string>()
const faultsOf = async (served: Uint8Array): Promise<string[]> => {
  const key = Buffer.from(served).toString('latin1')
  if (seen.has(key)) return []
  seen.add(key)
  const verdicts = await judge(served)
  return [
    ...verdicts.filter((v) => v.verdict !== 'inert').map((v) => `${v.reader}: ${v.verdict}`),
    ...(READERS.some((r) => r.name === 'qpdf') ? await asFile(served, walk) : []),
  ]
}

describe('the judges', () => {
  it.each(READERS)('$name sees each known script, file, link and program', async (reader) => {
    expect(await blindnessOf(reader)).toEqual([])
  })
  it.skipIf(MISSING.length > 0)('reach something in the corpus', LONG, async () => {
    const reached = new Map<string, number>()
    const tried = one(90, files.hostile)
    for (const { family, bytes } of tried)
      if ((await judge(bytes)).some((v) => v.verdict === 'active'))
        reached.set(family, (reached.get(family) ?? 0) + 1)
    for (const family of new Set(files.hostile.map((f) => f.family)))
      expect(reached.get(family) ?? 0, family).toBeGreaterThan(
        tried.filter((f) => f.family === family).length / 2,
      )
  })
})

describe('hostile documents', () => {
  it('serve nothing that acts, wherever it hides', LONG, async () => {
    const tried = one(3, files.hostile)
    expect(tried.length).toBeGreaterThan(600)
    const active = []
    let served = 0
    for (const { name, bytes } of tried) {
      const rebuilt = await servedOf(bytes)
      if (rebuilt === null) continue
      served += 1
      active.push(...(await faultsOf(rebuilt)).map((fault) => `${name}: ${fault}`))
    }
    expect(active).toEqual([])
    expect(served).toBeGreaterThan(tried.length / 2)
  })
  it('serve nothing that acts, whatever byte is damaged', LONG, async () => {
    const base = simple('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>')
    const byte = (i: number): Buffer => {
      const damaged = Buffer.from(base)
      damaged[(i * 7919) % damaged.length] = (i * 31) % 256
      return damaged
    }
    const damaged = (i: number): Buffer =>
      i % 5 === 0
        ? byte(i)
        : wounded(files.hostile[(i * 7) % files.hostile.length]?.bytes ?? base, i)
    const active = []
    let served = 0
    for (let i = 0; i < (ALL ? 20_000 : 2500); i += 1) {
      const rebuilt = await servedOf(damaged(i))
      if (rebuilt === null) continue
      served += 1
      if (!ALL && served % 20 > 0) continue
      active.push(...(await faultsOf(rebuilt)).map((fault) => `wound ${i}: ${fault}`))
    }
    expect(active).toEqual([])
    expect(served).toBeGreaterThan(500)
  })
})

describe('documents that burst', () => {
  const CHILD = new URL('rebuild-child.ts', import.meta.url)
  it('are refused, or served and painted, in 10 s and 200 MB', LONG, async () => {
    for (const { kind, name, make } of one(15, bombs())) {
      const label = `${kind}: ${name}`
      const { answer, ms, megabytes } = await asFile(make(), (file) =>
        measure(CHILD, file, { limitMs: 15_000, heap: 100 }),
      )
      expect(answer, label).not.toBeNull()
      expect(ms, label).toBeLessThan(10_000)
      expect(megabytes, label).toBeLessThan(200)
      const served = await servedOf(make())
      if (served === null || MISSING.length > 0) continue
      const start = performance.now()
      await asFile(served, (file) => paintBy('poppler', file))
      expect(performance.now() - start, `${label}, painted`).toBeLessThan(10_000)
    }
  })
})

it('serves as much as the domain says', () => expect(SERVED_MAX).toBe(TAILLE_MAX_SERVIE))

/** What cannot be rebuilt, with its way out: it is encrypted, or its letters are in no font of ours. */
const NOT_REBUILT: readonly (readonly [RegExp, string])[] = [
  [/encrypted/, 'protege'],
  [/without appearance, Chinese/, 'illisible'],
]

describe('ordinary documents', () => {
  it('are rebuilt, of every producer', { timeout: 60_000 }, async () => {
    expect(files.ordinary.length).toBeGreaterThan(200)
    expect(new Set(files.ordinary.map((f) => f.producer)).size).toBeGreaterThan(15)
    const refused = []
    for (const file of files.ordinary) {
      const rebuilt = await rebuildPdf(file.bytes)
      const [, expected] = NOT_REBUILT.find(([name]) => name.test(file.name)) ?? []
      if (rebuilt.ok) {
        const judged = judgePdf(rebuilt.contenu)
        if (!judged.ok) refused.push(`${labelOf(file)}: ${judged.pourquoi}`)
        continue
      }
      const why = 'faute' in rebuilt ? rebuilt.faute : rebuilt.motif
      if (why !== expected) refused.push(`${labelOf(file)}: ${why}`)
    }
    expect(refused).toEqual([])
    const without = files.ordinary.filter((f) => NOT_REBUILT.some(([name]) => name.test(f.name)))
    expect(without.length).toBeLessThanOrEqual(files.ordinary.length / 100)
  })
  it('give the same bytes each time', LONG, async () => {
    for (const file of one(9, files.ordinary)) {
      const [first, second] = [await servedOf(file.bytes), await servedOf(file.bytes)]
      expect(first && Buffer.from(first).equals(second ?? Buffer.alloc(0)), labelOf(file)).not.toBe(
        false,
      )
    }
  })
  it.skipIf(MISSING.length > 0)(
    'show the same words and the same pages; what was hidden stays so',
    LONG,
    async () => {
      const other = []
      for (const file of one(17, files.ordinary)) {
        const served = await servedOf(file.bytes)
        if (served === null) continue
        other.push(...(await faultsOf(served)).map((fault) => `${labelOf(file)}: ${fault}`))
        const found = await differences(file.bytes, served, { pictures: !file.eachItsWay })
        other.push(...found.map(({ reader, what }) => `${labelOf(file)}, ${reader}: ${what}`))
      }
      expect(other).toEqual([])
    },
  )
})

describe('the judge of what is served', () => {
  const KEYS =
    'A AA AF Alternates Annots AcroForm B DPart EF F FFilter JS JavaScript Metadata Names Next OpenAction OPI Outlines PieceInfo PS PZ Ref StructParents Thumb URI XFA Xyz J#53'
  const rich = async (): Promise<Uint8Array> => {
    const served = await servedOf(everyKind({ kind: 'page' }))
    if (served === null) throw new Error('a page of every kind is not served')
    return served
  }
  it('accepts what was written, whatever wrote its table', async () => {
    const served = await rich()
    expect(judgePdf(altered(served, (object) => object))).toEqual({ ok: true, pages: 1 })
  })
  it('refuses each key that does not belong, in each dictionary', { timeout: 60_000 }, async () => {
    const served = await rich()
    const taken = []
    for (const [rank, object] of objectsOf(served).entries()) {
      const [clear = ''] = object.split('stream\n')
      for (const [n] of [...clear.matchAll(/<</g)].entries())
        for (const key of KEYS.split(' ')) {
          let at = -1
          const bytes = altered(served, (o, i) =>
            i === rank
              ? o.replaceAll('<<', (d) => ((at += 1) === n ? `${d} /${key} 1 0 R` : d))
              : o,
          )
          if (judgePdf(bytes).ok) taken.push(`${key} in ${clear.slice(0, 60)}`)
        }
    }
    expect(taken).toEqual([])
  })
  it.each([
    [
      'an object that nothing leads to',
      (o: string, i: number) =>
        i === 0 ? `900 0 obj\n<< /S /JavaScript /JS (1) >>\nendobj\n${o}` : o,
      '',
    ],
    [
      'an object stream',
      (o: string, i: number) =>
        i === 0
          ? `900 0 obj\n<< /Type /ObjStm /N 0 /First 0 /Length 0 >>\nstream\n\nendstream\nendobj\n${o}`
          : o,
      '',
    ],
    ['a comment between two objects', (o: string) => `${o}% /JavaScript\n`, ''],
    ['encryption', (o: string) => o, '/Encrypt 1 0 R\n'],
    ['a former table', (o: string) => o, '/Prev 9\n'],
    ['facts', (o: string) => o, '/Info 1 0 R\n'],
    ['a length too short', (o: string) => o.replace(/\/Length \d+/, '/Length 1'), ''],
    ['data outside', (o: string) => o.replace('/Length', '/F (a) /Length'), ''],
    ['another filter', (o: string) => o.replace('/Filter /FlateDecode', '/Filter /LZWDecode'), ''],
    [
      'a predictor',
      (o: string) => o.replace('/Filter', '/DecodeParms << /Predictor 12 >> /Filter'),
      '',
    ],
    ['a kind of action', (o: string) => o.replace('/S /Luminosity', '/S /JavaScript'), ''],
    ['another subtype', (o: string) => o.replace('/Subtype /Form', '/Subtype /PS'), ''],
  ])('refuses %s', async (_what, change, trailer) => {
    const served = await rich()
    const bytes = altered(served, change, trailer)
    expect(bytes.equals(Buffer.from(served))).toBe(false)
    expect(judgePdf(bytes)).toMatchObject({ ok: false })
  })
  it.each([
    '/OC << /S /JavaScript /JS (1) >> BDC EMC',
    '(a) unknown',
    '% comment',
    '<< /A 1 >> f',
    '(unended',
    'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI',
  ])('refuses contents that say: %s', async (contents) => {
    const served = await servedOf(simple())
    const write = (text: string): Buffer => {
      const data = deflateSync(text).toString('latin1')
      return altered(served ?? Buffer.alloc(0), (object) =>
        object
          .replace(/\/Length \d+/, `/Length ${data.length}`)
          .replace(/stream\n[^]*\nendstream/, () => `stream\n${data}\nendstream`),
      )
    }
    expect(judgePdf(write('0 0 9 9 re\nf\n'))).toMatchObject({ ok: true })
    expect(judgePdf(write(`${contents}\n`))).toMatchObject({ ok: false })
  })
  it.each([
    [
      'a revision more',
      '1 0 obj\n<< >>\nendobj\nxref\n0 0\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
    ],
    ['a program after its end', 'MZ\u0000'],
    ['a page of the web after its end', '<script>a()</script>'],
  ])('refuses %s', async (_what, after) => {
    expect(judgePdf(Buffer.concat([await rich(), Buffer.from(after)]))).toMatchObject({ ok: false })
  })
  it('takes nothing active, whatever byte is damaged', LONG, async () => {
    const served = await rich()
    const damaged = Array.from({ length: ALL ? 20_000 : 2000 }, (_, i) => wounded(served, i))
    const taken = damaged.filter((bytes) => judgePdf(bytes).ok)
    const active = []
    for (const bytes of one(20, taken))
      active.push(...(await judge(bytes)).filter((v) => v.verdict === 'active'))
    expect(active).toEqual([])
  })
})
