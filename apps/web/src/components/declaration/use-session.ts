import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { callOf, queryOf } from '../../lib/api/index.ts'
import { lireCopie } from './copie-locale.ts'
import type { Saisie } from './saisie.ts'
import { saisieDuBrouillon } from './sans-reponse.ts'
import { ouvrirSession, type SessionBrouillon } from './session-brouillon.ts'
import type { Declaration } from './types.ts'

export interface SessionOuverte {
  form: UseFormReturn<Saisie>
  session: SessionBrouillon
  /** True when the form was filled with what a reload had left unsaved. */
  restauree: boolean
}

/**
 * Opens a draft in the form: what is typed is saved by itself until the screen is left.
 * `surCreation` gets the new identifier, unless the form is no longer there.
 */
export const useSessionBrouillon = (
  initiale: Declaration,
  surCreation: (id: number) => void,
): SessionOuverte => {
  const queryClient = useQueryClient()
  const [copie] = useState(() => lireCopie(sessionStorage, initiale.id, initiale.typeImmat))
  const form = useForm<Saisie>({
    defaultValues: copie?.saisie ?? saisieDuBrouillon(initiale),
  })
  const creation = useRef(surCreation)
  creation.current = surCreation
  const montee = useRef(false)
  const [session] = useState(() =>
    ouvrirSession({
      initiale,
      copie,
      lireSaisie: () => structuredClone(form.getValues()),
      ecrireSaisie: (saisie) => form.reset(saisie),
      enregistrer: (args, idempotencyKey) =>
        callOf('enregistrerBrouillon', args, { idempotencyKey }),
      relire: (id) => callOf('lireBrouillon', { params: { id } }),
      surReponse: (declaration, creee) => {
        if (declaration.id === null) return
        queryClient.setQueryData(
          queryOf('lireBrouillon')({ params: { id: declaration.id } }).queryKey,
          declaration,
        )
        void queryClient.invalidateQueries({ queryKey: ['listerBrouillons'] })
        if (creee && montee.current) creation.current(declaration.id)
      },
      stockage: sessionStorage,
    }),
  )
  useEffect(() => {
    montee.current = true
    session.enregistreur.demarrer()
    return () => {
      montee.current = false
      void session.enregistreur.vider()
      session.enregistreur.arreter()
    }
  }, [session])
  useEffect(() => {
    const abonnement = form.watch(() => session.signaler())
    return () => abonnement.unsubscribe()
  }, [form, session])
  useAvertirAvantFermeture(session)
  return { form, session, restauree: copie !== null }
}

/**
 * The browser asks before a tab with unsaved work is closed; a hidden tab, and a connection that is
 * back, save at once.
 */
const useAvertirAvantFermeture = (session: SessionBrouillon): void => {
  useEffect(() => {
    const fermeture = (event: BeforeUnloadEvent): void => {
      if (session.enregistreur.etat().statut !== 'a-jour') event.preventDefault()
    }
    const masquage = (): void => {
      if (document.visibilityState === 'hidden') void session.enregistreur.vider()
    }
    // The connection is back: the next try does not wait for its turn.
    const connexion = (): void => {
      if (session.enregistreur.etat().statut === 'echec') void session.enregistreur.vider()
    }
    window.addEventListener('beforeunload', fermeture)
    window.addEventListener('online', connexion)
    document.addEventListener('visibilitychange', masquage)
    return () => {
      window.removeEventListener('beforeunload', fermeture)
      window.removeEventListener('online', connexion)
      document.removeEventListener('visibilitychange', masquage)
    }
  }, [session])
}

/** Follows what the session knows. */
export const useEtatSession = (session: SessionBrouillon) =>
  useSyncExternalStore(session.suivre, session.etat)
/** Follows the saves. */
export const useEnregistrement = (session: SessionBrouillon) =>
  useSyncExternalStore(session.enregistreur.suivre, session.enregistreur.etat)
