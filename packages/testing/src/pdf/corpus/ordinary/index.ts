import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANNOTATED } from './annotated.ts'
import { LAYERED } from './layered.ts'
import { NAMED } from './named.ts'
import { PAINTED } from './painted.ts'
import { scans } from './scans.ts'
import { SHAPES, write } from './shapes.ts'

export interface OrdinaryFile {
  name: string
  /** Who wrote it, or whose shape it has. */
  producer: string
  bytes: Buffer
}

const FIXTURES = join(import.meta.dirname, '../fixtures')
const fixtures = (): OrdinaryFile[] =>
  readdirSync(FIXTURES)
    .filter((file) => file.endsWith('.pdf'))
    .map((file) => ({
      name: file,
      producer: file.replace(/[-.].*$/, ''),
      bytes: readFileSync(join(FIXTURES, file)),
    }))

/** Each subject as two producers write it, the names that look active as all of them do. */
const shaped = (): OrdinaryFile[] => [
  ...SHAPES.flatMap((shape) =>
    NAMED.map((subject) => ({
      name: subject.name,
      producer: shape.producer,
      bytes: write(subject, shape),
    })),
  ),
  ...[...ANNOTATED, ...LAYERED, ...PAINTED].flatMap((subject, i) =>
    SHAPES.filter((_, j) => (i * 3) % SHAPES.length === j || (i * 5 + 1) % SHAPES.length === j).map(
      (shape) => ({ name: subject.name, producer: shape.producer, bytes: write(subject, shape) }),
    ),
  ),
]

/** Documents that people really send, of many producers: none is left without a way out. */
export const ordinary = (): OrdinaryFile[] => [...fixtures(), ...scans(), ...shaped()]
