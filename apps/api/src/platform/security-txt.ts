import { racineDe } from './adresse.ts'
import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Settings } from './env.ts'

/** RFC 9116 advises less than a year: who reads an older copy asks again. */
const VALIDITE_MS = 180 * 86_400_000

/** A mail address becomes a mailto: link; an address of the web is already one. */
const lienDe = (contact: string): string =>
  contact.startsWith('https://') ? contact : `mailto:${contact}`

/**
 * Serves /.well-known/security.txt (RFC 9116) where the operator says whom to tell of a fault
 * (SECURITE_CONTACT); nothing is served otherwise, and no address is invented.
 */
export const registerSecurityTxt = (
  app: FastifyInstance,
  { settings, clock }: { settings: Settings; clock: Clock },
): void => {
  const contact = settings.SECURITE_CONTACT
  if (contact === undefined) return
  const racine = racineDe(settings)
  const canonique = racine ? [`Canonical: ${racine}/.well-known/security.txt`] : []
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${lienDe(contact)}`,
          `Expires: ${new Date(clock.now().getTime() + VALIDITE_MS).toISOString()}`,
          'Preferred-Languages: fr, en',
          ...canonique,
          '',
        ].join('\n'),
      ),
  )
}
