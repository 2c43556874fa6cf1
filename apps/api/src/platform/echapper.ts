const ENTITES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text inside HTML or XML, attributes between double quotes included. */
export const echapper = (texte: string): string => texte.replace(/[&<>"]/g, (c) => ENTITES[c] ?? c)
