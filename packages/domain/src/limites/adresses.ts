// Mail that anybody may have sent to anybody: what counts as one recipient, one domain, one sender.

/** Domains that deliver `jean.dupont` and `jeandupont` to the same person. */
const SANS_POINTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** The domains that serve the public at large: many recipients there are no abuse. */
const GRAND_PUBLIC: ReadonlySet<string> = new Set([
  ...SANS_POINTS,
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'laposte.net',
  'outlook.com',
  'outlook.fr',
  'hotmail.com',
  'hotmail.fr',
  'live.fr',
  'yahoo.com',
  'yahoo.fr',
  'bbox.fr',
  'icloud.com',
  'proton.me',
  'protonmail.com',
])

/** One spelling of an address and its aliases: « Jean.D+lettre@Gmail.com » is « jeand@gmail.com ». */
export const adresseUnique = (email: string): string => {
  const [local = '', domaine = ''] = email.trim().toLowerCase().split('@')
  const nom = local.replace(/(?<=.)\+.*$/, '')
  return SANS_POINTS.has(domaine) ? `${nom.replaceAll('.', '')}@gmail.com` : `${nom}@${domaine}`
}

/** The domain of an address. */
export const domaineDe = (email: string): string => adresseUnique(email).split('@')[1] ?? ''

/** Who a network address stands for: an IPv6 /64 is one subscriber, an IPv4 address too. */
export const reseauDe = (ip: string): string => {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1]
  if (v4) return v4
  if (!ip.includes(':')) return ip
  const [debut = '', fin] = ip.split('%')[0]?.split('::') ?? []
  const avant = debut === '' ? [] : debut.split(':')
  const apres = fin === undefined || fin === '' ? [] : fin.split(':')
  const vides = fin === undefined ? 0 : Math.max(0, 8 - avant.length - apres.length)
  const groupes = [...avant, ...Array.from({ length: vides }, () => '0'), ...apres]
  return `${groupes
    .slice(0, 4)
    .map((g) => g.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}

/** Mails to one recipient, to one domain, from one sender's network; over a day. */
export interface LimitesCourriel {
  destinataire: number
  domaine: number
  reseau: number
}

/** Confirmations of the newsletter that a form sends. */
export const LIMITES_LETTRE = (email: string): LimitesCourriel => ({
  destinataire: 3,
  domaine: GRAND_PUBLIC.has(domaineDe(email)) ? 2_000 : 50,
  reseau: 40,
})

/** Confirmations of a followed sheet: a buyer compares several in a day. */
export const LIMITES_SUIVI = (email: string): LimitesCourriel => ({
  ...LIMITES_LETTRE(email),
  destinataire: 10,
})

/** Acknowledgements of the contact form. */
export const LIMITES_CONTACT = (email: string): LimitesCourriel => ({
  destinataire: 5,
  domaine: GRAND_PUBLIC.has(domaineDe(email)) ? 2_000 : 100,
  reseau: 60,
})

/** Confirmations of a request to join a firm. */
export const LIMITES_ARRIVEE = LIMITES_LETTRE
