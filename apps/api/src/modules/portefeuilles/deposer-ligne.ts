import type { Db, Tx } from '@registre/db'
import { type EtatLigne, type FieldError, lireLigne, RegisterError } from '@registre/domain'
import { acteurOf, tenantOf } from '../../platform/context.ts'
import type { JournalAuthor } from '../../platform/journal.ts'
import type { Clock } from '../../platform/clock.ts'
import { reprendre } from '../brouillons/enregistrer-brouillon.ts'
import { faitsDuJour, tenir } from '../dossiers/tenir.ts'
import { ouvrirMiseAJour } from '../mises-a-jour/commencer-mise-a-jour.ts'
import { deposerMiseAJour } from '../mises-a-jour/deposer-mise-a-jour.ts'
import { trouverDossiers } from './dossiers.repository.ts'
import { CODES_PROPRES, examinerLigne, exigerPrete } from './examiner-ligne.ts'
import {
  type LignePrise,
  noterDepot,
  noterTentative,
  prendreLigne,
  refuserLigne,
} from './lignes.repository.ts'

/** A row that fails otherwise than by a rule is tried this many times, then told as it is. */
const MAX_TENTATIVES = 3

interface Issue {
  etat: Extract<EtatLigne, 'DEPOSEE' | 'ATTEND_ACCORD' | 'DEJA_ENREGISTREE'>
  declarationId: number | null
}

/**
 * Files a row exactly as a person does on screen: open the update, save it, file it. Throws what
 * the update throws.
 */
const deposer = async (
  auteur: JournalAuthor,
  tx: Tx,
  ligne: LignePrise,
  clock: Clock,
): Promise<Issue> => {
  const coproprieteId = ligne.copropriete_id
  if (coproprieteId === null) throw new RegisterError('introuvable')
  const faits = { ...faitsDuJour(clock), acteur: acteurOf(auteur) }
  await tenir(tx, { coproprieteId })
  const lue = lireLigne(ligne.saisie)
  const dossiers = await trouverDossiers(
    tx,
    lue.numero === null ? [] : [lue.numero],
    tenantOf(auteur),
  )
  const verdict = examinerLigne(faits.acteur, lue, dossiers.get(lue.numero ?? ''), {
    confirmations: ligne.confirmations,
    jour: faits.jour,
  })
  if (verdict.etat === 'DEJA_ENREGISTREE' || verdict.etat === 'ATTEND_ACCORD')
    return { etat: verdict.etat, declarationId: null }
  exigerPrete(verdict)
  if (verdict.contenu === null) throw new RegisterError('introuvable')
  const { id, version, typeImmat } = await ouvrirMiseAJour(
    auteur,
    tx,
    { coproprieteId, type: 'ANNUELLE' },
    faits,
  )
  const confirmations = ligne.confirmations.filter((code) => !CODES_PROPRES.includes(code))
  const saisie = { id, version, typeImmat, immatCopropriete: verdict.contenu, confirmations }
  await reprendre(tx, saisie, faits)
  await deposerMiseAJour(auteur, tx, id, faits, { parLot: true })
  return { etat: verdict.sousAccord ? 'ATTEND_ACCORD' : 'DEPOSEE', declarationId: id }
}

const raisons = (error: RegisterError): readonly FieldError[] =>
  error.details.champs && error.details.champs.length > 0
    ? error.details.champs
    : [{ champ: 'numero', code: error.code, message: error.message }]

const ECHEC: FieldError = {
  champ: 'numero',
  code: 'erreur-interne',
  message:
    'Une erreur du registre a empêché ce dépôt. Rien n’a été enregistré : redéposez cette ligne, ou faites la mise à jour à l’écran.',
}

/**
 * Files the next row of a portfolio in a transaction of its own; gives false when none is left to
 * take. What a rule refuses is written on the row; what fails for another reason is thrown to be
 * tried again, and told on the row at the third time.
 */
export const deposerLigne = async (
  db: Db,
  auteur: JournalAuthor,
  portefeuilleId: number,
  clock: Clock,
): Promise<boolean> => {
  const encours: { ligne: number | null } = { ligne: null }
  try {
    return await db.transaction(async (tx) => {
      encours.ligne = null
      const ligne = await prendreLigne(tx, portefeuilleId)
      if (!ligne) return false
      encours.ligne = ligne.ligne
      const { etat, declarationId } = await deposer(auteur, tx, ligne, clock)
      await noterDepot(tx, portefeuilleId, ligne.ligne, etat, declarationId)
      return true
    })
  } catch (error) {
    if (encours.ligne === null) throw error
    if (error instanceof RegisterError) {
      await refuserLigne(db, portefeuilleId, encours.ligne, raisons(error))
      return true
    }
    const tentatives = await noterTentative(db, portefeuilleId, encours.ligne)
    if (tentatives === null || tentatives < MAX_TENTATIVES) throw error
    await refuserLigne(db, portefeuilleId, encours.ligne, [ECHEC])
    return true
  }
}
