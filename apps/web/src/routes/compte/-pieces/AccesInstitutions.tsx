import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/index.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

/** The other way in, for institutions; nothing where their sign-on is closed. */
export const AccesInstitutions = () => {
  const { data } = useQuery(queryOf('lireAdressesClavis')({}, { silent: true }))
  if (!data?.actif) return null
  return (
    <section className="fr-mt-6w rc-etroite" aria-labelledby="titre-institutions">
      <h2 className="fr-h5" id="titre-institutions">
        Vous travaillez pour une institution
      </h2>
      <p>
        Collectivités et organismes publics se connectent avec leur compte professionnel, sans
        identifiant propre au registre.
      </p>
      <InternalLink className="fr-btn fr-btn--secondary" href="/institutionnels/connexion">
        Accéder à l’espace des institutions
      </InternalLink>
    </section>
  )
}
