import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '../../lib/api/index.ts'
import { handleFailure } from '../../lib/api/errors.ts'
import { setCompte, useCompte } from '../../lib/session.ts'
import { Bandeau, Suite } from '../../shell/Bandeau.tsx'

/**
 * On every screen while a keeper stands in another's place: in whose, and the way back (states.md,
 * section 5).
 */
export const EmpruntBanner = () => {
  const compte = useCompte()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  if (!compte?.loginAs) return null
  const revenir = async () => {
    setBusy(true)
    try {
      const lu = await client.rendreCompte()
      setCompte(lu)
      await router.navigate({ to: '/' })
      await router.invalidate()
    } catch (error) {
      handleFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const nom = `${compte.prenom} ${compte.nom}`.trim() || compte.login
  return (
    <Bandeau
      ton="warning"
      titre={
        <>
          Vous êtes connecté à la place de {nom}
          {compte.raisonSociale && ` (${compte.raisonSociale})`}.
        </>
      }
    >
      <Suite>Vos actions sont journalisées à votre nom : {compte.loginAsPar}.</Suite>{' '}
      <button
        type="button"
        className="fr-notice__link"
        disabled={busy}
        onClick={() => void revenir()}
      >
        Revenir à mon compte
      </button>
    </Bandeau>
  )
}
