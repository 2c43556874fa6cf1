import { TYPES_TELEDECLARANT, STATUTS_TELEDECLARANT } from '@registre/domain'
import * as z from 'zod'
import { lectureSeule } from './lecture-seule.ts'
import { operation } from './operation.ts'
import { codePostalSaisi, ENTIER_MAX, id, mention, texteCourt } from './primitives/index.ts'

type Texte = typeof texteCourt
const adresseDe = (texte: Texte) =>
  z.strictObject({
    complement: texte(100).default(''),
    batiment: texte(100).default(''),
    voie: texte(150).default(''),
    lieuDit: texte(100).default(''),
    codePostal: codePostalSaisi,
    commune: texte(100).default(''),
    pays: texte(60).default('FRANCE'),
  })
const representantDe = (texte: Texte, adresse: ReturnType<typeof adresseDe>) =>
  z.strictObject({
    civilite: z.enum(['MME', 'M', '']).default(''),
    nom: texte(100),
    prenom: texte(100),
    email: texteCourt(100),
    telephone: texteCourt(20).default(''),
    adresse,
  })

/**
 * Where the legal representative receives letters (specification 1, "Declarant"), as it is typed;
 * what is kept already is shown as it is.
 */
export const adresseSaisie = adresseDe(mention).meta({ id: 'AdresseRepresentantSaisie' })
export const representantSaisi = representantDe(mention, adresseSaisie).meta({
  id: 'RepresentantSaisi',
})
export const representant = representantDe(
  texteCourt,
  adresseDe(texteCourt).meta({ id: 'AdresseRepresentant' }),
).meta({ id: 'Representant' })

/** An establishment, without its technical parameters. */
export const etablissementVu = z
  .object({
    id: lectureSeule(id),
    version: z.number().int(),
    type: lectureSeule(z.enum(TYPES_TELEDECLARANT)),
    libelleType: z.string(),
    statut: lectureSeule(z.enum(STATUTS_TELEDECLARANT)),
    libelleStatut: z.string(),
    raisonSociale: lectureSeule(z.string()),
    siret: z.string(),
    codeApe: lectureSeule(z.string()),
    libelleApe: z.string(),
    typeEtablissement: lectureSeule(z.string()),
    numEtude: lectureSeule(z.number().int().nullable()),
    adresse: lectureSeule(z.array(z.string())),
    codePostal: lectureSeule(z.string()),
    commune: lectureSeule(z.string()),
    telephone: z.string(),
    representant,
    /** By the country of its representative’s address. */
    domicilieEnFrance: lectureSeule(z.boolean()),
    allowedToEdit: z.boolean(),
    /** The caller may move it to another of its firm’s establishments. */
    allowedToMove: z.boolean(),
  })
  .meta({ id: 'Etablissement' })

export const etablissements = {
  lireEtablissement: operation('GET', '/api/etablissement/{id}', {
    access: ['MON_ENTREPRISE_LECTURE', 'MON_ENTREPRISE_ECRITURE', 'LIRE_TELEDECLARANT'],
    summary: 'Un établissement : le sien, ou n’importe lequel pour un teneur',
    params: z.object({ id }),
    response: etablissementVu,
    errors: ['introuvable'],
  }),
  enregistrerEtablissement: operation('PUT', '/api/etablissement', {
    access: ['MON_ENTREPRISE_ECRITURE'],
    summary:
      'Enregistre les coordonnées de son établissement et de son représentant légal ; un autre SIRET de la même entreprise y transfère le compte, ses mandats et son historique',
    body: z.strictObject({
      version: z.number().int().min(1).max(ENTIER_MAX),
      /** Another one moves the account to that establishment; left out, it stays. */
      siret: texteCourt(20).optional(),
      telephone: texteCourt(20).default(''),
      representant: representantSaisi,
    }),
    relu: etablissementVu,
    response: etablissementVu,
    errors: [
      'regles-non-respectees',
      'version-perimee',
      'siret-deja-utilise',
      'sirene-indisponible',
      'service-non-regle',
    ],
    fraiche: 'selon-le-contenu',
    interditEnEmprunt: true,
    sansJeton: true,
  }),
}
