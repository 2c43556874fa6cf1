import {
  ANCIENNES_VERSIONS,
  type AncienneVersion,
  FORMATS_PUBLIES,
  NIVEAUX_GEOGRAPHIQUES,
  PERIMETRES_DONNEES,
} from '@registre/domain'
import * as z from 'zod'
import type { FormeAncienne } from './obsolescence.ts'
import { binary, operation } from './operation.ts'
import { instant, texteCourt } from './primitives/index.ts'

const FORMATS_DONNEES = ['csv', 'csv.gz', 'csv.zst', 'tableur'] as const

const champSchema = z.object({
  name: z.string(),
  title: z.string(),
  type: z.string(),
  format: z.string(),
  description: z.string(),
  constraints: z.object({
    enum: z.array(z.string()).optional(),
    required: z.boolean().optional(),
    unique: z.boolean().optional(),
    maxLength: z.number().int().optional(),
  }),
  /** The register does not hold this fact: the column is empty. */
  nonTenue: z.boolean(),
})

const fichierSchema = z.object({
  format: z.enum(FORMATS_PUBLIES),
  nom: z.string(),
  /** Where it always is. */
  adresse: z.string(),
  taille: z.number().int(),
  sha256: z.string(),
  lignes: z.number().int(),
  /** When its content last changed. */
  modifieLe: instant,
})

const ANCIENNE: AncienneVersion = '3.0.0'
/** A public file asked in its former shape. */
const versionAncienne: FormeAncienne = {
  ...ANCIENNES_VERSIONS[ANCIENNE],
  est: ({ query }) =>
    typeof query === 'object' && query !== null && Reflect.get(query, 'version') === ANCIENNE,
}

export const donnees = {
  telechargerDonneesBrutes: operation('GET', '/api/public/donneesBrute/telecharger', {
    access: 'public',
    personal: true,
    summary:
      'Le registre en CSV : fichier public de la nuit (ETag, Last-Modified et Range), copropriétés d’un territoire pour un tableur, ou extraction du territoire de qui y a droit',
    query: z.object({
      /** Empty: the territory of those who have one, else the public file. */
      perimetre: z.enum(['', ...PERIMETRES_DONNEES]).default(''),
      /** `tableur`: a CSV for spreadsheets, of one territory. */
      format: z.enum(FORMATS_DONNEES).default('csv'),
      /** Of the public file for spreadsheets. */
      niveau: z.enum(NIVEAUX_GEOGRAPHIQUES).default('NATIONAL'),
      code: texteCourt(9).default(''),
      /** Of the shape of the public file; empty: today's. */
      version: texteCourt(20).default(''),
    }),
    ancienneForme: versionAncienne,
    response: binary('text/csv; charset=utf-8'),
    errors: [
      'non-connecte',
      'acces-non-autorise',
      'charte-non-acceptee',
      'requete-en-cours',
      'fichier-introuvable',
      'introuvable',
      'service-indisponible',
    ],
    rate: 'donnees',
  }),
  telechargerFichierPublie: operation('GET', '/api/public/donneesBrute/fichiers/{nom}', {
    access: 'public',
    summary:
      'Un fichier publié, à son adresse durable : coproprietes.csv, .csv.gz, .csv.zst, .parquet, differences.csv, differences-AAAA-MM-JJ.csv ; ETag, Last-Modified et Range',
    params: z.object({ nom: texteCourt(60) }),
    response: binary('application/octet-stream'),
    errors: ['introuvable'],
    // A program that queries a Parquet file reads it by many small parts.
    rate: 'carte',
  }),
  lireCatalogueDonnees: operation('GET', '/api/public/donneesBrute/catalogue.jsonld', {
    access: 'public',
    summary: 'La description des fichiers publiés pour les catalogues (DCAT, JSON-LD)',
    response: binary('application/ld+json'),
  }),
  lirePublicationDonnees: operation('GET', '/api/public/donneesBrute/publication', {
    access: 'public',
    summary:
      'Le fichier public préparé cette nuit : date, nombre de lignes, tailles et empreintes ; null s’il n’y en a pas',
    query: z.object({
      /** With its columns and its first ten rows. */
      apercu: z.stringbool().default(false),
    }),
    response: z
      .object({
        preteLe: instant,
        lignes: z.number().int(),
        fichiers: z.array(fichierSchema),
        /** What changed each day, newest first: a month of it. */
        differences: z.array(fichierSchema.extend({ jour: z.iso.date() })),
        apercu: z
          .object({ colonnes: z.array(z.string()), lignes: z.array(z.array(z.string())) })
          .nullable(),
      })
      .nullable(),
  }),
  lireSchemaDonnees: operation('GET', '/api/public/donneesBrute/schema', {
    access: 'public',
    summary: 'Le schéma du fichier (JSON Table Schema), et ce qui y a changé',
    query: z.object({ perimetre: z.enum(PERIMETRES_DONNEES).default('public') }),
    response: z.object({
      $schema: z.string(),
      name: z.string(),
      title: z.string(),
      version: z.string(),
      /** The shapes that the file may be asked in (`version`), today's first. */
      versions: z.array(z.string()),
      lang: z.string(),
      primaryKey: z.string(),
      fields: z.array(champSchema),
      changements: z.array(
        z.object({ version: z.string(), date: z.string(), changements: z.array(z.string()) }),
      ),
    }),
  }),
  telechargerGrilleLecture: operation('GET', '/api/public/donneesBrute/grille-lecture', {
    access: 'public',
    summary: 'La grille de lecture des données brutes, en PDF',
    query: z.object({ perimetre: z.enum(PERIMETRES_DONNEES).default('public') }),
    response: binary('application/pdf'),
  }),
}
