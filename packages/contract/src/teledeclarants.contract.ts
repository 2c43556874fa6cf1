import {
  DECISIONS_FERMETURE,
  ETATS_PORTEFEUILLE,
  ETATS_VEILLE,
  FILTRES_VEILLE,
  STATUTS_TELEDECLARANT,
  TYPES_TELEDECLARANT,
} from '@registre/domain'
import * as z from 'zod'
import { representant } from './etablissements.contract.ts'
import { lectureSeule } from './lecture-seule.ts'
import { operation } from './operation.ts'
import {
  codePostalSaisi,
  ENTIER_MAX,
  id,
  instant,
  mention,
  paginationOptions,
  rien,
  texteCourt,
  communeDeFirme,
  nomDeFirme,
} from './primitives/index.ts'

/** One line of the keepers' list of declarants (specification 1, "Declarant", result columns). */
export const ligneTeledeclarant = z
  .object({
    idTeledeclarant: id,
    statutTeledeclarant: z.enum(STATUTS_TELEDECLARANT),
    libelleStatut: z.string(),
    typeTeledeclarant: z.enum(TYPES_TELEDECLARANT),
    libelleType: z.string(),
    raisonSociale: z.string(),
    siret: z.string(),
    nomAdmin: z.string(),
    prenomAdmin: z.string(),
    motDePasseActive: z.boolean(),
    commune: z.string(),
    nbCoproprietes: z.number().int(),
    /** What the directory of companies says of it; '' where it lives, or was not read. */
    libelleVeille: z.string(),
    /** The main account whose place may be taken; null when there is none. */
    utilisateurEmpruntable: id.nullable(),
    allowedToEdit: z.boolean(),
    allowedToDelete: z.boolean(),
  })
  .meta({ id: 'LigneTeledeclarant' })

const texte = texteCourt(100).default('')

/** A yes or a no, in the words of every client; '' is neither. */
const ouiNon = z.codec(
  z.union([z.boolean(), z.enum(['oui', 'non', 'yes', 'no', 'true', 'false', ''])]),
  z.boolean().nullable(),
  {
    decode: (dit) => (dit === '' ? null : [true, 'oui', 'yes', 'true'].includes(dit)),
    encode: (dit) => dit ?? '',
  },
)

const etablissement = z.strictObject({
  raisonSociale: nomDeFirme.default(''),
  siret: texteCourt(20).default(''),
  codeApe: texteCourt(10).default(''),
  libelleApe: texteCourt(200).default(''),
  typeEtablissement: texteCourt(100).default(''),
  /** Lines 1 to 7. */
  adresse: z.array(texteCourt(100)).max(7).default([]),
  codePostal: texteCourt(5).default(''),
  commune: communeDeFirme.default(''),
  telephone: texteCourt(20).default(''),
})

const dn = texteCourt(400).default('')

/** Technical parameters that a keeper may write; the activation code itself is never shown. */
const parametres = z.strictObject({
  statut: z.enum(STATUTS_TELEDECLARANT),
  certificatDn1: dn,
  certificatDn2: dn,
  emetteurDn1: dn,
  emetteurDn2: dn,
})

export const teledeclarantVu = z
  .object({
    id: lectureSeule(id),
    version: z.number().int(),
    type: z.enum(TYPES_TELEDECLARANT),
    libelleType: z.string(),
    numEtude: lectureSeule(z.number().int().nullable()),
    etablissement,
    representant,
    /** By the country of its representative’s address. */
    domicilieEnFrance: lectureSeule(z.boolean()),
    parametres: parametres.extend({
      libelleStatut: z.string(),
      codeActivationLe: instant.nullable(),
    }),
    /** What the machine allows from here: the present value first. */
    statutsPossibles: z.array(z.enum(STATUTS_TELEDECLARANT)),
    typesPossibles: z.array(z.enum(TYPES_TELEDECLARANT)),
    /** The directory of companies did not confirm the establishment: its declarant typed it. */
    saisiALaMain: z.boolean(),
    /** What the weekly readings of the directory of companies say; null where it was not read. */
    veille: z
      .object({
        etat: z.enum(ETATS_VEILLE),
        libelle: z.string(),
        luLe: instant,
        constateLe: instant,
        /** A keeper confirmed the closure: it asks for no attachment any more. */
        confirmeLe: instant.nullable(),
        leveLe: instant.nullable(),
        decisions: z.array(z.enum(DECISIONS_FERMETURE)),
      })
      .nullable(),
    /** The whole portfolio of the firm, asked for or taken over by another; null where nobody did. */
    reprise: z
      .object({
        id,
        etat: z.enum(ETATS_PORTEFEUILLE),
        repreneur: z.object({ id, nom: z.string(), siret: z.string() }),
        documentId: z.string().nullable(),
        nomDocument: z.string(),
        /** The scanner has judged the proof: the request may be accepted. */
        preuveSaine: z.boolean(),
        demandeLe: instant,
        termineLe: instant.nullable(),
        nbLignes: z.number().int(),
        faites: z.number().int(),
        laissees: z.number().int(),
      })
      .nullable(),
    nbCoproprietes: lectureSeule(z.number().int()),
    nbUtilisateurs: z.number().int(),
    /** False: a keeper shut all its accounts for a while. */
    comptesActifs: z.boolean(),
    /** Why a deletion would be refused; empty when it would not. */
    empechements: z.array(z.string()),
    utilisateurEmpruntable: id.nullable(),
    nomAdmin: z.string(),
    creeLe: instant,
    allowedToEdit: z.boolean(),
    allowedToDelete: z.boolean(),
  })
  .meta({ id: 'Teledeclarant' })

