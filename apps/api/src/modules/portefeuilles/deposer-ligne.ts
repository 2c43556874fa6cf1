import type { Db, Tx } from '@registre/db'
import { type FieldError, lireLigne, RegisterError } from '@registre/domain'
import type { Clock } from '../../platform/clock.ts'
import { acteurOf, tenantOf } from '../../platform/context.ts'
import type { JournalAuthor } from '../../platform/journal.ts'
import { suiteDe } from '../../platform/lot.ts'
import { reprendre } from '../brouillons/enregistrer-brouillon.ts'
import { faitsDuJour, tenir } from '../dossiers/tenir.ts'
import { ouvrirMiseAJour } from '../mises-a-jour/commencer-mise-a-jour.ts'
import { deposerMiseAJour } from '../mises-a-jour/deposer-mise-a-jour.ts'
import { cederLigne } from './ceder-ligne.ts'
import { trouverDossiers } from './dossiers.repository.ts'
import { CODES_PROPRES, examinerLigne } from './examiner-ligne.ts'
import {
  type Issue,
  type LignePrise,
  noterLigne,
  noterTentative,
  prendreLigne,
} from './lignes.repository.ts'

/** A row that fails otherwise than by a rule is tried this many times, then told as it is. */
const MAX_TENTATIVES = 3

/**
 * Files a row exactly as a person does on screen: open the update, save it, file it. Throws what
 * the update throws.
 */
const deposer = async (
  auteur: JournalAuthor,
  tx: Tx,
  { copropriete_id: coproprieteId, saisie, confirmations }: LignePrise,
  clock: Clock,
): Promise<Issue> => {
  if (coproprieteId === null) throw new RegisterError('introuvable')
  const faits = { ...faitsDuJour(clock), acteur: acteurOf(auteur) }
  await tenir(tx, { coproprieteId })
  const lue = lireLigne(saisie)
  const numero = lue.numero ?? ''
  const dossier = (await trouverDossiers(tx, [numero], tenantOf(auteur))).get(numero)
  const { etat, contenu, ...verdict } = examinerLigne(faits.acteur, lue, dossier, {
    confirmations,
    jour: faits.jour,
  })
  if (etat === 'DEJA_ENREGISTREE' || etat === 'ATTEND_ACCORD') return { etat }
  if (etat !== 'PRETE' || contenu === null)
    return { etat: 'REFUSEE', erreurs: [...verdict.erreurs, ...verdict.aConfirmer] }
  const { id, version, typeImmat } = await ouvrirMiseAJour(
    auteur,
    tx,
    { coproprieteId, type: 'ANNUELLE' },
    faits,
  )
  const confirmees = confirmations.filter((code) => !CODES_PROPRES.includes(code))
  const redigee = { id, version, typeImmat, immatCopropriete: contenu, confirmations: confirmees }
  await reprendre(tx, redigee, faits)
  await deposerMiseAJour(auteur, tx, id, faits, { parLot: true })
  return { etat: verdict.sousAccord ? 'ATTEND_ACCORD' : 'DEPOSEE', declarationId: id }
}

const ECHEC: FieldError = {
  champ: 'numero',
  code: 'erreur-interne',
  message:
    'Une erreur du registre a empêché ce dépôt. Rien n’a été enregistré pour cette copropriété : redéposez sa mise à jour, ou redemandez sa reprise.',
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
      const prise = await prendreLigne(tx, portefeuilleId)
      if (!prise) return false
      encours.ligne = prise.ligne
      const faire = prise.cedant_id === null ? deposer : cederLigne
      await noterLigne(tx, portefeuilleId, prise.ligne, await faire(auteur, tx, prise, clock))
      return true
    })
  } catch (error) {
    const { ligne } = encours
    if (ligne === null) throw error
    const refuser = (erreurs: readonly FieldError[]): Promise<void> =>
      noterLigne({ sql: db.query }, portefeuilleId, ligne, { etat: 'REFUSEE', erreurs })
    if (error instanceof RegisterError) {
      const { erreurs, aConfirmer } = suiteDe(error)
      await refuser([...erreurs, ...aConfirmer])
      return true
    }
    const tentatives = await noterTentative(db, portefeuilleId, ligne)
    if (tentatives === null || tentatives < MAX_TENTATIVES) throw error
    await refuser([ECHEC])
    return true
  }
}
