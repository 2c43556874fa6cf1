import {
  controlerArrivee,
  controlerInscription,
  controlerSiret,
  type FieldError,
  normaliserSiret,
} from '@registre/domain'
import type { Args } from '../../lib/api/index.ts'
import type { Draft } from '../../lib/form-check.ts'
import { type Genre, typeDuGenre } from './genres.ts'

type Corps = Args<'creerTeledeclarant'>['body']
type Textes<T> = { [K in keyof T]-?: string }

export interface SaisieCreation {
  /** How the establishment is known: not yet, by the directory, or typed by hand. */
  mode: 'recherche' | 'trouve' | 'saisie'
  etablissement: Textes<NonNullable<Corps['etablissement']>>
  representant: Textes<Omit<Corps['representant'], 'adresse'>> & {
    adresse: Textes<Corps['representant']['adresse']>
  }
  confirmationEmail: string
  captcha: string
  /** The SIRET of a firm that has its account, and that one asks to join; '' to create an account. */
  rejoindre: string
}

export const SAISIE_VIDE: SaisieCreation = {
  mode: 'recherche',
  etablissement: {
    siret: '',
    raisonSociale: '',
    codeApe: '',
    complement: '',
    voie: '',
    codePostal: '',
    commune: '',
    telephone: '',
  },
  representant: {
    civilite: '',
    nom: '',
    prenom: '',
    email: '',
    telephone: '',
    adresse: {
      complement: '',
      batiment: '',
      voie: '',
      lieuDit: '',
      codePostal: '',
      commune: '',
      pays: 'FRANCE',
    },
  },
  confirmationEmail: '',
  captcha: '',
  rejoindre: '',
}

/** True where the form asks to join the firm, as long as its SIRET is the one that is typed. */
export const rejoint = ({
  rejoindre,
  etablissement,
}: Pick<SaisieCreation, 'rejoindre' | 'etablissement'>): boolean =>
  rejoindre !== '' && rejoindre === normaliserSiret(etablissement.siret)

const DE_L_ETABLISSEMENT = /^etablissement\.(?!telephone)/

/**
 * Before the establishment is looked for, its SIRET alone can be at fault; that it has not been
 * looked for stands beside the button that does it.
 */
const avantRecherche = (siret: string): FieldError[] => {
  const fautes = controlerSiret(siret)
  return fautes.length > 0
    ? fautes
    : [
        {
          champ: 'mode',
          code: 'recherche',
          message: 'Recherchez l’établissement, ou saisissez ses coordonnées, avant de continuer.',
        },
      ]
}

/** What a form of this kind breaks: the rules of the register, and the answer to the challenge. */
export const controlerCreation = (genre: Genre, saisie: SaisieCreation): FieldError[] => {
  const erreurs = rejoint(saisie)
    ? controlerArrivee(saisie)
    : controlerInscription(typeDuGenre(genre), {
        ...saisie,
        syndicatCooperatif: genre === 'cooperatif',
      })
  const captcha =
    saisie.captcha === ''
      ? [
          {
            champ: 'captcha',
            code: 'requis',
            message: 'Cochez la case de vérification anti-robot.',
          },
        ]
      : []
  if (genre !== 'professionnel' || saisie.mode !== 'recherche' || rejoint(saisie))
    return [...erreurs, ...captcha]
  return [
    ...avantRecherche(saisie.etablissement.siret),
    ...erreurs.filter((e) => !DE_L_ETABLISSEMENT.test(e.champ)),
    ...captcha,
  ]
}

/** The call of a creation. */
export const versAppel = (
  genre: Genre,
  { etablissement, representant, confirmationEmail, captcha, rejoindre }: SaisieCreation,
): Draft<Args<'creerTeledeclarant'>> => ({
  params: { type: typeDuGenre(genre) },
  body: {
    etablissement: { ...etablissement, siret: normaliserSiret(etablissement.siret) },
    syndicatCooperatif: genre === 'cooperatif',
    representant,
    confirmationEmail,
    captcha,
    ...(rejoint({ etablissement, rejoindre }) ? { rejoindre: true } : {}),
  },
})
