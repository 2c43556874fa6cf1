import { CONFIANCES_RNB } from '@registre/domain'
import * as z from 'zod'
import { texteCourt, texte } from './primitives/index.ts'
import { operation } from './operation.ts'

const feature = z
  .object({
    type: z.literal('Feature'),
    geometry: z.object({
      type: z.literal('Point'),
      coordinates: z.tuple([z.number(), z.number()]),
    }),
    properties: z.object({
      label: z.string(),
      name: z.string(),
      postcode: z.string(),
      city: z.string(),
      citycode: z.string(),
      housenumber: z.string(),
      street: z.string(),
      id: z.string(),
      type: z.string(),
      score: z.number(),
    }),
  })
  .meta({ id: 'AdresseTrouvee' })

const parcelleTrouvee = z
  .object({
    id: z.string(),
    codeInsee: z.string(),
    commune: z.string(),
    prefixe: z.string(),
    section: z.string(),
    numero: z.string(),
    longitude: z.number(),
    latitude: z.number(),
    /** Longitude and latitude of each corner; empty where the service gives a point alone. */
    contour: z.array(z.tuple([z.number(), z.number()])),
  })
  .meta({ id: 'ParcelleTrouvee' })

const MUET = ['geolocalisation-indisponible', 'service-non-regle'] as const

export const geocodage = {
  completerAdresse: operation('GET', '/api/public/geocodage/completion', {
    access: 'public',
    summary: 'Suggestions d’adresses (au plus 10)',
    query: z.object({ text: texteCourt(200).min(3) }),
    response: z.object({
      results: z.array(
        z.object({
          fulltext: z.string(),
          street: z.string(),
          city: z.string(),
          zipcode: z.string(),
          x: z.number(),
          y: z.number(),
        }),
      ),
    }),
    errors: MUET,
    rate: 'completion',
  }),
  rechercherAdresse: operation('GET', '/api/public/geocodage/search', {
    access: 'public',
    summary: 'Adresses correspondant à une saisie',
    query: z.object({
      q: texteCourt(200).min(3),
      limit: z.coerce.number<number>().int().min(1).max(20).default(10),
      postcode: texte(5).optional(),
      citycode: texte(5).optional(),
    }),
    response: z.object({ type: z.literal('FeatureCollection'), features: z.array(feature) }),
    errors: MUET,
    rate: 'annuaire',
  }),
  rechercherParcelle: operation('GET', '/api/public/geocodage/parcelles', {
    access: 'public',
    summary: 'Parcelle cadastrale',
    query: z.object({
      codeInsee: texte(5),
      prefixe: texte(3).default('000'),
      section: texte(2).min(1),
      numero: texte(4).min(1),
      /** The outline is wanted too. */
      contour: z.stringbool().optional(),
    }),
    response: z.object({ parcelles: z.array(parcelleTrouvee) }),
    errors: MUET,
    rate: 'annuaire',
  }),
  parcellesAuPoint: operation('GET', '/api/public/geocodage/parcelles/point', {
    access: 'public',
    summary: 'Parcelles cadastrales à un point, la plus proche d’abord (3 au plus)',
    query: z.object({
      longitude: z.coerce.number<number>().min(-180).max(180),
      latitude: z.coerce.number<number>().min(-90).max(90),
      codeInsee: texte(5).min(5),
    }),
    response: z.object({ parcelles: z.array(parcelleTrouvee) }),
    errors: MUET,
    rate: 'annuaire',
  }),
  chercherBatimentsRnb: operation('GET', '/api/public/geocodage/batiments', {
    access: 'public',
    summary:
      'Bâtiments du référentiel national (RNB) autour d’un point, le plus proche d’abord ; aucun n’est une liste vide',
    query: z.object({
      longitude: z.coerce.number<number>().min(-180).max(180),
      latitude: z.coerce.number<number>().min(-90).max(90),
      /** Key of the declared address in the address base, when it is known. */
      idBan: texte(40).default(''),
    }),
    response: z.object({
      batiments: z.array(
        z.object({
          idRnb: z.string(),
          distance: z.number(),
          adresses: z.array(z.string()),
          confiance: z.enum(CONFIANCES_RNB),
        }),
      ),
    }),
    errors: ['service-indisponible', 'service-non-regle'],
    rate: 'annuaire',
  }),
  communesParCodePostal: operation('GET', '/api/public/geocodage/communes', {
    access: 'public',
    summary: 'Communes d’un code postal',
    query: z.object({ codePostal: z.string().regex(/^\d{5}$/) }),
    response: z.array(
      z.object({
        code: z.string(),
        nom: z.string(),
        codesPostaux: z.array(z.string()),
        codeDepartement: z.string(),
      }),
    ),
    rate: 'annuaire',
  }),
}
