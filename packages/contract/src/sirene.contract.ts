import { STATUTS_TELEDECLARANT, TYPES_TELEDECLARANT } from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import { clefValeurs, id, responseBool, texteCourt, texte } from './primitives/index.ts'

/** An establishment as the directory of companies knows it. */
export const etablissementSirene = z
  .object({
    siret: z.string(),
    raisonSociale: z.string(),
    codeApe: z.string(),
    libelleApe: z.string(),
    typeEtablissement: z.string(),
    complement: z.string(),
    voie: z.string(),
    codePostal: z.string(),
    commune: z.string(),
    /** False once it has closed. */
    actif: z.boolean(),
  })
  .meta({ id: 'EtablissementSirene' })

/** A declarant that the register already knows: no name of a person, no address of a volunteer. */
const etablissementConnu = z
  .object({
    id,
    type: z.enum(TYPES_TELEDECLARANT),
    libelleType: z.string(),
    statut: z.enum(STATUTS_TELEDECLARANT),
    siret: z.string(),
    raisonSociale: z.string(),
    codePostal: z.string(),
    commune: z.string(),
  })
  .meta({ id: 'EtablissementConnu' })

const siret = z.object({ siret: texte(30) })
const AVEC_SUCCESSEURS = [
  'DECLARER_SUCCESSEUR',
  'LIRE_TELEDECLARANT',
  'IMMATRICULER_INITIALE',
  'IMMATRICULER_D_OFFICE',
] as const

export const sirene = {
  lireEtablissementSirene: operation('GET', '/api/public/siret/etablissements/{siret}', {
    access: 'public',
    summary: 'Un établissement dans l’annuaire des entreprises',
    params: siret,
    response: etablissementSirene,
    errors: ['regles-non-respectees', 'introuvable', 'sirene-indisponible', 'service-non-regle'],
    rate: 'annuaire',
  }),
  siretDejaInscrit: operation('GET', '/api/public/siret/etablissements/existe/{siret}', {
    access: 'public',
    summary: 'Dit si un télédéclarant porte déjà ce SIRET',
    params: siret,
    response: responseBool,
    rate: 'annuaire',
  }),
  verifierSiret: operation('GET', '/api/siret/check/{siret}', {
    access: 'session',
    droitsJeton: 'aucun',
    enAttente: true,
    summary: 'Dit si ce SIRET est celui d’un établissement ouvert',
    params: siret,
    response: responseBool,
    errors: ['sirene-indisponible', 'service-non-regle'],
    rate: 'annuaire',
  }),
  existePourTeneur: operation('GET', '/api/etablissements/existe-teneur/{siret}/PRO', {
    access: ['LIRE_TELEDECLARANT'],
    summary: 'Dit si un syndic professionnel actif porte ce SIRET',
    params: siret,
    response: responseBool,
  }),
  listerCodesApe: operation('GET', '/api/public/teledeclarant/codesape/{type}', {
    access: 'public',
    summary: 'Codes APE acceptés pour un type de télédéclarant ; vide quand aucun n’est demandé',
    params: z.object({ type: z.enum(TYPES_TELEDECLARANT) }),
    response: clefValeurs,
  }),
  lireEtablissementParSiret: operation('GET', '/api/etablissements/bdd/{siret}', {
    access: AVEC_SUCCESSEURS,
    summary: 'Le télédéclarant qui porte un SIRET',
    params: siret,
    response: etablissementConnu,
    errors: ['introuvable'],
  }),
  lireEtablissementParEmail: operation('GET', '/api/etablissements/email/', {
    access: AVEC_SUCCESSEURS,
    summary: 'Le télédéclarant dont le représentant légal a cette adresse électronique',
    query: z.object({ email: texteCourt(100).min(1) }),
    response: etablissementConnu,
    errors: ['introuvable'],
    rate: 'annuaire',
  }),
}
