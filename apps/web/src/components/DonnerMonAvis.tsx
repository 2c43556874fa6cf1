import { useConfiguration } from './configuration.tsx'
import { LienExterne } from './LienExterne.tsx'

/** Where one gives an opinion, once a procedure is done (SATISFACTION_LIEN); nothing without an address. */
export const DonnerMonAvis = () => {
  const adresse = useConfiguration()?.satisfaction ?? ''
  return adresse === '' ? null : (
    <p className="fr-mt-2w fr-mb-0">
      Cette démarche est terminée : <LienExterne href={adresse}>Je donne mon avis</LienExterne>.
    </p>
  )
}
