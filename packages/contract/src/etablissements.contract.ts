import { TYPES_TELEDECLARANT, STATUTS_TELEDECLARANT } from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import { codePostalSaisi, ENTIER_MAX, id, texteCourt } from './primitives/index.ts'

/** Where the legal representative receives letters (specification 1, "Declarant"). */
export const adresseRepresentant = z
  .strictObject({
    complement: texteCourt(100).default(''),
    batiment: texteCourt(100).default(''),
    voie: texteCourt(150).default(''),
    lieuDit: texteCourt(100).default(''),
    codePostal: codePostalSaisi,
    commune: texteCourt(100).default(''),
    pays: texteCourt(60).default('FRANCE'),
  })
  .meta({ id: 'AdresseRepresentant' })

export const representant = z
  .strictObject({
    civilite: z.enum(['MME', 'M', '']).default(''),
    nom: texteCourt(100),
    prenom: texteCourt(100),
    email: texteCourt(100),
    telephone: texteCourt(20).default(''),
    adresse: adresseRepresentant,
  })
  .meta({ id: 'Representant' })

/** An establishment, without its technical parameters. */
export const etablissementVu = z
  .object({
    id,
    version: z.number().int(),
    type: z.enum(TYPES_TELEDECLARANT),
    libelleType: z.string(),
    statut: z.enum(STATUTS_TELEDECLARANT),
    libelleStatut: z.string(),
    raisonSociale: z.string(),
    siret: z.string(),
    codeApe: z.string(),
    libelleApe: z.string(),
    typeEtablissement: z.string(),
    numEtude: z.number().int().nullable(),
    adresse: z.array(z.string()),
    codePostal: z.string(),
    commune: z.string(),
    telephone: z.string(),
    representant,
    allowedToEdit: z.boolean(),
  })
  .meta({ id: 'Etablissement' })

export const etablissements = {
  lireEtablissement: operation({
    method: 'GET',
    path: '/api/etablissement/{id}',
    access: ['MON_ENTREPRISE_LECTURE', 'MON_ENTREPRISE_ECRITURE', 'LIRE_TELEDECLARANT'],
    summary: 'Un établissement : le sien, ou n’importe lequel pour un teneur',
    params: z.object({ id }),
    response: etablissementVu,
    errors: ['introuvable'],
  }),
  enregistrerEtablissement: operation({
    method: 'PUT',
    path: '/api/etablissement',
    access: ['MON_ENTREPRISE_ECRITURE'],
    summary: 'Enregistre les coordonnées de son établissement et de son représentant légal',
    body: z.strictObject({
      version: z.number().int().min(1).max(ENTIER_MAX),
      telephone: texteCourt(20).default(''),
      representant,
    }),
    relu: etablissementVu,
    response: etablissementVu,
    errors: ['regles-non-respectees', 'version-perimee'],
    interditEnEmprunt: true,
  }),
}
