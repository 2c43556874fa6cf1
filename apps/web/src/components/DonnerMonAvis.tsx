import { useConfiguration } from './configuration.tsx'
import { LienExterne } from './LienExterne.tsx'

/** Where one gives an opinion, in a sentence that says that a procedure is done (SATISFACTION_LIEN); nothing without an address. */
export const LienAvis = ({ bloc = false }: { bloc?: boolean }) => {
  const adresse = useConfiguration()?.satisfaction ?? ''
  if (adresse === '') return null
  const phrase = (
    <>
      Cette démarche est terminée : <LienExterne href={adresse}>Je donne mon avis</LienExterne>.
    </>
  )
  return bloc ? <p className="fr-mt-2w fr-mb-0">{phrase}</p> : phrase
}

/** The same, under what ends the procedure. */
export const DonnerMonAvis = () => <LienAvis bloc />
