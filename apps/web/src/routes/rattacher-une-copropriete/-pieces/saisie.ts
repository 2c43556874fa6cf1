import {
  controlerRattachement,
  finitAvantTerme,
  type MandatRattachement,
  parseFrDate,
  type RuleReport,
  TYPES_JUSTIFICATIF_MANDAT,
} from '@registre/domain'
import { aujourdhuiParis } from '../../../components/declaration/aujourdhui.ts'
import type { Rattachement } from '../../../components/rattachement/rattachement.ts'
import { mergeReports } from '../../../lib/form-check.ts'

/** What the form holds; dates as typed. */
export interface Saisie {
  infoRattachement: {
    adminProvisoire: boolean
    syndicProvisoire: boolean
    dateDebutMandat: string
    dateFinMandat: string
    typeJustifMandat: string
  }
  /** The assembly that elected it before the end of the mandate in place, as typed. */
  electionLe: string
  justifie: boolean
  file: File | null
  message: string
}

export const SAISIE_VIERGE: Saisie = {
  infoRattachement: {
    adminProvisoire: false,
    syndicProvisoire: false,
    dateDebutMandat: '',
    dateFinMandat: '',
    typeJustifMandat: '',
  },
  electionLe: '',
  justifie: true,
  file: null,
  message: '',
}

/** The form of a request that awaits an answer. */
export const saisieDe = (r: Rattachement): Saisie => ({
  infoRattachement: {
    adminProvisoire: r.adminProvisoire,
    syndicProvisoire: r.syndicProvisoire,
    dateDebutMandat: r.dateDebutMandat ?? '',
    dateFinMandat: r.dateFinMandat ?? '',
    typeJustifMandat: r.typeJustifMandat ?? '',
  },
  electionLe: r.finAnticipee?.electionLe ?? '',
  justifie: r.idDocument !== null,
  file: null,
  message: '',
})

export const typeChoisi = (texte: string) =>
  TYPES_JUSTIFICATIF_MANDAT.find((t) => t === texte) ?? null

const mandatDe = ({ infoRattachement: i, justifie }: Saisie): MandatRattachement => ({
  adminProvisoire: i.adminProvisoire,
  syndicProvisoire: i.syndicProvisoire,
  dateDebutMandat: parseFrDate(i.dateDebutMandat),
  dateFinMandat: parseFrDate(i.dateFinMandat),
  typeJustifMandat: justifie ? typeChoisi(i.typeJustifMandat) : null,
})

export interface ContexteSaisie {
  /** The latest mandate of the co-ownership. */
  precedent: { debut: string; fin: string } | null
  /** A proof already given, kept unless replaced. */
  dejaJustifie: boolean
  /** The answer to a clarification says or changes something. */
  reponse: Saisie | null
}

const inchangee = (saisie: Saisie, avant: Saisie): boolean =>
  saisie.file === null &&
  saisie.justifie === avant.justifie &&
  JSON.stringify(saisie.infoRattachement) === JSON.stringify(avant.infoRattachement) &&
  saisie.message.trim() === ''

/** The mandate begins before the end of the one in place, which still runs. */
export const estAnticipee = (
  { infoRattachement: i }: Pick<Saisie, 'infoRattachement'>,
  precedent: { fin: string } | null,
): boolean =>
  precedent !== null &&
  precedent.fin >= aujourdhuiParis() &&
  finitAvantTerme(parseFrDate(i.dateDebutMandat), precedent.fin)

/** Every rule of the request, beside its field. */
export const verifier = (
  saisie: Saisie,
  { precedent, dejaJustifie, reponse }: ContexteSaisie,
): RuleReport =>
  mergeReports(
    controlerRattachement(mandatDe(saisie), {
      aujourdhui: aujourdhuiParis(),
      finMandatPrecedent: precedent?.fin ?? null,
      avecJustificatif: saisie.justifie,
      finAnticipee:
        precedent && estAnticipee(saisie, precedent)
          ? { electionLe: parseFrDate(saisie.electionLe), enPlace: precedent }
          : null,
    }),
    {
      erreurs: [
        ...(saisie.justifie && !dejaJustifie && saisie.file === null
          ? [
              {
                champ: 'file',
                code: 'requis',
                message: 'Joignez le justificatif, ou indiquez que vous n’en avez pas.',
              },
            ]
          : []),
        ...(reponse && inchangee(saisie, reponse)
          ? [
              {
                champ: 'message',
                code: 'requis',
                message: 'Répondez par un message, ou corrigez les informations de la demande.',
              },
            ]
          : []),
      ],
    },
  )
