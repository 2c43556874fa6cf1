/** Calendar days are ISO strings (`2026-11-21`): they compare as text and know no time zone. */
export type IsoDate = string

const FR = /^(\d{2})\/(\d{2})\/(\d{4})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

const isRealDay = (y: number, m: number, d: number): boolean => {
  const date = new Date(Date.UTC(y, m - 1, d))
  return date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
}

/**
 * Reads dd/mm/yyyy; an unparsable or impossible date gives null (specification 1, "Normalisation
 * rules").
 */
export const parseFrDate = (text: string | null | undefined): IsoDate | null => {
  const m = FR.exec((text ?? '').trim())
  if (!m || !isRealDay(Number(m[3]), Number(m[2]), Number(m[1]))) return null
  return `${m[3]}-${m[2]}-${m[1]}`
}

const JOUR_SAISI = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{2}|\d{4})$/

/**
 * What is wrong with a day as it was typed, in a sentence that does not deny it: a day that the
 * calendar does not have is told from what is no day. Null for a day, and for nothing.
 */
export const fauteDeJour = (text: string): string | null => {
  if (text.trim() === '' || parseFrDate(text) !== null) return null
  const [, jour = '', mois = '', annee = ''] = JOUR_SAISI.exec(text.trim()) ?? []
  if (jour === '') return 'Saisissez une date au format jj/mm/aaaa, par exemple 21/11/2025.'
  const an = annee.length === 2 ? `20${annee}` : annee
  return `Le ${jour.padStart(2, '0')}/${mois.padStart(2, '0')}/${an} n’existe pas : vérifiez le jour et le mois.`
}

/** Writes an ISO day as dd/mm/yyyy; null, empty or unreadable gives ''. */
export const formatFrDate = (iso: IsoDate | null | undefined): string => {
  const m = ISO.exec((iso ?? '').slice(0, 10))
  return m ? `${m[3]}/${m[2]}/${m[1]}` : ''
}

/** The day in Paris of an instant in milliseconds. */
export const jourAParis = (instant: number): IsoDate =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(instant)

const toUtc = (iso: IsoDate): Date => new Date(`${iso}T00:00:00Z`)
const fromUtc = (d: Date): IsoDate => d.toISOString().slice(0, 10)

/** Adds days to an ISO day. */
export const addDays = (iso: IsoDate, days: number): IsoDate => {
  const d = toUtc(iso)
  d.setUTCDate(d.getUTCDate() + days)
  return fromUtc(d)
}

/** Adds months; the 31st falls back to the last day of a shorter month. */
export const addMonths = (iso: IsoDate, months: number): IsoDate => {
  const d = toUtc(iso)
  const day = d.getUTCDate()
  d.setUTCDate(1)
  d.setUTCMonth(d.getUTCMonth() + months)
  const last = new Date(Date.UTC(d.getUTCFullYear(), d.getUTCMonth() + 1, 0)).getUTCDate()
  d.setUTCDate(Math.min(day, last))
  return fromUtc(d)
}

/** Whole days from a to b; negative when b is before a. */
export const daysBetween = (a: IsoDate, b: IsoDate): number =>
  Math.round((toUtc(b).getTime() - toUtc(a).getTime()) / 86_400_000)

/** Easter Sunday of a year (Meeus). */
const easter = (y: number): IsoDate => {
  const a = y % 19,
    b = Math.floor(y / 100),
    c = y % 100
  const d = Math.floor(b / 4),
    e = b % 4,
    f = Math.floor((b + 8) / 25),
    g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30,
    i = Math.floor(c / 4),
    k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7,
    m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31),
    day = ((h + l - 7 * m + 114) % 31) + 1
  return `${y}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The eleven French public holidays of a year, as ISO days. */
export const joursFeries = (annee: number): ReadonlySet<IsoDate> => {
  const p = easter(annee)
  return new Set([
    `${annee}-01-01`,
    addDays(p, 1),
    `${annee}-05-01`,
    `${annee}-05-08`,
    addDays(p, 39),
    addDays(p, 50),
    `${annee}-07-14`,
    `${annee}-08-15`,
    `${annee}-11-01`,
    `${annee}-11-11`,
    `${annee}-12-25`,
  ])
}

/** Monday to Friday and not a French public holiday. */
export const estJourOuvre = (iso: IsoDate): boolean => {
  const weekday = toUtc(iso).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !joursFeries(Number(iso.slice(0, 4))).has(iso)
}

/** The day that lies `jours` working days after `iso` (0: the same day). */
export const ajouterJoursOuvres = (iso: IsoDate, jours: number): IsoDate => {
  let day = iso
  for (let left = jours; left > 0;) {
    day = addDays(day, 1)
    if (estJourOuvre(day)) left -= 1
  }
  return day
}

/**
 * True when the day is the last of its month: 28 and 29 February stand for the same closing day.
 */
export const estFinDeMois = (iso: IsoDate): boolean => addDays(iso, 1).slice(8) === '01'
