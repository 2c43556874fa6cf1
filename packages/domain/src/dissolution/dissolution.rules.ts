import type { FieldError } from '../kernel/errors.ts'
import { addMonths, type IsoDate } from '../kernel/dates.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { leJourDit } from '../kernel/rules.ts'
import {
  DISSOLUTION_PAR_MOTIF,
  type FaitGenerateur,
  type MotifDissolution,
  type TypeJustificatifDissolution,
} from './dissolution.enums.ts'

/** A dissolution as it is being typed: what is not chosen yet is null or empty. */
export interface SaisieDissolution {
  motif: MotifDissolution | null
  /** The motive in words, for AUTRE. */
  autre: string
  faitGenerateur: FaitGenerateur | null
  dateFaitGenerateur: IsoDate | null
  /** Null: the day of the event. */
  dateEffet: IsoDate | null
  typeJustif: TypeJustificatifDissolution | null
  idDocument: string | null
}

/** A dissolution that was checked, as it is declared. */
export interface DissolutionDeclaree {
  motif: MotifDissolution
  autre: string
  faitGenerateur: FaitGenerateur
  dateFaitGenerateur: IsoDate
  dateEffet: IsoDate
  typeJustif: TypeJustificatifDissolution
  documentId: string
}

export interface ContexteDissolution {
  aujourdhui: IsoDate
  dateReglement: IsoDate | null
}

/** A dissolution may be declared ahead of its effect, by this much at most. */
const EFFET_MAX_ANNEES = 5

const requis = (champ: string): FieldError => ({ champ, code: 'requis', message: MESSAGES.requis })

const controlerDates = (
  { dateFaitGenerateur: fait, dateEffet: effet }: SaisieDissolution,
  { aujourdhui, dateReglement }: ContexteDissolution,
): FieldError[] => {
  if (fait === null) return [requis('dateFaitGenerateur')]
  if (fait > aujourdhui)
    return [
      {
        champ: 'dateFaitGenerateur',
        code: 'DIS-FAIT-PASSE',
        message: leJourDit(
          'L’événement doit avoir eu lieu : indiquez une date antérieure ou égale à la date du jour. La date d’effet, elle, peut être à venir.',
          aujourdhui,
        ),
      },
    ]
  if (dateReglement !== null && fait < dateReglement)
    return [
      {
        champ: 'dateFaitGenerateur',
        code: 'DIS-FAIT-REGLEMENT',
        message: 'L’événement ne peut pas être antérieur au règlement de copropriété.',
      },
    ]
  if (effet !== null && effet < fait)
    return [
      {
        champ: 'dateEffet',
        code: 'DIS-EFFET-FAIT',
        message: 'La date d’effet ne peut pas être antérieure à l’événement.',
      },
    ]
  if (effet !== null && effet > addMonths(aujourdhui, 12 * EFFET_MAX_ANNEES))
    return [
      {
        champ: 'dateEffet',
        code: 'DIS-EFFET-LOIN',
        message: `La date d’effet doit être dans les ${EFFET_MAX_ANNEES} ans.`,
      },
    ]
  return []
}

/** Everything that a declared dissolution must satisfy (specification 1, dissolution). Pure. */
export const controlerDissolution = (
  saisie: SaisieDissolution,
  contexte: ContexteDissolution,
): FieldError[] => {
  const { motif, autre, faitGenerateur, typeJustif, idDocument } = saisie
  const permis: {
    faits: readonly FaitGenerateur[]
    justificatifs: readonly TypeJustificatifDissolution[]
  } | null = motif && DISSOLUTION_PAR_MOTIF[motif]
  return [
    ...(motif === null ? [requis('motif')] : []),
    ...(motif === 'AUTRE' && autre.trim() === ''
      ? [{ champ: 'autre', code: 'requis', message: 'Décrivez le motif en quelques mots.' }]
      : []),
    ...(faitGenerateur === null
      ? [requis('faitGenerateur')]
      : permis && !permis.faits.includes(faitGenerateur)
        ? [
            {
              champ: 'faitGenerateur',
              code: 'DIS-FAIT-MOTIF',
              message: 'Cet événement ne correspond pas au motif choisi.',
            },
          ]
        : []),
    ...controlerDates(saisie, contexte),
    ...(typeJustif === null
      ? [requis('typeJustif')]
      : permis && !permis.justificatifs.includes(typeJustif)
        ? [
            {
              champ: 'typeJustif',
              code: 'DIS-JUSTIF-MOTIF',
              message: 'Ce justificatif ne correspond pas au motif choisi.',
            },
          ]
        : []),
    ...(idDocument === null || idDocument === ''
      ? [
          {
            champ: 'idDocument',
            code: 'requis',
            message: 'Joignez le justificatif de la dissolution (PDF).',
          },
        ]
      : []),
  ]
}

/** What is answered to a keeper who asks for details says something. */
export const controlerReponse = (message: string): FieldError[] =>
  message.trim() === ''
    ? [{ champ: 'message', code: 'requis', message: 'Répondez au teneur du registre.' }]
    : []

/** The day on which a dissolution takes effect. */
export const effetDissolution = (
  saisie: Pick<SaisieDissolution, 'dateEffet' | 'dateFaitGenerateur'>,
): IsoDate | null => saisie.dateEffet ?? saisie.dateFaitGenerateur
