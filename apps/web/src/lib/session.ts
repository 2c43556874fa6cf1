import { isRestreint, peut, type Autorite } from '@registre/domain'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  type Answer,
  callOf,
  client,
  queryClient,
  sessionLost,
  statusOf,
  presentsCertificate,
} from './api/index.ts'
import { ouvrirParCertificat } from './certificat.ts'
import { garderSaisiesDe, oublierSaisies } from './saisie-gardee.ts'
import { noterVisiteur, oublierVisiteur } from './visiteur.ts'

export type Compte = Answer<'lireCompte'>

const noter = (compte: Compte | null): void => {
  if (!compte) return
  noterVisiteur(compte)
  garderSaisiesDe(sessionStorage, Number(compte.id))
}

/**
 * The signed-in account, null when nobody is. A restricted account counts as nobody and is signed
 * out at once.
 */
export const compteQuery = queryOptions<Compte | null>({
  queryKey: ['lireCompte', null],
  queryFn: async ({ signal }) => {
    try {
      const compte = await callOf('lireCompte', undefined, { signal })
      noter(compte)
      if (!isRestreint(compte.profil)) return compte
      await client.seDeconnecter()
      return null
    } catch (error) {
      if (presentsCertificate(error)) return ouvrirParCertificat()
      if (statusOf(error) === 401) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The account, or null. */
export const useCompte = (): Compte | null => useQuery(compteQuery).data ?? null

/**
 * The account on a screen whose route asks for one. While the person leaves after signing out, the
 * screen keeps the last one.
 * Throws when there never was any.
 */
export const useCompteConnecte = (): Compte => {
  const { data } = useSuspenseQuery(compteQuery)
  const last = useRef(data)
  if (data) last.current = data
  if (!last.current)
    throw new Error('This screen needs a signed-in account: give its route authorities.')
  return last.current
}

/** True when the account holds at least one of the authorities. */
export const usePeut = (...autorites: readonly Autorite[]): boolean =>
  peut(useCompte()?.authorities ?? [], autorites)

/** Readings that do not depend on who is signed in, or that are the account itself. */
const KEPT = new Set<unknown>(['lireCompte', 'lireConfiguration', 'lireInfoMessage'])
let accountChanged = false

/**
 * Forgets what the previous account had read. Called again after the next screen: what was still on
 * screen is gone by then.
 */
const forgetReadings = (): void => {
  if (!accountChanged) return
  // Once somebody is signed in, calls on their way are that person's: the screen that opens waits
  // for them.
  const theirs = (queryClient.getQueryData(compteQuery.queryKey) ?? null) !== null
  queryClient.removeQueries({
    type: 'inactive',
    predicate: (query) =>
      !KEPT.has(query.queryKey[0]) && !(theirs && query.state.fetchStatus === 'fetching'),
  })
}

/** After a screen has changed, nothing of the previous account is left. */
export const settleAccount = (): void => {
  forgetReadings()
  accountChanged = false
}

/** The account of the session that this browser holds, asked anew and not kept; null when it holds none. */
export const lireSession = async (): Promise<Compte | null> => {
  const compte = await client.lireCompte().catch((error: unknown) => {
    // Nothing but an answer without an account tells that nobody is signed in.
    if (statusOf(error) === 401 || statusOf(error) === 0) return null
    throw error
  })
  return compte && !isRestreint(compte.profil) ? compte : null
}

/**
 * After a refusal for want of a session: true when this browser holds one all the same, because
 * another tab has just renewed it while the refused call was on its way.
 */
export const sessionRenouvelee = async (): Promise<boolean> => {
  const compte = await lireSession()
  if (compte) setCompte(compte)
  return compte !== null
}

let canal: BroadcastChannel | null = null
/** Opened by the browser alone: the server that renders a visitor's page has no tabs. */
const autresOnglets = (): BroadcastChannel => (canal ??= new BroadcastChannel('registre-compte'))

const prevenirOnglets = (): void => {
  // A channel has no target origin: it reaches this one alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  autresOnglets().postMessage(null)
}

/** The same person, in its own name or in the place of the same other. */
const memeCompte = (a: Compte | null, b: Compte | null): boolean =>
  a?.id === b?.id && a?.loginAs === b?.loginAs

/** Keeps the account that a sign-in or a save has just answered; null after a sign-out. */
export const setCompte = (compte: Compte | null): void => {
  accountChanged = true
  if (!memeCompte(queryClient.getQueryData(compteQuery.queryKey) ?? null, compte)) prevenirOnglets()
  noter(compte)
  // First the account: the private parts of the screen leave, and read nothing more.
  queryClient.setQueryData(compteQuery.queryKey, compte)
  sessionLost.set(false)
  // Before the next screen reads anything, then after what this one leaves.
  forgetReadings()
  setTimeout(forgetReadings)
}

/**
 * Another tab of this browser has signed in, signed out or taken another's place, under the one
 * session of them all: this tab reads the account again, forgets what the former had read and tells
 * `onChange`. Gives how to stop.
 */
export const suivreAutresOnglets = (onChange: () => void): (() => void) => {
  const lire = async (): Promise<void> => {
    const avant = queryClient.getQueryData(compteQuery.queryKey) ?? null
    const compte = await queryClient.fetchQuery({ ...compteQuery, staleTime: 0 })
    if (memeCompte(avant, compte)) return
    accountChanged = true
    forgetReadings()
    onChange()
  }
  const ecouter = (): void => void lire().catch(reportError)
  autresOnglets().addEventListener('message', ecouter)
  return () => autresOnglets().removeEventListener('message', ecouter)
}

/**
 * Signs out on the server, then here. True when the browser leaves for the provider of the session,
 * which signs out as well.
 */
export const signOut = async (): Promise<boolean> => {
  const compte = queryClient.getQueryData(compteQuery.queryKey)
  const parFournisseur =
    (compte?.authStatus ?? 'AUTHENTICATED') !== 'AUTHENTICATED' || Boolean(compte?.fournisseur)
  if (!parFournisseur) {
    await client.seDeconnecter()
    oublierSaisies(sessionStorage)
    setCompte(null)
    return false
  }
  const { response } = await client.deconnecterClavis()
  quitterPour(response)
  return true
}

/**
 * After the session of a sign-on has closed: forgets it, and goes where the provider, or the
 * register, says.
 */
export const quitterPour = (adresse: string): void => {
  oublierVisiteur()
  oublierSaisies(sessionStorage)
  prevenirOnglets()
  location.assign(adresse)
}
