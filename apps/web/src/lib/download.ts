/**
 * Gives a file to the browser's downloads. Throws when the answer carried no file name ('Fichier
 * introuvable', specification 2, section 8).
 */
export const saveFile = ({ blob, fileName }: { blob: Blob; fileName: string | null }): void => {
  if (fileName === null) throw new Error('Fichier introuvable')
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
