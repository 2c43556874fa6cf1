import { type ErrorCode, RegisterError, TAILLE_MAX_FICHIER } from '@registre/domain'
import { childPool, type PoolLimits } from '../pool/child-pool.ts'
import { UploadedFile } from '../uploads/uploaded-file.ts'
import type { MotifRefus, PdfReading } from './read-pdf.ts'

export type CodeRefusFichier = Extract<
  ErrorCode,
  | 'invalide-type-fichier'
  | 'invalide-taille-fichier'
  | 'fichier-protege'
  | 'fichier-contenu-actif'
  | 'trop-de-fichiers'
  | 'fichier-absent'
>
export interface ReceivedFile {
  /** As the person named it; only ever shown back. */
  nom: string
  /** Its bytes, or where they stand. */
  contenu: Uint8Array | { chemin: string; taille: number }
  /** Who sends it: each caller waits with a share of the queue (`caller`). */
  appelant?: string
}

const PDF_LIMITS: PoolLimits = {
  simultanes: 2,
  attenteMax: 150,
  partMax: 50,
  patienceMs: 20_000,
  delaiMs: 5000,
  memoireMax: 256 * 1_048_576,
  usages: 100,
  reposMs: 30_000,
}
export type PdfCheck =
  | { ok: true; pages: number }
  | { ok: false; code: CodeRefusFichier; message: string }

export interface PdfChecker {
  /**
   * Checks one file in layers: size, shape, content in a process of its own. Throws
   * `service-indisponible` when too many files wait.
   */
  controler(fichier: ReceivedFile): Promise<PdfCheck>
  /** Checks what a form sent: exactly one file, and a good one. */
  controlerEnvoi(fichiers: readonly ReceivedFile[]): Promise<PdfCheck>
  /**
   * Like controlerEnvoi, but throws RegisterError with the sentence; gives the file and its number
   * of pages.
   */
  exiger(fichiers: readonly ReceivedFile[]): Promise<ReceivedFile & { pages: number }>
  fermer(): void
}

/** Why a PDF is refused: what `readPdf` found, by the code of its refusal; `phrase` says it. */
const CODES: Readonly<Record<MotifRefus, CodeRefusFichier>> = {
  illisible: 'invalide-type-fichier',
  protege: 'fichier-protege',
  actif: 'fichier-contenu-actif',
}

/** A file of a form, as the checker takes it: by its place when it stands on the disk. */
export const receivedFile = async (file: File, appelant: string): Promise<ReceivedFile> => ({
  nom: file.name,
  appelant,
  contenu:
    file instanceof UploadedFile
      ? { chemin: file.path, taille: file.size }
      : new Uint8Array(await file.arrayBuffer()),
})

/** The name as it may be shown: no path, no control character, not longer than a line. */
export function nomAffichable(nom: string): string {
  const court = (nom.split(/[/\\]/u).at(-1) ?? '').replace(/[\p{C}«»]/gu, '').trim()
  if (court === '') return 'sans nom'
  return court.length > 80 ? `${court.slice(0, 60)}…${court.slice(-15)}` : court
}

function phrase(code: CodeRefusFichier, fichier: string): string {
  const nom = `« ${nomAffichable(fichier)} »`
  switch (code) {
    case 'invalide-taille-fichier':
      return `Le fichier ${nom} dépasse la taille maximale de 5 Mo.`
    case 'fichier-protege':
      return `Le fichier ${nom} est protégé par un mot de passe ou chiffré : enregistrez-le sans protection.`
    case 'fichier-contenu-actif':
      return `Le fichier ${nom} contient des éléments actifs (script, pièce jointe, formulaire dynamique, lien vers un fichier) qui ne sont pas acceptés : imprimez-le en PDF et déposez le résultat.`
    case 'trop-de-fichiers':
      return `Un seul fichier est accepté : retirez ${nom}.`
    case 'fichier-absent':
      return 'Aucun fichier n’a été reçu.'
    case 'invalide-type-fichier':
      return `Le fichier ${nom} n’est pas un document PDF valide.`
  }
}

/** Makes the checker of a process, with its pool of readers. */
export function createPdfChecker(limites: Partial<PoolLimits> = {}): PdfChecker {
  const pool = childPool<Uint8Array | string, PdfReading>({
    programme: new URL('check-child.ts', import.meta.url),
    occupe: 'Le registre contrôle beaucoup de documents en ce moment',
    limites: { ...PDF_LIMITS, ...limites },
    perdu: { ok: false, motif: 'illisible' },
  })
  const refuser = (code: CodeRefusFichier, nom: string): PdfCheck => ({
    ok: false,
    code,
    message: phrase(code, nom),
  })

  async function controler({ nom, contenu, appelant = '' }: ReceivedFile): Promise<PdfCheck> {
    const surDisque = !(contenu instanceof Uint8Array)
    if ((surDisque ? contenu.taille : contenu.byteLength) >= TAILLE_MAX_FICHIER)
      return refuser('invalide-taille-fichier', nom)
    const lecture = await pool.lire(surDisque ? contenu.chemin : contenu, appelant)
    return lecture.ok ? lecture : refuser(CODES[lecture.motif], nom)
  }
  async function controlerEnvoi(fichiers: readonly ReceivedFile[]): Promise<PdfCheck> {
    const [premier, deuxieme] = fichiers
    if (premier === undefined) return refuser('fichier-absent', '')
    return deuxieme === undefined ? controler(premier) : refuser('trop-de-fichiers', deuxieme.nom)
  }
  return {
    controler,
    controlerEnvoi,
    async exiger(fichiers) {
      const [fichier] = fichiers
      const controle = await controlerEnvoi(fichiers)
      if (!controle.ok) throw new RegisterError(controle.code, { message: controle.message })
      if (fichier === undefined) throw new RegisterError('fichier-absent')
      return { ...fichier, pages: controle.pages }
    },
    fermer: () => pool.fermer(),
  }
}
