import {
  CODES_JEU,
  CODES_RAISON,
  ETATS_COPROPRIETE,
  ETATS_DECLARATION,
  OBJETS_VERIFIES,
  RESULTATS_VERIFICATION,
  SLUGS_ETAPE,
  TYPES_DECLARATION,
  TYPES_IMMATRICULATION,
  TYPES_MAJ,
  ETATS_MANDAT,
} from '@registre/domain'
import * as z from 'zod'
import { immatCoproprieteLue } from './blocs-lus.schema.ts'
import { donneesFinancieres } from './blocs.schema.ts'
import { lectureSeule } from './lecture-seule.ts'
import { dateFr, flag, id, instant, texte } from './primitives/index.ts'

/**
 * The three confirmations of a notary's ex officio registration (specification 1, "Ex-officio
 * registration").
 */
export const confirmationsOffice = z
  .strictObject({
    nonImmatriculee: flag,
    sansDemandeEnCours: flag,
    sansRepresentantOuMiseEnDemeure: flag,
  })
  .meta({ id: 'ConfirmationsOffice' })

export const reponseDoublon = z
  .strictObject({
    /** Identifier of the shown candidate. */
    candidatId: id,
    reponse: z.enum(['RATTACHER', 'DIFFERENTE']),
    motif: texte(500),
  })
  .meta({ id: 'ReponseDoublon' })

export const fieldError = z
  .object({
    champ: z.string(),
    code: z.string(),
    message: z.string(),
    confirmable: z.boolean().optional(),
  })
  .meta({ id: 'ErreurDeChamp' })

/**
 * What the rules say of a declaration as it stands, and the paths of what it says without being
 * asked: emptied once it is filed.
 */
export const controle = z
  .object({
    erreurs: z.array(fieldError),
    aConfirmer: z.array(fieldError),
    vides: z
      .array(z.string())
      .describe('Chemins des données qui ne sont plus demandées : elles sont vidées au dépôt.'),
    /** Missing or wrong in what an update leaves as it is: told, never a refusal. */
    aCompleter: z.array(fieldError).optional(),
  })
  .meta({ id: 'Controle' })

/** What the register looked for of a declared value, and found. */
export const verification = z
  .object({
    champ: z.string(),
    objet: z.enum(OBJETS_VERIFIES),
    reference: z.string(),
    resultat: z.enum(RESULTATS_VERIFICATION),
    /** Its mark in words, with where and when: « vérifié au cadastre le 27/11/2026 ». */
    libelle: z.string(),
    /** The day of the answer; null while its service is awaited, or where a file said it. */
    le: dateFr.optional(),
    precision: z.string(),
    /** The register held this value before this declaration. */
    reprise: z.boolean(),
  })
  .meta({ id: 'Verification' })

const champsDeclaration = {
  id: id.nullable(),
  coproprieteId: lectureSeule(id.nullable()),
  /** Of a draft that is read: why it can no longer be sent, in a sentence; null while it can. */
  empechement: z.string().nullable().optional(),
  /**
   * Of an update's draft that is read: how it would take effect, `a-accepter` when the syndic in
   * place has to accept it first.
   */
  voie: z.enum(['directe', 'a-accepter']).nullable().optional(),
  version: z.number().int(),
  etat: z.enum(ETATS_DECLARATION),
  etatCopropriete: lectureSeule(z.enum(ETATS_COPROPRIETE)),
  numeroImmatriculation: lectureSeule(z.string().nullable()),
  nomCopropriete: lectureSeule(z.string()),
  typeDeclaration: lectureSeule(z.enum(TYPES_DECLARATION)),
  typeImmat: z.enum(TYPES_IMMATRICULATION),
  typeMaj: lectureSeule(z.enum(TYPES_MAJ).nullable()),
  /** Slug of the step to come back to. */
  etape: z.enum(SLUGS_ETAPE),
  /**
   * Set of the law that it follows (2016, 2027): of a draft, that of the day; once filed, for ever.
   */
  jeu: z.enum(CODES_JEU),
  /** The set that it was begun under. */
  jeuDuDebut: z.enum(CODES_JEU),
  /** The set that says from which debt its debtors are counted. */
  jeuDebiteurs: z.enum(CODES_JEU),
  versionContenu: z.number().int(),
  immatCopropriete: immatCoproprieteLue,
  confirmations: z.array(z.string()),
  confirmationsOffice: confirmationsOffice.nullable(),
  reponsesDoublons: z.array(reponseDoublon),
  adresseEmailUtilisateur: z.string(),
  numTeledeclarant: lectureSeule(id),
  utilisateurDeclare: z.string(),
  isExerciceNonApprouve: z.boolean(),
  statutMandatCourant: z.enum(ETATS_MANDAT).nullable(),
  /**
   * Of an update: the declaration that it was filled from, and the financial block of the one now
   * current.
   */
  idDeclarationDeBase: id.nullable(),
  exerciceCourant: donneesFinancieres.nullable(),
  dateClotureEditable: z.boolean(),
  dateClotureDernierExercice: dateFr,
  dateAgDerniereMajAnnuelle: dateFr,
  creeLe: instant.nullable(),
  enregistreLe: instant.nullable(),
  soumisLe: instant.nullable(),
  controle,
  /** What was verified when it was submitted, and what was not; empty before. */
  verifications: z.array(verification),
}
/** Named: the compiler writes its name wherever an operation holds it, not its hundred fields. */
export interface SchemaDeclaration extends z.ZodObject<typeof champsDeclaration> {}
/** A declaration as read. `id` and `coproprieteId` are null before the first save. */
export const declaration: SchemaDeclaration = z
  .object(champsDeclaration)
  .meta({ id: 'Declaration' })

/** What is read before a whole declaration is written again. */
export const declarationAvecLibelles = declaration
  .extend({
    /** Translated variants of the technical data, when asked for. */
    libelles: z.record(z.string(), z.string()).nullable(),
  })
  .meta({ id: 'DeclarationAvecLibelles' })

/** What a final submission may repeat of the declaration that was read: it writes nothing of it. */
export const declarationDeposee = declarationAvecLibelles.extend({
  id,
  typeMaj: z.enum(TYPES_MAJ).nullable(),
  immatCopropriete: lectureSeule(immatCoproprieteLue),
  typeImmat: lectureSeule(declaration.shape.typeImmat),
  adresseEmailUtilisateur: lectureSeule(z.string()),
})

/** A reason why a candidate looks like the declared co-ownership. */
export const raisonDoublon = z
  .object({ code: z.enum(CODES_RAISON), libelle: z.string() })
  .meta({ id: 'RaisonDoublon' })

/** One row of the duplicates table. */
export const candidatDoublon = z
  .object({
    id,
    numeroImmatriculation: z.string().nullable(),
    etat: z.enum(ETATS_COPROPRIETE),
    nom: z.string(),
    adresseReference: z.string(),
    dateCreation: dateFr,
    nbLots: z.number().int().nullable(),
    nbBatiments: z.number().int(),
    dateReglement: dateFr,
    representantLegal: z.string(),
    parcelles: z.array(z.string()),
    /** Of its first address that is placed; null when none is. */
    longitude: z.number().nullable(),
    latitude: z.number().nullable(),
    score: z.number(),
    tresProche: z.boolean(),
    raisons: z.array(raisonDoublon),
    /** True when the caller may ask to be attached to it instead. */
    rattachable: z.boolean(),
  })
  .meta({ id: 'CandidatDoublon' })
