import { describe, expect, it } from 'vitest'
import {
  BONS,
  bounds,
  deTaille,
  hasQpdf,
  hostile,
  judgeByPdfjs,
  judgeByQpdf,
  ordinary,
  simple,
} from '@registre/testing/pdf'
import { isSafeAddress } from './reading/actions.ts'
import { readPdf } from './read-pdf.ts'

const files = { hostile: hostile(), ordinary: ordinary() }

describe('the corpus', () => {
  it('refuses every hostile document, wherever its content hides', async () => {
    expect(files.hostile.length).toBeGreaterThan(900)
    const taken = []
    for (const { name, bytes } of files.hostile) if ((await readPdf(bytes)).ok) taken.push(name)
    expect(taken).toEqual([])
  })
  it('refuses at once what no bytes can hold', async () => {
    for (const { name, bytes } of bounds()) {
      const start = performance.now()
      expect(await readPdf(bytes), name).toMatchObject({ ok: false })
      expect(performance.now() - start, name).toBeLessThan(1500)
    }
  })
  it('takes every ordinary document of every producer', async () => {
    expect(files.ordinary.length).toBeGreaterThan(150)
    expect(new Set(files.ordinary.map((f) => f.producer)).size).toBeGreaterThan(8)
    const refused = []
    for (const { name, producer, bytes } of files.ordinary)
      if (!(await readPdf(bytes)).ok) refused.push(`${producer}: ${name}`)
    expect(refused).toEqual([])
  })
  it('takes the scans of an office in less than a second each', async () => {
    for (const { name, bytes } of files.ordinary.filter((f) => f.producer === 'scanner')) {
      const start = performance.now()
      expect(await readPdf(bytes), name).toMatchObject({ ok: true })
      expect(performance.now() - start, name).toBeLessThan(1000)
    }
  })
})

describe('real readers', () => {
  it('reach something active in no document that is taken (pdf.js)', async () => {
    for (const { name, producer, bytes } of files.ordinary)
      expect(await judgeByPdfjs(bytes), `${producer}: ${name}`).not.toBe('active')
  })
  it('reach what hides: the corpus hides something real (pdf.js)', async () => {
    let reached = 0
    for (const { bytes } of files.hostile)
      if ((await judgeByPdfjs(bytes)) === 'active') reached += 1
    expect(reached).toBeGreaterThan(100)
  })
  it.skipIf(!hasQpdf)('agree, repaired or not (qpdf)', () => {
    const some = (n: number) => (_: unknown, i: number) => i % n === 0
    const taken = files.ordinary.filter(({ bytes }) => bytes.length < 200_000).filter(some(4))
    for (const { name, bytes } of taken) expect(judgeByQpdf(bytes), name).not.toBe('active')
    const hidden = files.hostile.filter(({ name }) => name.startsWith('program started, '))
    const reached = hidden.filter(({ bytes }) => judgeByQpdf(bytes) === 'active')
    expect(reached.length).toBeGreaterThan(20)
  })
})

describe('reading', () => {
  it('counts the pages as a repair does', async () => {
    for (const [name, pages, make] of BONS)
      expect(await readPdf(await make()), name).toEqual({ ok: true, pages })
  })
  it('reads a large document in little time', async () => {
    const start = performance.now()
    expect(await readPdf(deTaille(5 * 1_048_576 - 1))).toMatchObject({ ok: true })
    expect(performance.now() - start).toBeLessThan(1000)
  })
  it('lets no script through, whatever byte is damaged', async () => {
    const base = simple('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>')
    for (let i = 0; i < 600; i++) {
      const damaged = Buffer.from(base)
      damaged[(i * 7919) % damaged.length] = (i * 31) % 256
      if ((await readPdf(damaged)).ok) expect(await judgeByPdfjs(damaged)).not.toBe('active')
    }
  })
})

describe('damaged documents', () => {
  const WORDS = [
    '<<',
    '>>',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '%',
    '\n',
    '/',
    '9 0 R',
    'obj',
    '-',
    '1 0 obj',
  ]
  /** Two or three wounds, the same at each run. */
  const wound = (bytes: Buffer, seed: number): Buffer => {
    let state = seed
    const dice = (n: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * n)
    }
    let text = bytes.toString('latin1')
    for (let i = 0; i <= dice(3); i++) {
      const [at, from] = [dice(text.length), dice(text.length)]
      const word = WORDS[dice(WORDS.length)] ?? ''
      const moved = dice(2) === 0 ? word : text.slice(from, from + dice(40))
      text = text.slice(0, at) + moved + text.slice(at + dice(4))
    }
    return Buffer.from(text, 'latin1')
  }

  it('never become active for a reader and inert for us', async () => {
    const taken = []
    for (let i = 0; i < 20_000; i++) {
      const { bytes } = files.hostile[(i * 7) % 900] ?? { bytes: simple() }
      const damaged = wound(bytes, i)
      if ((await readPdf(damaged)).ok) taken.push(damaged)
    }
    expect(taken.length).toBeGreaterThan(20)
    for (const damaged of taken) expect(await judgeByPdfjs(damaged)).not.toBe('active')
    if (hasQpdf)
      for (const damaged of taken.slice(0, 60)) expect(judgeByQpdf(damaged)).not.toBe('active')
  })
})

describe('addresses', () => {
  it.each([
    'https://exemple.fr/a?b=1',
    'HTTP://exemple.fr',
    'mailto:a@exemple.fr',
    'www.exemple.fr',
    'exemple.fr/page',
    'a.b@exemple.fr',
    'tel:+33123456789',
    'tel:01 23 45 67 89',
    'TEL:+33%201%2023-45.67(89)',
    'fax:0123456789',
    'mairie.paris/syndics',
    '#page=2',
    '',
  ])('follows %j', (address) => expect(isSafeAddress(address)).toBe(true))
  it.each([
    'javascript:alert(1)',
    'java\u0000script:alert(1)',
    ' \tjavascript:a',
    '\u00fe\u00ff\u0000f\u0000i\u0000l\u0000e\u0000:',
    'file:///c:/a.exe',
    'data:text/html,x',
    'vbscript:x',
    'ms-word:ofe|u|http://x',
    '\\\\serveur\\partage',
    '//serveur/partage',
    '../a.exe',
    'calc.exe',
    'tel:*%2306%23',
    'tel:javascript',
    'tel:1;file:///etc/passwd',
    'x:https://exemple.fr',
  ])('refuses %j', (address) => expect(isSafeAddress(address)).toBe(false))
})
