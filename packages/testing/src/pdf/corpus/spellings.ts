import type { HostileContent } from './contents.ts'
import { base } from './places.ts'

/** Another way to write what leads to object 9, or the object itself. */
interface Spelling {
  name: string
  write: (content: HostileContent) => Buffer
}

const respelt = (name: string, spell: (text: string) => string): Spelling => ({
  name,
  write: (c) => base(c).object(9, spell(c.target)).end().bytes(),
})
/** The keys of the catalogue and of the page are spelt otherwise too. */
const everywhere = (name: string, spell: (text: string) => string): Spelling => ({
  name,
  write: ({ catalog = '', page = '', ...c }) =>
    base({ ...c, catalog: spell(catalog), page: spell(page) })
      .object(9, spell(c.target))
      .end()
      .bytes(),
})
const led = (
  name: string,
  reference: string,
  more: Readonly<Record<number, string>> = {},
): Spelling => ({
  name,
  write: ({ catalog = '', page = '', ...c }) =>
    base({
      ...c,
      catalog: catalog.replaceAll('9 0 R', reference),
      page: page.replaceAll('9 0 R', reference),
      more: { ...c.more, ...more },
    })
      .object(9, c.target)
      .end()
      .bytes(),
})

const BLANKS: Readonly<Record<string, string>> = {
  'vertical tabs': '\v',
  'form feeds': '\f',
  NULs: '\0',
  returns: '\r',
  'hard spaces': '\u00a0',
  'next lines': '\u0085',
}
const inTexts = /\([^()]*\)/
/** Changes names, not texts. */
const ofNames = (change: (name: string) => string) => (text: string) =>
  text
    .split(new RegExp(`(${inTexts.source})`))
    .map((part) =>
      inTexts.test(part)
        ? part
        : part.replaceAll(/\/([A-Za-z]+)/g, (_, n: string) => `/${change(n)}`),
    )
    .join('')
const hex = (letter: string): string => `#${letter.charCodeAt(0).toString(16)}`
const insides = (text: string): string => text.replace(/^<</, '').replace(/>>$/, '')

export const SPELLINGS: readonly Spelling[] = [
  ...Object.entries(BLANKS).map(([name, blank]) =>
    everywhere(`between ${name}`, (t) => t.replaceAll(' ', blank)),
  ),
  everywhere(
    'with every letter of its names escaped',
    ofNames((n) => [...n].map(hex).join('')),
  ),
  everywhere(
    'with the first letter of its names escaped',
    ofNames((n) => hex(n.charAt(0)) + n.slice(1)),
  ),
  everywhere(
    'with names that end in NUL',
    ofNames((n) => `${n}#00`),
  ),
  everywhere(
    'with names that end in a blank',
    ofNames((n) => `${n}#20`),
  ),
  everywhere(
    'with half an escape',
    ofNames((n) => `${n}#`),
  ),
  everywhere('with a comment between its words', (t) => t.replaceAll(' ', '%x\n')),
  everywhere('with nothing between its words', (t) => t.replaceAll(/ (?=[/<([])/g, '')),
  respelt('with its kind twice, the right one last', (t) => t.replace('/S /', '/S /GoTo /S /')),
  respelt('with its kind twice, the right one first', (t) => t.replace(/>>$/, ' /S /GoTo >>')),
  respelt('with its kind in a list', (t) => t.replace(/\/S (\/\w+)/, '/S [$1]')),
  respelt('with its kind as a text', (t) => t.replace(/\/S \/(\w+)/, '/S ($1)')),
  respelt('with its kind by a reference to itself', (t) => t.replace('/S /', '/S 9 0 R /S /')),
  respelt('in a list', (t) => `[${t}]`),
  respelt('in a list in a list', (t) => `[[${t}]]`),
  respelt('first of a list', (t) => `[${t} << >>]`),
  respelt('under a dictionary', (t) => `<< /A ${t} /Next ${t} ${insides(t)} >>`),
  respelt('as the dictionary of a stream', (t) =>
    t.startsWith('<<') ? `${t}\nstream\n\nendstream` : t,
  ),
  respelt('ended twice', (t) => `${t} >> >>`),
  respelt('not ended', (t) => t.replace(/>>$/, '')),
  respelt('after another value', (t) => `null ${t}`),
  respelt('before another value', (t) => `${t} null`),
  respelt('after a stray end', (t) => `endobj\n${t}`),
  respelt('with a key without a value', (t) => t.replace(/>>$/, '/Next >>')),
  respelt('with a value without a key', (t) => t.replace('<<', '<< 12')),
  respelt('with texts in hexadecimal of odd length', (t) =>
    t.replaceAll(/\(([^()\\]*)\)/g, (_, s: string) => `<${Buffer.from(s).toString('hex')}4>`),
  ),
  led('by a reference with zeros', '009 00000 R'),
  led('by a reference with a sign', '+9 0 R'),
  led('by a reference with a point', '9.0 0 R'),
  led('by a reference of another generation', '9 1 R'),
  led('by a reference over lines', '9\n0\nR'),
  led('by a reference and a comment', '9 0%\nR'),
  led('by a reference that touches the next', '9 0 R/X'),
  led('by a list of references', '[9 0 R]'),
  led('by a chain of references', '40 0 R', { 40: '41 0 R', 41: '42 0 R', 42: '9 0 R' }),
  led('by a chain that turns', '40 0 R', { 40: '[41 0 R 9 0 R]', 41: '[40 0 R 9 0 R]' }),
  led('by a number beyond those of the table', '9 0 R /Size 3'),
  {
    name: 'under a second catalogue',
    write: (c) =>
      base(c)
        .object(9, c.target)
        .object(50, '<< /Type /Catalog /Pages 2 0 R >>')
        .end({ trailer: '/Root 50 0 R /Root 1 0 R' })
        .bytes(),
  },
  {
    name: 'under the catalogue of a trailer that is not the last',
    write: (c) =>
      base(c)
        .object(9, c.target)
        .raw('trailer\n<< /Root 1 0 R /Size 60 >>\n')
        .object(50, '<< /Type /Catalog /Pages 51 0 R >>')
        .object(51, '<< /Type /Pages /Kids [52 0 R] /Count 1 >>')
        .object(52, '<< /Type /Page /Parent 51 0 R /MediaBox [0 0 595 842] >>')
        .end({ trailer: '/Root 50 0 R' })
        .bytes(),
  },
  {
    name: 'beside a table that is one byte off',
    write: (c) => {
      const bytes = base(c).object(9, c.target).end().bytes()
      return Buffer.concat([bytes.subarray(0, 9), Buffer.from('\n'), bytes.subarray(9)])
    },
  },
  {
    name: 'beside a table that turns',
    write: (c) => {
      const written = base(c).object(9, c.target).end()
      return written.end({ previous: written.tableAt }).bytes()
    },
  },
]
