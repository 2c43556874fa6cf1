import * as z from 'zod'
import { texteCourt } from './primitives/index.ts'
import { operation, type Operation } from './operation.ts'

const codeRegion = z.string().regex(/^\d{1,3}$/)
const codeDepartement = z.string().regex(/^(\d{1,3}|2[ABab])$/)
const codeInsee = z.string().regex(/^(\d{5}|2[ABab]\d{3})$/)
const siren = z.string().regex(/^\d{9}$/)

export const regionVue = z
  .object({
    idRegion: z.number().int(),
    code: z.string(),
    nom: z.string(),
    chefLieu: z.string().nullable(),
  })
  .meta({ id: 'Region', description: 'idRegion est le code INSEE, lu comme un nombre.' })
export const departementVu = z
  .object({
    code: z.string(),
    nom: z.string(),
    codeRegion: z.string(),
    chefLieu: z.string().nullable(),
  })
  .meta({ id: 'Departement' })
export const epciVu = z
  .object({
    siren: z.string(),
    nom: z.string(),
    type: z.string(),
    population: z.number().int(),
    nombreCommunes: z.number().int(),
  })
  .meta({ id: 'Epci' })
export const communeVue = z
  .object({
    code: z.string(),
    nom: z.string(),
    type: z.enum(['actuelle', 'deleguee', 'associee', 'arrondissement']),
    codesPostaux: z.array(z.string()),
    codeDepartement: z.string(),
    codeRegion: z.string(),
    sirenEpci: z.string().nullable(),
    chefLieu: z.string().nullable(),
    population: z.number().int(),
  })
  .meta({
    id: 'CommuneOfficielle',
    description: 'chefLieu : la commune actuelle d’une commune absorbée ou d’un arrondissement.',
  })

const territoire = <const P extends string, PA extends z.ZodObject, R extends z.ZodType>(
  path: P,
  summary: string,
  params: PA,
  response: R,
): Operation<P, PA, undefined, undefined, R> => ({
  method: 'GET',
  path,
  access: 'public',
  summary,
  params,
  response,
  errors: ['introuvable'],
})

export const geographie = {
  listerRegions: operation('GET', '/api/public/statistiques/chargeRegion', {
    access: 'public',
    summary: 'Régions et collectivités d’outre-mer',
    response: z.array(regionVue),
  }),
  lireRegion: territoire(
    '/api/public/region/findRegionByCodeInseeRegion/{code}',
    'Une région par son code INSEE',
    z.object({ code: codeRegion }),
    regionVue,
  ),
  listerDepartements: territoire(
    '/api/public/statistiques/chargeDepartement/{idRegion}',
    'Départements d’une région ; 0 : tous',
    z.object({ idRegion: z.coerce.number<number>().int().min(0).max(999) }),
    z.array(departementVu),
  ),
  listerDepartementsDeLaRegion: territoire(
    '/api/public/statistiques/chargeDepartementDepuisCdInsee/{code}',
    'Départements de la région de ce code INSEE',
    z.object({ code: codeRegion }),
    z.array(departementVu),
  ),
  lireDepartement: territoire(
    '/api/public/departement/{num}',
    'Un département par son numéro',
    z.object({ num: codeDepartement }),
    departementVu,
  ),
  listerEpciDuDepartement: territoire(
    '/api/public/statistiques/chargeInterCommunalite/{num}',
    'Intercommunalités qui ont une commune dans ce département',
    z.object({ num: codeDepartement }),
    z.array(epciVu),
  ),
  listerEpciDeLaRegion: territoire(
    '/api/public/epci/chargeEpciParIdRegion/{id}',
    'Intercommunalités qui ont une commune dans cette région',
    z.object({ id: z.coerce.number<number>().int().min(1).max(999) }),
    z.array(epciVu),
  ),
  lireEpci: territoire(
    '/api/public/epci/findOneEpciBySiren/{siren}',
    'Une intercommunalité par son SIREN',
    z.object({ siren }),
    epciVu,
  ),
  chercherCommunesDuDepartement: territoire(
    '/api/public/commune/{dep}/{term}',
    'Communes d’un département dont le nom commence par ce texte, accents et casse ignorés (au plus 50)',
    z.object({ dep: codeDepartement, term: texteCourt(60).min(1) }),
    z.array(communeVue),
  ),
  listerCommunesDeLEpci: territoire(
    '/api/public/statistiques/chargeCommune/{siren}',
    'Communes d’une intercommunalité',
    z.object({ siren }),
    z.array(communeVue),
  ),
  listerCommunesDuDepartement: territoire(
    '/api/public/communes/findCommunesByIdDepartement/{num}',
    'Communes actuelles d’un département',
    z.object({ num: codeDepartement }),
    z.array(communeVue),
  ),
  lireCommune: territoire(
    '/api/public/commune/findOneCommuneByInseeCommune/{insee}',
    'Une commune par son code INSEE ; un ancien code donne la commune qui l’a reprise',
    z.object({ insee: codeInsee }),
    communeVue,
  ),
}
