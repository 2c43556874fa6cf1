import { afficherNumero } from '@registre/domain'

const LIEU = 'fr-FR'
const FUSEAU = 'Europe/Paris'
const jour = new Intl.DateTimeFormat(LIEU, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: FUSEAU,
})
const heure = new Intl.DateTimeFormat(LIEU, {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: FUSEAU,
})
const nombre = new Intl.NumberFormat(LIEU)
const euros = new Intl.NumberFormat(LIEU, {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

/** What a screen shows for a missing value. */
export const VIDE = '—'

/** 21/11/2026, from an instant. */
export const formatJour = (instant: string | null | undefined): string =>
  instant ? jour.format(new Date(instant)) : VIDE
/** 21/11/2026 à 14:05, from an instant. */
export const formatInstant = (instant: string | null | undefined): string =>
  instant ? `${jour.format(new Date(instant))} à ${heure.format(new Date(instant))}` : VIDE
/** 14:05, from an instant or a Date. */
export const formatHeure = (instant: string | Date): string => heure.format(new Date(instant))
/** 12 345, with French thin spaces. */
export const formatNombre = (n: number | null | undefined): string =>
  n === null || n === undefined ? VIDE : nombre.format(n)
/** 350 m, or 1,2 km. */
export const formatMetres = (m: number): string =>
  m < 1000 ? `${nombre.format(m)} m` : `${nombre.format(Math.round(m / 100) / 10)} km`
/** 12 345 €. */
export const formatEuros = (n: number | null | undefined): string =>
  n === null || n === undefined ? VIDE : euros.format(n)
/** AA0-000-001, from AA0000001. */
export const formatNumero = (numero: string | null | undefined): string =>
  numero ? afficherNumero(numero) : VIDE
export const formatOuiNon = (v: boolean | string | null | undefined): string =>
  v === null || v === undefined ? VIDE : v === true || v === 'true' ? 'Oui' : 'Non'
/** 1,2 Mo or 340 Ko. */
export const formatTaille = (octets: number): string =>
  octets < 1_000_000
    ? `${nombre.format(Math.max(1, Math.round(octets / 1000)))} Ko`
    : `${nombre.format(Math.round(octets / 100_000) / 10)} Mo`
