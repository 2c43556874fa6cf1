import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { codeOf, isApiError, queryOf } from '../../lib/api/index.ts'
import { cibleDeInfos, ouvrir, rendre } from './appels.ts'
import type { InfosValidation } from './types.ts'
import { useActivite } from './use-activite.ts'
import { useDepart } from './use-depart.ts'
import { BAIL_MS, BATTEMENT_MS, doitBattre, etatVerrou, type EtatVerrou } from './verrou.ts'

export interface Verrou {
  etat: EtatVerrou
  /** Takes the request, or takes it again. Throws ApiError. */
  prendre: () => Promise<void>
  /** Gives it back now. Throws ApiError. */
  quitter: () => Promise<void>
  /** The version that an extension under way confirms; null when none tells another. */
  version: () => Promise<number | null>
  /** The server has freed it (a decision was taken): nothing is left to give back. */
  oublier: () => void
}

/** True in a page that its reader loaded again. */
const rechargee = (): boolean => {
  const [entree] = performance.getEntriesByType('navigation')
  return entree instanceof PerformanceNavigationTiming && entree.type === 'reload'
}
/** The second one, for a call that left as the page did and arrives late. */
const REPRISES_MS = [300, 2500]

/** Codes that say that the lock is no longer here, whatever the network does. */
const PERTES: ReadonlySet<string> = new Set([
  'verrou-pris',
  'verrou-perdu',
  'deja-decide',
  'transition-interdite',
  'introuvable',
])

const aLaVersion = (infos: InfosValidation, version: number): InfosValidation => ({
  ...infos,
  demande: { ...infos.demande, version },
})

/** The lease ends by itself when this call does not get through. */
const rendreEnPartant = (queryClient: QueryClient, cible: Parameters<typeof rendre>[0]): void =>
  void rendre(cible)
    .catch(() => undefined)
    .then(() => queryClient.invalidateQueries({ queryKey: ['rechercherDemandes'] }))

/** While it is held: extends the lease, and moves the clock that is shown. Gives the extension under way. */
const useBattement = (
  mien: boolean,
  dUnAutreTemps: boolean,
  prolonger: () => Promise<number | null>,
  tic: () => void,
) => {
  // Timers call the latest one: starting them again at each answer would put off the extension for
  // ever.
  const enCours = useRef<Promise<number | null>>(Promise.resolve(null))
  const battre = useRef(prolonger)
  battre.current = () => (enCours.current = prolonger())
  useEffect(() => {
    if (!mien) return
    // Already held when the page opens (the oldest request, a reload): how long is left is the
    // server's to say.
    if (dUnAutreTemps) void battre.current()
    const battement = setInterval(() => void battre.current(), BATTEMENT_MS)
    const horloge = setInterval(tic, 15_000)
    const retour = () => void (document.visibilityState === 'visible' && battre.current())
    document.addEventListener('visibilitychange', retour)
    return () => {
      clearInterval(battement)
      clearInterval(horloge)
      document.removeEventListener('visibilitychange', retour)
    }
  }, [mien])
  return enCours
}

/**
 * A page that is loaded again keeps what it held: what it gave back as it left is taken again, once
 * that call has surely arrived.
 */
const useReprise = (demandeId: number, mien: boolean, reprendre: () => Promise<void>): void => {
  const reprise = useRef(reprendre)
  reprise.current = reprendre
  const cle = `reservation-${demandeId}`
  useEffect(() => {
    const tenait = rechargee() && sessionStorage.getItem(cle) !== null
    sessionStorage.removeItem(cle)
    if (!tenait) return
    const essais = REPRISES_MS.map((ms) => setTimeout(() => void reprise.current(), ms))
    return () => essais.forEach(clearTimeout)
  }, [])
  useEffect(() => {
    if (!mien) return
    const noter = () => sessionStorage.setItem(cle, 'oui')
    window.addEventListener('pagehide', noter)
    return () => window.removeEventListener('pagehide', noter)
  }, [mien])
}

/**
 * The keeper's lock on a request: taken on demand, extended every four minutes and when the page
 * comes back to the front,
 * given back when the page is left. An ended lease is never taken again by itself: the request may
 * have changed.
 */
export const useVerrou = (infos: InfosValidation): Verrou => {
  const queryClient = useQueryClient()
  const { queryKey } = queryOf('lireInfosValidation')({ params: { n: infos.demande.id } })
  const [fin, setFin] = useState<number | null>(null)
  const [perdu, setPerdu] = useState(false)
  const [, tic] = useReducer((n: number) => n + 1, 0)
  const activite = useActivite()
  const rendu = useRef(false)
  const cible = cibleDeInfos(infos)
  // What is decided, or sent back, is no longer anybody's to take again.
  const attend = infos.demande.etat === 'A_VALIDER' || infos.demande.etat === 'EN_COURS'
  const etat = etatVerrou({ verrou: infos.verrou, fin, perdu: perdu && attend }, Date.now())
  const mien = etat.phase === 'mien'

  const tenir = (): void => {
    rendu.current = false
    setFin(Date.now() + BAIL_MS)
  }
  const relire = () => queryClient.invalidateQueries({ queryKey })

  const prolonger = async (): Promise<number | null> => {
    if (!doitBattre(fin, activite.current, Date.now())) {
      tic()
      return null
    }
    try {
      const prise = await ouvrir(cible)
      setFin(Date.now() + BAIL_MS)
      // Each extension counts one version. More means that somebody passed in between: read again
      // before deciding.
      if (prise.version === infos.demande.version + 1) {
        queryClient.setQueryData<InfosValidation>(
          queryKey,
          (i) => i && aLaVersion(i, prise.version),
        )
        return prise.version
      }
    } catch (error) {
      if (!isApiError(error) || !PERTES.has(codeOf(error))) return null
      setPerdu(true)
    }
    await relire()
    return null
  }
  const enCours = useBattement(mien, fin === null, prolonger, tic)

  useReprise(infos.demande.id, mien, async () => {
    await ouvrir(cible).then(tenir, () => undefined)
    await relire()
  })

  useDepart(
    () => {
      if (!mien || rendu.current) return
      rendu.current = true
      rendreEnPartant(queryClient, cible)
    },
    () => void relire(),
  )

  return {
    etat,
    prendre: async () => {
      try {
        await ouvrir(cible)
        tenir()
        setPerdu(false)
      } finally {
        await relire()
      }
    },
    quitter: async () => {
      rendu.current = true
      await rendre(cible)
    },
    version: () => enCours.current,
    oublier: () => void (rendu.current = true),
  }
}
