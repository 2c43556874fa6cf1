/** What was seen of a service, in French words. */
export class Vu extends Error {
  override readonly name = 'Vu'
}

/** What systems and libraries say, in the words of an operator; the first that fits. */
const PANNES: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'rien n’écoute à cette adresse'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'la machine est introuvable'],
  [/STARTTLS/i, 'le relais n’offre pas STARTTLS'],
  [/CERT|self.signed|certificate/i, 'son certificat n’est pas reconnu'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|delai|Timeout|no answer/i, 'ne répond pas'],
  [/EAUTH|WRONGPASS|NOAUTH/, 'refuse l’identifiant ou le mot de passe'],
  [/NoSuchBucket/, 'le seau n’existe pas'],
  [/AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch/, 'refuse ces clés'],
  [/EACCES|EPERM|EROFS/, 'ce compte n’a pas le droit d’y écrire'],
  [/ENOENT|ENOTDIR/, 'le dossier n’existe pas'],
  [/ENOSPC|EDQUOT/, 'le disque est plein'],
  [/ECONNRESET|EPIPE|closed/, 'coupe la conversation'],
]

/** An error and all that it carries: its causes, its attempts at several addresses. */
const toutes = (error: unknown): Error[] =>
  error instanceof Error
    ? [
        error,
        ...toutes(error.cause),
        ...(error instanceof AggregateError ? error.errors.flatMap(toutes) : []),
      ]
    : []

/** What is at the address is no such service, as far as can be told. */
export const AUTRE_CHOSE = 'répond autre chose que ce que le registre attend'

/** What an error of a service shows, in French. */
export const expliquerPanne = (error: unknown): string => {
  const erreurs = toutes(error)
  const vu = erreurs.find((e) => e instanceof Vu)
  if (vu) return vu.message
  const dit = erreurs
    .map((e) => [e.name, 'code' in e ? String(e.code) : '', e.message].join(' '))
    .join('\n')
  return PANNES.find(([forme]) => forme.test(dit))?.[1] ?? AUTRE_CHOSE
}
