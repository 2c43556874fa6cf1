/** The register's own limit: components depend on no rule, a test of the client compares both. */
export const TAILLE_MAX_FICHIER = 5 * 1024 * 1024

/**
 * Gives the sentence that refuses a file, naming it, or null. The server has the last word on the
 * content.
 */
export const checkPdfFile = (file: File): string | null => {
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name))
    return `Le fichier « ${file.name} » n’est pas un document PDF.`
  if (file.size >= TAILLE_MAX_FICHIER)
    return `Le fichier « ${file.name} » dépasse la taille maximale de 5 Mo.`
  return file.size === 0 ? `Le fichier « ${file.name} » est vide.` : null
}
