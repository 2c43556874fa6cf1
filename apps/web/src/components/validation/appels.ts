import { createClient } from '@registre/contract/client'
import { callOf, type Answer } from '../../lib/api/index.ts'
import type { InfosValidation } from './types.ts'

/** What the calls of the lock need to name a request. */
export interface Cible {
  idDemande: number
  idMandat: number | null
  coproprieteId: number
}

export const cibleDeInfos = ({ demande, mandat, fiche }: InfosValidation): Cible => ({
  idDemande: demande.id,
  idMandat: mandat?.id ?? null,
  coproprieteId: fiche.id,
})

/**
 * Takes the lock of a request, or extends it: by its mandate when it has one, by its co-ownership
 * otherwise. Throws ApiError.
 */
export const ouvrir = ({ idMandat, coproprieteId }: Cible): Promise<Answer<'ouvrirDemande'>> =>
  idMandat === null
    ? callOf('ouvrirDemandeSansMandat', { params: { n: coproprieteId } })
    : callOf('ouvrirDemande', { params: { id: idMandat } })

// The browser sends a keepalive call to its end even when the page that asked for it closes.
const auDepart = createClient({ fetch: (url, init) => fetch(url, { ...init, keepalive: true }) })

/** Gives the request back to the queue; also sent while the page closes. Throws ApiError. */
export const rendre = ({ idMandat, idDemande }: Cible): Promise<unknown> =>
  idMandat === null
    ? auDepart.rendreDemande({ params: { id: idDemande } })
    : auDepart.quitterValidation({ params: { idMandat } })
