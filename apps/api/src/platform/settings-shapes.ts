import { EFFETS_SILENCE, type Silences, TYPES_DEMANDE } from '@registre/domain'
import ipaddr from 'ipaddr.js'
import * as z from 'zod'

/** An empty setting is one that is not given. */
export const vide = (v: unknown) => (v === '' ? undefined : v)

/** Texts separated by commas. */
export const listeDe = (defaut: string) =>
  z
    .string()
    .default(defaut)
    .transform((texte) =>
      texte
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean),
    )

export const optionalUrl = z.preprocess(vide, z.url().optional())

/** A password that a machine alone types. */
export const motDePasseDeRole = z.preprocess(
  vide,
  z.string().min(16, 'un mot de passe de rôle compte au moins 16 caractères').optional(),
)

/** What an operator writes of a service that the register does without: said, not forgotten. */
export const AUCUN = 'aucun'

const seulementAucun = z.literal(AUCUN).transform(() => null)

/** The address of an outside service, or « aucun » (null); undefined when nothing is said. */
export const urlOuAucun = z.preprocess(
  vide,
  z.union([seulementAucun, z.url(`une adresse (https://…), ou « ${AUCUN} »`)]).optional(),
)

/** The `hote:port` of an outside service, or « aucun » (null); undefined when nothing is said. */
export const adresseOuAucun = z.preprocess(vide, z.union([seulementAucun, z.string()]).optional())

/** What silence is worth, by kind of request: `RATTACHEMENT=rejet:2,DISSOLUTION=acceptation:4`. */
export const silences = listeDe('').transform((lignes, ctx): Silences => {
  const lues = lignes.flatMap((ligne) => {
    const [, nom, dit, mois] = /^([A-Z_]+)=([a-z]+):(\d{1,2})$/.exec(ligne) ?? []
    const type = TYPES_DEMANDE.find((t) => t === nom)
    const effet = EFFETS_SILENCE.find((e) => e === dit)
    if (type && effet) return [[type, { effet, mois: Number(mois) }] as const]
    ctx.addIssue(
      `SILENCE_VAUT : « ${ligne} » n’est pas TYPE=effet:mois (${TYPES_DEMANDE.join(', ')} ; ${EFFETS_SILENCE.join(', ')})`,
    )
    return []
  })
  return Object.fromEntries(lues)
})

/** The bytes that a setting writes in hexadecimal or base64; null for any other text, such as words. */
const octetsDe = (valeur: string): Buffer | null => {
  if (/^(?:[0-9a-f]{2})+$/i.test(valeur)) return Buffer.from(valeur, 'hex')
  const base64 =
    /^[A-Za-z\d+/]+={0,2}$/.test(valeur) && /[a-z]/.test(valeur) && /[A-Z]/.test(valeur)
  return base64 ? Buffer.from(valeur, 'base64') : null
}

/**
 * True for a secret that a generator gave: 32 bytes or more, in hexadecimal or base64, that do not
 * repeat each other.
 */
export const estTireAuHasard = (valeur: string): boolean => {
  const octets = octetsDe(valeur)
  return octets !== null && octets.length >= 32 && new Set(octets).size >= 20
}

/** Proxies in front of the API, at most: a count without an end would believe whatever is written. */
const PROXIES_MAX = 5
const NOMS_DE_PLAGES = ['loopback', 'linklocal', 'uniquelocal']
/** Ranges that nobody on the Internet has: as wide as an operator likes. */
const PRIVEES = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
].map((p) => ipaddr.parseCIDR(p))

