import * as z from 'zod'
import {
  SLUGS_ETAPE,
  TYPES_IMMATRICULATION,
  ETATS_COPROPRIETE,
  ETATS_DECLARATION,
} from '@registre/domain'
import { donneesFinancieresLues } from './blocs-lus.schema.ts'
import { adresseReference, donneesFinancieres, immatCopropriete, parcelle } from './blocs.schema.ts'
import {
  candidatDoublon,
  confirmationsOffice,
  controle,
  declaration,
  declarationAvecLibelles,
  declarationDeposee,
} from './declaration.schema.ts'
import {
  batimentsComptes,
  coproprieteDuLieu,
  depot,
  enregistrement,
  ETATS_LUS,
  ligneBrouillon,
} from './brouillons.schema.ts'
import { operation } from './operation.ts'
import { refCopropriete, refDeclaration } from './primitives/designations.ts'
import { courriel, id, rien } from './primitives/index.ts'

const IMMATRICULER = [
  'IMMATRICULER_NVELLE_COPRO',
  'IMMATRICULER_INITIALE',
  'IMMATRICULER_D_OFFICE',
] as const
/** Updates are drafts too: of the syndic, of the notary, of a keeper administrator. */
const MODIFIER = [
  ...IMMATRICULER,
  'MAJ_COPROPRIETE_STANDARD',
  'MAJ_COPROPRIETE_ANNUELLE',
  'MAJ_COPROPRIETE_AVANT_VALIDATION',
] as const
/** What stands in the way of a declaration that must hold. */
const ERREURS_REGLES = [
  'introuvable',
  'version-perimee',
  'transition-interdite',
  'regles-non-respectees',
  'confirmation-requise',
] as const
const nbBatimentsRef = z.coerce.number<number>().int().min(0).max(99_999)

