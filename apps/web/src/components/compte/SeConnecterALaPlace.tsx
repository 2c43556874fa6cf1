import { isAdminTeneur, peut } from '@registre/domain'
import { Dialog } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { handleFailure } from '../../lib/api/errors.ts'
import { client, pendingCalls, statusOf } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { retourEmprunt } from '../../lib/retour-emprunt.ts'
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
  etablissement,
  teledeclarantId,
  grand = false,
}: {
  utilisateurId: number | null
  /** The person, or the house when the person is not known here. */
  nom: string
  etablissement?: string | undefined
  /** The house that the account should be of: the register refuses another. */
  teledeclarantId?: number | undefined
  /** Among the full-sized buttons of a page; small in a table or beside a title. */
  grand?: boolean
}) => {
  const compte = useCompte()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [raison, setRaison] = useState<string | null>(null)
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
    const depuis = router.latestLocation.href
    try {
      await router.navigate({ to: '/' })
      await appelsTermines()
      setCompte(
        await client.emprunterCompte({
          params: { id: utilisateurId },
          query: {
            raison: raison ?? '',
            ...(teledeclarantId === undefined ? {} : { teledeclarant: teledeclarantId }),
          },
        }),
      )
      retourEmprunt.set(depuis)
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
  const qui = etablissement && etablissement !== nom ? `${nom} (${etablissement})` : nom
  return (
    <>
      <button
        type="button"
        className={`fr-btn fr-btn--tertiary${grand ? '' : ' fr-btn--sm'}`}
        disabled={busy}
        onClick={() => setRaison('')}
      >
        Se connecter à la place<span className="fr-sr-only"> de {nom}</span>
      </button>
      {raison !== null && (
        <Dialog
          open
          title={`Se connecter à la place de ${qui}`}
          onClose={() => setRaison(null)}
          actions={
            <>
              <button
                type="button"
                className="fr-btn"
                disabled={busy || raison.trim() === ''}
                onClick={() => void emprunter()}
              >
                Se connecter
              </button>
              <button
                type="button"
                className="fr-btn fr-btn--secondary"
                onClick={() => setRaison(null)}
              >
                Annuler
              </button>
            </>
          }
        >
          <p>Vos actions seront inscrites au journal, à votre nom, avec cette raison.</p>
          <label className="fr-label" htmlFor="raison-emprunt">
            Raison (obligatoire)
            <span className="fr-hint-text">Exemple : appel du déclarant du 23 novembre</span>
          </label>
          <input
            className="fr-input"
            id="raison-emprunt"
            data-debut
            maxLength={500}
            value={raison}
            onChange={(event) => setRaison(event.target.value)}
          />
        </Dialog>
      )}
    </>
  )
}
