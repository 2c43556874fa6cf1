import {
  type contract,
  declaration,
  declarationDeposee,
  type HandlerOutput,
  immatCoproprieteLue,
} from '@registre/contract'
import {
  type Acteur,
  avecDeduits,
  contenuLu,
  controlerLue,
  type DonneesFinancieres,
  estDeLEtablissement,
  estMajAnnuelle,
  exerciceEstValide,
  dater,
  isTeneur,
  jeuDeLue,
  jeuDeRegles,
  type ImmatCopropriete,
  LABELS_VERIFICATION,
  normaliser,
  provenance,
  type SlugEtape,
  verificationsDe,
} from '@registre/domain'
import * as z from 'zod'
import { exigerInchange } from '../../platform/lecture-seule.ts'
import type { DeclarationRow } from '../dossiers/lire-declaration.ts'

export type DeclarationVue = HandlerOutput<(typeof contract)['lireBrouillon']>

/** A stored financial block, whole. */
const finances = (bloc: DonneesFinancieres): DonneesFinancieres =>
  normaliser({ donneesFinancieres: bloc }).donneesFinancieres

/** A draft may declare another closing day, unless it only mends what a validated year declared. */
const clotureModifiable = ({ etat, baseId, typeMaj, courante }: DeclarationRow): boolean =>
  etat === 'BROUILLON' &&
  (baseId === null ||
    courante === null ||
    estMajAnnuelle(typeMaj) ||
    !exerciceEstValide(finances(courante.donneesFinancieres)))

/** What the rules say: of a draft, before it is filed; of what is in force, what remains to complete. */
const controleDe = (row: DeclarationRow, aujourdhui: string): DeclarationVue['controle'] => {
  if (row.etat === 'BROUILLON') return controlerLue(row, aujourdhui)
  const { aCompleter = [] } =
    row.etat === 'COURANTE' ? controlerLue({ ...row, typeMaj: 'STANDARD' }, aujourdhui) : {}
  return { erreurs: [], aConfirmer: [], aCompleter, vides: [] }
}

/** What a declaration is of, which a save does not move. */
const IDENTITE = declaration.pick({
  coproprieteId: true,
  etatCopropriete: true,
  numeroImmatriculation: true,
  nomCopropriete: true,
  typeDeclaration: true,
  typeMaj: true,
  numTeledeclarant: true,
})
type Identite = z.output<typeof IDENTITE>

export const identiteDe = (row: DeclarationRow): Identite => ({
  coproprieteId: row.coproprieteId,
  etatCopropriete: row.etatCopropriete,
  numeroImmatriculation: row.numero,
  nomCopropriete: row.nomCopropriete,
  typeDeclaration: row.typeDeclaration,
  typeMaj: row.typeMaj,
  numTeledeclarant: row.auteurTeledeclarantId,
})
export const identiteNeuve = (
  typeImmat: DeclarationRow['typeImmat'],
  numTeledeclarant: number,
): Identite => ({
  coproprieteId: null,
  etatCopropriete: 'BROUILLON',
  numeroImmatriculation: null,
  nomCopropriete: '',
  typeDeclaration: typeImmat === 'OFFICE' ? 'OFFICE' : 'INITIALE',
  typeMaj: null,
  numTeledeclarant,
})
/** Refuses what a body says of them, unless it is what they are, or the name that is declared. Throws `requete-invalide`. */
export const exigerIdentite = (
  envoye: unknown,
  identite: Identite,
  noms: readonly string[],
): void =>
  exigerInchange(IDENTITE, envoye, [
    identite,
    ...noms.map((nomCopropriete) => ({ ...identite, nomCopropriete })),
  ])

