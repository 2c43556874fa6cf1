import { CLES_GROUPES, SITUATIONS_MANDAT_FICHE } from '@registre/domain'
import * as z from 'zod'
import { aJourPublic, identiteCopropriete } from './identite.ts'
import { operation } from './operation.ts'
import { dateFr, flag, id, paginationOptions, texteCourt } from './primitives/index.ts'

/** One line of the directory. */
export const ligneAnnuaire = z
  .object({
    ...identiteCopropriete,
    nombreLots: z.number().int().nullable(),
    statutCopropriete: z.string(),
    statutRattachement: z.string(),
    /** What became of it, when it is no more: "Copropriété dissoute le …"; empty otherwise. */
    sort: z.string(),
    aJour: aJourPublic,
    /** Metres from the place searched for; null for another search. */
    distance: z.number().int().nullable(),
  })
  .meta({ id: 'LigneAnnuaire' })

const territoire = z.object({ code: z.string(), nom: z.string() }).nullable()

/**
 * What anybody may know of a registered co-ownership. Names of volunteer syndics are left out
 * unless the operator publishes them.
 */
export const ficheAnnuaire = z
  .object({
    id,
    numeroImmatriculation: z.string(),
    nom: z.string(),
    statutCopropriete: z.string(),
    statutRattachement: z.string(),
    sort: z.string(),
    numeroRemplacant: z.string().nullable(),
    /** The day on which all of this is true. */
    jour: dateFr,
    aJour: aJourPublic,
    dateImmatriculation: dateFr,
    dateDerniereMaj: dateFr,
    dateReglement: dateFr,
    adresse: z.string(),
    adressesComplementaires: z.array(z.string()),
    codePostal: z.string(),
    commune: territoire,
    arrondissement: territoire,
    epci: territoire,
    departement: territoire,
    region: territoire,
    longitude: z.number().nullable(),
    latitude: z.number().nullable(),
    parcelles: z.array(z.string()),
    typeSyndic: z.string(),
    syndic: z
      .object({ nom: z.string(), siret: z.string(), codeApe: z.string(), commune: z.string() })
      .nullable(),
    mandat: z.object({
      situation: z.enum(SITUATIONS_MANDAT_FICHE),
      libelle: z.string(),
      dateDebut: dateFr,
      dateFin: dateFr,
    }),
    nombreLots: z.number().int().nullable(),
    nombreLotsPrincipaux: z.number().int().nullable(),
    nombreLotsHabitation: z.number().int().nullable(),
    nombreLotsStationnement: z.number().int().nullable(),
    nombreBatiments: z.number().int(),
    periodeConstruction: z.string(),
    residenceService: z.boolean(),
    syndicatCooperatif: z.boolean(),
    syndicatPrincipal: z.boolean(),
    numeroPrincipal: z.string(),
    nombreAsl: z.number().int(),
    nombreAful: z.number().int(),
    nombreUnions: z.number().int(),
  })
  .meta({ id: 'FicheAnnuaire' })

/** Degrees, as a number or as text ('4.83'); '' and null: none. */
const coordonnee = (max: number) =>
  z
    .codec(
      z.union([z.number(), texteCourt(30)]).nullable(),
      z.number().min(-max).max(max).nullable(),
      {
        decode: (recu) => (recu === null || recu === '' ? null : Number(recu)),
        encode: (degres) => degres,
      },
    )
    .default(null)

const avancee = {
  numeroDepartement: texteCourt(3).default(''),
  /** INSEE code, which the commune's chooser gives, or its name where only one bears it. */
  commune: texteCourt(100).default(''),
  codePostal: texteCourt(5).default(''),
  voie: texteCourt(100).default(''),
  lieuDit: texteCourt(100).default(''),
  numeroImmatriculation: texteCourt(20).default(''),
  nom: texteCourt(100).default(''),
  /** Mandate that begins on this day or later. */
  dateDebutMandat: dateFr.default(null),
  /** Mandate that ends on this day or earlier. */
  dateFinMandat: dateFr.default(null),
  /** Done: since the first of January. */
  majAnnuelle: z.enum(['', 'A_FAIRE', 'FAITE']).default(''),
  /** Done: the current declaration bears on a year whose accounts were not approved. */
  majExerciceNonApprouve: z.enum(['', 'A_FAIRE', 'FAITE']).default(''),
  statutCopropriete: z.enum(['', ...CLES_GROUPES]).default(''),
  statutRattachement: z.enum(['', ...CLES_GROUPES]).default(''),
}

export const annuaire = {
  rechercherAnnuaire: operation('POST', '/api/public/annuaire/rechercherAnnuaire', {
    access: 'public',
    lit: true,
    summary:
      'Cherche des copropriétés immatriculées ; avis dit ce que la recherche n’a pas pu suivre (not geolocalised, too many results, whole department)',
    body: z.strictObject({
      isRechercheAvancee: flag.default(false),
      /** Name, number or address as typed. */
      adresseNonSelectionnee: texteCourt(200).default(''),
      /**
       * The address chosen in a list; x and y (longitude, latitude) when it is located: nearest
       * first.
       */
      adresseNonStructuree: z
        .strictObject({
          voie: texteCourt(150).default(''),
          commune: texteCourt(100).default(''),
          codePostal: texteCourt(5).default(''),
          /**
           * INSEE code of the commune, or of a district, when it is known: its name is then not
           * looked for.
           */
          codeInsee: texteCourt(5).default(''),
          x: coordonnee(180),
          y: coordonnee(90),
        })
        .nullable()
        .default(null),
      ...avancee,
      paginationOptions: paginationOptions(
        'nom',
        'numeroImmatriculation',
        'commune',
        'nombreLots',
      ).prefault({}),
    }),
    response: z.object({
      ligneAnnuaireDTOList: z.array(ligneAnnuaire),
      /** 1,000 at most: beyond, the warning says so. */
      totalItems: z.number().int(),
      /**
       * What the header x-register-warning says; `whole department`, which it does not, that the
       * postal code of the address gave nothing.
       */
      avis: z.array(z.enum(['not geolocalised', 'too many results', 'whole department'])),
    }),
    errors: ['recherche-trop-large'],
    rate: 'annuaire',
  }),
  lireFicheAnnuaire: operation('GET', '/api/public/annuaire/coproannuairedetail/{id}', {
    access: 'public',
    summary:
      'Ce que tout le monde peut savoir d’une copropriété ; id : son identifiant ou son numéro d’immatriculation',
    params: z.object({ id: texteCourt(20).min(1) }),
    response: ficheAnnuaire,
    errors: ['introuvable'],
    rate: 'annuaire',
  }),
}
