import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import type { TypeJustificatifMandat } from '../declaration/champs/listes.ts'
import { formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { can } from '../kernel/machine.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { exigerRegles, runRules } from '../kernel/rules.ts'
import { peutRenouveler } from '../mandat/mandat.policy.ts'
import { REGLES_MANDAT } from '../mandat/mandat.rules.ts'
import {
  type Changement,
  courrielDossier,
  type FaitsActeur,
  interdit,
  NOUVEAU,
} from './changement.ts'
import { type Dossier, type MandatDuDossier, reperesDe } from './dossier.ts'
import { exigerVisible } from './vue.ts'

export interface SaisieRenouvellement {
  mandat: {
    dateDebutMandat: IsoDate | null
    dateFinMandat: IsoDate | null
    adminProvisoire: boolean
    syndicProvisoire?: boolean | undefined
    typeJustifMandat: TypeJustificatifMandat | null
  }
  confirmations: readonly string[]
  avecJustificatif: boolean
}

const MANDAT_DEJA_SUIVI =
  'Un mandat à venir est déjà enregistré pour cette copropriété : il n’y a rien à renouveler. Si ses dates sont fausses, demandez au teneur du registre de les corriger.'

const SANS_MANDAT =
  'Votre établissement n’a pas de mandat en cours ou expiré sur cette copropriété : demandez à y être rattaché.'
const ETAT_SANS_RENOUVELLEMENT =
  'Le mandat ne peut pas être renouvelé tant qu’une demande sur cette copropriété attend une décision du teneur du registre.'

/**
 * The mandate that a renewal by this establishment follows. Throws `transition-interdite` with the
 * sentence.
 */
const mandatSuivi = (d: Dossier, teledeclarantId: number | null): MandatDuDossier => {
  if (d.mandats.some((m) => m.etat === 'A_VENIR')) interdit(MANDAT_DEJA_SUIVI)
  const suivi = d.mandats.find(
    (m) => (m.etat === 'EN_COURS' || m.etat === 'EXPIRE') && m.teledeclarantId === teledeclarantId,
  )
  return suivi ?? interdit(SANS_MANDAT)
}

/** Throws `requete-invalide` for a missing day, `regles-non-respectees`, `confirmation-requise`. */
const exigerPeriode = (
  { mandat, confirmations, avecJustificatif }: SaisieRenouvellement,
  suivi: MandatDuDossier,
  jour: IsoDate,
): { debut: IsoDate; fin: IsoDate } => {
  const { dateDebutMandat: debut, dateFinMandat: fin } = mandat
  const requis = [
    ...(debut === null ? ['mandat.dateDebutMandat'] : []),
    ...(fin === null ? ['mandat.dateFinMandat'] : []),
    ...(avecJustificatif && mandat.typeJustifMandat === null ? ['mandat.typeJustifMandat'] : []),
  ].map((champ) => ({ champ, code: 'requis', message: MESSAGES.requis }))
  const { erreurs, aConfirmer } = runRules(
    REGLES_MANDAT,
    { ...mandat, aujourdhui: jour, nature: 'renouvellement', finMandatPrecedent: suivi.fin },
    jour,
    confirmations,
  )
  const place = <E extends { champ: string }>(e: E): E => ({ ...e, champ: `mandat.${e.champ}` })
  exigerRegles({ erreurs: [...requis, ...erreurs.map(place)], aConfirmer: aConfirmer.map(place) })
  if (debut === null || fin === null) throw new RegisterError('requete-invalide')
  return { debut, fin }
}

/**
 * The present or last syndic renews its mandate, without a keeper: a mandate that begins now
 * replaces the one it follows; one that begins later waits behind it, and the calendar swaps them.
 * Throws `introuvable`, `transition-interdite`, `regles-non-respectees`, `confirmation-requise`,
 * `acces-non-autorise`.
 */
export const renouveler = (
  d: Dossier,
  saisie: SaisieRenouvellement & { documentId: string | null },
  faits: FaitsActeur,
): Changement => {
  const vue = exigerVisible(d, faits)
  const suivi = mandatSuivi(d, faits.acteur.teledeclarantId)
  const { debut, fin } = exigerPeriode(saisie, suivi, faits.jour)
  if (!peutRenouveler(faits.acteur, vue)) throw new RegisterError('acces-non-autorise')
  if (!can(machineCopropriete, d.etat, 'renouveler-mandat')) interdit(ETAT_SANS_RENOUVELLEMENT)
  const cas = debut > faits.jour ? 'mandat-futur' : 'mandat-commence'
  const commence = cas === 'mandat-commence'
  const { adminProvisoire, syndicProvisoire = false, typeJustifMandat } = saisie.mandat
  const { documentId } = saisie
  return {
    actes: [
      {
        categorie: 'MANDAT',
        type: 'renouveler-mandat',
        mandatId: NOUVEAU.mandat,
        donnees: { suivi: suivi.id, debut, fin, confirmations: saisie.confirmations },
        mouvements: [
          // First the one that ends: two mandates never run together.
          ...(commence ? [{ quoi: 'mandat', id: suivi.id, evenement: 'archiver' } as const] : []),
          {
            quoi: 'mandat',
            id: NOUVEAU.mandat,
            evenement: 'renouveler',
            cas,
            pose: {
              teledeclarantId: suivi.teledeclarantId,
              debut,
              fin,
              adminProvisoire,
              syndicProvisoire,
              typeJustif: documentId === null ? null : typeJustifMandat,
              documentId,
            },
          },
          {
            quoi: 'copropriete',
            evenement: 'renouveler-mandat',
            pose: commence ? { finMandat: fin } : {},
          },
        ],
      },
    ],
    envois: courrielDossier(suivi, 'mandat-renouvele', {
      ...reperesDe(d),
      dateDebutMandat: formatFrDate(debut),
      dateFinMandat: formatFrDate(fin),
      aVenir: !commence,
    }),
  }
}
