import { afficherNumero, ecrireEntier } from '@registre/domain'

const LIEU = 'fr-FR'
const FUSEAU = 'Europe/Paris'
/** The first formatter of a page takes 50 ms: none is built before it is used. */
const auPremierUsage = <T>(faire: () => T): (() => T) => {
  let fait: T | undefined
  return () => (fait ??= faire())
}
const jour = auPremierUsage(
  () =>
    new Intl.DateTimeFormat(LIEU, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: FUSEAU,
    }),
)
const heure = auPremierUsage(
  () => new Intl.DateTimeFormat(LIEU, { hour: '2-digit', minute: '2-digit', timeZone: FUSEAU }),
)
const decimal = auPremierUsage(() => new Intl.NumberFormat(LIEU))
const ecrire = (n: number): string => (Number.isInteger(n) ? ecrireEntier(n) : decimal().format(n))
const euros = auPremierUsage(
  () =>
    new Intl.NumberFormat(LIEU, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
)

/** What a screen shows for a missing value. */
export const VIDE = '—'

/** 21/11/2026, from an instant. */
export const formatJour = (instant: string | null | undefined): string =>
  instant ? jour().format(new Date(instant)) : VIDE
/** 21/11/2026 à 14:05, from an instant. */
export const formatInstant = (instant: string | null | undefined): string =>
  instant ? `${jour().format(new Date(instant))} à ${heure().format(new Date(instant))}` : VIDE
/** 14:05, from an instant or a Date. */
export const formatHeure = (instant: string | Date): string => heure().format(new Date(instant))
/** 12 345, with French thin spaces. */
export const formatNombre = (n: number | null | undefined): string =>
  n === null || n === undefined ? VIDE : ecrire(n)
/** 350 m, or 1,2 km. */
export const formatMetres = (m: number): string =>
  m < 1000 ? `${ecrire(m)} m` : `${ecrire(Math.round(m / 100) / 10)} km`
/** 12 345 €. */
export const formatEuros = (n: number | null | undefined): string =>
  n === null || n === undefined ? VIDE : euros().format(n)
/** AA0-000-001, from AA0000001. */
export const formatNumero = (numero: string | null | undefined): string =>
  numero ? afficherNumero(numero) : VIDE
export const formatOuiNon = (v: boolean | string | null | undefined): string =>
  v === null || v === undefined ? VIDE : v === true || v === 'true' ? 'Oui' : 'Non'
/** 1,2 Mo or 340 Ko. */
export const formatTaille = (octets: number): string =>
  octets < 1_000_000
    ? `${ecrire(Math.max(1, Math.round(octets / 1000)))} Ko`
    : `${ecrire(Math.round(octets / 100_000) / 10)} Mo`
