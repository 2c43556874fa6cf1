import * as z from 'zod'
import { aJourPublic, identiteCopropriete } from './identite.ts'
import { operation } from './operation.ts'
import { dateFr, texteCourt } from './primitives/index.ts'

/** A co-ownership as the results of the public search tell it. */
const coproprieteTrouvee = z
  .object({
    ...identiteCopropriete,
    /** The complementary address by which it was found; empty where its address of reference says as much. */
    autreAdresse: z.string(),
    nombreLots: z.number().int().nullable(),
    /** Name of the firm, "Syndic bénévole", or empty when the register knows none. */
    syndic: z.string(),
    /** The day on which its last mandate ended, when nobody has taken over. */
    mandatExpireLe: dateFr,
    /** What became of it, when it is no more; empty otherwise. */
    sort: z.string(),
    aJour: aJourPublic,
    longitude: z.number().nullable(),
    latitude: z.number().nullable(),
    /** Metres from the address searched for; null for another search. */
    distance: z.number().int().nullable(),
  })
  .meta({ id: 'CoproprieteTrouvee' })

/** What people type in the box: names, numbers, addresses, in any spelling. */
const q = texteCourt(200).min(1)

const communeTrouvee = z.object({
  code: z.string(),
  nom: z.string(),
  codePostal: z.string(),
  /** How many co-ownerships it has. */
  nombre: z.number().int(),
})

export const recherche = {
  chercherCoproprietes: operation('GET', '/api/public/recherche', {
    access: 'public',
    summary:
      'Copropriétés que désigne un texte libre (nom, numéro, adresse, commune), fautes et abréviations comprises, les plus pertinentes d’abord',
    query: z.object({
      q,
      page: z.coerce.number<number>().int().min(1).max(100).default(1),
      taille: z.coerce.number<number>().int().min(1).max(100).default(10),
    }),
    response: z.object({
      coproprietes: z.array(coproprieteTrouvee),
      /** 1,000 at most. */
      total: z.number().int(),
      /** More than 1,000 match: only the first ones were read. */
      plafonne: z.boolean(),
      /** Words that were taken for others. */
      corrections: z.array(z.object({ de: z.string(), en: z.string() })),
      /** Words that no answer holds. */
      ignores: z.array(z.string()),
      /** Where nothing is found, the postal code that is not of the commune beside it, or that numbers no commune (null); null otherwise. */
      contredit: z.object({ codePostal: z.string(), commune: z.string().nullable() }).nullable(),
      /** A likelier writing, which was not taken. */
      vouliezVousDire: z.string().nullable(),
      /** The commune that the text names, when it is part of another one now. */
      partieDe: z.object({ nom: z.string(), commune: z.string() }).nullable(),
      /** The place that was read, which all of these are in; null where they are from anywhere. */
      lieu: z.string().nullable(),
      /** Communes that the text names. */
      communes: z.array(communeTrouvee),
      /** The firm that the text names, whose co-ownerships these are; null otherwise. */
      syndic: z.string().nullable(),
      /** The SIRET, the SIREN or the parcel that the text is; `valide` is false for digits that do not agree, and for a parcel without its commune. */
      clef: z
        .object({
          genre: z.enum(['siret', 'siren', 'parcelle']),
          valeur: z.string(),
          valide: z.boolean(),
        })
        .nullable(),
    }),
    errors: ['recherche-trop-large'],
    rate: 'annuaire',
  }),
  suggererRecherche: operation('GET', '/api/public/recherche/suggestions', {
    access: 'public',
    summary: 'Copropriétés et communes que désigne un texte en cours de saisie',
    query: z.object({ q }),
    response: z.object({
      coproprietes: z.array(z.object({ ...identiteCopropriete })),
      communes: z.array(communeTrouvee),
    }),
    errors: ['recherche-trop-large'],
    rate: 'completion',
  }),
  suggererAdresses: operation('GET', '/api/public/recherche/adresses', {
    access: 'public',
    summary: 'Adresses que désigne un texte en cours de saisie, avec leurs copropriétés',
    query: z.object({ q }),
    response: z.object({
      adresses: z.array(
        z.object({
          libelle: z.string(),
          /** Co-ownerships at this very address, and within 300 metres of it. */
          surPlace: z.number().int(),
          autour: z.number().int(),
        }),
      ),
    }),
    rate: 'completion',
  }),
  repondreAdresse: operation('GET', '/api/public/recherche/adresse', {
    access: 'public',
    summary: 'Copropriétés à une adresse, puis voisines par distance ; dit s’il n’y en a aucune',
    query: z.object({ q }),
    response: z.object({
      /** The address as it was read; null when the text is none. */
      lue: z
        .object({
          /** « 12 bis », « 12 à 16 »; empty: the whole street. */
          numero: z.string(),
          voie: z.string(),
          /** The other street of a corner; empty otherwise. */
          croisement: z.string(),
          /** Empty where the text says no commune. */
          lieu: z.string(),
          /** A street that was taken for another, which the register has. */
          corrections: z.array(z.object({ de: z.string(), en: z.string() })),
          /** Words that served for nothing. */
          reste: z.array(z.string()),
        })
        .nullable(),
      /** Where the register has it, when the text says no commune: 100 at most, those that have most first. */
      communes: z.array(
        z.object({
          ...communeTrouvee.shape,
          departement: z.string(),
          longitude: z.number().nullable(),
          latitude: z.number().nullable(),
        }),
      ),
      nombreCommunes: z.number().int(),
      /** Co-ownerships at this very address in all these communes. */
      total: z.number().int(),
      /** Null: the text is no address, or none that the address service knows in the place asked for. */
      adresse: z
        .object({
          libelle: z.string(),
          /** The number of the street as it was typed; empty: the whole street. */
          numero: z.string(),
          /** Null when neither the register nor the address service knows where it is. */
          longitude: z.number().nullable(),
          latitude: z.number().nullable(),
          codePostal: z.string(),
          commune: z.string(),
        })
        .nullable(),
      /** The day on which this is true. */
      jour: dateFr,
      /** Those at the very doors first, then those of their other writing (« 76 B » and « 76 bis »); 50 at most. */
      surPlace: z.array(coproprieteTrouvee),
      /** How many stand at the very doors, in the whole street or at the corner. */
      nombreSurPlace: z.number().int(),
      /** Where nothing stands at the very doors: those of `surPlace`. */
      autresPortes: z.array(z.string()),
      voisines: z.array(coproprieteTrouvee),
      /** Metres within which neighbours were looked for. */
      rayon: z.number().int(),
      /** How many neighbours there are within them. */
      nombreVoisines: z.number().int(),
      /** Other addresses that the text may name. */
      autres: z.array(z.string()),
      /** The address service did not answer. */
      indisponible: z.boolean(),
    }),
    rate: 'annuaire',
  }),
}
