import { notify } from './notifications.ts'

/**
 * Copies a text, and says that it is done, or what to do when the browser refuses, or has no clipboard
 * (a page that came in clear).
 */
export const copier = async (texte: string, fait: string, sinon: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(texte)
    notify('success', fait)
  } catch {
    notify('error', `Le navigateur n’a rien copié : ${sinon}`)
  }
}