/** An address or a range; null for what is neither. IPv4 written as IPv6 is IPv4. */
const plageDe = (texte: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | null => {
  const [ip = '', bits, reste] = texte.split('/')
  if (reste !== undefined || !ipaddr.isValid(ip) || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
    return null
  const adresse = ipaddr.parse(ip)
  const entiers = adresse.kind() === 'ipv4' ? 32 : 128
  const n = bits === undefined ? entiers : Number(bits)
  if (n > entiers) return null
  return adresse instanceof ipaddr.IPv6 && adresse.isIPv4MappedAddress()
    ? [adresse.toIPv4Address(), Math.max(0, n - 96)]
    : [adresse, n]
}

/** Share of the public addresses of its family that a range takes. */
const partPublique = ([adresse, n]: [ipaddr.IPv4 | ipaddr.IPv6, number]): number =>
  PRIVEES.some(
    ([base, bits]) => base.kind() === adresse.kind() && n >= bits && adresse.match(base, bits),
  )
    ? 0
    : 2 ** -n

/** No range, nor many together, takes more of the Internet than this: a /8 of IPv4, a /16 of IPv6. */
const PART_MAX = { ipv4: 2 ** -8, ipv6: 2 ** -16 }

const proxiesLisibles = (texte: string): boolean => {
  if (/^\d+$/.test(texte)) return Number(texte) >= 1 && Number(texte) <= PROXIES_MAX
  const plages = texte.split(',').map((t) => t.trim())
  const lues = plages.filter((t) => !NOMS_DE_PLAGES.includes(t)).map(plageDe)
  return (['ipv4', 'ipv6'] as const).every(
    (famille) =>
      lues.reduce(
        (part, p) =>
          p === null ? Infinity : part + (p[0].kind() === famille ? partPublique(p) : 0),
        0,
      ) <= PART_MAX[famille],
  )
}

/** Who stands in front: a count, or addresses; never the whole world, whole or in pieces. */
export const proxies = z.preprocess(
  vide,
  z
    .string()
    .refine(
      proxiesLisibles,
      `PROXY_DE_CONFIANCE est un nombre de proxies (1 à ${PROXIES_MAX}) ou leurs seules adresses (« uniquelocal », 10.0.0.0/8 …), séparées par des virgules : croire tout le monde, c’est ne plus savoir qui appelle`,
    )
    .optional(),
)

/** Ranges of addresses separated by commas. */
export const plages = (nom: string) =>
  listeDe('').refine(
    (liste) => liste.every((t) => plageDe(t) !== null),
    `${nom} : des adresses ou des plages (192.0.2.0/24), séparées par des virgules`,
  )

/** Port numbers separated by commas. */
export const portsDe = (defaut: string) =>
  listeDe(defaut)
    .transform((liste) => liste.map(Number))
    .refine(
      (ports) => ports.every((n) => Number.isInteger(n) && n > 0 && n < 65_536),
      'des numéros de port, séparés par des virgules',
    )

/** The fault of settings that are given all together, or not at all; none when they are. */
export const vontEnsemble = (
  reglages: Readonly<Record<string, unknown>>,
  noms: readonly string[],
): string[] => {
  const donnes = noms.filter((nom) => reglages[nom] !== undefined).length
  return donnes === 0 || donnes === noms.length
    ? []
    : [`${noms.slice(0, -1).join(', ')} et ${noms.at(-1)} vont ensemble`]
}

/** The path of a video of a home, on the register's own address; '' for none. */
export const videoDeLAccueil = (nom: string) =>
  z
    .string()
    .regex(
      /^$|^\/(?!\/)[\w./-]+$/,
      `${nom} est un chemin du registre, par exemple /videos/accueil.mp4`,
    )
    .default('')

/**
 * The audit of accessibility that the operator signed, `taux;jour;auditeur` (`98,5;2027-03-01;Cabinet`);
 * null before.
 */
export const auditAccessibilite = z
  .string()
  .regex(
    /^$|^\d{1,3}(,\d{1,2})?;\d{4}-\d\d-\d\d;[^;]{2,120}$/,
    'ACCESSIBILITE_AUDIT s’écrit taux;jour;auditeur, par exemple 98,5;2027-03-01;Nom du cabinet',
  )
  .default('')
  .transform((dit, ctx) => {
    if (dit === '') return null
    const [taux = '', jour = '', par = ''] = dit.split(';')
    const lu = {
      taux: Number(taux.replace(',', '.')),
      jour: z.iso.date().safeParse(jour).data,
      par,
    }
    if (lu.taux <= 100 && lu.jour !== undefined) return { ...lu, jour: lu.jour }
    ctx.addIssue({
      code: 'custom',
      message: 'ACCESSIBILITE_AUDIT : un taux d’au plus 100, un jour qui existe',
    })
    return z.NEVER
  })

/** The secret that a sign-on provider gave the register; left out: that sign-on is closed. */
export const secretDeClient = (nom: string) =>
  z.preprocess(vide, z.string().min(16, `${nom} doit compter au moins 16 caractères`).optional())

/** An e-mail address that may be left out. */
export const courrielFacultatif = (nom: string) =>
  z.preprocess(vide, z.email(`${nom} est une adresse électronique`).optional())