/** A declaration as the contract tells it, rules checked on `aujourdhui` (ISO). */
export const versDeclaration = (row: DeclarationRow, aujourdhui: string): DeclarationVue => {
  const contenu = contenuLu(row, aujourdhui)
  const dernieres = row.courante && finances(row.courante.donneesFinancieres)
  return {
    ...identiteDe(row),
    id: row.id,
    version: row.version,
    etat: row.etat,
    nomCopropriete: contenu.identification.nomCopropriete || row.nomCopropriete,
    typeImmat: row.typeImmat,
    etape: row.etape,
    jeu: jeuDeLue(row, aujourdhui),
    jeuDuDebut: row.jeu,
    jeuDebiteurs:
      row.etat === 'BROUILLON' ? dater(row, contenu, aujourdhui).jeuDebiteurs : row.jeuDebiteurs,
    versionContenu: row.versionContenu,
    immatCopropriete: avecDeduits(row, contenu),
    confirmations: [...row.confirmations],
    confirmationsOffice: row.confirmationsOffice,
    reponsesDoublons: [...row.reponses],
    adresseEmailUtilisateur: row.emailContact,
    utilisateurDeclare: row.auteur || row.etablissement,
    isExerciceNonApprouve: contenu.donneesFinancieres.comptesNonApprouves,
    statutMandatCourant: row.mandatCourant,
    idDeclarationDeBase: row.baseId,
    exerciceCourant: row.baseId === null ? null : dernieres,
    dateClotureEditable: clotureModifiable(row),
    dateClotureDernierExercice: row.dateCloture ?? dernieres?.dateClotureComptes ?? null,
    dateAgDerniereMajAnnuelle: dernieres?.dateAg ?? null,
    creeLe: row.creeLe.toISOString(),
    enregistreLe: row.enregistreLe.toISOString(),
    soumisLe: row.soumisLe?.toISOString() ?? null,
    controle: controleDe(row, aujourdhui),
    verifications: verificationsDe(contenu, row.verifications).map((v) => ({
      ...v,
      libelle: `${LABELS_VERIFICATION[v.resultat]}${provenance(v)}`,
    })),
  }
}

/**
 * Refuses what a body says of the fields that repeat the declaration, unless these contents say the
 * same. Throws `requete-invalide`.
 */
export const exigerDeduits = (
  envoye: unknown,
  declaration: { id: number | null; coproprieteId: number | null },
  contenus: readonly ImmatCopropriete[],
): void =>
  exigerInchange(
    z.object({ immatCopropriete: immatCoproprieteLue }),
    envoye,
    contenus.map((contenu) => ({ immatCopropriete: avecDeduits(declaration, contenu) })),
  )

/** Refuses what a final submission says of a declaration, unless it is as it was read. Throws `requete-invalide`. */
export const exigerDeposee = (envoye: unknown, row: DeclarationRow, aujourdhui: string): void =>
  exigerInchange(declarationDeposee, envoye, [
    { ...versDeclaration(row, aujourdhui), id: row.id, libelles: null },
  ])

/** A declaration that nobody has saved yet. */
export const declarationVierge = (input: {
  typeImmat: DeclarationRow['typeImmat']
  contenu: ImmatCopropriete
  etape: SlugEtape
  teledeclarantId: number
  utilisateur: string
  email: string
  jour: string
}): DeclarationVue => ({
  ...identiteNeuve(input.typeImmat, input.teledeclarantId),
  id: null,
  version: 0,
  etat: 'BROUILLON',
  typeImmat: input.typeImmat,
  etape: input.etape,
  jeu: jeuDeRegles(input.jour).code,
  jeuDuDebut: jeuDeRegles(input.jour).code,
  jeuDebiteurs: jeuDeRegles(input.jour).code,
  versionContenu: 1,
  immatCopropriete: avecDeduits({ id: null, coproprieteId: null }, input.contenu),
  confirmations: [],
  confirmationsOffice: null,
  reponsesDoublons: [],
  adresseEmailUtilisateur: input.email,
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
  controle: { erreurs: [], aConfirmer: [], vides: [] },
  verifications: [],
})

/**
 * A declaration for whoever reads a co-ownership: what is declared. Who filed it, and where that
 * person is written to, is for keepers and for its own house.
 */
export const pourLecteur = (vue: DeclarationVue, acteur: Acteur): DeclarationVue =>
  isTeneur(acteur.profil) || estDeLEtablissement(acteur, vue.numTeledeclarant)
    ? vue
    : { ...vue, utilisateurDeclare: '', adresseEmailUtilisateur: '' }
