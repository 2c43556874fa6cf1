import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIELDS } from './fields.ts'
import { LAYERED } from './layered.ts'
import { NAMED } from './named.ts'
import { NOTES } from './notes.ts'
import type { OrdinaryFile } from './ordinary-file.ts'
import { PAINTED } from './painted.ts'
import { scans } from './scans.ts'
import { type Shape, SHAPES, write } from './shapes.ts'
import type { Subject } from './subject.ts'
import { TEXTS } from './written.ts'

/** Fields whose letters have the size that the reader chooses, notes whose icon it draws. */
const EACH_ITS_WAY = ['jspdf.pdf', 'pdfkit.pdf']

const FIXTURES = join(import.meta.dirname, '../fixtures')
const fixtures = (): OrdinaryFile[] =>
  readdirSync(FIXTURES)
    .filter((file) => file.endsWith('.pdf'))
    .map((file) => ({
      name: file,
      producer: file.replace(/[-.].*$/, ''),
      bytes: readFileSync(join(FIXTURES, file)),
      eachItsWay: EACH_ITS_WAY.includes(file),
    }))

const shape = (shapes: readonly Shape[], subject: Subject): OrdinaryFile[] =>
  shapes.map((of) => ({
    name: subject.name,
    producer: of.producer,
    bytes: write(subject, of),
    eachItsWay: subject.eachItsWay === true,
  }))
/** Each subject as two producers write it, the names that look active as all of them do. */
const shaped = (): OrdinaryFile[] => [
  ...NAMED.flatMap((subject) => shape(SHAPES, subject)),
  ...[...FIELDS, ...NOTES, ...LAYERED, ...PAINTED, ...TEXTS].flatMap((subject, i) =>
    shape(
      SHAPES.filter((_, j) => [(i * 3) % SHAPES.length, (i * 5 + 1) % SHAPES.length].includes(j)),
      subject,
    ),
  ),
]

/** Documents that people really send, of many producers: none is left without a way out. */
export const ordinary = (): OrdinaryFile[] => [...fixtures(), ...scans(), ...shaped()]
