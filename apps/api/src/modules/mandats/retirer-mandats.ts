import type { Tx } from '@registre/db'
import {
  type CasCopropriete,
  estActif,
  formatFrDate,
  machineCopropriete,
  machineMandat,
  mandatsSupprimables,
  next,
  peutAdministrer,
  RegisterError,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { avancerMandats } from '../traitements/suivre-mandats.ts'
import {
  changerEtatMandat,
  demandeRattachementEnAttente,
  type DossierTenu,
  mandatsDuDossier,
  type MandatTenu,
  tenirDossier,
} from './vie-mandat.repository.ts'

const DEMANDE_EN_ATTENTE =
  'Une demande de rattachement attend une décision : traitez-la avant de retirer le dernier mandat de la copropriété.'

/** What remains decides the row of the machine, and the mandate that counts (states.md row 31). */
const resteDe = (
  restants: readonly MandatTenu[],
): { cas: CasCopropriete; courant: MandatTenu | undefined } => {
  for (const [etat, cas] of [
    ['EN_COURS', 'mandat-en-cours'],
    ['A_VENIR', 'mandat-futur'],
    ['EXPIRE', 'mandat-expire'],
  ] as const) {
    const courant = restants.find((m) => m.etat === etat)
    if (courant) return { cas, courant }
  }
  return { cas: 'aucun-mandat', courant: undefined }
}

/** Holds a dossier with the mandates that attach a syndic. Throws `introuvable`. */
const tenir = async (
  tx: Tx,
  coproprieteId: number,
): Promise<{ dossier: DossierTenu; actifs: MandatTenu[] }> => {
  const dossier = await tenirDossier(tx, coproprieteId)
  if (!dossier) throw new RegisterError('introuvable')
  return { dossier, actifs: (await mandatsDuDossier(tx, coproprieteId)).filter(estActif) }
}

const exigerDroit = async (ctx: Ctx, coproprieteId: number): Promise<void> => {
  await chargerVisible(ctx, coproprieteId)
  if (!peutAdministrer(acteurOf(ctx))) throw new RegisterError('acces-non-autorise')
}

const retirer = async (
  ctx: Ctx,
  tx: Tx,
  {
    dossier,
    retires,
    restants,
    raison,
  }: { dossier: DossierTenu; retires: MandatTenu[]; restants: MandatTenu[]; raison: string },
) => {
  const { cas, courant } = resteDe(restants)
  const vers = next(machineCopropriete, dossier.etat, 'retirer-rattachement', { when: cas })
  if (cas === 'aucun-mandat' && (await demandeRattachementEnAttente(tx, dossier.id)))
    throw new RegisterError('transition-interdite', { message: DEMANDE_EN_ATTENTE })
  for (const m of retires) {
    const etat = next(machineMandat, m.etat, 'retirer')
    await changerEtatMandat(tx, m.id, etat, raison)
    await journaliser(tx, ctx, {
      categorie: 'MANDAT',
      type: 'retirer',
      coproprieteId: dossier.id,
      mandatId: m.id,
      teledeclarantId: m.teledeclarant_id,
      de: m.etat,
      vers: etat,
      motif: raison,
    })
  }
  await appliquerTransition(tx, ctx, {
    coproprieteId: dossier.id,
    de: dossier.etat,
    version: dossier.version,
    vers,
    colonnes: {
      teledeclarant_id: courant?.teledeclarant_id ?? null,
      date_fin_mandat: courant && cas !== 'mandat-expire' ? courant.date_fin : null,
    },
    journal: {
      categorie: 'RATTACHEMENT',
      type: 'retirer-rattachement',
      motif: raison,
      donnees: { mandats: retires.map((m) => m.id) },
    },
    outbox: retires
      .filter((m) => m.email !== '')
      .map((m) =>
        courriel(m.email, 'mandat-retire', {
          nomCopropriete: dossier.nom,
          numero: dossier.numero,
          dateDebutMandat: formatFrDate(m.date_debut),
          dateFinMandat: formatFrDate(m.date_fin),
          raison,
        }),
      ),
  })
  await avancerMandats(tx, dossier.id, today(ctx.deps.clock))
}

/**
 * A keeper administrator removes one of several mandates, with a reason (states.md row 31).
 * Throws `introuvable`, `acces-non-autorise`, `transition-interdite` when it is the only one.
 */
export const supprimerMandatParmi = async (
  ctx: Ctx,
  input: { coproprieteId: number; mandatId: number; raison: string },
): Promise<Record<string, never>> => {
  await exigerDroit(ctx, input.coproprieteId)
  return ctx.deps.db.transaction(async (tx) => {
    const { dossier, actifs } = await tenir(tx, input.coproprieteId)
    const mandat = actifs.find((m) => m.id === input.mandatId)
    if (!mandat) throw new RegisterError('introuvable')
    if (mandatsSupprimables(actifs).length === 0)
      throw new RegisterError('transition-interdite', {
        message: 'Cette copropriété n’a qu’un mandat : retirez son rattachement.',
      })
    await retirer(ctx, tx, {
      dossier,
      retires: [mandat],
      restants: actifs.filter((m) => m !== mandat),
      raison: input.raison,
    })
    return {}
  })
}

/**
 * A keeper administrator withdraws an attachment: every mandate of the co-ownership, with a reason
 * (states.md row 31).
 * Throws `introuvable`, `acces-non-autorise`, `transition-interdite` while a request waits.
 */
export const retirerRattachement = async (
  ctx: Ctx,
  input: { coproprieteId: number; raison: string },
): Promise<Record<string, never>> => {
  await exigerDroit(ctx, input.coproprieteId)
  return ctx.deps.db.transaction(async (tx) => {
    const { dossier, actifs } = await tenir(tx, input.coproprieteId)
    await retirer(ctx, tx, { dossier, retires: actifs, restants: [], raison: input.raison })
    return {}
  })
}
