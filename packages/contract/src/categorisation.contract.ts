import { TYPES_EXPORT } from '@registre/domain'
import * as z from 'zod'
import {
  demandeCategorisation,
  exportVu,
  rechercheCategorisation,
  rechercheEnregistree,
  regroupementCategorisation,
  resultatsCategorisation,
  selectionCategorisation,
} from './categorisation.schema.ts'
import { binary, operation } from './operation.ts'
import { ENTIER_MAX, id, rien, texteCourt } from './primitives/index.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const base = '/api/public/categorisation'
/** Anybody: published facts; more for an institution on its territory, and for keepers. */
const lecture = {
  access: 'public',
  personal: true,
  errors: ['recherche-trop-large'],
} as const
const fichierDe = {
  ...lecture,
  errors: ['recherche-trop-large', 'requete-en-cours', 'export-a-preparer'],
} as const
/** The path says public: the right is on the operation (docs/decisions/005). */
const reserve = { access: ['CATEGORISATION'] } as const
const fichierReserve = { ...fichierDe, access: ['CATEGORISATION'], personal: false } as const
const maison = { access: ['CATEGORISATION'] } as const

/** Categorisation of co-ownerships by criteria and territory (specification 2, section 7.10). */
export const categorisation = {
  regrouperCategorisation: operation('POST', `${base}/findRegroupementWithCriterias`, {
    ...lecture,
    summary: 'Nombre de copropriétés par territoire et par classe, pour une recherche',
    body: demandeCategorisation,
    response: regroupementCategorisation,
  }),
  chercherCategorisation: operation('POST', `${base}/findWithCriterias`, {
    ...lecture,
    summary:
      'Copropriétés d’une recherche, avec leur classe ; jusqu’à 4 000 par page, région décroissante',
    body: demandeCategorisation,
    response: resultatsCategorisation,
  }),
  listerMesRecherches: operation('POST', `${base}/getMySearches`, {
    lit: true,
    ...reserve,
    summary: 'Recherches que l’on a enregistrées',
    response: z.array(rechercheEnregistree),
  }),
  listerRecherchesPartagees: operation('POST', `${base}/getSharedSearches`, {
    lit: true,
    ...reserve,
    summary: 'Recherches partagées par ses collègues, et par les teneurs',
    response: z.array(rechercheEnregistree),
  }),
  supprimerRecherche: operation('POST', `${base}/delete`, {
    ...reserve,
    summary: 'Supprime une recherche que l’on a enregistrée',
    body: z.strictObject({ id }),
    response: rien,
    errors: ['introuvable'],
  }),
  enregistrerRecherche: operation('POST', `${base}/saveCriterias`, {
    ...reserve,
    summary:
      'Enregistre une recherche, nouvelle (id nul) ou sienne ; la renomme, la partage ou non',
    body: z.strictObject({
      id: id.nullable().default(null),
      version: z.number().int().min(0).max(ENTIER_MAX).default(0),
      nom: texteCourt(100).min(1),
      partagee: z.boolean().default(false),
      recherche: rechercheCategorisation,
    }),
    relu: rechercheEnregistree,
    response: rechercheEnregistree,
    errors: ['introuvable', 'version-perimee', 'deja-existant'],
    idempotent: true,
  }),
  telechargerRapportXlsx: operation('POST', `${base}/download-xlsx-rapport-synthetique`, {
    ...fichierDe,
    summary: 'Rapport synthétique d’une recherche, en tableur',
    body: demandeCategorisation,
    response: binary(XLSX),
  }),
  telechargerRapportPdf: operation('POST', `${base}/download-pdf-rapport-synthetique`, {
    ...fichierDe,
    summary: 'Rapport synthétique d’une recherche, en PDF balisé',
    body: demandeCategorisation,
    response: binary('application/pdf'),
  }),
  extraireDonnees: operation('POST', `${base}/extractDatas`, {
    ...fichierDe,
    summary: 'Copropriétés d’une recherche, en tableur',
    body: selectionCategorisation,
    response: binary(XLSX),
  }),
  extraireDonneesCsv: operation('POST', `${base}/extractDatasForCsv`, {
    ...fichierDe,
    summary: 'Copropriétés d’une recherche, en CSV',
    body: selectionCategorisation,
    response: binary('text/csv; charset=utf-8'),
  }),
  telechargerZipFiches: operation('POST', `${base}/download-zip-fiche-copropriete`, {
    lit: true,
    ...fichierReserve,
    summary:
      'Fiches PDF des copropriétés d’une recherche, dans un ZIP ; l’en-tête x-register-warning dit pourquoi il n’a pu être fait',
    body: selectionCategorisation,
    response: binary('application/zip'),
  }),
  telechargerRapportCoproprietes: operation('POST', `${base}/download-rapport-for-copropriete`, {
    lit: true,
    ...fichierReserve,
    summary: 'Rapport PDF sur les copropriétés choisies : une fiche chacune, dans un seul document',
    body: selectionCategorisation,
    response: binary('application/pdf'),
  }),
  telechargerFicheCopropriete: operation('GET', `${base}/download-single-fiche-copropriete/{n}`, {
    ...lecture,
    summary: 'Fiche PDF d’une copropriété ; n : son identifiant ou son numéro d’immatriculation',
    params: z.object({ n: texteCourt(20).min(1) }),
    response: binary('application/pdf'),
    errors: ['introuvable'],
    rate: 'annuaire',
  }),
  telechargerGuideCategorisation: operation('GET', '/api/public/categorisation/guide', {
    access: 'public',
    summary: 'Guide de l’outil de catégorisation, en PDF',
    response: binary('application/pdf'),
  }),
  preparerExport: operation('POST', '/api/categorisation/exports', {
    ...maison,
    summary: 'Demande un fichier trop long à faire sur-le-champ ; un seul à la fois',
    body: selectionCategorisation.extend({
      type: z.enum(TYPES_EXPORT),
    }),
    response: exportVu,
    errors: ['recherche-trop-large', 'requete-en-cours'],
    idempotent: true,
  }),
  listerExports: operation('GET', '/api/categorisation/exports', {
    ...maison,
    summary: 'Ses fichiers demandés depuis moins de 24 heures, avec leur avancement',
    response: z.array(exportVu),
  }),
  telechargerExport: operation('GET', '/api/categorisation/exports/{id}/fichier', {
    ...maison,
    summary: 'Un fichier que l’on a demandé',
    params: z.object({ id }),
    response: binary('application/octet-stream'),
    errors: ['introuvable'],
  }),
  annulerExport: operation('POST', '/api/categorisation/exports/{id}/annuler', {
    ...maison,
    summary: 'Annule un fichier demandé, ou le supprime s’il est prêt',
    params: z.object({ id }),
    response: rien,
    errors: ['introuvable'],
  }),
}
