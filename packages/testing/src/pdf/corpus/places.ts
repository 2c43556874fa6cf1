import { CONTENTS, type HostileContent } from './contents.ts'
import { stream, Writer } from './writer.ts'

/** Where an object can hide, and what writes a document that hides it there. */
export interface Place {
  name: string
  write: (content: HostileContent) => Buffer
}

const INERT = '<< /S /GoTo /D [3 0 R /Fit] >>'
const EMPTY = '<< >>'

/** Everything but object 9. */
export const base = (
  { catalog = '', page = '', more = {} }: HostileContent,
  header?: string,
): Writer =>
  new Writer(header).objects({
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} >>`,
    4: stream('', 'BT ET'),
    ...more,
  })

/** The object is written whole at the mark, which the table names. */
const hidden =
  (before: string, after: string, header = '9 0 obj\n') =>
  (content: HostileContent): Buffer =>
    base(content)
      .raw(before)
      .here(9)
      .raw(`${header}${content.target}\nendobj\n`)
      .raw(after)
      .end()
      .bytes()

/** The object stands inside the data of a stream; a part of it may stand in the next one. */
const inStream = (content: HostileContent, name = '9 0 obj\n'): Buffer => {
  const object = `${name}${content.target}\nendobj\n`
  const head = `10 0 obj\n<< /Length ${object.length} >>\nstream\n`
  return base(content)
    .here(10)
    .raw(head)
    .here(9)
    .raw(object)
    .raw('\nendstream\nendobj\n')
    .end()
    .bytes()
}

const dictOf = (target: string): string => target.replace(/^<</, '')

const PLACES: readonly Place[] = [
  { name: 'in plain sight', write: (c) => base(c).object(9, c.target).end().bytes() },
  { name: 'in a hex string', write: hidden('10 0 obj\n<41\n', '>\nendobj\n') },
  { name: 'in a text', write: hidden('10 0 obj\n(a\n', ')\nendobj\n') },
  {
    name: 'in a comment',
    write: (c) =>
      base(c)
        .raw('% a comment ')
        .here(9)
        .raw(`9 0 obj ${c.target.replaceAll('\n', ' ')} endobj\n`)
        .end()
        .bytes(),
  },
  { name: 'in the data of a stream', write: (c) => inStream(c) },
  {
    name: 'across two streams',
    write: (c) => {
      const first = '9 0 obj\n<< /Hidden ('
      const second = `) ${dictOf(c.target)}\nendobj\n`
      return base(c)
        .here(10)
        .raw(`10 0 obj\n<< /Length ${first.length} >>\nstream\n`)
        .here(9)
        .raw(`${first}\nendstream\nendobj\n`)
        .object(11, stream('', second))
        .end()
        .bytes()
    },
  },
  {
    name: 'across a hex string and a comment',
    write: (c) =>
      base(c)
        .raw('10 0 obj\n<41 ')
        .here(9)
        .raw('9 0 obj\n<< /Hidden (>\nendobj\n11 0 obj\n[1]\nendobj\n')
        .raw(`%) ${dictOf(c.target).replaceAll('\n', ' ')} endobj\n`)
        .end()
        .bytes(),
  },
  {
    name: 'after the end of the file',
    write: (c) =>
      base(c)
        .object(9, EMPTY)
        .end({ after: `9 0 obj\n${c.target}\nendobj\n` })
        .bytes(),
  },
  {
    name: 'between the end and its table',
    write: (c) => {
      const written = base(c).object(9, INERT).end()
      const { tableAt } = written
      return written.object(9, c.target).end({ previous: tableAt }).bytes()
    },
  },
  {
    name: 'in a former revision',
    write: (c) => {
      const written = base(c).object(9, c.target).end()
      const { tableAt } = written
      return written.object(9, INERT).end({ previous: tableAt }).bytes()
    },
  },
  {
    name: 'in a former revision whose catalogue was replaced',
    write: (c) => {
      const written = base(c).object(9, c.target).end()
      const { tableAt } = written
      return written
        .object(1, '<< /Type /Catalog /Pages 2 0 R >>')
        .end({ previous: tableAt })
        .bytes()
    },
  },
  {
    name: 'second definition',
    write: (c) => base(c).object(9, INERT).object(9, c.target).end().bytes(),
  },
  {
    name: 'first of two definitions',
    write: (c) => base(c).object(9, c.target).raw(`9 0 obj\n${INERT}\nendobj\n`).end().bytes(),
  },
  {
    name: 'definition that the table leaves out',
    write: (c) => base(c).raw(`9 0 obj\n${c.target}\nendobj\n`).end().bytes(),
  },
  {
    name: 'file without a table',
    write: (c) => base(c).object(9, c.target).end({ table: 'none' }).bytes(),
  },
  {
    name: 'in an object stream',
    write: (c) => base(c).pack(30, [c.target], [9]).end().bytes(),
  },
  {
    name: 'in an object stream, under another number',
    write: (c) =>
      base(c)
        .pack(30, [EMPTY, c.target], [31, 32])
        .entry(9, { container: 30, index: 1 })
        .end()
        .bytes(),
  },
  {
    name: 'in an object stream of a hybrid file',
    write: (c) => base(c).pack(30, [c.target], [9]).end({ table: 'hybrid' }).bytes(),
  },
  {
    name: 'in an object stream without its type',
    write: (c) => {
      const head = '9 0 '
      return base(c)
        .object(30, stream(`/N 1 /First ${head.length}`, head + c.target, true))
        .entry(9, { container: 30, index: 0 })
        .end()
        .bytes()
    },
  },
  {
    name: 'in a text of an object stream',
    write: (c) => {
      const head = '31 0 9 2 '
      return base(c)
        .object(
          30,
          stream(`/Type /ObjStm /N 2 /First ${head.length}`, `${head}( ${c.target})`, true),
        )
        .entry(9, { container: 30, index: 1 })
        .end()
        .bytes()
    },
  },
  {
    name: 'in an object stream, out of order',
    write: (c) => {
      const head = `9 ${EMPTY.length + 1} 31 0 `
      return base(c)
        .object(
          30,
          stream(`/Type /ObjStm /N 2 /First ${head.length}`, `${head}${EMPTY} ${c.target}`, true),
        )
        .entry(9, { container: 30, index: 0 })
        .end()
        .bytes()
    },
  },
  { name: 'behind a comment in its header', write: hidden('', '', '9 %\n0 %x\nobj\n') },
  { name: 'behind an exponent in its header', write: hidden('', '', '9e0 0 obj\n') },
  { name: 'behind a sign in its header', write: hidden('', '', '+9 0 obj\n') },
  { name: 'behind NUL blanks in its header', write: hidden('', '', '9\u00000\u0000obj\u0000') },
  { name: 'behind the end of another object', write: hidden('10 0 obj\n1\nendobj', '') },
  {
    name: 'behind two references',
    write: (c) =>
      base(c).object(9, '12 0 R').object(12, '13 0 R').object(13, c.target).end().bytes(),
  },
  {
    name: 'under another number in the table',
    write: (c) => base(c).here(9).raw(`40 0 obj\n${c.target}\nendobj\n`).end().bytes(),
  },
  {
    name: 'under another generation',
    write: (c) => base(c).object(9, c.target, 7).end().bytes(),
  },
  {
    name: 'behind a broken dictionary',
    write: (c) =>
      base(c)
        .object(9, `<< /Hidden >> ${dictOf(c.target)}`)
        .end()
        .bytes(),
  },
  {
    name: 'behind a wrong sign in a hex string',
    write: hidden('', '', '9 0 obj\n<< /X <t /Next '),
  },
  {
    name: 'behind a dictionary for a key',
    write: hidden('', '', '9 0 obj\n<< /X << /A 1 >> /Next '),
  },
  {
    name: 'in an object stream whose dictionary lacks a value',
    write: (c) => {
      const packed = stream('/Type /ObjStm /N 1 /First 4', `9 0 ${c.target}`, true)
      const broken = packed.toString('latin1').replace('/Length', '/L>>ength')
      return base(c).object(30, broken).entry(9, { container: 30, index: 0 }).end().bytes()
    },
  },
  {
    name: 'under a table hidden in a stream',
    write: (c) => {
      const other = base(c).object(9, c.target).end().bytes()
      const hiddenTable = new Writer().objects({
        1: '<< /Type /Catalog /Pages 2 0 R >>',
        2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
      })
      return hiddenTable.object(5, stream('', other)).end().bytes()
    },
  },
  {
    name: 'behind a byte-order mark',
    write: (c) => base(c, '\u00ef\u00bb\u00bf\n\n%PDF-1.7\n').object(9, c.target).end().bytes(),
  },
  {
    name: 'in a dictionary of resources that is also read otherwise',
    write: (c) =>
      base({ ...c, page: `${c.page ?? ''} /Resources << /Font 9 0 R >>` })
        .object(9, c.target)
        .end()
        .bytes(),
  },
  {
    name: 'in an object stream that a reference measures',
    write: (c) => {
      const head = '9 0 '
      return base(c)
        .objects({ 33: '1', 34: String(head.length) })
        .object(30, stream('/Type /ObjStm /N 33 0 R /First 34 0 R', head + c.target, true))
        .entry(9, { container: 30, index: 0 })
        .end()
        .bytes()
    },
  },
]

/** Every hostile content at every place. */
export const hidings = (): { name: string; bytes: Buffer }[] =>
  PLACES.flatMap((place) =>
    CONTENTS.map((content) => ({
      name: `${content.name}, ${place.name}`,
      bytes: place.write(content),
    })),
  )
