import { TAILLE_MAX_FICHIER } from '@registre/ui'

/** A workbook that a person files: what the field takes, and why it refuses another file. */
export const CLASSEUR = {
  accept: '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  check: (file: File): string | null => {
    if (!/\.xlsx$/i.test(file.name))
      return `Le fichier « ${file.name} » n’est pas un classeur « .xlsx ».`
    return file.size >= TAILLE_MAX_FICHIER
      ? `Le fichier « ${file.name} » dépasse la taille maximale de 5 Mo.`
      : null
  },
}
