import * as z from 'zod'
import { courrierVu } from './courriers.contract.ts'
import { binary, operation } from './operation.ts'
import { id, instant, rien, texte } from './primitives/index.ts'

const courriel = z
  .object({ id, a: z.string(), objet: z.string(), recuLe: instant })
  .meta({ id: 'CourrielDemo' })

/** What a demonstration adds to the register: production neither serves nor describes it. */
export const demonstration = {
  listerCertificatsDemo: operation('GET', '/api/demo/certificats', {
    access: 'public',
    summary: 'Certificats d’essai (hors production)',
    response: z.object({
      /** The one that this browser presents; '' for none. */
      presente: z.string(),
      certificats: z.array(z.object({ nom: z.string(), titre: z.string(), suite: z.string() })),
    }),
    errors: ['introuvable'],
    personal: true,
  }),
  presenterCertificatDemo: operation('POST', '/api/demo/certificats', {
    access: 'public',
    summary: 'Présente un certificat d’essai, à la place du proxy (hors production) ; vide : aucun',
    body: z.strictObject({ nom: texte(60) }),
    response: rien,
    errors: ['introuvable'],
  }),
  listerCourriersDemo: operation('GET', '/api/demo/lettres', {
    access: 'public',
    summary: 'Courriers de la démonstration, avec le code que chacun porte (hors production)',
    response: z.array(courrierVu.extend({ code: z.string() })),
  }),
  telechargerCourrierDemo: operation('GET', '/api/demo/lettres/{id}', {
    access: 'public',
    summary: 'Un courrier de la démonstration en PDF',
    params: z.object({ id }),
    response: binary('application/pdf'),
    errors: ['introuvable'],
  }),
  listerCourrielsDemo: operation('GET', '/api/demo/courriels', {
    access: 'public',
    summary: 'Boîte de démonstration (hors production)',
    query: z.object({ a: texte(100).optional() }),
    response: z.array(courriel),
  }),
  lireCourrielDemo: operation('GET', '/api/demo/courriels/{id}', {
    access: 'public',
    summary: 'Un courriel de la boîte de démonstration',
    params: z.object({ id }),
    response: courriel.extend({ texte: z.string(), html: z.string() }),
    errors: ['introuvable'],
  }),
  afficherCourrielDemo: operation('GET', '/api/demo/courriels/{id}/html', {
    access: 'public',
    summary: 'Le même, mis en forme, pour un cadre isolé',
    params: z.object({ id }),
    response: binary('text/html; charset=utf-8'),
    errors: ['introuvable'],
  }),
}
