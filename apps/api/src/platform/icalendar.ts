/** One all-day event of a calendar. */
export interface EvenementCalendrier {
  /** The same at each reading: what tells a calendar that it knows the event. */
  uid: string
  /** Raised when the event changes. */
  sequence: number
  /** ISO day. */
  jour: string
  titre: string
  description: string
  lieu: string
  url: string
  /** Days before at which a calendar may ring. */
  rappels: readonly number[]
}

const CRLF = '\r\n'
const MAX_OCTETS = 75

/**
 * RFC 5545 §3.3.11: backslash, semicolon, comma and line ends are escaped; other control characters
 * do not travel.
 */
export const escapeText = (texte: string): string =>
  texte
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')

/**
 * RFC 5545 §3.1: at most 75 octets a line, a continuation begins with a space; no character is cut
 * in two.
 */
export const foldLine = (ligne: string): string => {
  if (Buffer.byteLength(ligne) <= MAX_OCTETS) return ligne
  const lignes: string[] = []
  let courante = ''
  let taille = 0
  for (const signe of ligne) {
    const poids = Buffer.byteLength(signe)
    if (taille + poids > MAX_OCTETS) {
      lignes.push(courante)
      courante = ' '
      taille = 1
    }
    courante += signe
    taille += poids
  }
  return [...lignes, courante].join(CRLF)
}

const jourCompact = (iso: string): string => iso.replaceAll('-', '')
const instantCompact = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const lendemain = (iso: string): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const evenement = (e: EvenementCalendrier, maintenant: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${e.uid}`,
  `DTSTAMP:${instantCompact(maintenant)}`,
  `SEQUENCE:${e.sequence}`,
  `DTSTART;VALUE=DATE:${jourCompact(e.jour)}`,
  `DTEND;VALUE=DATE:${jourCompact(lendemain(e.jour))}`,
  `SUMMARY:${escapeText(e.titre)}`,
  `DESCRIPTION:${escapeText(e.description)}`,
  ...(e.lieu === '' ? [] : [`LOCATION:${escapeText(e.lieu)}`]),
  `URL:${e.url}`,
  'TRANSP:TRANSPARENT',
  ...e.rappels.flatMap((jours) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(e.titre)}`,
    `TRIGGER:-P${jours}D`,
    'END:VALARM',
  ]),
  'END:VEVENT',
]

/** Writes a calendar (RFC 5545): name, events, lines folded and ended by CRLF. */
export const writeCalendar = (
  nom: string,
  evenements: readonly EvenementCalendrier[],
  maintenant: Date,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Registre national des coproprietes//Echeances des mandats//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(nom)}`,
    `X-WR-CALNAME:${escapeText(nom)}`,
    'X-WR-TIMEZONE:Europe/Paris',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...evenements.flatMap((e) => evenement(e, maintenant)),
    'END:VCALENDAR',
  ]
    .map((ligne) => foldLine(ligne) + CRLF)
    .join('')
