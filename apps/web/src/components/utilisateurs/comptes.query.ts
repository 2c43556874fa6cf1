import { isTeneur } from '@registre/domain'
import { queryFor } from '../../lib/api/index.ts'
import type { Compte } from '../../lib/session.ts'

/** Reads the accounts of one's own house: the establishment, or the keepers' team. */
export const mesComptesQuery = (compte: Compte) =>
  queryFor<'listerUtilisateurs' | 'listerUtilisateursTeledeclarant'>(
    isTeneur(compte.profil) ? 'listerUtilisateursTeledeclarant' : 'listerUtilisateurs',
    {
      params: { id: Number(compte.idTeledeclarant) },
    },
  )
