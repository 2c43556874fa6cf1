import { AUTORITES, JETON_ADRESSES_MAX, JETON_JOURS_MAX, NOMS_USAGES_JETON } from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import { id, instant, nom, rien, texteCourt } from './primitives/index.ts'

const autorite = z.enum(AUTORITES)
const usage = z.enum(NOMS_USAGES_JETON)

/** A token as lists show it: never the token itself. */
export const jetonVu = z
  .object({
    id,
    nom: z.string(),
    /** Its first characters. */
    prefixe: z.string(),
    autorites: z.array(autorite),
    /** The first of its uses; null for a token older than uses. */
    usage: usage.nullable(),
    usages: z.array(usage),
    lectureSeule: z.boolean(),
    /** Addresses or CIDR blocks that may use it; none: any. */
    adresses: z.array(z.string()),
    creeLe: instant,
    expireLe: instant,
    vuLe: instant.nullable(),
    vuAdresse: z.string(),
    etat: z.enum(['ACTIF', 'EXPIRE', 'REVOQUE']),
  })
  .meta({ id: 'JetonVu' })

export const jetons = {
  listerJetons: operation('GET', '/api/jetons', {
    access: 'session',
    summary:
      'Les jetons de son compte, ou d’un compte que l’on administre ; et les usages que l’on peut leur donner',
    query: z.object({ idUtilisateur: id.optional() }),
    response: z.object({ jetons: z.array(jetonVu), usages: z.array(usage) }),
    errors: ['introuvable'],
    sansJeton: true,
    interditEnEmprunt: true,
  }),
  creerJeton: operation('POST', '/api/jetons', {
    access: 'session',
    summary: 'Crée un jeton pour un programme ; sa valeur n’est donnée qu’une fois',
    body: z
      .strictObject({
        nom: nom(80).min(1),
        /** Its rights follow, among one's own; those that the account loses later are lost to it too. */
        usages: z.array(usage).max(NOMS_USAGES_JETON.length).default([]),
        /** One use, as a program of before several were possible says it. */
        usage: usage.optional(),
        jours: z.number().int().min(1).max(JETON_JOURS_MAX),
        adresses: z.array(texteCourt(50)).max(JETON_ADRESSES_MAX).default([]),
      })
      .refine((b) => b.usage !== undefined || b.usages.length > 0, {
        error: 'Choisissez au moins un usage.',
        path: ['usages'],
      }),
    response: z.object({ jeton: z.string(), vue: jetonVu }),
    errors: ['regles-non-respectees', 'acces-non-autorise'],
    fraiche: 'toujours',
    sansJeton: true,
    interditEnEmprunt: true,
  }),
  revoquerJeton: operation('DELETE', '/api/jetons/{id}', {
    access: 'session',
    summary: 'Révoque un jeton, aussitôt',
    params: z.object({ id }),
    response: rien,
    errors: ['introuvable'],
    sansJeton: true,
    interditEnEmprunt: true,
  }),
}
