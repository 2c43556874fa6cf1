import {
  FILTRES_ECHEANCE,
  OBLIGATIONS_DECLAREES,
  URGENCES,
  ACTIONS_COPROPRIETE,
} from '@registre/domain'
import * as z from 'zod'
import { binary, operation } from './operation.ts'
import { dateFr, id, instant, paginationOptions, rien, texte } from './primitives/index.ts'

/** One end of mandate of a portfolio. */
export const echeanceVue = z
  .object({
    idMandat: id,
    coproprieteId: id,
    numeroImmatriculation: z.string().nullable(),
    nom: z.string(),
    adressePrincipale: z.string(),
    dateDebut: dateFr,
    dateFin: dateFr,
    /** Days until the end; negative once it is over. */
    joursRestants: z.number().int(),
    urgence: z.enum(URGENCES),
    libelleUrgence: z.string(),
    /** The mandate that follows, when there is one. */
    suite: z.string(),
    /** Verbs allowed now on the co-ownership. */
    actions: z.array(z.enum(ACTIONS_COPROPRIETE)),
  })
  .meta({ id: 'Echeance' })

const mois = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Le mois s’écrit AAAA-MM.')
const compteurs = z.object({
  tous: z.number().int(),
  expires: z.number().int(),
  '30': z.number().int(),
  '60': z.number().int(),
  '90': z.number().int(),
  suivis: z.number().int(),
})

const abonnement = z
  .object({
    actif: z.boolean(),
    creeLe: instant.nullable(),
    /** Last reading by a calendar. */
    luLe: instant.nullable(),
  })
  .meta({ id: 'AbonnementCalendrier' })

export const echeances = {
  rechercherEcheances: operation('POST', '/api/mandats/echeances', {
    lit: true,
    access: ['RENOUVELER_MANDAT'],
    summary: 'Échéances des mandats de son portefeuille',
    body: z.strictObject({
      paginationOptions: paginationOptions('dateFin', 'nom', 'numeroImmatriculation').prefault({}),
      filtre: z.enum(FILTRES_ECHEANCE).default('tous'),
      /** Only the ends of one day. */
      jour: dateFr.default(null),
    }),
    response: z.object({
      echeances: z.array(echeanceVue),
      totalItems: z.number().int(),
      compteurs,
    }),
  }),
  lireMoisEcheances: operation('GET', '/api/mandats/echeances/mois/{mois}', {
    access: ['RENOUVELER_MANDAT'],
    summary:
      'Échéances d’un mois (AAAA-MM), jour par jour : fins de mandat, mises à jour annuelles et autres obligations',
    params: z.object({ mois }),
    response: z.array(
      z.object({
        jour: dateFr,
        nombre: z.number().int(),
        /** The first ones of the day. */
        apercu: z.array(
          z.object({
            coproprieteId: id,
            nom: z.string(),
            numeroImmatriculation: z.string().nullable(),
            adressePrincipale: z.string(),
            /** The end of a mandate, the last day of an annual update, or of what is declared. */
            nature: z.enum(['MANDAT', 'MISE_A_JOUR', ...OBLIGATIONS_DECLAREES]),
            urgence: z.enum(URGENCES),
          }),
        ),
      }),
    ),
  }),
  lireAbonnementCalendrier: operation('GET', '/api/mandats/calendrier', {
    access: ['RENOUVELER_MANDAT'],
    summary: 'Dit si une adresse privée de calendrier est ouverte',
    response: abonnement,
  }),
  ouvrirAbonnementCalendrier: operation('POST', '/api/mandats/calendrier', {
    access: ['RENOUVELER_MANDAT'],
    summary:
      'Ouvre une adresse privée de calendrier ; l’ancienne ne vaut plus. L’adresse n’est donnée que cette fois',
    body: z.strictObject({}),
    response: abonnement.extend({ chemin: z.string() }),
    fraiche: 'toujours',
    interditEnEmprunt: true,
    sansJeton: true,
  }),
  fermerAbonnementCalendrier: operation('DELETE', '/api/mandats/calendrier', {
    access: ['RENOUVELER_MANDAT'],
    summary: 'Ferme son adresse privée de calendrier',
    response: rien,
    interditEnEmprunt: true,
  }),
  lireCalendrierEcheances: operation('GET', '/api/public/calendriers/{jeton}/echeances.ics', {
    access: 'public',
    summary: 'Échéances des mandats au format iCalendar, par une adresse privée',
    params: z.object({ jeton: texte(100) }),
    response: binary('text/calendar; charset=utf-8'),
    errors: ['introuvable'],
    personal: true,
    rate: 'anonyme',
  }),
}
