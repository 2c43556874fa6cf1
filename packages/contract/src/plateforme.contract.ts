import * as z from 'zod'
import { binary, operation } from './operation.ts'
import { id, instant } from './primitives/index.ts'

const courriel = z
  .object({ id, a: z.string(), objet: z.string(), recuLe: instant })
  .meta({ id: 'CourrielDemo' })

export const plateforme = {
  lireConfiguration: operation({
    area: 'maison',
    method: 'GET',
    path: '/api/public/configuration',
    access: 'public',
    summary: 'Ce que l’interface doit savoir de l’installation',
    response: z.object({
      version: z.string(),
      demonstration: z.boolean(),
      comptesDemo: z.array(
        z.object({ login: z.string(), profil: z.string(), libelle: z.string() }),
      ),
      motDePasseDemo: z.string(),
      /** Presentation video of the institutions' home; empty when the operator provides none. */
      videoInstitutions: z.string(),
      /** Videos of the tutorials that the operator provides, by tutorial. */
      videosTutoriels: z.array(z.object({ tutoriel: z.string(), src: z.string() })),
      /** Who publishes and hosts the site; empty where the operator has not said. */
      mentions: z.object({ editeur: z.string(), directeur: z.string(), hebergeur: z.string() }),
    }),
  }),
  listerCourrielsDemo: operation({
    area: 'maison',
    method: 'GET',
    path: '/api/demo/courriels',
    access: 'public',
    summary: 'Boîte de démonstration (hors production)',
    query: z.object({ a: z.string().max(100).optional() }),
    response: z.array(courriel),
    errors: ['introuvable'],
  }),
  lireCourrielDemo: operation({
    area: 'maison',
    method: 'GET',
    path: '/api/demo/courriels/{id}',
    access: 'public',
    summary: 'Un courriel de la boîte de démonstration',
    params: z.object({ id }),
    response: courriel.extend({ texte: z.string(), html: z.string() }),
    errors: ['introuvable'],
  }),
  afficherCourrielDemo: operation({
    area: 'maison',
    method: 'GET',
    path: '/api/demo/courriels/{id}/html',
    access: 'public',
    summary: 'Le même, mis en forme, pour un cadre isolé',
    params: z.object({ id }),
    response: binary('text/html; charset=utf-8'),
    errors: ['introuvable'],
  }),
}
