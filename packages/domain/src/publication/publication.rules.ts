import type { IsoDate } from '../kernel/dates.ts'
import type { FieldError } from '../kernel/errors.ts'
import { CATEGORIES_FICHE_MEMO } from './publication.enums.ts'

export const LONGUEUR_MAX_TITRE = 120
export const LONGUEUR_MAX_RESUME = 300

/** A memo sheet has its category, a newsletter has none. */
export const controlerPublication = ({
  genre,
  categorie,
}: {
  genre: string | null
  categorie: string | null
}): FieldError[] =>
  genre === 'FICHE_MEMO' && !CATEGORIES_FICHE_MEMO.some((c) => c === categorie)
    ? [{ champ: 'categorie', code: 'requis', message: 'Choisissez la catégorie de la fiche.' }]
    : []

/** The day that a published document shows: a real one, not to come. `saisie` null: unreadable. */
export const controlerDatePublication = (
  saisie: IsoDate | null,
  aujourdhui: IsoDate,
): FieldError[] => {
  const champ = 'publieeLe'
  if (saisie === null)
    return [
      { champ, code: 'format', message: 'Indiquez la date de publication au format jj/mm/aaaa.' },
    ]
  if (saisie > aujourdhui)
    return [{ champ, code: 'futur', message: 'La date de publication ne peut pas être à venir.' }]
  return saisie < '2000-01-01'
    ? [{ champ, code: 'ancienne', message: 'La date de publication est antérieure au 01/01/2000.' }]
    : []
}

/**
 * The name under which a publication is downloaded: its title in plain letters, and a rank when the
 * name is already taken.
 */
export const nomFichierPublication = (titre: string, rang: number): string => {
  const base = titre
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
  return `${base === '' ? 'document' : base}${rang > 1 ? `-${rang}` : ''}.pdf`
}
