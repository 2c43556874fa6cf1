import { siConnu } from '@registre/domain'
import * as z from 'zod'

const texte = z
  .string()
  .nullish()
  .transform((t) => siConnu(t?.trim() ?? ''))

const etablissement = z.object({
  siret: z.string().regex(/^\d{14}$/),
  activite_principale: texte,
  adresse: texte,
  code_postal: texte,
  libelle_commune: texte,
  etat_administratif: z.enum(['A', 'F']),
  est_siege: z.boolean().nullish(),
  statut_diffusion_etablissement: z.string().nullish(),
})

const dirigeant = z.object({
  type_dirigeant: texte,
  nom: texte,
  prenoms: texte,
  qualite: texte,
  /** `AAAA-MM`. */
  date_de_naissance: texte,
  annee_de_naissance: texte,
})

/** GET /search of recherche-entreprises: only what the register reads. */
export const reponseRecherche = z.object({
  results: z.array(
    z.object({
      siren: z.string().nullish(),
      /** C: the legal unit has ceased. */
      etat_administratif: z.string().nullish(),
      statut_diffusion: z.string().nullish(),
      nom_complet: texte,
      nom_raison_sociale: texte,
      siege: etablissement,
      matching_etablissements: z.array(etablissement).default([]),
      dirigeants: z.array(dirigeant).nullish().catch([]),
    }),
  ),
})

/** GET /siret/{siret} of INSEE's Sirene 3.11. */
export const reponseInsee = z.object({
  etablissement: z.object({
    siret: z.string().regex(/^\d{14}$/),
    siren: z.string().nullish(),
    statutDiffusionEtablissement: z.string().nullish(),
    etablissementSiege: z.boolean(),
    uniteLegale: z.object({
      denominationUniteLegale: texte,
      nomUniteLegale: texte,
      prenom1UniteLegale: texte,
      etatAdministratifUniteLegale: z.string().nullish(),
      statutDiffusionUniteLegale: z.string().nullish(),
    }),
    adresseEtablissement: z.object({
      complementAdresseEtablissement: texte,
      numeroVoieEtablissement: texte,
      indiceRepetitionEtablissement: texte,
      typeVoieEtablissement: texte,
      libelleVoieEtablissement: texte,
      codePostalEtablissement: texte,
      libelleCommuneEtablissement: texte,
    }),
    periodesEtablissement: z
      .array(
        z.object({
          dateFin: z.string().nullish(),
          etatAdministratifEtablissement: z.enum(['A', 'F']),
          activitePrincipaleEtablissement: texte,
        }),
      )
      .min(1),
  }),
})
