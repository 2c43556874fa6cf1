import { keysOf } from '../kernel/table.ts'

/**
 * What the register takes out of a PDF that it is given, in the order in which it is told: one of it,
 * several, and what became of them; the last word agrees by itself.
 */
const MOTS = {
  PERDU: [
    '1 partie du document perdue : le fichier est abîmé ou coupé',
    'parties du document perdues : le fichier est abîmé ou coupé',
  ],
  SCRIPT: ['1 script retiré', 'scripts retirés'],
  PIECE_JOINTE: ['1 pièce jointe retirée', 'pièces jointes retirées'],
  ACTION: ['1 action automatique retirée', 'actions automatiques retirées'],
  MULTIMEDIA: ['1 contenu multimédia retiré', 'contenus multimédias retirés'],
  LIEN: ['1 lien désactivé', 'liens désactivés'],
  NOTE: ['1 note de relecture retirée', 'notes de relecture retirées'],
  CHAMP: ['1 champ de formulaire figé', 'champs de formulaire figés'],
  SIGNATURE: [
    '1 signature électronique gardée dans l’original seulement',
    'signatures électroniques gardées dans l’original seulement',
  ],
} as const satisfies Record<string, readonly [un: string, plusieurs: string]>
export type RetraitPdf = keyof typeof MOTS
export const RETRAITS_PDF = keysOf(MOTS)
export interface Retire {
  quoi: RetraitPdf
  nombre: number
}

/** What was taken out, as it is told: « 2 pièces jointes retirées » ; empty when nothing was. */
export const phrasesRetraits = (retires: readonly Retire[]): string[] =>
  RETRAITS_PDF.flatMap((quoi) => {
    const nombre = retires.find((r) => r.quoi === quoi)?.nombre ?? 0
    const [un, plusieurs] = MOTS[quoi]
    return nombre === 0 ? [] : [nombre === 1 ? un : `${nombre} ${plusieurs}`]
  })