export const teledeclarants = {
  rechercherTeledeclarants: operation('POST', '/api/teledeclarants', {
    lit: true,
    access: ['LST_TELEDECLARANT'],
    summary:
      'Recherche des télédéclarants : « contient » ; $ au début : commence par ; _ : un caractère',
    body: z.strictObject({
      paginationOptions: paginationOptions(
        'idTeledeclarant',
        'raisonSociale',
        'siret',
        'nomAdmin',
        'prenomAdmin',
        'motDePasseActive',
        'commune',
        'statutTeledeclarant',
        'typeTeledeclarant',
        'nbCoproprietes',
      ).prefault({ sortField: 'raisonSociale' }),
      /**
       * Words, each found in the name, its people's names and e-mails, the SIRET, the place or the
       * identifier: accents, apostrophes and hyphens do not count.
       */
      texte,
      /** As text or as a number. */
      idTeledeclarant: z
        .codec(z.union([texteCourt(12), z.number().int().min(0).max(ENTIER_MAX)]), texteCourt(12), {
          decode: String,
          encode: (texte) => texte,
        })
        .default(''),
      raisonSociale: texte,
      siret: texteCourt(30).default(''),
      typeTeledeclarant: z.enum([...TYPES_TELEDECLARANT, '']).default(''),
      codePostal: codePostalSaisi,
      commune: texte,
      nomAdmin: texte,
      prenomAdmin: texte,
      email: texte,
      statutTeledeclarant: z.enum([...STATUTS_TELEDECLARANT, '']).default(''),
      /** Left out, or '': both. */
      motDePasseActive: ouiNon.nullable().default(null),
      codeAPE: texteCourt(10).default(''),
      /** What the directory of companies says of it. */
      veille: z.enum([...FILTRES_VEILLE, '']).default(''),
    }),
    response: z.object({
      teledeclarantDTOList: z.array(ligneTeledeclarant),
      totalItems: z.number().int(),
      /** There are more than `totalItems`: the search should be narrowed. */
      totalPlafonne: z.boolean(),
    }),
    errors: ['recherche-trop-large'],
  }),
  lireTeledeclarant: operation('GET', '/api/teledeclarants/{id}', {
    access: ['LIRE_TELEDECLARANT'],
    summary: 'La fiche d’un télédéclarant, avec ses paramètres techniques',
    params: z.object({ id }),
    response: teledeclarantVu,
    errors: ['introuvable'],
  }),
  supprimerTeledeclarant: operation('DELETE', '/api/teledeclarants/{id}', {
    access: ['SUPPRIMER_TELEDECLARANT'],
    summary:
      'Supprime un télédéclarant, ses comptes et ses brouillons ; refusé s’il a un mandat ou une demande en cours',
    params: z.object({ id }),
    response: rien,
    errors: ['introuvable', 'transition-interdite'],
    interditEnEmprunt: true,
  }),
  modifierTeledeclarant: operation('PUT', '/api/teledeclarants/{id}', {
    access: ['EDITER_TELEDECLARANT'],
    summary:
      'Enregistre la fiche d’un télédéclarant : type, établissement, représentant légal, paramètres techniques ; désactive ses comptes, ou les réactive, par « comptesActifs » ; confirme ou lève sa fermeture par « fermeture » ; accorde ou refuse à un autre cabinet la reprise de tout son portefeuille par « decisionReprise »',
    params: z.object({ id }),
    body: z.strictObject({
      version: z.number().int().min(1).max(ENTIER_MAX),
      type: z.enum(TYPES_TELEDECLARANT),
      etablissement,
      representant,
      parametres,
      comptesActifs: z.boolean().optional(),
      /** Of what the directory of companies says: its closure is confirmed, or the finding lifted. */
      fermeture: z.enum(DECISIONS_FERMETURE).optional(),
      /** The decision on the request for its whole portfolio. */
      decisionReprise: z
        .strictObject({ id, accepter: z.boolean(), motif: mention(1000).default('') })
        .optional(),
    }),
    relu: teledeclarantVu,
    response: teledeclarantVu,
    errors: [
      'introuvable',
      'regles-non-respectees',
      'deja-existant',
      'transition-interdite',
      'version-perimee',
    ],
    interditEnEmprunt: true,
  }),
}
