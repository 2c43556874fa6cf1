import { ecrireReferenceRecu, type GenreRecu } from '@registre/domain'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'

/** Home, or the list where it began, open on a receipt by its reference. */
export const lienReference = (reference: string, retour = '/'): string =>
  `${retour}${retour.includes('?') ? '&' : '?'}recu=${reference}`

/** The same, on the receipt of what was just sent. */
export const lienRecu = (genre: GenreRecu, id: number, retour?: string): string =>
  lienReference(ecrireReferenceRecu(genre, id, aujourdhuiParis()), retour)

/** What changes with each request that is sent, decided or taken back. */
export const LECTURES_RECU = ['listerRecus', 'lireRecu'] as const
