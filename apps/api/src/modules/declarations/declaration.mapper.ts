import type { contract, HandlerOutput } from '@registre/contract'
import {
  controlerDeclaration,
  type ContexteDeclaration,
  type DonneesFinancieres,
  type EtatCopropriete,
  exerciceDe,
  type ImmatCopropriete,
  normaliser,
  type RuleReport,
} from '@registre/domain'
import type { DeclarationRow } from './declaration.repository.ts'

export type DeclarationVue = HandlerOutput<(typeof contract)['lireBrouillon']>

/** A stored financial block, whole. */
const finances = (bloc: DonneesFinancieres): DonneesFinancieres =>
  normaliser({ donneesFinancieres: bloc }).donneesFinancieres

/** What the rules know of a stored declaration on a day (ISO). */
export const contexteDe = (
  row: Pick<
    DeclarationRow,
    'type_immat' | 'type_maj' | 'confirmations_office' | 'finances_courantes'
  >,
  aujourdhui: string,
): ContexteDeclaration => ({
  aujourdhui,
  typeImmat: row.type_immat,
  typeMaj: row.type_maj,
  finMandatPrecedent: null,
  ...(row.finances_courantes
    ? exerciceDe(finances(row.finances_courantes))
    : { exercicePrecedent: null }),
  confirmationsOffice: row.confirmations_office,
})

/** Runs every rule on a stored declaration. */
export const controler = (
  row: Pick<
    DeclarationRow,
    | 'contenu'
    | 'type_immat'
    | 'type_maj'
    | 'confirmations_office'
    | 'confirmations'
    | 'finances_courantes'
  >,
  aujourdhui: string,
): RuleReport =>
  controlerDeclaration(normaliser(row.contenu), contexteDe(row, aujourdhui), row.confirmations)

/** A declaration as the contract tells it, rules checked on `aujourdhui` (ISO). */
export const versDeclaration = (row: DeclarationRow, aujourdhui: string): DeclarationVue => {
  const contenu = normaliser(row.contenu)
  return {
    id: row.id,
    coproprieteId: row.copropriete_id,
    version: row.version,
    etat: row.etat,
    etatCopropriete: row.copropriete_etat,
    numeroImmatriculation: row.copropriete_numero,
    nomCopropriete: contenu.identification.nomCopropriete || row.copropriete_nom,
    typeDeclaration: row.type_declaration,
    typeImmat: row.type_immat,
    typeMaj: row.type_maj,
    etape: row.etape,
    versionContenu: row.version_contenu,
    immatCopropriete: contenu,
    confirmations: row.confirmations,
    confirmationsOffice: row.confirmations_office,
    reponsesDoublons: row.reponses,
    adresseEmailUtilisateur: row.email_contact,
    numTeledeclarant: row.auteur_teledeclarant_id,
    utilisateurDeclare: row.auteur_nom || row.auteur_raison_sociale,
    isExerciceNonApprouve: contenu.donneesFinancieres.comptesNonApprouves,
    statutMandatCourant: row.mandat_courant,
    idDeclarationDeBase: row.base_id,
    exerciceCourant: row.finances_courantes && finances(row.finances_courantes),
    dateClotureEditable:
      row.date_cloture === null ||
      row.date_cloture !== contenu.donneesFinancieres.dateClotureComptes,
    dateClotureDernierExercice: row.date_cloture,
    dateAgDerniereMajAnnuelle: contenu.donneesFinancieres.dateAg,
    creeLe: row.cree_le.toISOString(),
    enregistreLe: row.enregistre_le.toISOString(),
    soumisLe: row.soumis_le?.toISOString() ?? null,
    controle:
      row.etat === 'BROUILLON' ? controler(row, aujourdhui) : { erreurs: [], aConfirmer: [] },
  }
}

/** A declaration that nobody has saved yet. */
export const declarationVierge = (input: {
  typeImmat: DeclarationRow['type_immat']
  contenu: ImmatCopropriete
  etape: string
  teledeclarantId: number
  utilisateur: string
  email: string
}): DeclarationVue => ({
  id: null,
  coproprieteId: null,
  version: 0,
  etat: 'BROUILLON',
  etatCopropriete: 'BROUILLON' satisfies EtatCopropriete,
  numeroImmatriculation: null,
  nomCopropriete: '',
  typeDeclaration: input.typeImmat === 'OFFICE' ? 'OFFICE' : 'INITIALE',
  typeImmat: input.typeImmat,
  typeMaj: null,
  etape: input.etape,
  versionContenu: 1,
  immatCopropriete: input.contenu,
  confirmations: [],
  confirmationsOffice: null,
  reponsesDoublons: [],
  adresseEmailUtilisateur: input.email,
  numTeledeclarant: input.teledeclarantId,
  utilisateurDeclare: input.utilisateur,
  isExerciceNonApprouve: false,
  statutMandatCourant: null,
  idDeclarationDeBase: null,
  exerciceCourant: null,
  dateClotureEditable: true,
  dateClotureDernierExercice: null,
  dateAgDerniereMajAnnuelle: null,
  creeLe: null,
  enregistreLe: null,
  soumisLe: null,
  controle: { erreurs: [], aConfirmer: [] },
})
