import type { IsoDate } from '../kernel/dates.ts'
import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { CATEGORIES_FICHE_MEMO, GENRES_PUBLICATION } from './publication.enums.ts'

export interface SaisiePublication {
  genre: string | null
  categorie: string | null
  titre: string
  resume: string
}

export const LONGUEUR_MAX_TITRE = 120
export const LONGUEUR_MAX_RESUME = 300

const texte = (champ: string, valeur: string, max: number): FieldError[] => {
  if (valeur.trim() === '') return [{ champ, code: 'requis', message: MESSAGES.requis }]
  return valeur.trim().length > max
    ? [{ champ, code: 'longueur', message: MESSAGES.longueurMax(max) }]
    : []
}

/** What a publication must say of itself. A memo sheet has its category, a newsletter has none. */
export const controlerPublication = (s: SaisiePublication): FieldError[] => {
  const genre = GENRES_PUBLICATION.find((g) => g === s.genre)
  const categorie = CATEGORIES_FICHE_MEMO.find((c) => c === s.categorie)
  return [
    ...(genre
      ? []
      : [
          {
            champ: 'genre',
            code: 'requis',
            message: 'Choisissez une lettre d’information ou une fiche mémo.',
          },
        ]),
    ...(genre === 'FICHE_MEMO' && !categorie
      ? [{ champ: 'categorie', code: 'requis', message: 'Choisissez la catégorie de la fiche.' }]
      : []),
    ...texte('titre', s.titre, LONGUEUR_MAX_TITRE),
    ...texte('resume', s.resume, LONGUEUR_MAX_RESUME),
  ]
}

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