export const brouillons = {
  nouveauBrouillon: operation('GET', '/api/coproprietes/new/{x}', {
    access: IMMATRICULER,
    enAttente: true,
    summary:
      'Déclaration vierge d’une nouvelle immatriculation (x : DEFAULT, INITIALE ou OFFICE) ; rien n’est enregistré',
    params: z.object({ x: z.enum(TYPES_IMMATRICULATION) }),
    response: declaration,
  }),
  lireBrouillon: operation('GET', '/api/coproprietes/brouillon/{id}', {
    access: MODIFIER,
    enAttente: true,
    summary: 'Brouillon de l’établissement',
    params: z.object({ id }),
    response: declaration,
    errors: ['introuvable'],
  }),
  listerBrouillons: operation('GET', '/api/coproprietes/brouillons', {
    access: IMMATRICULER,
    enAttente: true,
    summary: 'Brouillons de l’établissement, le plus récent d’abord',
    response: z.array(ligneBrouillon),
  }),
  lireDeclaration: operation('GET', '/api/coproprietes/declaration/{a}/{b}/{flag}', {
    access: ['VISUALISER_COPRO'],
    summary:
      'Déclaration d’une copropriété (a : identifiant) dans un état (b : COURANTE, IMMATRICULATION, AVANT_DECLARATION_ANNUELLE, BROUILLON, A_VALIDER) ; flag : avec les libellés',
    params: z.object({
      a: refCopropriete,
      b: z.enum(ETATS_LUS),
      flag: z.enum(['true', 'false']),
    }),
    response: declarationAvecLibelles,
    errors: ['introuvable'],
  }),
  lireDeclarationDonneeCopropriete: operation(
    'GET',
    '/api/coproprietes/declaration/declaration-donnee-copropriete/{id}',
    {
      access: ['VISUALISER_COPRO'],
      summary:
        'Données déclarées : une déclaration, ou celle en vigueur d’une copropriété (par son numéro)',
      params: z.object({ id: refDeclaration }),
      response: declaration,
      errors: ['introuvable'],
    },
  ),
  chercherAuLieu: operation('POST', '/api/coproprietes/doublon/lieu', {
    lit: true,
    access: IMMATRICULER,
    enAttente: true,
    summary:
      'Copropriétés immatriculées à une adresse, ou sur une de ces parcelles ; d’une demande en cours, il est seulement dit qu’elle existe',
    body: z.strictObject({
      adresse: adresseReference.nullable(),
      parcelles: z.array(parcelle).max(20),
    }),
    response: z.object({
      immatriculees: z.array(coproprieteDuLieu),
      demandeEnCours: z.boolean(),
    }),
    rate: 'annuaire',
  }),
  chercherDoublons: operation('POST', '/api/coproprietes/doublon/nbBatimentsRef/{n}/maj', {
    lit: true,
    access: IMMATRICULER,
    summary: 'Copropriétés proches des données envoyées',
    params: z.object({ n: nbBatimentsRef }),
    body: z.strictObject({ id: id.nullable(), immatCopropriete }),
    relu: declarationAvecLibelles,
    response: z.array(candidatDoublon),
    errors: ['introuvable'],
  }),
  listerDoublonsDeclaration: operation(
    'GET',
    '/api/coproprietes/doublon/declaration/adressePrincipale/{id}/nbBatimentsRef/{n}/noType',
    {
      access: [...IMMATRICULER, 'VALIDER_RATTACHEMENT_DECLARATION'],
      summary:
        'Tableau des doublons d’une déclaration enregistrée (n : nombre de bâtiments de référence, 0 pour celui de la déclaration)',
      params: z.object({ id, n: nbBatimentsRef }),
      response: z.array(candidatDoublon),
      errors: ['introuvable'],
    },
  ),
  enregistrerBrouillon: operation('PUT', '/api/coproprietes/brouillon/save/{x}', {
    access: MODIFIER,
    enAttente: true,
    summary: 'Enregistre une étape (x : étape où revenir)',
    params: z.object({ x: z.enum(SLUGS_ETAPE) }),
    body: enregistrement,
    ancienneForme: batimentsComptes,
    relu: declarationAvecLibelles,
    response: declaration,
    errors: ['introuvable', 'version-perimee', 'transition-interdite'],
    idempotent: true,
  }),
  enregistrerDeclaration: operation('PUT', '/api/coproprietes/declaration/{flag}/{x}', {
    access: ['ENREGISTRER_MODIFICATIONS'],
    summary:
      'Enregistre une déclaration entière (x : identifiant) ; flag true exige que toutes les règles soient respectées, et met en vigueur une mise à jour',
    params: z.object({ flag: z.enum(['true', 'false']), x: id }),
    body: enregistrement,
    ancienneForme: batimentsComptes,
    relu: declarationAvecLibelles,
    response: declaration,
    errors: [...ERREURS_REGLES, 'deja-existant'],
    idempotent: true,
  }),
  mettreAJourDonneesFinancieres: operation(
    'PUT',
    '/api/coproprietes/mettreAJourDonneesFinancieres/{id}',
    {
      access: ['ENREGISTRER_MODIFICATIONS'],
      summary: 'Remplace les données financières d’une déclaration qui n’est pas encore validée',
      params: z.object({ id }),
      body: z.strictObject({
        version: depot.version,
        donneesFinancieres,
        confirmations: depot.confirmations,
      }),
      relu: z.object({ donneesFinancieres: donneesFinancieresLues }),
      response: declaration,
      errors: ERREURS_REGLES,
    },
  ),
  soumettreBrouillon: operation('PUT', '/api/coproprietes/brouillon/submit', {
    access: MODIFIER,
    summary:
      'Enregistre, contrôle toutes les règles et cherche les doublons : dit quelle étape suit',
    body: enregistrement,
    relu: declarationAvecLibelles,
    response: z.object({
      declaration,
      etapeSuivante: z.enum(['doublons', 'recapitulatif']),
      doublons: z.array(candidatDoublon),
      controle,
    }),
    errors: ERREURS_REGLES,
    idempotent: true,
  }),
  changerEtatBrouillon: operation('PUT', '/api/coproprietes/brouillon/change-etat', {
    access: ['IMMATRICULER_NVELLE_COPRO'],
    summary:
      'Dépôt définitif (A_VALIDER), reprise après refus (BROUILLON) ou abandon (SUPPRIME) par le déclarant',
    body: z.strictObject({
      ...depot,
      etat: z.enum(['A_VALIDER', 'BROUILLON', 'SUPPRIME']),
    }),
    relu: declarationDeposee,
    response: z.object({
      id,
      coproprieteId: id,
      etat: z.enum(ETATS_DECLARATION),
      etatCopropriete: z.enum(ETATS_COPROPRIETE),
      demandeId: id.nullable(),
      echeance: z.string(),
    }),
    errors: [...ERREURS_REGLES, 'doublons-a-examiner', 'compte-non-actif'],
    idempotent: true,
    interditEnEmprunt: true,
  }),
  soumettreImmatriculationNotaire: operation(
    'POST',
    '/api/coproprietes/notaire/immatriculation/td/{x}/submit',
    {
      access: ['IMMATRICULER_INITIALE', 'IMMATRICULER_D_OFFICE'],
      summary:
        'Dépôt définitif par un notaire (x : télédéclarant de l’office) ; le numéro est immédiat sans doublon très proche',
      params: z.object({ x: id }),
      body: z.strictObject({
        ...depot,
        typeMaj: z.enum(['INITIALE', 'OFFICE']).nullable().optional(),
        confirmationsOffice: confirmationsOffice.nullish(),
      }),
      relu: declarationDeposee,
      response: z.object({
        id,
        coproprieteId: id,
        typeMaj: z.enum(['INITIALE', 'OFFICE']),
        etatCopropriete: z.enum(ETATS_COPROPRIETE),
        numeroImmatriculation: z.string().nullable(),
        demandeId: id.nullable(),
      }),
      errors: [...ERREURS_REGLES, 'doublons-a-examiner'],
      idempotent: true,
      interditEnEmprunt: true,
    },
  ),
  continuerImmatriculationNotaire: operation(
    'POST',
    '/api/teledeclarant/immatriculation/{kind}/continuer',
    {
      access: ['IMMATRICULER_INITIALE', 'IMMATRICULER_D_OFFICE'],
      summary:
        'Un notaire commence une immatriculation (kind : initiale ou office) : crée le brouillon',
      params: z.object({
        kind: z.enum(['initiale', 'office'], 'Choisissez le type d’immatriculation.'),
      }),
      body: z.strictObject({
        adresseEmailUtilisateur: courriel,
        confirmationsOffice: confirmationsOffice.optional(),
      }),
      response: declaration,
      errors: ['confirmation-requise', 'acces-non-autorise'],
      idempotent: true,
    },
  ),
  supprimerBrouillon: operation('DELETE', '/api/coproprietes/brouillon/{id}', {
    access: MODIFIER,
    enAttente: true,
    summary: 'Supprime un brouillon de l’établissement',
    params: z.object({ id }),
    response: rien,
    errors: ['introuvable', 'transition-interdite'],
  }),
}
