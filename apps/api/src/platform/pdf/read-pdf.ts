import { Definitions, streamOf } from './reading/definitions.ts'
import { endsWell, headerOf } from './reading/envelope.ts'
import { weigh } from './reading/burst.ts'
import { countPages } from './reading/pages.ts'
import { boundStream, rawData, type Room } from './reading/streams.ts'
import { readPacked, readTables, type Tables } from './reading/tables.ts'
import { UnreadablePdf } from './reading/values.ts'
import { isEncrypted, Walk } from './reading/walk.ts'

/** Why a document is refused: unreadable, behind a password, or able to act by itself. */
export type MotifRefus = 'illisible' | 'protege' | 'actif'
export type PdfReading = { ok: true; pages: number } | { ok: false; motif: MotifRefus }

const MO = 1_048_576
const UNPACKED_MAX = 200 * MO
/** Each byte may be read so many times, as part of objects that stand in one another; most ask for 1.5. */
const READINGS = 4

const refuse = (motif: MotifRefus): PdfReading => ({ ok: false, motif })

/**
 * Reads a document as readers do, and as those that repair it do: every object that any of them may
 * reach must be inert. Gives its number of pages, or the gravest reason to refuse it; a password
 * comes first, because it explains the rest. Meant for the child process: hostile files may make it
 * long.
 */
export async function readPdf(contents: Uint8Array): Promise<PdfReading> {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength)
  const header = headerOf(bytes)
  if (header === null || !endsWell(bytes)) return refuse('illisible')
  let tables: Tables = { trailers: [], packed: [] }
  let definitions: Definitions | null = null
  try {
    const room: Room = { left: UNPACKED_MAX }
    definitions = new Definitions(bytes, { left: bytes.length * READINGS + MO })
    tables = readTables(definitions, header, room)
    if (isEncrypted(definitions, tables.trailers)) return refuse('protege')
    for (const definition of definitions.all)
      if (streamOf(definition) !== null) boundStream(definitions, definition)
    readPacked(definitions, tables, room)
    const walk = new Walk(definitions)
    if (walk.finds(tables.trailers)) return refuse('actif')
    const pages = countPages(definitions, tables.trailers)
    for (const [definition, times] of walk.heavy)
      if (times > 0) await weigh(rawData(definitions, definition), times, room)
    return { ok: true, pages }
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error
    return refuse('illisible')
  }
}
