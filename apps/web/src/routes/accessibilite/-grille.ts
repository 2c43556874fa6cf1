import { lireGrilleRgaa, tauxRgaa } from '@registre/domain'
import texte from './-grille.tsv?raw'

/** The self-evaluation that apps/web/e2e/rgaa.spec.ts plays again. */
export const GRILLE = lireGrilleRgaa(texte)
export const TAUX = tauxRgaa(GRILLE)
