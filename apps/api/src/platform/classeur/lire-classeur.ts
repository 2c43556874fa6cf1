import { RegisterError } from '@registre/domain'
import { childPool, type PoolLimits } from '../pool/child-pool.ts'
import { UploadedFile } from '../uploads/uploaded-file.ts'

/** What a cell of a workbook holds; a date is an ISO day. */
export type CellValue = string | number | boolean | null

export interface WorkbookRequest {
  /** Its bytes, or where they stand. */
  contenu: Uint8Array | string
  maxLignes: number
  maxColonnes: number
}
export type WorkbookReading = { ok: true; lignes: CellValue[][] } | { ok: false }

export interface WorkbookReader {
  /**
   * Reads the first sheet of an XLSX workbook in a process of its own, within limits of time, memory
   * and size once inflated. Gives its rows, the title row first. Throws `classeur-illisible`, and
   * `service-indisponible` when too many workbooks wait, or too many of this caller.
   */
  lire(
    fichier: File,
    bornes: { maxLignes: number; maxColonnes: number },
    appelant: string,
  ): Promise<CellValue[][]>
  fermer(): void
}

export const WORKBOOK_LIMITS: PoolLimits = {
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
export function createWorkbookReader(limites: Partial<PoolLimits> = {}): WorkbookReader {
  const pool = childPool<WorkbookRequest, WorkbookReading>({
    programme: new URL('lecteur.ts', import.meta.url),
    occupe: 'Le registre lit beaucoup de classeurs en ce moment',
    limites: { ...WORKBOOK_LIMITS, ...limites },
    perdu: { ok: false },
  })
  return {
    async lire(fichier, bornes, appelant) {
      const contenu =
        fichier instanceof UploadedFile ? fichier.path : new Uint8Array(await fichier.arrayBuffer())
      const lecture = await pool.lire({ contenu, ...bornes }, appelant)
      if (!lecture.ok) throw new RegisterError('classeur-illisible')
      return lecture.lignes
    },
    fermer: () => pool.fermer(),
  }
}
