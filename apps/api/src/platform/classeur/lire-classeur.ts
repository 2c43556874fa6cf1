import { RegisterError } from '@registre/domain'
import { type Caller, childPool, type PoolLimits } from '../pool/child-pool.ts'
import { UploadedFile } from '../uploads/uploaded-file.ts'

/** What a cell of a workbook holds; a date is an ISO day. */
export type CellValue = string | number | boolean | null

/** A sheet that is read: the first one, or the one of a name. */
export interface SheetBounds {
  nom?: string
  maxLignes: number
  maxColonnes: number
}

export interface WorkbookRequest {
  /** Its bytes, or where they stand. */
  contenu: Uint8Array | string
  feuilles: readonly SheetBounds[]
}
export type WorkbookReading = { ok: true; feuilles: CellValue[][][] } | { ok: false }

export interface WorkbookReader {
  /**
   * Reads sheets of an XLSX workbook in a process of its own, within limits of time, memory and
   * size once inflated. Gives the rows of each, the title row first; none of a sheet that it has
   * not. Throws `classeur-illisible`, and `service-indisponible` when too many workbooks wait, or
   * too many of this caller.
   */
  lire(fichier: File, feuilles: readonly SheetBounds[], appelant: Caller): Promise<CellValue[][][]>
  fermer(): void
}

const WORKBOOK_LIMITS: PoolLimits = {
  simultanes: 1,
  attenteMax: 12,
  partMax: 3,
  patienceMs: 20_000,
  delaiMs: 10_000,
  memoireMax: 320 * 1_048_576,
  usages: 20,
  reposMs: 30_000,
}

/** Makes the reader of workbooks of a process. */
export function createWorkbookReader({
  limites = {},
  reception,
}: { limites?: Partial<PoolLimits>; reception?: string } = {}): WorkbookReader {
  const pool = childPool<WorkbookRequest, WorkbookReading>({
    programme: new URL('lecteur.ts', import.meta.url),
    ...(reception === undefined ? {} : { dossier: reception }),
    occupe: 'Le registre lit beaucoup de classeurs en ce moment',
    echec: 'La lecture de ce classeur a échoué par notre faute',
    limites: { ...WORKBOOK_LIMITS, ...limites },
    perdu: { ok: false },
  })
  return {
    async lire(fichier, feuilles, appelant) {
      const contenu =
        fichier instanceof UploadedFile ? fichier.path : new Uint8Array(await fichier.arrayBuffer())
      const lecture = await pool.lire({ contenu, feuilles }, appelant)
      if (!lecture.ok) throw new RegisterError('classeur-illisible')
      return lecture.feuilles
    },
    fermer: () => pool.fermer(),
  }
}
