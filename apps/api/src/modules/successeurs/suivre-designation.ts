import type { Tx } from '@registre/db'
import {
  addDays,
  appliquerAuCompte,
  type Changement,
  declarantDe,
  type Dossier,
  finaliserParNotaire,
  formatFrDate,
  issueDesignation,
  reperesDe,
  VIE_CLE_SUCCESSEUR_JOURS,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { cleDeGraine, hacherCle, nouvelleGraine } from '../../platform/cle-courriel.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { fermerDeclarant } from '../comptes/fermer-declarant.ts'
import { ecrire as ecrireCompte } from '../comptes/ecrire.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import {
  type DesignationRow,
  designationEnVigueur,
  poserCleDesignation,
  tenirDesigne,
} from './designation.repository.ts'
import { cloreDeclaration, encoreDesigne } from './successeur.repository.ts'

/**
 * A designation that comes to nothing: nobody was told, and an establishment that no other notary
 * designates goes with it.
 */
export const ecarterDesigne = async (
  tx: Tx,
  ctx: Ctx,
  { id, successeur_id: syndicId }: DesignationRow,
  etat: 'REMPLACE' | 'CLOS',
): Promise<void> => {
  const statut = await tenirDesigne(tx, syndicId)
  await cloreDeclaration(tx, id, etat)
  if (statut === 'ATT_FIN_IMM_NOT' && !(await encoreDesigne(tx, syndicId)))
    await fermerDeclarant(tx, ctx, {
      id: syndicId,
      de: statut,
      evenement: 'abandonner-immatriculation-notaire',
      maintenant: ctx.deps.clock.now(),
    })
}

/** The notary's registration is final: its new status. */
const finaliser = async (tx: Tx, ctx: Ctx, { successeur_id: id }: DesignationRow) => {
  const compte = await tenirDeclarant(tx, id)
  const decide = finaliserParNotaire(compte)
  await ecrireCompte(tx, ctx, compte, decide, { maintenant: ctx.deps.clock.now() })
  return declarantDe(appliquerAuCompte(compte, decide)).statut
}

/** Told by mail: with the key of its account when it has none, to ask for its attachment else. */
const prevenir = async (
  tx: Tx,
  ctx: Ctx,
  dossier: Dossier,
  designe: DesignationRow,
): Promise<void> => {
  const tenu = await tenirDesigne(tx, designe.successeur_id)
  const statut = tenu === 'ATT_FIN_IMM_NOT' ? await finaliser(tx, ctx, designe) : tenu
  if (statut === 'SUPPRIME') return cloreDeclaration(tx, designe.id, 'CLOS')
  if (designe.email === '') return
  const base = { ...reperesDe(dossier), notaire: designe.notaire }
  if (statut !== 'ATT_CREA_COMPTE') {
    const maison = designe.type === 'NON_PRO' ? '' : designe.syndic
    const { email, successeur_id: teledeclarantId } = designe
    return enqueueOutbox(tx, [
      courriel({ email, teledeclarantId }, 'syndic-designe', { ...base, maison }),
    ])
  }
  const { clock, settings } = ctx.deps
  const graine = nouvelleGraine(settings)
  await poserCleDesignation(tx, designe.id, {
    cleHash: hacherCle(cleDeGraine(secretsOf(settings), graine)),
    expireLe: new Date(clock.now().getTime() + VIE_CLE_SUCCESSEUR_JOURS * 86_400_000),
  })
  const expire = formatFrDate(addDays(today(clock), VIE_CLE_SUCCESSEUR_JOURS))
  return enqueueOutbox(tx, [courriel(designe.email, 'syndic-invite', { ...base, graine, expire })])
}

/** Tells the syndic whom a notary designates on what is registered already. */
export const prevenirDesigne = async (tx: Tx, ctx: Ctx, dossier: Dossier): Promise<void> => {
  const designe = await designationEnVigueur(tx, dossier.id)
  if (designe) await prevenir(tx, ctx, dossier, designe)
}

/**
 * Writes what may end a registration, and the syndic whom its notary designated with it: invited
 * once it has its number, left when it is given up. Throws as `ecrire`.
 */
export const ecrireEtSuivreDesignation = async (
  tx: Tx,
  ctx: Ctx,
  avant: Dossier,
  changement: Changement,
): Promise<Dossier> => {
  const apres = await ecrire(tx, ctx, avant, changement)
  const issue = issueDesignation(avant, apres)
  const designe = issue && (await designationEnVigueur(tx, apres.id))
  if (!designe) return apres
  if (issue === 'finaliser-immatriculation-notaire') await prevenir(tx, ctx, apres, designe)
  else await ecarterDesigne(tx, ctx, designe, 'CLOS')
  return apres
}
