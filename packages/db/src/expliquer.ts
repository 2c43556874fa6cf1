/** Who connects, where: what the sentences name. The password is never among them. */
interface Acces {
  role: string
  hote: string
  port: string
  base: string
}

const FORME =
  'DATABASE_URL ne se lit pas : elle s’écrit postgresql://role:mot-de-passe@hote:5432/base (dans le mot de passe, @ s’écrit %40, : %3A et / %2F).'

/** What PostgreSQL answers, by SQLSTATE. */
const REPONSES: Readonly<Record<string, (a: Acces) => string>> = {
  // PostgreSQL says the same of a wrong password, an unknown role and an expired one, on purpose.
  '28P01': ({ role }) =>
    `PostgreSQL refuse le mot de passe du rôle « ${role} » : il est faux, ou ce rôle est inconnu ou expiré (« valid until »). Corrigez DATABASE_URL, ou prolongez le rôle.`,
  '28000': ({ role, base }) =>
    `PostgreSQL n’admet pas le rôle « ${role} » sur la base « ${base} » : il n’existe pas, n’a pas le droit de se connecter (« login »), ou pg_hba.conf n’admet pas cette machine.`,
  '3D000': ({ base, hote }) => `La base « ${base} » n’existe pas sur ${hote} : créez-la d’abord.`,
  '53300': () =>
    'PostgreSQL n’a plus de connexion libre : (DATABASE_POOL + 2) × nombre de processus doit rester sous max_connections moins 20, et sous la limite du rôle.',
  '42501': ({ role, base }) =>
    `Le rôle « ${role} » n’a pas les droits qu’il faut dans la base « ${base} » : rendez-le propriétaire de la base, ou donnez-lui ceux du propriétaire.`,
  '42P01': () => 'Il manque une table : appliquez d’abord les migrations (npm run migrate).',
  '42703': () => 'Il manque une colonne : appliquez d’abord les migrations (npm run migrate).',
  '25006': ({ hote }) =>
    `La base de ${hote} est en lecture seule : DATABASE_URL désigne un réplica, ou une restauration qui n’est pas finie.`,
  '53100': ({ hote }) => `Le disque de PostgreSQL est plein sur ${hote} : libérez de la place.`,
  '57P01': ({ hote }) => `PostgreSQL vient de fermer la connexion sur ${hote} : recommencez.`,
  '57P03': ({ hote }) =>
    `PostgreSQL démarre ou s’arrête sur ${hote} : recommencez dans un instant.`,
}

const injoignable = ({ hote, port }: Acces): string =>
  `PostgreSQL ne répond pas sur ${hote}, port ${port} : il est arrêté, ou un pare-feu s’interpose.`
const inconnu = ({ hote }: Acces): string =>
  `La machine « ${hote} » de DATABASE_URL est introuvable : vérifiez son nom.`
const certificat = ({ hote }: Acces): string =>
  `Le certificat de PostgreSQL sur ${hote} n’est pas reconnu : vérifiez sslmode et sslrootcert dans DATABASE_URL.`

/** What the network answers, by the code of Node. */
const RESEAU: Readonly<Record<string, (a: Acces) => string>> = {
  ECONNREFUSED: injoignable,
  ECONNRESET: injoignable,
  ETIMEDOUT: injoignable,
  EHOSTUNREACH: injoignable,
  ENETUNREACH: injoignable,
  ENOTFOUND: inconnu,
  EAI_AGAIN: inconnu,
  CERT_HAS_EXPIRED: certificat,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificat,
  ERR_TLS_CERT_ALTNAME_INVALID: certificat,
  SELF_SIGNED_CERT_IN_CHAIN: certificat,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificat,
}

/** What the driver says by a message alone. */
const PILOTE: readonly (readonly [RegExp, (a: Acces) => string])[] = [
  [
    /does not support SSL/,
    ({ hote }) =>
      `PostgreSQL sur ${hote} n’accepte pas TLS : retirez sslmode de DATABASE_URL, ou réglez ssl sur le serveur.`,
  ],
  [/timeout exceeded when trying to connect|connection timeout/, injoignable],
  [/Connection terminated unexpectedly/, injoignable],
]

const lire = (url: string): Acces | null => {
  if (!URL.canParse(url)) return null
  const { username, hostname, port, pathname, searchParams } = new URL(url)
  return {
    role: decodeURIComponent(username),
    // Without a name, the driver takes the one of the query: a socket of this machine, often.
    hote: hostname || (searchParams.get('host') ?? 'localhost'),
    port: port === '' ? '5432' : port,
    base: decodeURIComponent(pathname.slice(1)),
  }
}

const champ = (error: object, nom: string): string => {
  const valeur: unknown = Reflect.get(error, nom)
  return typeof valeur === 'string' || typeof valeur === 'number' ? String(valeur) : ''
}

/** An error of the network that names another machine than the database's is not its own. */
const vientDAilleurs = (error: object, { hote, port }: Acces): boolean => {
  const [vuPort, vuHote] = [champ(error, 'port'), champ(error, 'hostname')]
  return (vuPort !== '' && vuPort !== port) || (vuHote !== '' && vuHote !== hote)
}

/**
 * Takes an error and the address of the database; gives the French sentence that says why the
 * database cannot be used and what to do, or null when the error is not the database's. Neither
 * the password nor a value of a row is in it.
 */
export const expliquerBase = (error: unknown, url: string): string | null => {
  const acces = lire(url)
  if (acces === null) return FORME
  if (!(error instanceof Error)) return null
  const code = champ(error, 'code')
  // Several addresses of one name were tried: what each one answered says where.
  const tentatives = error instanceof AggregateError ? error.errors : [error]
  const reseau = tentatives.some((e) => e instanceof Object && vientDAilleurs(e, acces))
    ? undefined
    : RESEAU[code]
  const dire = REPONSES[code] ?? reseau ?? PILOTE.find(([forme]) => forme.test(error.message))?.[1]
  return dire ? dire(acces) : null
}
