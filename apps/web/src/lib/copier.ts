import { notify } from './notifications.ts'

/** Copies a text, and says that it is done, or what to do when the browser refuses. */
export const copier = (texte: string, fait: string, sinon: string): void =>
  void navigator.clipboard.writeText(texte).then(
    () => notify('success', fait),
    () => notify('error', `Le navigateur n’a rien copié : ${sinon}`),
  )
