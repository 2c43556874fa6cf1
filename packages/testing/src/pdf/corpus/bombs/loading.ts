import { flate } from '../filters.ts'
import { stream, Writer } from '../writer.ts'
import type { Bomb } from './bomb.ts'
import { swollen } from './swollen.ts'

// Documents that a reader chokes on before it knows what they show.

const PAGE = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
} as const
const page = (): Writer => new Writer().objects(PAGE)
const raw = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
const objectStream = (keys: string, data: Buffer): Buffer =>
  page()
    .object(9, raw(`/Type /ObjStm ${keys}`, data))
    .end()
    .bytes()
const many = (count: number, each: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => each(i)).join('')
const loose = (text: string): Buffer => page().raw(text).end().bytes()

export const LOADING: readonly Bomb[] = [
  {
    name: 'objects of 664 MB in a stream',
    make: () => objectStream('/N 1 /First 4 /Filter /FlateDecode', swollen(664)),
  },
  {
    name: 'objects of 664 MB, packed twice',
    make: () =>
      objectStream('/N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', flate(swollen(664))),
  },
  {
    name: 'objects of 600 MB in twenty streams',
    make: () =>
      Array.from({ length: 20 }, (_, i) => 10 + i)
        .reduce(
          (w, n) =>
            w.object(n, raw('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', swollen(30))),
          page(),
        )
        .end()
        .bytes(),
  },
  {
    name: '400,000 objects in a stream',
    make: () => {
      const head = many(400_000, (i) => `${i + 10} 0 `)
      return objectStream(
        `/N 400000 /First ${head.length} /Filter /FlateDecode`,
        flate(Buffer.from(`${head}null`)),
      )
    },
  },
  {
    name: 'table of a hundred million rows',
    make: () => {
      const writer = page()
      const at = writer.length
      return writer
        .object(
          9,
          raw(
            '/Type /XRef /Root 1 0 R /Size 100000000 /W [1 1 1] /Filter /FlateDecode',
            swollen(300, 1),
          ),
        )
        .raw(`startxref\n${at}\n%%EOF\n`)
        .bytes()
    },
  },
  {
    name: '200,000 objects',
    make: () => loose(many(200_000, (i) => `${i + 10} 0 obj\n1\nendobj\n`)),
  },
  {
    name: '100,000 objects that are not ended',
    make: () => loose(many(100_000, (i) => `${i + 10} 0 obj << `)),
  },
  {
    name: '100,000 streams that are not ended',
    make: () => loose(many(100_000, (i) => `${i + 10} 0 obj<</Length 9>>stream\n`)),
  },
  {
    name: '20,000 streams without a length',
    make: () => loose(many(20_000, (i) => `${i + 10} 0 obj<<>>stream\nx\nendobj\n`)),
  },
  { name: '500,000 words that are none', make: () => loose(many(500_000, () => 'nothing ')) },
  {
    name: 'text of 4 MB that is not ended',
    make: () => loose(`9 0 obj\n(${'('.repeat(4_000_000)}`),
  },
  { name: 'number of 4 MB', make: () => loose(`9 0 obj\n${'1'.repeat(4_000_000)}\nendobj\n`) },
  { name: 'name of 4 MB', make: () => loose(`9 0 obj\n/${'#41'.repeat(1_300_000)}\nendobj\n`) },
  {
    name: '400,000 names',
    make: () => loose(`9 0 obj\n<<${many(400_000, (i) => `/K${i} 1`)}>>\nendobj\n`),
  },
  {
    name: 'two million numbers in a list',
    make: () => loose(`9 0 obj\n[${'1 '.repeat(2_000_000)}]\nendobj\n`),
  },
  { name: 'comments of 4 MB', make: () => loose('%\n'.repeat(2_000_000)) },
  {
    name: '60,000 lists within each other',
    make: () => loose(`9 0 obj\n${'['.repeat(60_000)}${']'.repeat(60_000)}\nendobj\n`),
  },
  {
    name: '60,000 references one after the other',
    make: () =>
      page()
        .object(3, '<< /Type /Page /Parent 2 0 R /MediaBox 10 0 R >>')
        .raw(many(60_000, (i) => `${i + 10} 0 obj ${i + 11} 0 R endobj\n`))
        .end({ table: 'none' })
        .bytes(),
  },
  {
    name: '30,000 revisions',
    make: () => {
      const writer = page().end()
      for (let i = 0; i < 30_000; i += 1)
        writer.object(3, PAGE[3]).end({ previous: writer.tableAt })
      return writer.bytes().subarray(0, 5_000_000)
    },
  },
  {
    name: '20,000 pages',
    make: () =>
      page()
        .object(2, `<< /Type /Pages /Count 20000 /Kids [${'3 0 R '.repeat(20_000)}] >>`)
        .end()
        .bytes(),
  },
  {
    name: 'pages that multiply',
    make: () =>
      new Writer()
        .object(1, PAGE[1])
        .objects(
          Object.fromEntries(
            Array.from({ length: 10 }, (_, i) => [
              i + 2,
              `<< /Type /Pages /Count 1 /Kids [${`${i + 3} 0 R `.repeat(10)}] >>`,
            ]),
          ),
        )
        .object(12, '<< /Type /Page /Parent 11 0 R /MediaBox [0 0 9 9] >>')
        .end()
        .bytes(),
  },
  {
    name: '30,000 nodes of pages within each other',
    make: () =>
      page()
        .object(2, '<< /Type /Pages /Kids [10 0 R] /Count 1 >>')
        .raw(
          many(
            30_000,
            (i) => `${i + 10} 0 obj <</Type/Pages/Count 1/Kids[${i + 11} 0 R]>> endobj\n`,
          ),
        )
        .end({ table: 'none' })
        .bytes(),
  },
  {
    name: 'resources of 2,000 pages that share nothing',
    make: () => {
      const writer = new Writer().object(1, PAGE[1])
      const kids = Array.from({ length: 2000 }, (_, i) => 10 + 2 * i)
      writer.object(
        2,
        `<< /Type /Pages /Count 2000 /Kids [${kids.map((k) => `${k} 0 R`).join(' ')}] >>`,
      )
      writer.object(4, stream('', Buffer.alloc(2_000_000, '0 0 m\n'), true))
      for (const kid of kids)
        writer.object(
          kid,
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents [${'4 0 R '.repeat(20)}] >>`,
        )
      return writer.end().bytes()
    },
  },
]
