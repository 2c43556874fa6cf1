/** Proofs are PDF files under 5 MB, one at a time (specification 1, section 5, "Files"). */
export const TAILLE_MAX_FICHIER = 5 * 1024 * 1024
export const TYPE_FICHIER = 'application/pdf'

export type RefusFichier =
  | 'fichier-absent'
  | 'invalide-type-fichier'
  | 'invalide-taille-fichier'
  | 'trop-de-fichiers'

export interface FichierRecu {
  nom: string
  taille: number
  /** The first bytes: a PDF starts with %PDF-, whatever its name says. */
  entete: string
}

/** The sentence of a refusal; it names the file. */
export const messageRefusFichier = (refus: RefusFichier, nom: string): string => {
  switch (refus) {
    case 'fichier-absent':
      return 'Aucun fichier n’a été choisi.'
    case 'trop-de-fichiers':
      return 'Un seul fichier est accepté.'
    case 'invalide-type-fichier':
      return `Le fichier « ${nom} » n’est pas un document PDF valide.`
    case 'invalide-taille-fichier':
      return `Le fichier « ${nom} » doit peser moins de 5 Mo.`
  }
}

/**
 * First look at what was chosen, on the form and on the server; the server then reads the
 * structure. Null: accepted.
 */
export const controlerFichiers = (
  fichiers: readonly FichierRecu[],
): { code: RefusFichier; message: string } | null => {
  const [fichier] = fichiers
  const refus = (code: RefusFichier, nom = ''): { code: RefusFichier; message: string } => ({
    code,
    message: messageRefusFichier(code, nom),
  })
  if (!fichier) return refus('fichier-absent')
  if (fichiers.length > 1) return refus('trop-de-fichiers')
  if (!fichier.entete.startsWith('%PDF-')) return refus('invalide-type-fichier', fichier.nom)
  return fichier.taille < TAILLE_MAX_FICHIER ? null : refus('invalide-taille-fichier', fichier.nom)
}
