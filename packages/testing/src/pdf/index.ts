export { BONS } from './corpus.ts'
export { HOSTILES } from './corpus-hostile.ts'
export { deTaille, ecrirePdf, flux, fluxObjets, pages, simple } from './ecrire-pdf.ts'
export { textePdf } from './texte-pdf.ts'
