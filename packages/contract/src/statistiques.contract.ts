import { FORMATS_RAPPORT, NIVEAUX_GEOGRAPHIQUES } from '@registre/domain'
import * as z from 'zod'
import { binary, operation } from './operation.ts'
import { dateFr, instant, texte } from './primitives/index.ts'

const annee = z.coerce.number<string | number>().int().min(1).max(9999)
const trimestre = z.coerce.number<string | number>().int().min(1).max(4)
const territoire = {
  niveau: z.enum(NIVEAUX_GEOGRAPHIQUES).default('NATIONAL'),
  /** INSEE code, or SIREN of an EPCI; empty for the country. */
  code: texte(9).default(''),
}
const valeurs = z.record(z.string(), z.number().nullable()).meta({
  description:
    'null : non publié ; absent : zéro. Les copropriétés qui ont une procédure ou un plan de travaux sont comptées à 5 près, les autres étant ce qui reste du total ; au-delà d’un an, un trimestre reconstitué ne dit que ce qui est daté ; les montants par lot ne sont publiés que pour la France, les régions et les départements.',
})

export const trimestreVu = z
  .object({
    annee: z.number().int(),
    trimestre: z.number().int(),
    libelle: z.string(),
    arreteLe: dateFr,
    /** The quarter is not over. */
    provisoire: z.boolean(),
    /** Counted afterwards, from what the register holds of that time. */
    reconstitue: z.boolean(),
  })
  .meta({ id: 'TrimestreStatistique' })

export const statistiques = {
  listerAnneesStatistiques: operation(
    'GET',
    '/api/public/statistiques/chargementAnneeGeneration/{isNationale}',
    {
      access: 'public',
      summary: 'Années dont un rapport a été établi : national, ou d’un territoire',
      params: z.object({ isNationale: z.enum(['true', 'false']) }),
      response: z.array(z.number().int()),
    },
  ),
  listerTrimestresStatistiques: operation(
    'GET',
    '/api/public/statistiques/chargementTrimestreGeneration',
    {
      access: 'public',
      summary: 'Trimestres dont les chiffres sont établis, le plus récent d’abord',
      response: z.array(trimestreVu),
    },
  ),
  telechargerRapportBo: operation('GET', '/api/public/statistiques/telechargerRapportBo', {
    access: 'public',
    personal: true,
    summary:
      'Rapport d’un trimestre en PDF ou XLSX : France, région, département, intercommunalité ou commune',
    query: z.object({
      annee,
      trimestre,
      ...territoire,
      format: z.enum(FORMATS_RAPPORT).default('pdf'),
    }),
    response: binary('application/octet-stream'),
    errors: ['introuvable', 'fichier-introuvable'],
    rate: 'annuaire',
  }),
  lireStatistiques: operation('GET', '/api/public/statistiques/chiffres', {
    access: 'public',
    summary: 'Chiffres d’un territoire à un trimestre, leur évolution et leurs rapports',
    query: z.object({ ...territoire, annee: annee.optional(), trimestre: trimestre.optional() }),
    response: z.object({
      territoire: z.object({
        niveau: z.enum(NIVEAUX_GEOGRAPHIQUES),
        code: z.string(),
        nom: z.string(),
      }),
      /** null: no quarter was counted yet. */
      periode: trimestreVu.extend({ etabliLe: instant }).nullable(),
      valeurs,
      evolution: z.array(
        z.object({ annee: z.number().int(), trimestre: z.number().int(), valeurs }),
      ),
      /** `taille` in bytes; null: the report is made when it is asked for. */
      rapports: z.array(
        z.object({
          format: z.enum(FORMATS_RAPPORT),
          nom: z.string(),
          taille: z.number().int().nullable(),
        }),
      ),
    }),
    errors: ['introuvable'],
  }),
  lireCarteStatistiques: operation('GET', '/api/public/statistiques/carte', {
    access: 'public',
    summary: 'Chiffres de chaque département à un trimestre',
    query: z.object({ annee: annee.optional(), trimestre: trimestre.optional() }),
    response: z.object({
      departements: z.array(z.object({ code: z.string(), nom: z.string(), valeurs })),
    }),
    errors: ['introuvable'],
  }),
}
