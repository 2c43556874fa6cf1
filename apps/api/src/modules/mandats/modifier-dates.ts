import {
  can,
  formatFrDate,
  type IsoDate,
  machineMandat,
  peutModifierDatesMandat,
  RegisterError,
  REGLES_MODIFICATION_MANDAT,
  runRules,
  exigerRegles,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { avancerMandats } from '../traitements/suivre-mandats.ts'
import { relireMandat } from './relire-mandat.ts'
import {
  coproprieteDuMandat,
  demandeRattachementEnAttente,
  ecrireFinMandat,
  ecrirePeriode,
  mandatsDuDossier,
  type MandatTenu,
  tenirDossier,
} from './vie-mandat.repository.ts'

type Bout = 'debut' | 'fin'

/** The neighbours of a mandate among those that occupy a period, in their order. */
const voisins = (mandats: readonly MandatTenu[], id: number) => {
  const rang = mandats.findIndex((m) => m.id === id)
  return {
    mandat: mandats[rang],
    precedent: rang > 0 ? mandats[rang - 1] : undefined,
    suivant: rang < 0 ? undefined : mandats[rang + 1],
  }
}

/**
 * A keeper changes one end of a mandate by the rules (specification 1, section 5): after the
 * previous end, before the next
 * start, and not the end that a pending request follows. The calendar then says at once what the
 * new dates mean.
 * Throws `introuvable`, `acces-non-autorise`, `regles-non-respectees`, `transition-interdite`.
 */
const modifierDate = async (
  ctx: Ctx,
  { mandatId, date, bout }: { mandatId: number; date: IsoDate; bout: Bout },
) => {
  const { db, clock } = ctx.deps
  const acteur = acteurOf(ctx)
  const coproprieteId = await coproprieteDuMandat(db, mandatId)
  if (coproprieteId === undefined) throw new RegisterError('introuvable')
  const copropriete = await chargerVisible(ctx, coproprieteId)
  if (!peutModifierDatesMandat(acteur)) throw new RegisterError('acces-non-autorise')
  const jour = today(clock)
  await db.transaction(async (tx) => {
    const dossier = await tenirDossier(tx, coproprieteId)
    const mandats = await mandatsDuDossier(tx, coproprieteId)
    const { mandat, precedent, suivant } = voisins(mandats, mandatId)
    if (!dossier || !mandat || !can(machineMandat, mandat.etat, 'modifier-dates'))
      throw new RegisterError('transition-interdite')
    const debut = bout === 'debut' ? date : mandat.date_debut
    const fin = bout === 'fin' ? date : mandat.date_fin
    if (debut === mandat.date_debut && fin === mandat.date_fin) return
    exigerRegles(
      runRules(
        REGLES_MODIFICATION_MANDAT,
        {
          nouveauDebut: debut,
          nouvelleFin: fin,
          finMandatPrecedent: precedent?.date_fin ?? null,
          debutMandatSuivant: suivant?.date_debut ?? null,
          demandeEnAttente:
            suivant === undefined && (await demandeRattachementEnAttente(tx, coproprieteId)),
          finModifiee: bout === 'fin',
          aujourdhui: jour,
          etat: mandat.etat,
        },
        jour,
      ),
    )
    await ecrirePeriode(tx, mandatId, debut, fin)
    // The one that counts: what runs, else what begins first; whatever the state shown over it.
    const compte =
      (mandats.find((m) => m.etat === 'EN_COURS') ?? mandats.find((m) => m.etat === 'A_VENIR')) ===
      mandat
    if (compte && bout === 'fin') await ecrireFinMandat(tx, coproprieteId, fin)
    await journaliser(tx, ctx, {
      categorie: 'MANDAT',
      type: 'modifier-dates',
      coproprieteId,
      mandatId,
      teledeclarantId: mandat.teledeclarant_id,
      de: mandat.etat,
      vers: mandat.etat,
      mouvements: { mandats: [{ id: mandatId, etat: mandat.etat, debut, fin }] },
      donnees: { avant: { debut: mandat.date_debut, fin: mandat.date_fin }, apres: { debut, fin } },
    })
    if (mandat.email !== '')
      await deposerOutbox(tx, [
        courriel(mandat.email, 'mandat-dates-modifiees', {
          nomCopropriete: dossier.nom,
          numero: dossier.numero,
          coproprieteId,
          dateDebutMandat: formatFrDate(debut),
          dateFinMandat: formatFrDate(fin),
          avant: `du ${formatFrDate(mandat.date_debut)} au ${formatFrDate(mandat.date_fin)}`,
        }),
      ])
    await avancerMandats(tx, coproprieteId, jour)
  })
  return relireMandat(ctx, copropriete.id, mandatId)
}

export const modifierDateDebut = (ctx: Ctx, input: { mandatId: number; date: IsoDate }) =>
  modifierDate(ctx, { ...input, bout: 'debut' })
export const modifierDateFin = (ctx: Ctx, input: { mandatId: number; date: IsoDate }) =>
  modifierDate(ctx, { ...input, bout: 'fin' })
