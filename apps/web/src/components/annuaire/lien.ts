import { afficherNumero } from '@registre/domain'

/** The address of the results of a text. */
export const hrefRecherche = (q: string): string => `/annuaire?${new URLSearchParams({ q })}`

/** The permanent address of a public sheet. */
export const hrefFicheAnnuaire = (numero: string): string => `/annuaire/${afficherNumero(numero)}`
