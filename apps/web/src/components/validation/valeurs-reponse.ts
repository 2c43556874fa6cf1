import { adresseEnLigne, type VariableReponse } from '@registre/domain'
import { formatNumero } from '../../lib/format.ts'
import type { InfosValidation } from './types.ts'

/** What the variables of a prepared text stand for, on a request. */
export const valeursReponse = ({
  demande,
  demandeur,
  fiche,
}: InfosValidation): Record<VariableReponse, string> => {
  const adresse = fiche.declaration?.immatCopropriete.identification.adressePrincipale
  return {
    declarant: demandeur.raisonSociale,
    copropriete: fiche.declaration?.nomCopropriete ?? '',
    adresse: adresse ? adresseEnLigne(adresse) : '',
    numero: fiche.numeroImmatriculation ? formatNumero(fiche.numeroImmatriculation) : '',
    reference: demande.reference,
  }
}
