import { modifierDates, type SaisieDate } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { decider } from '../dossiers/tenir.ts'
import { relireMandat } from './relire-mandat.ts'

/** A keeper changes one end of a mandate. Throws as the domain's `modifierDates`. */
const modifierDate = async (ctx: Ctx, saisie: SaisieDate) => {
  const { mandatId } = saisie
  const { id } = await decider(ctx, { mandatId }, (d, faits) => modifierDates(d, saisie, faits))
  return relireMandat(ctx, id, mandatId)
}

export const modifierDateDebut = (ctx: Ctx, saisie: Omit<SaisieDate, 'bout'>) =>
  modifierDate(ctx, { ...saisie, bout: 'debut' })
export const modifierDateFin = (ctx: Ctx, saisie: Omit<SaisieDate, 'bout'>) =>
  modifierDate(ctx, { ...saisie, bout: 'fin' })
