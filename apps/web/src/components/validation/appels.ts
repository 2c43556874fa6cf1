import { createClient } from '@registre/contract/client'
import { callOf, type Answer } from '../../lib/api/index.ts'
import type { InfosValidation } from './types.ts'

/** Takes the lock of a request, or extends it: by its mandate when it has one, by its co-ownership otherwise. Throws ApiError. */
export const ouvrir = ({ mandat, fiche }: Pick<InfosValidation, 'mandat' | 'fiche'>): Promise<Answer<'ouvrirDemande'>> =>
  mandat ? callOf('ouvrirDemande', { params: { id: mandat.id } }) : callOf('ouvrirDemandeSansMandat', { params: { n: fiche.id } })

// The browser sends a keepalive call to its end even when the page that asked for it closes.
const auDepart = createClient({ fetch: (url, init) => fetch(url, { ...init, keepalive: true }) })

/** Gives the request back to the queue; also sent while the page closes. Throws ApiError. */
export const rendre = ({ mandat, demande }: Pick<InfosValidation, 'mandat' | 'demande'>): Promise<unknown> =>
  mandat ? auDepart.quitterValidation({ params: { idMandat: mandat.id } }) : auDepart.rendreDemande({ params: { id: demande.id } })
