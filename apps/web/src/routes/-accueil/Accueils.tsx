import type { ReactNode } from 'react'
import { BientotDisponible, VideoAccueil } from '../../components/configuration.tsx'
import { useCompte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { AccueilConnecte } from './accueil-connecte.ts'
import { Tuiles } from './Tuiles.tsx'
import { TUILES_VISITEUR } from './tuiles.ts'

const Visiteur = () => (
  <>
    <h1 tabIndex={-1}>Le registre national des copropriétés</h1>
    <p className="fr-text--lead rc-page-courte">
      L’immatriculation est obligatoire pour toute copropriété qui comprend au moins un logement. Le
      syndic l’immatricule, puis met ses données à jour chaque année ; le notaire immatricule les
      copropriétés nouvelles.
    </p>
    <ul className="fr-btns-group fr-btns-group--inline-sm">
      <li>
        <InternalLink className="fr-btn" href="/compte">
          Se connecter
        </InternalLink>
      </li>
      <li>
        <InternalLink className="fr-btn fr-btn--secondary" href="/compte#creer-un-compte">
          Créer un compte
        </InternalLink>
      </li>
    </ul>
    <VideoAccueil de="visiteurs" titre="Présentation du registre" />
    <Tuiles titre="Vos services" tuiles={TUILES_VISITEUR} />
    <BientotDisponible />
  </>
)

/** Home by profile (specification 1, section 2); an institution's is /institutionnels. */
export const Accueil = (): ReactNode => {
  const compte = useCompte()
  return compte ? <AccueilConnecte compte={compte} visiteur={<Visiteur />} /> : <Visiteur />
}
