import { CONTENTS } from './contents.ts'
import { ENCODINGS, packedSo } from './encodings.ts'
import { hung } from './hung.ts'
import { hidings } from './places.ts'
import { SPELLINGS } from './spellings.ts'

export interface HostileFile {
  family: string
  name: string
  bytes: Buffer
}

/** One content of each way to be reached: on opening, by name, on a click, by a file. */
const SOME = CONTENTS.filter(({ name }) =>
  [
    'script on opening',
    'program started',
    'script by name',
    'file of the document',
    'file: address on a click',
    'field that calculates',
  ].includes(name),
)
const of = (family: string, files: { name: string; bytes: Buffer }[]): HostileFile[] =>
  files.map((file) => ({ family, ...file }))

/** Documents that do something, or carry something, in one reader at least: nothing of it is served. */
export const hostile = (): HostileFile[] => [
  ...of('places', hidings()),
  ...of(
    'encodings',
    ENCODINGS.flatMap((encoding) =>
      SOME.slice(0, 4).map((content) => ({
        name: `${content.name}, packed by: ${encoding.name}`,
        bytes: packedSo(content, encoding),
      })),
    ),
  ),
  ...of(
    'spellings',
    SPELLINGS.flatMap((spelling) =>
      SOME.map((content) => ({
        name: `${content.name}, ${spelling.name}`,
        bytes: spelling.write(content),
      })),
    ),
  ),
  ...of('private keys', hung()),
]
