import { afficherNumero } from '@registre/domain'

/** The permanent address of a public sheet. */
export const hrefFicheAnnuaire = (numero: string): string => `/annuaire/${afficherNumero(numero)}`
