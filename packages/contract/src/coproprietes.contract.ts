import {
  ACTIONS_MANDAT,
  TYPES_DOCUMENT,
  ETATS_COPROPRIETE,
  ACTIONS_COPROPRIETE,
  ETATS_DEMANDE,
  ETATS_MANDAT,
  ETATS_OBLIGATION,
  OBLIGATIONS,
  TYPES_DEMANDE,
  TYPES_JUSTIFICATIF_MANDAT,
} from '@registre/domain'
import * as z from 'zod'
import { adresseLue, parcelleLue } from './blocs-lus.schema.ts'
import { declaration } from './declaration.schema.ts'
import { decisionVue } from './decisions.schema.ts'
import { dissolutionVue } from './dissolutions.contract.ts'
import { operation } from './operation.ts'
import { refCopropriete } from './primitives/designations.ts'
import { clefValeurs, dateFr, id, instant, piece, texteCourt } from './primitives/index.ts'
import { rechercheCoproprietes } from './recherche-coproprietes.schema.ts'

export const ligneCopropriete = z
  .object({
    id,
    numeroImmatriculation: z.string().nullable(),
    nom: z.string(),
    adressePrincipale: z.string(),
    etat: z.enum(ETATS_COPROPRIETE),
    /** « Dissoute le … », « remplacée par … »; '' while the number is in force. */
    sort: z.string(),
    /** In words, as the lists show it; '' outside the groups. */
    statutCopropriete: z.string(),
    statutRattachement: z.string(),
    idTeledeclarantCourant: id.nullable(),
    nomTeledeclarantCourant: z.string(),
    nombreLots: z.number().int().nullable(),
    nombreBatiments: z.number().int(),
    dateFinMandat: dateFr,
    /** True when the annual update of the running year is done. */
    majAnnuelle: z.boolean(),
    /** Last day for the next annual update; null when no accounts were declared. */
    limiteMajAnnuelle: dateFr,
    /** Closing of the last declared accounts. */
    dateClotureComptes: dateFr,
    /** A mandate that has not begun follows the present one. */
    mandatSuivi: z.boolean(),
    geolocalisee: z.boolean(),
    /** Draft to reopen, when the dossier is one. */
    idDeclaration: id.nullable(),
    /** Verbs that the machine and the caller's rights allow now. */
    actions: z.array(z.enum(ACTIONS_COPROPRIETE)),
  })
  .meta({ id: 'LigneRechercheCopropriete' })

const resultatCoproprietes = z.object({
  ligneRechercheCoproprieteDTOList: z.array(ligneCopropriete),
  totalItems: z.number().int(),
})

export const mandatVu = z
  .object({
    id,
    etat: z.enum(ETATS_MANDAT),
    libelleEtat: z.string(),
    teledeclarant: z.string(),
    teledeclarantId: id,
    dateDebut: dateFr,
    dateFin: dateFr,
    adminProvisoire: z.boolean(),
    syndicProvisoire: z.boolean(),
    typeJustif: z.enum(TYPES_JUSTIFICATIF_MANDAT).nullable(),
    documentId: z.string().nullable(),
    nomDocument: z.string(),
    /** Day on which its proof was sent, for who may open it. */
    dateTeleversement: dateFr,
    /** What the reader may do on it. */
    actions: z.array(z.enum(ACTIONS_MANDAT)),
  })
  .meta({ id: 'Mandat' })

export const echange = z
  .object({ id, auteur: z.string(), duTeneur: z.boolean(), texte: z.string(), creeLe: instant })
  .meta({ id: 'Echange' })

export const demandeVue = z
  .object({
    id,
    /** « R-2026-91 »: the same on the receipt, in the mails and in the queue. */
    reference: z.string(),
    type: z.enum(TYPES_DEMANDE),
    libelleType: z.string(),
    etat: z.enum(ETATS_DEMANDE),
    libelleEtat: z.string(),
    version: z.number().int(),
    deposeeLe: instant,
    echeance: dateFr,
    enRetard: z.boolean(),
    decideeLe: instant.nullable(),
    /** Read by keepers alone. */
    decideePar: z.string(),
    /** When the establishment that asked first opened the decision on the register. */
    ouverteLe: instant.nullable(),
    motifRefus: z.string(),
    texteDecision: z.string(),
    echanges: z.array(echange),
  })
  .meta({ id: 'Demande' })

export const documentVu = z
  .object({
    id: z.uuid(),
    type: z.enum(TYPES_DOCUMENT),
    libelleType: z.string(),
    nom: z.string(),
    taille: z.number().int(),
    creeLe: instant,
    ...piece,
  })
  .meta({ id: 'Document' })

const evenement = z
  .object({
    instant,
    libelle: z.string(),
    auteur: z.string(),
    de: z.string(),
    vers: z.string(),
    motif: z.string(),
  })
  .meta({ id: 'Evenement' })

/** Where a co-ownership stands on an obligation. */
const obligation = z
  .object({
    code: z.enum(OBLIGATIONS),
    /** `non-etabli`: the register does not know. */
    etat: z.enum(ETATS_OBLIGATION),
    /** By when, since when it is late, or the next day that matters; null: not known. */
    jour: dateFr,
    source: z.string(),
  })
  .meta({ id: 'Obligation' })

