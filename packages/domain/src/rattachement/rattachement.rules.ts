import type { TypeJustificatifMandat } from '../declaration/champs/listes.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { FieldError } from '../kernel/errors.ts'
import { runRules } from '../kernel/rules.ts'
import type { RuleReport } from '../kernel/rules.ts'
import { REGLES_MANDAT } from '../mandat/mandat.rules.ts'
import { controlerFinAnticipee, type FinAnticipee } from './fin-anticipee.ts'

/** What an attachment request declares. */
export interface MandatRattachement {
  adminProvisoire: boolean
  /** Left out: it is not. */
  syndicProvisoire?: boolean | undefined
  dateDebutMandat: IsoDate | null
  dateFinMandat: IsoDate | null
  typeJustifMandat: TypeJustificatifMandat | null
}

export interface ContexteRattachement {
  aujourdhui: IsoDate
  /** End of the latest mandate of the co-ownership, archived ones included. */
  finMandatPrecedent: IsoDate | null
  /** A proof is given: its kind is then asked for. */
  avecJustificatif: boolean
  /** The successor was elected before the end of the mandate in place, and says so. */
  finAnticipee?: (FinAnticipee & { enPlace: { debut: IsoDate; fin: IsoDate } }) | null
}

const requis = (champ: string, message: string): FieldError => ({ champ, code: 'requis', message })

const champsRequis = (
  m: MandatRattachement,
  { avecJustificatif }: ContexteRattachement,
): FieldError[] => [
  ...(m.dateDebutMandat === null
    ? [requis('dateDebutMandat', 'Renseignez la date de début du mandat, au format jj/mm/aaaa.')]
    : []),
  ...(m.dateFinMandat === null
    ? [requis('dateFinMandat', 'Renseignez la date de fin du mandat, au format jj/mm/aaaa.')]
    : []),
  ...(avecJustificatif && m.typeJustifMandat === null
    ? [requis('typeJustifMandat', 'Choisissez le type du justificatif.')]
    : []),
]

/**
 * The rules of an attachment request, on the form and on the server; fields are named from
 * `infoRattachement`.
 */
export const controlerRattachement = (
  mandat: MandatRattachement,
  contexte: ContexteRattachement,
  confirmes: readonly string[] = [],
): RuleReport => {
  const anticipee = contexte.finAnticipee ?? null
  const faits = {
    ...mandat,
    nature: 'rattachement' as const,
    aujourdhui: contexte.aujourdhui,
    finMandatPrecedent: contexte.finMandatPrecedent,
    finAnticipee: anticipee !== null,
  }
  const { erreurs, aConfirmer } = runRules(REGLES_MANDAT, faits, contexte.aujourdhui, confirmes)
  const situer = (e: FieldError): FieldError => ({ ...e, champ: `infoRattachement.${e.champ}` })
  return {
    erreurs: [
      ...champsRequis(mandat, contexte),
      ...erreurs,
      ...(anticipee === null
        ? []
        : controlerFinAnticipee({
            ...anticipee,
            aujourdhui: contexte.aujourdhui,
            dateDebutMandat: mandat.dateDebutMandat,
            typeJustifMandat: mandat.typeJustifMandat,
            avecJustificatif: contexte.avecJustificatif,
          })),
    ].map(situer),
    aConfirmer: aConfirmer.map(situer),
  }
}
