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
  method: 'POST',
  errors: ['recherche-trop-large', 'requete-en-cours', 'export-a-preparer'],
} as const
/** The path says public: the right is on the operation (docs/decisions/005). */
const reserve = { method: 'POST', access: ['CATEGORISATION'] } as const
const fichierReserve = { ...fichierDe, access: ['CATEGORISATION'], personal: false } as const
const maison = { access: ['CATEGORISATION'] } as const

/** Categorisation of co-ownerships by criteria and territory (specification 2, section 7.10). */
export const categorisation = {
  regrouperCategorisation: operation({
    ...lecture,
    method: 'POST',
    path: `${base}/findRegroupementWithCriterias`,
    summary: 'Nombre de copropriétés par territoire et par classe, pour une recherche',
    body: demandeCategorisation,
    response: regroupementCategorisation,
  }),
  chercherCategorisation: operation({
    ...lecture,
    method: 'POST',
    path: `${base}/findWithCriterias`,
    summary:
      'Copropriétés d’une recherche, avec leur classe ; jusqu’à 4 000 par page, région décroissante',
    body: demandeCategorisation,
    response: resultatsCategorisation,
  }),
  listerMesRecherches: operation({
    lit: true,
    ...reserve,
    path: `${base}/getMySearches`,
    summary: 'Recherches que l’on a enregistrées',
    response: z.array(rechercheEnregistree),
  }),
  listerRecherchesPartagees: operation({
    lit: true,
    ...reserve,
    path: `${base}/getSharedSearches`,
    summary: 'Recherches partagées par ses collègues, et par les teneurs',
    response: z.array(rechercheEnregistree),
  }),
  supprimerRecherche: operation({
    ...reserve,
    path: `${base}/delete`,
    summary: 'Supprime une recherche que l’on a enregistrée',
    body: z.strictObject({ id }),
    response: rien,
    errors: ['introuvable'],
  }),
  enregistrerRecherche: operation({
    ...reserve,
    path: `${base}/saveCriterias`,
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
  telechargerRapportXlsx: operation({
    ...fichierDe,
    path: `${base}/download-xlsx-rapport-synthetique`,
    summary: 'Rapport synthétique d’une recherche, en tableur',
    body: demandeCategorisation,
    response: binary(XLSX),
  }),
  telechargerRapportPdf: operation({
    ...fichierDe,
    path: `${base}/download-pdf-rapport-synthetique`,
    summary: 'Rapport synthétique d’une recherche, en PDF balisé',
    body: demandeCategorisation,
    response: binary('application/pdf'),
  }),
  extraireDonnees: operation({
    ...fichierDe,
    path: `${base}/extractDatas`,
    summary: 'Copropriétés d’une recherche, en tableur',
    body: selectionCategorisation,
    response: binary(XLSX),
  }),
  extraireDonneesCsv: operation({
    ...fichierDe,
    path: `${base}/extractDatasForCsv`,
    summary: 'Copropriétés d’une recherche, en CSV',
    body: selectionCategorisation,
    response: binary('text/csv; charset=utf-8'),
  }),
  telechargerZipFiches: operation({
    lit: true,
    ...fichierReserve,
    path: `${base}/download-zip-fiche-copropriete`,
    summary:
      'Fiches PDF des copropriétés d’une recherche, dans un ZIP ; l’en-tête x-register-warning dit pourquoi il n’a pu être fait',
    body: selectionCategorisation,
    response: binary('application/zip'),
  }),
  telechargerRapportCoproprietes: operation({
    lit: true,
    ...fichierReserve,
    path: `${base}/download-rapport-for-copropriete`,
    summary: 'Rapport PDF sur les copropriétés choisies : une fiche chacune, dans un seul document',
    body: selectionCategorisation,
    response: binary('application/pdf'),
  }),
  telechargerFicheCopropriete: operation({
    ...lecture,
    method: 'GET',
    path: `${base}/download-single-fiche-copropriete/{n}`,
    summary: 'Fiche PDF d’une copropriété ; n : son identifiant ou son numéro d’immatriculation',
    params: z.object({ n: texteCourt(20).min(1) }),
    response: binary('application/pdf'),
    errors: ['introuvable'],
    rate: 'annuaire',
  }),
  telechargerGuideCategorisation: operation({
    method: 'GET',
    path: '/api/public/categorisation/guide',
    access: 'public',
    summary: 'Guide de l’outil de catégorisation, en PDF',
    response: binary('application/pdf'),
  }),
  preparerExport: operation({
    ...maison,
    method: 'POST',
    path: '/api/categorisation/exports',
    summary: 'Demande un fichier trop long à faire sur-le-champ ; un seul à la fois',
    body: selectionCategorisation.extend({
      type: z.enum(TYPES_EXPORT),
    }),
    response: exportVu,
    errors: ['recherche-trop-large', 'requete-en-cours'],
    idempotent: true,
  }),
  listerExports: operation({
    ...maison,
    method: 'GET',
    path: '/api/categorisation/exports',
    summary: 'Ses fichiers demandés depuis moins de 24 heures, avec leur avancement',
    response: z.array(exportVu),
  }),
  telechargerExport: operation({
    ...maison,
    method: 'GET',
    path: '/api/categorisation/exports/{id}/fichier',
    summary: 'Un fichier que l’on a demandé',
    params: z.object({ id }),
    response: binary('application/octet-stream'),
    errors: ['introuvable'],
  }),
  annulerExport: operation({
    ...maison,
    method: 'POST',
    path: '/api/categorisation/exports/{id}/annuler',
    summary: 'Annule un fichier demandé, ou le supprime s’il est prêt',
    params: z.object({ id }),
    response: rien,
    errors: ['introuvable'],
  }),
}
