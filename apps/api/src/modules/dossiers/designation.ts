import type { RowOf, Tx } from '@registre/db'
import {
  addDays,
  appliquerAuCompte,
  declarantDe,
  type Dossier,
  finaliserParNotaire,
  formatFrDate,
  issueDesignation,
  reperesDe,
  VIE_CLE_SUCCESSEUR_JOURS,
} from '@registre/domain'
import { cleDeGraine, hacherCle, nouvelleGraine } from '../../platform/cle-courriel.ts'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import type { JournalAuthor } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { ecrire as ecrireCompte } from '../comptes/ecrire.ts'
import { fermerDeclarant } from '../comptes/fermer-declarant.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import {
  CLORE_DESIGNATION,
  DESIGNATION,
  ENCORE_DESIGNE,
  MAINTENANT,
  POSER_CLE_DESIGNATION,
  TENIR_DESIGNE,
} from './designation.sql.ts'

export type DesignationRow = RowOf<typeof DESIGNATION>
type Sql = Pick<Tx, 'sql'>
/** Who writes, with what a mail and its key need. */
export type Designant = JournalAuthor & { deps: Pick<Deps, 'clock' | 'settings'> }

/** The syndic whom a notary designated for a co-ownership, if it did. */
export const designationEnVigueur = async (
  tx: Sql,
  coproprieteId: number,
): Promise<DesignationRow | undefined> => (await tx.sql(DESIGNATION, [coproprieteId]))[0]

/** A designation stands no more; its key opens nothing. */
export const cloreDesignation = async (
  tx: Sql,
  id: number,
  etat: 'REMPLACE' | 'CLOS',
): Promise<void> => {
  await tx.sql(CLORE_DESIGNATION, [id, etat])
}

const tenirDesigne = async (tx: Sql, id: number) => (await tx.sql(TENIR_DESIGNE, [id]))[0]

/**
 * A designation comes to nothing: an account that nobody opened, which it alone began, and which
 * nobody else designates, goes with it. The caller tells whoever had been told.
 */
export const ecarterDesigne = async (
  tx: Sql,
  auteur: JournalAuthor,
  { id, successeur_id: syndicId }: Pick<DesignationRow, 'id' | 'successeur_id'>,
  etat: 'REMPLACE' | 'CLOS',
  maintenant: Date,
): Promise<void> => {
  const designe = await tenirDesigne(tx, syndicId)
  await cloreDesignation(tx, id, etat)
  const attendNotaire = designe?.statut === 'ATT_FIN_IMM_NOT'
  const invite = designe?.statut === 'ATT_CREA_COMPTE' && designe.origine === 'SUCCESSEUR'
  if (!(attendNotaire || invite) || (await tx.sql(ENCORE_DESIGNE, [syndicId])).length > 0) return
  await fermerDeclarant(tx, auteur, {
    id: syndicId,
    de: designe.statut,
    evenement: attendNotaire ? 'abandonner-immatriculation-notaire' : 'expirer-activation',
    tu: true,
    maintenant,
  })
}

/** The notary's registration is final: its new status. */
const finaliser = async (tx: Sql, auteur: Designant, { successeur_id: id }: DesignationRow) => {
  const compte = await tenirDeclarant(tx, id)
  const decide = finaliserParNotaire(compte)
  await ecrireCompte(tx, auteur, compte, decide, { maintenant: auteur.deps.clock.now() })
  return declarantDe(appliquerAuCompte(compte, decide)).statut
}

/** Told by mail: with the key of its account when it has none, to ask for its attachment else. */
const prevenir = async (
  tx: Sql,
  auteur: Designant,
  dossier: Dossier,
  designe: DesignationRow,
): Promise<void> => {
  const tenu = (await tenirDesigne(tx, designe.successeur_id))?.statut
  const statut = tenu === 'ATT_FIN_IMM_NOT' ? await finaliser(tx, auteur, designe) : tenu
  if (statut === 'SUPPRIME') return cloreDesignation(tx, designe.id, 'CLOS')
  if (designe.email === '') return
  const base = { ...reperesDe(dossier), notaire: designe.notaire }
  if (statut !== 'ATT_CREA_COMPTE') {
    const maison = designe.type === 'NON_PRO' ? '' : designe.syndic
    const { email, successeur_id: teledeclarantId } = designe
    return enqueueOutbox(tx, [
      courriel({ email, teledeclarantId }, 'syndic-designe', { ...base, maison }),
    ])
  }
  const { clock, settings } = auteur.deps
  const graine = nouvelleGraine(settings)
  await tx.sql(POSER_CLE_DESIGNATION, [
    designe.id,
    hacherCle(cleDeGraine(secretsOf(settings), graine)),
    new Date(clock.now().getTime() + VIE_CLE_SUCCESSEUR_JOURS * 86_400_000),
  ])
  const expire = formatFrDate(addDays(today(clock), VIE_CLE_SUCCESSEUR_JOURS))
  return enqueueOutbox(tx, [courriel(designe.email, 'syndic-invite', { ...base, graine, expire })])
}

/** Tells the syndic whom a notary designates on what is registered already. */
export const prevenirDesigne = async (
  tx: Sql,
  auteur: Designant,
  dossier: Dossier,
): Promise<void> => {
  const designe = await designationEnVigueur(tx, dossier.id)
  if (designe) await prevenir(tx, auteur, dossier, designe)
}

/**
 * What a written change makes of the syndic whom the notary of a registration designated: invited
 * once it has its number, left when it is given up.
 */
export const suivreDesignation = async (
  tx: Sql,
  auteur: JournalAuthor & { deps?: Designant['deps'] },
  avant: Dossier,
  apres: Dossier,
): Promise<void> => {
  const issue = issueDesignation(avant, apres)
  const designe = issue && (await designationEnVigueur(tx, apres.id))
  if (!designe) return
  const { deps } = auteur
  if (issue === 'abandonner-immatriculation-notaire') {
    const [row] = deps ? [{ le: deps.clock.now() }] : await tx.sql(MAINTENANT)
    if (row?.le) await ecarterDesigne(tx, auteur, designe, 'CLOS', row.le)
    return
  }
  // The register's own calendar gives no number.
  if (!deps) throw new Error(`${apres.id}: a number was given without a clock`)
  await prevenir(tx, { ...auteur, deps }, apres, designe)
}
