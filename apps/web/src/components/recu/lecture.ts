import { ecrireReferenceRecu, type GenreRecu } from '@registre/domain'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'

/** Home, open on a receipt, by its reference. */
export const lienReference = (reference: string): string => `/?recu=${reference}`

/** Home, open on the receipt of what was just sent. */
export const lienRecu = (genre: GenreRecu, id: number): string =>
  lienReference(ecrireReferenceRecu(genre, id, aujourdhuiParis()))

/** What changes with each request that is sent, decided or taken back. */
export const LECTURES_RECU = ['listerRecus', 'lireRecu'] as const
