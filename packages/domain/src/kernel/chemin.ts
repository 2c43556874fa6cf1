/**
 * Takes a way back typed or carried by an address; gives it when it stays inside the register, else
 * null (no open redirect).
 */
export const cheminInterne = (texte: string): string | null => {
  // A browser drops tabs and line ends, and reads a backslash as a slash: none of them is ours.
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(texte) || texte.startsWith('/api/')) return null
  return texte.slice(0, 500)
}
