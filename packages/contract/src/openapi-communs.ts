import { CATALOGUE, ERRORS, type ErrorCode } from '@registre/domain'
import * as z from 'zod'
import { type AnyOperation, estPartagee, isBinary, isRaw } from './operation.ts'

/** Body of every refused call (RFC 9457, with the codes and fields of the register). */
export const probleme = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  champs: z
    .array(
      z.object({
        champ: z.string(),
        code: z.string(),
        message: z.string(),
        confirmable: z.boolean().optional(),
      }),
    )
    .optional(),
  infos: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
})

const REQUEST_ID = '0b8f7c9e-1f4e-4c8e-9a53-0d6f0a6b1c2d'

/** A rule's own sentence. */
const phrase = (code: string): string => {
  const message = CATALOGUE.find((r) => r.code === code)?.message
  return typeof message === 'string' ? message : ''
}

const A_CONFIRMER =
  'La date de clôture des comptes n’a pas été modifiée depuis la dernière déclaration (31/12/2025). La confirmez-vous ?'

/** What some refusals say beside their sentence. */
const DETAILS: Partial<Record<ErrorCode, object>> = {
  'requete-invalide': {
    champs: [{ champ: 'lignes', code: 'format', message: 'Ce champ est requis' }],
  },
  'regles-non-respectees': {
    champs: [{ champ: 'donneesFinancieres.dateAg', code: 'WS32', message: phrase('WS32') }],
  },
  'confirmation-requise': {
    champs: [
      {
        champ: 'donneesFinancieres.dateClotureComptes',
        code: 'WS101',
        message: A_CONFIRMER,
        confirmable: true,
      },
    ],
  },
  'trop-de-requetes': { infos: { retryAfter: 42 } },
}

/** A refusal as it is answered. */
export const exempleDeRefus = (code: ErrorCode) => {
  const { status, message } = ERRORS[code]
  const value = {
    type: `/aide/erreurs#${code}`,
    title: message,
    status,
    code,
    message,
    ...DETAILS[code],
    requestId: REQUEST_ID,
  } satisfies z.input<typeof probleme>
  return { summary: message, value }
}

const entete = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
})

export const ENTETES = {
  RateLimit: entete(
    'Ce qui reste de la fenêtre en cours (r : appels, t : secondes), à un jeton et à qui n’est pas connecté.',
    '"jeton";r=2874;t=212',
  ),
  'RateLimit-Policy': entete(
    'La fenêtre qui s’applique (q : appels, w : secondes).',
    '"jeton";q=3000;w=300',
  ),
  ETag: entete(
    'La marque de ce contenu : renvoyée dans If-None-Match, elle donne 304 tant que rien n’a changé.',
    '"4rXb0m0w8V5y0f3rNfWc0p7m9yqQkqk2w0B1n4d0Zc8"',
  ),
  'Access-Control-Allow-Origin': entete('Les pages de tout site peuvent lire cette réponse.', '*'),
  'Retry-After': entete('Secondes à attendre avant de recommencer.', '42'),
  'Content-Disposition': entete(
    'Le nom sous lequel le fichier s’enregistre.',
    `attachment; filename="attestation.pdf"; filename*=UTF-8''attestation.pdf`,
  ),
  'Idempotency-Replayed': entete(
    'true : la réponse d’un premier essai, redonnée pour la même clé d’idempotence ; rien n’a été fait de nouveau.',
    'true',
  ),
  'X-Register-Warning': entete(
    'Ce que la recherche n’a pas pu suivre, comme avis le dit.',
    'too many results',
  ),
  Location: entete('Où le navigateur est envoyé.', '/compte'),
  Deprecation: entete('Jour où l’opération a été déclarée obsolète (RFC 9745).', '@1795219200'),
  Sunset: entete(
    'Jour à partir duquel l’opération peut ne plus répondre (RFC 8594).',
    'Mon, 22 Nov 2027 00:00:00 GMT',
  ),
}

/** Headers that an operation's answer may bear. */
export const entetesDe = (op: AnyOperation): Record<string, { $ref: string }> => {
  const noms = [
    ...(op.sansJeton ? [] : ['RateLimit', 'RateLimit-Policy']),
    ...(op.method === 'GET' && !isRaw(op.response) ? ['ETag'] : []),
    ...(estPartagee(op) ? ['Access-Control-Allow-Origin'] : []),
    ...(isBinary(op.response) ? ['Content-Disposition'] : []),
    ...(op.idempotent ? ['Idempotency-Replayed'] : []),
    ...(op.response instanceof z.ZodObject && 'avis' in op.response.shape
      ? ['X-Register-Warning']
      : []),
    ...(isRaw(op.response) && op.response.kind === 'redirect' ? ['Location'] : []),
    ...(op.obsolete ? ['Deprecation', 'Sunset'] : []),
  ]
  return Object.fromEntries(noms.map((nom) => [nom, { $ref: `#/components/headers/${nom}` }]))
}

export const EN_TETE_IDEMPOTENCE = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Choisie par vous, la même pour chaque essai d’une même demande (200 caractères au plus).',
  schema: { type: 'string', maxLength: 200 },
  example: REQUEST_ID,
}
