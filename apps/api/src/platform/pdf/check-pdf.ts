import { type ErrorCode, RegisterError, type Retire, TAILLE_MAX_FICHIER } from '@registre/domain'
import { ourFault } from '../busy.ts'
import { type Caller, childPool, type PoolLimits } from '../pool/child-pool.ts'
import { UploadedFile } from '../uploads/uploaded-file.ts'
import type { Judgement } from './judge-pdf.ts'
import type { MotifRefus, Rebuilt } from './rebuild-pdf.ts'

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
  appelant?: Caller
}

/** Files that the register itself has written again. */
const REGISTRE: Caller = { qui: '', visiteur: false }
const PDF_LIMITS: PoolLimits = {
  simultanes: 2,
  attenteMax: 150,
  partMax: 50,
  patienceMs: 20_000,
  delaiMs: 8000,
  memoireMax: 200 * 1_048_576,
  usages: 100,
  reposMs: 30_000,
}
/** A document as the register wrote it: what is served, and what was left out of what came. */
export interface RebuiltFile {
  contenu: Uint8Array
  pages: number
  retires: Retire[]
}
export type PdfCheck =
  | ({ ok: true } & RebuiltFile)
  | { ok: false; code: CodeRefusFichier; message: string }

export interface PdfChecker {
  /**
   * Writes a file again and has what was written judged, in layers: size, a process that rebuilds,
   * another one that reads what the first made. Throws `service-indisponible` when too many files
   * wait, and for a fault of ours, with its cause.
   */
  controler(fichier: ReceivedFile): Promise<PdfCheck>
  /** The same of what a form sent: exactly one file, and a good one. */
  controlerEnvoi(fichiers: readonly ReceivedFile[]): Promise<PdfCheck>
  /** Like controlerEnvoi, but throws RegisterError with the sentence. */
  exiger(fichiers: readonly ReceivedFile[]): Promise<RebuiltFile>
  fermer(): void
}

/** Why a PDF is refused: what `rebuildPdf` found, by the code of its refusal; `phrase` says it. */
const CODES: Readonly<Record<MotifRefus, CodeRefusFichier>> = {
  illisible: 'invalide-type-fichier',
  protege: 'fichier-protege',
  actif: 'fichier-contenu-actif',
}

/** A file of a form, as the checker takes it: by its place when it stands on the disk. */
export const receivedFile = async (file: File, appelant: Caller): Promise<ReceivedFile> => ({
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

const SINON = 'imprimez-le en PDF et déposez le résultat, ou photographiez ses pages'
const AUTREMENT = `${SINON}.`

function phrase(code: CodeRefusFichier, fichier: string): string {
  const nom = `« ${nomAffichable(fichier)} »`
  switch (code) {
    case 'invalide-taille-fichier':
      return `Le fichier ${nom} dépasse la taille maximale de 5 Mo.`
    case 'fichier-protege':
      return `Le fichier ${nom} est protégé par un mot de passe ou chiffré : enregistrez-le sans protection, ou photographiez ses pages.`
    case 'fichier-contenu-actif':
      return `Les pages du fichier ${nom} ne s’affichent que dans un autre logiciel (formulaire dynamique, porte-documents) : ouvrez-le dans ce logiciel, puis ${AUTREMENT}`
    case 'trop-de-fichiers':
      return `Un seul fichier est accepté : retirez ${nom}.`
    case 'fichier-absent':
      return 'Aucun fichier n’a été reçu.'
    case 'invalide-type-fichier':
      return `Le fichier ${nom} n’est pas un document PDF valide : ${AUTREMENT}`
  }
}

export interface PdfCheckerOptions {
  limites?: Partial<PoolLimits>
  /** The folder of files that are being received: the only one that a writer reads. */
  reception?: string
  /** Told what the judge refuses of what the other wrote: a fault of ours. */
  surDesaccord?: (pourquoi: string) => void
}

/** Makes the checker of a process, with its two pools: who writes has no part in judging. */
export function createPdfChecker({
  limites = {},
  reception,
  surDesaccord = () => {},
}: PdfCheckerOptions = {}): PdfChecker {
  const occupe = 'Le registre contrôle beaucoup de documents en ce moment'
  const echec = 'Le contrôle de ce document a échoué par notre faute'
  const redacteurs = childPool<Uint8Array | string, Rebuilt>({
    occupe,
    echec,
    limites: { ...PDF_LIMITS, ...limites },
    programme: new URL('rebuild-child.ts', import.meta.url),
    ...(reception === undefined ? {} : { dossier: reception }),
    perdu: { ok: false, motif: 'illisible' },
  })
  const juges = childPool<Uint8Array, Judgement>({
    occupe,
    echec,
    // Judging takes a fraction of writing.
    limites: { ...PDF_LIMITS, simultanes: 1, ...limites },
    programme: new URL('judge-child.ts', import.meta.url),
    perdu: { ok: false, pourquoi: 'the judge was lost on it' },
  })
  const refuser = (code: CodeRefusFichier, nom: string): PdfCheck => ({
    ok: false,
    code,
    message: phrase(code, nom),
  })

  async function controler({ nom, contenu, appelant = REGISTRE }: ReceivedFile): Promise<PdfCheck> {
    const surDisque = !(contenu instanceof Uint8Array)
    if ((surDisque ? contenu.taille : contenu.byteLength) >= TAILLE_MAX_FICHIER)
      return refuser('invalide-taille-fichier', nom)
    const ecrit = await redacteurs.lire(surDisque ? contenu.chemin : contenu, appelant)
    if ('faute' in ecrit) throw ourFault(`${echec} (s’il échoue encore, ${SINON})`, ecrit.faute)
    if (!ecrit.ok) return refuser(CODES[ecrit.motif], nom)
    const juge = await juges.lire(ecrit.contenu, appelant)
    if (juge.ok && juge.pages === ecrit.pages) return ecrit
    surDesaccord(juge.ok ? `${juge.pages} pages, not ${ecrit.pages}` : juge.pourquoi)
    return refuser('invalide-type-fichier', nom)
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
      const controle = await controlerEnvoi(fichiers)
      if (!controle.ok) throw new RegisterError(controle.code, { message: controle.message })
      return controle
    },
    fermer() {
      redacteurs.fermer()
      juges.fermer()
    },
  }
}