const champsFiche = {
  id,
  numeroImmatriculation: z.string().nullable(),
  etat: z.enum(ETATS_COPROPRIETE),
  libelleEtat: z.string(),
  version: z.number().int(),
  dateImmatriculation: dateFr,
  dateDissolution: dateFr,
  remplaceePar: z.string().nullable(),
  /** « Dissoute le … », « remplacée par … »; '' while the number is in force. */
  sort: z.string(),
  /** The dissolution under way, or done, for whom it concerns. */
  dissolution: dissolutionVue.nullable(),
  teledeclarant: z.string(),
  /** What it owes to the law and to the register, for whom it concerns and for keepers; none for one that is no more. */
  situation: z.array(obligation),
  declaration: declaration.nullable(),
  mandats: z.array(mandatVu),
  demandes: z.array(demandeVue),
  documents: z.array(documentVu),
  historique: z.array(evenement),
  /** For keepers alone: the decisions that stand, latest first. */
  decisions: z.array(decisionVue),
  /** Documents, or a history, that exist and are not told to this reader. */
  reserves: z.object({ documents: z.boolean(), historique: z.boolean() }),
  actions: z.array(z.enum(ACTIONS_COPROPRIETE)),
}
/** Named for the same reason as `SchemaDeclaration`. */
export interface SchemaFiche extends z.ZodObject<typeof champsFiche> {}
/** Full sheet of a co-ownership, as far as the caller may see it. */
export const fiche: SchemaFiche = z.object(champsFiche).meta({ id: 'FicheCopropriete' })

export const coproprietes = {
  lireTableauDeBordSyndic: operation('GET', '/api/coproprietes/tableauDeBordSyndic', {
    access: ['GERER_COPROPRIETE'],
    summary: 'Compteurs du tableau de bord du syndic',
    response: z.object({
      nbCoproImmatriculees: z.number().int().default(0),
      nbMandatsExpires: z.number().int().default(0),
      nbMajAFaire: z.number().int().default(0),
      nbCoproNonGeolocalisees: z.number().int().default(0),
      nbBrouillons: z.number().int().default(0),
      nbPrecisionsDemandees: z.number().int().default(0),
    }),
  }),
  listerEtatsCopropriete: operation('GET', '/api/etat-copropriete', {
    access: 'session',
    droitsJeton: 'aucun',
    summary: 'États d’une copropriété',
    response: clefValeurs,
  }),
  lireIndicateurs: operation('GET', '/api/coproprietes/indicateurs', {
    access: ['VALIDER_RATTACHEMENT_DECLARATION'],
    summary: 'Indicateurs des teneurs',
    response: z.object({
      nbCoproImmatriculees: z.number().int(),
      moyenneImmatHebdo: z.number(),
      nbTeledeclarants: z.number().int(),
      moyenneRattachementHebdo: z.number(),
      nbUtilisateurs: z.number().int(),
      nbTelechargementDonneesBrutes: z.number().int(),
      topEchelleGeographique: z.string(),
      nbTelechargementRapportBo: z.number().int(),
      nbMajParAnnee: z.number().int(),
      nbMajParMois: z.number().int(),
      demandesImmatEnCours: z.number().int(),
      demandesImmatHorsDelai: z.number().int(),
      demandesRattachementEnCours: z.number().int(),
      demandesRattachementHorsDelai: z.number().int(),
      demandesDissolutionEnCours: z.number().int(),
      demandesDissolutionHorsDelai: z.number().int(),
      nbDoublons: z.number().int(),
      nbDoublonsHorsDelais: z.number().int(),
      /** The public file that was not published: it did not agree with the register. */
      publicationRefusee: z
        .object({ jour: z.iso.date(), lignes: z.number().int(), attendues: z.number().int() })
        .nullable(),
    }),
  }),
  rechercherCoproprietes: operation('POST', '/api/coproprietes/rechercher', {
    lit: true,
    access: ['MENU_COPROPRIETE'],
    summary:
      'Copropriétés visibles de la personne connectée ; fichesDe donne aussi la fiche entière de 100 numéros au plus',
    body: rechercheCoproprietes.extend({
      /** Numbers whose full sheets are read, whatever the other criteria find. */
      fichesDe: z.array(texteCourt(20).min(1)).max(100).default([]),
    }),
    response: resultatCoproprietes.extend({
      /** In the order of `fichesDe`; null for a number that is unknown, or not the caller's to see. */
      fiches: z.array(z.object({ numero: z.string(), fiche: fiche.nullable() })),
    }),
    errors: ['recherche-trop-large'],
  }),
  rechercherImmatOuNomCopro: operation('POST', '/api/coproprietes/rechercherImmatOuNomCopro', {
    lit: true,
    access: ['MENU_COPROPRIETE'],
    summary: 'Les mêmes, par numéro d’immatriculation ou nom',
    body: rechercheCoproprietes,
    response: resultatCoproprietes,
    errors: ['recherche-trop-large'],
  }),
  visualiserCopropriete: operation('GET', '/api/coproprietes/visualisation/{id}', {
    access: ['VISUALISER_COPRO'],
    summary: 'Fiche complète d’une copropriété',
    params: z.object({ id: refCopropriete }),
    response: fiche,
    errors: ['introuvable'],
  }),
  lireInfosAdresses: operation('GET', '/api/coproprietes/infos/adresses/{id}', {
    access: ['VISUALISER_COPRO'],
    summary: 'Adresses et parcelles d’une copropriété',
    params: z.object({ id: refCopropriete }),
    response: z.object({
      adressePrincipale: adresseLue.nullable(),
      adresseSecondaire: z.array(adresseLue),
      parcelle: z.array(parcelleLue),
    }),
    errors: ['introuvable'],
  }),
}
