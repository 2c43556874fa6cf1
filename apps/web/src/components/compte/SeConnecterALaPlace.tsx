import { isAdminTeneur, peut } from '@registre/domain'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { handleFailure } from '../../lib/api/errors.ts'
import { client, pendingCalls, statusOf } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { setCompte, useCompte } from '../../lib/session.ts'

/**
 * Waits for the calls that the screen left sends (a lock given back): they are the keeper's, and go
 * before.
 */
const appelsTermines = (): Promise<void> =>
  new Promise((done) => {
    if (pendingCalls.get() === 0) return done()
    const stop = pendingCalls.subscribe(() => {
      if (pendingCalls.get() > 0) return
      stop()
      done()
    })
  })

/** A keeper administrator takes the place of an account; nothing for the others. */
export const SeConnecterALaPlace = ({
  utilisateurId,
  nom,
  grand = false,
}: {
  utilisateurId: number | null
  nom: string
  /** Among the full-sized buttons of a page; small in a table or beside a title. */
  grand?: boolean
}) => {
  const compte = useCompte()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  if (
    utilisateurId === null ||
    !compte ||
    compte.loginAs ||
    !isAdminTeneur(compte.profil) ||
    !peut(compte.authorities, ['LIRE_TELEDECLARANT'])
  )
    return null
  const emprunter = async () => {
    setBusy(true)
    try {
      await router.navigate({ to: '/' })
      await appelsTermines()
      setCompte(await client.emprunterCompte({ params: { id: utilisateurId } }))
      await router.invalidate()
    } catch (error) {
      if (statusOf(error) === 404)
        notify(
          'error',
          'Ce compte n’est pas actif',
          'On ne peut se connecter qu’à la place d’un télédéclarant actif.',
        )
      else handleFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className={`fr-btn fr-btn--tertiary${grand ? '' : ' fr-btn--sm'}`}
      disabled={busy}
      onClick={() => void emprunter()}
    >
      Se connecter à la place<span className="fr-sr-only"> de {nom}</span>
    </button>
  )
}
