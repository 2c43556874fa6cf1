import {
  contenuDeDepart,
  isNotaire,
  isTeneur,
  normaliser,
  peutVoirFiche,
  RegisterError,
  reporterModifications,
  type TypeMajOuvrable,
  typesDeMiseAJour,
  voieMiseAJour,
} from '@registre/domain'
import type { Tx } from '@registre/db'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import {
  type DeclarationRow,
  trouverDeclaration,
  trouverDeclarationDe,
} from '../declarations/declaration.repository.ts'
import {
  brouillonOuvert,
  contenuDe,
  insererMiseAJour,
  rebaser,
  vueCopropriete,
} from './mise-a-jour.repository.ts'

/**
 * Opens an update: the house's draft of this kind, or a new one filled from the current
 * declaration. A draft that was
 * filled from an older declaration takes over what changed since, and keeps what was typed. Throws
 * `introuvable`, `transition-interdite`.
 */
export const commencerMiseAJour = (
  ctx: Ctx,
  input: { coproprieteId: number; type: TypeMajOuvrable },
): Promise<DeclarationVue> =>
  ctx.deps.db.transaction(async (tx) =>
    versDeclaration(await ouvrirMiseAJour(ctx, tx, input), today(ctx.deps.clock)),
  )

/**
 * The same within a transaction, for whoever acts: gives the draft. Throws `introuvable`,
 * `transition-interdite`.
 */
export const ouvrirMiseAJour = async (
  auteur: JournalAuthor,
  tx: Tx,
  input: { coproprieteId: number; type: TypeMajOuvrable },
): Promise<DeclarationRow> => {
  const acteur = acteurOf(auteur)
  const vue = await vueCopropriete(tx, input.coproprieteId, true)
  if (!peutVoirFiche(acteur, vue)) throw new RegisterError('introuvable')
  if (voieMiseAJour(acteur, vue, input.type) === null)
    throw new RegisterError('transition-interdite', { infos: { etat: vue.etat } })
  const courante = await trouverDeclarationDe(tx, input.coproprieteId, ['COURANTE'])
  if (!courante) throw new RegisterError('introuvable')
  // A keeper has no establishment: the correction is filed under the dossier's own, and stays the
  // keepers' alone.
  const teledeclarantId = isTeneur(acteur.profil) ? vue.auteurTeledeclarantId : tenantOf(auteur)
  const ouvert = await brouillonOuvert(tx, { ...input, teledeclarantId })
  const id =
    ouvert === null
      ? await creer(auteur, tx, { ...input, teledeclarantId, courante })
      : await reprendre(tx, ouvert, courante)
  const row = await trouverDeclaration(tx, id)
  if (!row) throw new RegisterError('introuvable')
  return row
}

interface Ouverture {
  coproprieteId: number
  type: TypeMajOuvrable
  teledeclarantId: number
  courante: DeclarationRow
}

const creer = async (
  auteur: JournalAuthor,
  tx: Tx,
  { coproprieteId, type, teledeclarantId, courante }: Ouverture,
): Promise<number> => {
  const acteur = acteurOf(auteur)
  const id = await insererMiseAJour(tx, {
    coproprieteId,
    type,
    teledeclarantId,
    baseId: courante.id,
    ...typesDeMiseAJour(
      { typeImmat: courante.type_immat, typeDeclaration: courante.type_declaration },
      isNotaire(acteur.profil),
    ),
    ...(isTeneur(acteur.profil) ? { typeImmat: courante.type_immat } : {}),
    contenu: contenuDeDepart(normaliser(courante.contenu), type),
    email: '',
    utilisateurId: acteur.utilisateurId,
  })
  await journaliser(tx, auteur, {
    categorie: 'BROUILLON',
    type: 'commencer-mise-a-jour',
    coproprieteId,
    declarationId: id,
    donnees: { typeMaj: type },
  })
  return id
}

const reprendre = async (tx: Tx, id: number, courante: DeclarationRow): Promise<number> => {
  const row = await trouverDeclaration(tx, id)
  if (!row || row.base_id === null || row.type_maj === null || row.base_id === courante.id)
    return id
  const depart = contenuDeDepart(await contenuDe(tx, row.base_id), row.type_maj)
  const actuelle = contenuDeDepart(normaliser(courante.contenu), row.type_maj)
  await rebaser(
    tx,
    id,
    courante.id,
    reporterModifications(depart, normaliser(row.contenu), actuelle),
  )
  return id
}
