import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '../../lib/api/index.ts'
import { handleFailure } from '../../lib/api/errors.ts'
import { retourEmprunt } from '../../lib/retour-emprunt.ts'
import { setCompte } from '../../lib/session.ts'

/** The way back of a keeper who stands in another's place; `busy` while it is under way. */
export const useRendreCompte = (): { busy: boolean; revenir: () => Promise<void> } => {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const revenir = async () => {
    setBusy(true)
    try {
      const lu = await client.rendreCompte()
      setCompte(lu)
      // Where the keeper began: its own screens are its own again.
      await router.invalidate()
      router.history.push(retourEmprunt.prendre())
    } catch (error) {
      handleFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, revenir }
}
