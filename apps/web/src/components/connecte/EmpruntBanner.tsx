import { useCompte } from '../../lib/session.ts'
import { Bandeau, Suite } from '../../shell/Bandeau.tsx'
import { useRendreCompte } from './use-rendre-compte.ts'

/** On every screen while a keeper stands in another's place: in whose, and the way back. */
export const EmpruntBanner = () => {
  const compte = useCompte()
  const { busy, revenir } = useRendreCompte()
  if (!compte?.loginAs) return null
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
