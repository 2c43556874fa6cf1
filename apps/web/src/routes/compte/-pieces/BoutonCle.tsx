import { Button } from '@registre/ui'
import { useEffect, useState } from 'react'
import { handleFailure } from '../../../lib/api/errors.ts'
import { client } from '../../../lib/api/index.ts'
import { abandonnee, clesPossibles, presenterCle } from '../../../lib/cle-acces.ts'
import type { Compte } from '../../../lib/session.ts'

/** Signs in by a passkey alone; nothing where the browser has none. */
export const BoutonCle = ({ onSignedIn }: { onSignedIn: (compte: Compte) => void }) => {
  const [possible, setPossible] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => setPossible(clesPossibles()), [])
  if (!possible) return null
  const connecter = async (): Promise<void> => {
    setBusy(true)
    try {
      onSignedIn(await client.seConnecterParCle({ body: await presenterCle() }))
    } catch (error) {
      if (!abandonnee(error)) handleFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="secondary" disabled={busy} onClick={() => void connecter()}>
      Utiliser une clé d’accès
    </Button>
  )
}
