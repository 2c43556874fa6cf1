import { EYES, nothing } from './eyes.ts'
import { mupdf } from './mupdf.ts'
import { pdfjs } from './pdfjs.ts'
import { poppler } from './poppler.ts'
import { qpdf } from './qpdf.ts'
import { asFile, hasTool } from './tools.ts'
import type { Reader, Verdict } from './verdict.ts'

export type { Reader, Verdict } from './verdict.ts'
export { asFile } from './tools.ts'
export { walk } from './walk.ts'

const COMMANDS: Readonly<Record<string, string>> = {
  qpdf: 'qpdf',
  MuPDF: 'mutool',
  poppler: 'pdfinfo',
}
const isHere = ({ name }: Reader): boolean => {
  const command = COMMANDS[name]
  return command === undefined || hasTool(command)
}

const ALL: readonly Reader[] = [pdfjs, qpdf, mupdf, poppler]
/** The readers of this machine, and what to install for the others. */
export const READERS: readonly Reader[] = ALL.filter(isHere)
export const MISSING: readonly string[] = ALL.filter((r) => !READERS.includes(r)).flatMap(
  (r) => r.package ?? [],
)

/** What each reader of this machine says of a document. */
export const judge = (bytes: Uint8Array): Promise<{ reader: string; verdict: Verdict }[]> =>
  asFile(bytes, (file) =>
    Promise.all(
      READERS.map(async (r) => ({ reader: r.name, verdict: await r.judge(bytes, file) })),
    ),
  )

/** What a reader does not see though it can, or sees where there is nothing; empty is right. */
export const blindnessOf = async (reader: Reader): Promise<string[]> => {
  const verdictOf = (bytes: Buffer): Promise<Verdict> =>
    asFile(bytes, (file) => reader.judge(bytes, file))
  const faults = []
  for (const { name, bytes } of EYES)
    if (!reader.blind.includes(name) && (await verdictOf(bytes)) !== 'active')
      faults.push(`${reader.name} does not see: ${name}`)
  if ((await verdictOf(nothing())) !== 'inert') faults.push(`${reader.name} sees what is not there`)
  return faults
}
