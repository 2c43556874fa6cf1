import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { codeOf, isApiError, queryOf } from '../../lib/api/index.ts'
import { ouvrir, rendre } from './appels.ts'
import type { InfosValidation } from './types.ts'
import { BAIL_MS, BATTEMENT_MS, doitBattre, etatVerrou, type EtatVerrou } from './verrou.ts'

export interface Verrou {
  etat: EtatVerrou
  /** Takes the request, or takes it again. Throws ApiError. */
  prendre: () => Promise<void>
  /** Gives it back now. Throws ApiError. */
  quitter: () => Promise<void>
  /** The server has freed it (a decision was taken): nothing is left to give back. */
  oublier: () => void
}

/** Codes that say that the lock is no longer here, whatever the network does. */
const PERTES: ReadonlySet<string> = new Set(['verrou-pris', 'verrou-perdu', 'deja-decide', 'transition-interdite', 'introuvable'])

/** When somebody last touched this page. */
const useActivite = () => {
  const derniere = useRef(Date.now())
  useEffect(() => {
    const noter = () => void (derniere.current = Date.now())
    const gestes = ['pointerdown', 'keydown', 'wheel'] as const
    for (const geste of gestes) window.addEventListener(geste, noter, { passive: true })
    return () => gestes.forEach((geste) => window.removeEventListener(geste, noter))
  }, [])
  return derniere
}

/**
 * The keeper's lock on a request: taken on demand, extended every four minutes and when the page comes back to the front,
 * given back when the page is left. An ended lease is never taken again by itself: the request may have changed.
 */
export const useVerrou = (infos: InfosValidation): Verrou => {
  const queryClient = useQueryClient()
  const [fin, setFin] = useState<number | null>(null)
  const [perdu, setPerdu] = useState(false)
  const [, tic] = useReducer((n: number) => n + 1, 0)
  const activite = useActivite()
  const etat = etatVerrou({ verrou: infos.verrou, fin, perdu }, Date.now())
  const mien = etat.phase === 'mien'
  const { queryKey } = queryOf('lireInfosValidation', { params: { n: infos.demande.id } })
  // The timers and the departure read the latest values without starting again at each answer.
  const latest = useRef({ infos, fin, mien })
  latest.current = { infos, fin, mien }

  const relire = useCallback(() => queryClient.invalidateQueries({ queryKey }), [queryClient, queryKey[1]])

  const battre = useCallback(async () => {
    const { infos: lues, fin: echeance } = latest.current
    if (!doitBattre(echeance, activite.current, Date.now())) return tic()
    try {
      const prise = await ouvrir(lues)
      setFin(Date.now() + BAIL_MS)
      // Each extension counts one version. More means that somebody passed in between: read again before deciding.
      const suite = prise.version === latest.current.infos.demande.version + 1
      if (!suite) return void (await relire())
      queryClient.setQueryData<InfosValidation>(queryKey, (i) => i && { ...i, demande: { ...i.demande, version: prise.version } })
    } catch (error) {
      if (!isApiError(error) || !PERTES.has(codeOf(error))) return
      setPerdu(true)
      await relire()
    }
  }, [activite, queryClient, relire, queryKey[1]])

  useEffect(() => {
    if (!mien) return
    const battement = setInterval(() => void battre(), BATTEMENT_MS)
    const horloge = setInterval(tic, 15_000)
    const retour = () => void (document.visibilityState === 'visible' && battre())
    document.addEventListener('visibilitychange', retour)
    return () => {
      clearInterval(battement)
      clearInterval(horloge)
      document.removeEventListener('visibilitychange', retour)
    }
  }, [mien, battre])

  useEffect(() => {
    const partir = () => {
      if (latest.current.mien) void rendre(latest.current.infos).catch(() => undefined)
    }
    const revenir = (event: PageTransitionEvent) => void (event.persisted && relire())
    window.addEventListener('pagehide', partir)
    window.addEventListener('pageshow', revenir)
    return () => {
      window.removeEventListener('pagehide', partir)
      window.removeEventListener('pageshow', revenir)
    }
  }, [relire])

  const id = infos.demande.id
  useEffect(
    () => () => {
      const { infos: lues, mien: tenu } = latest.current
      // Left through a link: what the queue shows next must already be free.
      if (tenu && lues.demande.id === id) void rendre(lues).finally(() => queryClient.invalidateQueries({ queryKey: ['rechercherDemandes'] })).catch(() => undefined)
    },
    [id, queryClient],
  )

  return {
    etat,
    prendre: async () => {
      try {
        await ouvrir(infos)
        setFin(Date.now() + BAIL_MS)
        setPerdu(false)
      } finally {
        await relire()
      }
    },
    quitter: async () => {
      latest.current.mien = false
      await rendre(infos)
    },
    oublier: () => void (latest.current.mien = false),
  }
}
