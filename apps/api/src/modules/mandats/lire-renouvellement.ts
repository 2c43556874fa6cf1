import {
  can,
  formatFrDate,
  machineCopropriete,
  periodeProposee,
  peutRenouveler,
  phraseEcheance,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { vueDe } from '../coproprietes/vue-copropriete.ts'
import { mandatsDe, type MandatRow } from '../coproprietes/lire-mandats.ts'
import { lireResume } from '../coproprietes/resume.ts'

const raisonDe = (
  suivant: MandatRow | undefined,
  etatPermet: boolean,
  aLeDroit: boolean,
): string => {
  if (suivant)
    return `Un mandat à venir est déjà enregistré, du ${formatFrDate(suivant.date_debut)} au ${formatFrDate(suivant.date_fin)} : il n’y a rien à renouveler.`
  if (!aLeDroit)
    return 'Seul le représentant légal actuel de la copropriété, ou le dernier, peut renouveler son mandat.'
  return etatPermet ? '' : 'L’état actuel de la copropriété ne permet pas de renouveler le mandat.'
}

/**
 * What a renewal offers: the mandate it follows, its period, and why it is not possible when it is
 * not. Throws `introuvable`.
 */
export const lireRenouvellement = async (ctx: Ctx, coproprieteId: number) => {
  const acteur = acteurOf(ctx)
  const copropriete = await chargerVisible(ctx, coproprieteId)
  const [infoCopro, { tous: mandats, vers }] = await Promise.all([
    lireResume(ctx, copropriete),
    mandatsDe(ctx, copropriete),
  ])
  const suivi =
    mandats.find((m) => m.etat === 'EN_COURS') ?? mandats.find((m) => m.etat === 'EXPIRE')
  const suivant = mandats.find((m) => m.etat === 'A_VENIR')
  const etatPermet =
    can(machineCopropriete, copropriete.etat, 'renouveler-mandat') && suivi !== undefined
  const aLeDroit = peutRenouveler(acteur, { ...vueDe(copropriete), mandatAVenir: false })
  const raison = raisonDe(suivant, etatPermet, aLeDroit)
  const jour = today(ctx.deps.clock)
  const proposee = suivi
    ? periodeProposee(suivi.date_fin, jour)
    : { dateDebut: null, dateFin: null }
  return {
    infoCopro,
    mandat: suivi ? vers(suivi) : null,
    echeance: suivi ? phraseEcheance(suivi.date_fin, jour) : '',
    possible: raison === '',
    raison,
    dateDebutProposee: proposee.dateDebut,
    dateFinProposee: proposee.dateFin,
  }
}
