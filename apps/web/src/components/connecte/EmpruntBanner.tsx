import { deNom } from '@registre/domain'
import { useCompte } from '../../lib/session.ts'
import { Bandeau, Suite } from '../../shell/Bandeau.tsx'
import { useRendreCompte } from './use-rendre-compte.ts'

/** Gives a keeper its own account back. */
export const RevenirAMonCompte = ({ className }: { className: string }) => {
  const { busy, revenir } = useRendreCompte()
  return (
    <button type="button" className={className} disabled={busy} onClick={() => void revenir()}>
      Revenir à mon compte
    </button>
  )
}

/** On every screen while a keeper stands in another's place: in whose, and the way back. */
export const EmpruntBanner = () => {
  const compte = useCompte()
  if (!compte?.loginAs) return null
  const nom = `${compte.prenom} ${compte.nom}`.trim() || compte.login
  return (
    <Bandeau
      ton="warning"
      titre={
        <>
          Vous êtes connecté à la place {deNom(nom)}
          {compte.raisonSociale && ` (${compte.raisonSociale})`}.
        </>
      }
    >
      <Suite>Vos actions sont journalisées à votre nom : {compte.loginAsPar}.</Suite>{' '}
      <RevenirAMonCompte className="fr-notice__link" />
    </Bandeau>
  )
}
