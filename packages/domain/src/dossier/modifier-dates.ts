import { formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { can } from '../kernel/machine.ts'
import { exigerRegles, runRules } from '../kernel/rules.ts'
import { machineMandat } from '../mandat/mandat.machine.ts'
import { peutModifierDatesMandat } from '../mandat/mandat.policy.ts'
import { REGLES_MODIFICATION_MANDAT } from '../mandat/mandat.rules.ts'
import { puisAvancer } from './avancer.ts'
import { type Changement, courrielDossier, type FaitsActeur, interdit, RIEN } from './changement.ts'
import {
  type Dossier,
  mandatEnAttente,
  mandatQuiCompte,
  mandatsOccupants,
  reperesDe,
} from './dossier.ts'
import { exigerVisible } from './vue.ts'

export interface SaisieDate {
  mandatId: number
  date: IsoDate
  bout: 'debut' | 'fin'
  /** Told to the syndic and to the journal; '' from a program that gives none. */
  motif?: string | undefined
}

const SANS_DATES =
  'Ce mandat n’est pas enregistré : validez ou refusez sa demande, ou demandez à son syndic d’en corriger les dates.'

/**
 * A keeper changes one end of a mandate by the rules (specification 1, section 5): after the
 * previous end, before the next start, and not the end that a pending request follows. The calendar
 * then says at once what the new dates mean. Throws `introuvable`, `acces-non-autorise`,
 * `regles-non-respectees`, `transition-interdite`.
 */
export const modifierDates = (
  d: Dossier,
  { mandatId, date, bout, motif = '' }: SaisieDate,
  faits: FaitsActeur,
): Changement => {
  exigerVisible(d, faits)
  if (!peutModifierDatesMandat(faits.acteur)) throw new RegisterError('acces-non-autorise')
  const mandats = mandatsOccupants(d)
  const rang = mandats.findIndex((m) => m.id === mandatId)
  const mandat = mandats[rang]
  if (!mandat || !can(machineMandat, mandat.etat, 'modifier-dates')) return interdit(SANS_DATES)
  const suivant = mandats[rang + 1]
  const debut = bout === 'debut' ? date : mandat.debut
  const fin = bout === 'fin' ? date : mandat.fin
  if (debut === mandat.debut && fin === mandat.fin) return RIEN
  exigerRegles(
    runRules(
      REGLES_MODIFICATION_MANDAT,
      {
        nouveauDebut: debut,
        nouvelleFin: fin,
        finMandatPrecedent: mandats[rang - 1]?.fin ?? null,
        debutMandatSuivant: suivant?.debut ?? null,
        demandeEnAttente: suivant === undefined && mandatEnAttente(d),
        finModifiee: bout === 'fin',
        aujourdhui: faits.jour,
        etat: mandat.etat,
      },
      faits.jour,
    ),
  )
  // The one that counts: what runs, else what begins first, else the last one; whatever the state
  // shown over it.
  const compte = mandatQuiCompte({ mandats })
  const change: Changement = {
    actes: [
      {
        categorie: 'MANDAT',
        type: 'modifier-dates',
        mandatId,
        teledeclarantId: mandat.teledeclarantId,
        etatDe: 'mandat',
        motif,
        donnees: { avant: { debut: mandat.debut, fin: mandat.fin }, apres: { debut, fin } },
        mouvements: [
          { quoi: 'mandat', id: mandatId, evenement: 'modifier-dates', pose: { debut, fin } },
          ...(compte === mandat && bout === 'fin'
            ? [{ quoi: 'copropriete', evenement: null, pose: { finMandat: fin } } as const]
            : []),
        ],
      },
    ],
    envois: courrielDossier(mandat, 'mandat-dates-modifiees', {
      ...reperesDe(d),
      dateDebutMandat: formatFrDate(debut),
      dateFinMandat: formatFrDate(fin),
      motif,
      avant: `du ${formatFrDate(mandat.debut)} au ${formatFrDate(mandat.fin)}`,
    }),
  }
  return puisAvancer(d, change, faits.jour)
}
