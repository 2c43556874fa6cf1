import { formatFrDate, jeuSuivant, peut } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/index.ts'
import { formatJour } from '../../lib/format.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'
import {
  lienDeclarationPredecesseur,
  lienHistorique,
  lienParcelles,
  lienPreparation,
} from './liens.ts'

/**
 * What awaits the reader on a co-ownership: the predecessor's update to answer, the place to mend;
 * and the way to its history.
 */
export const AppelsFiche = ({
  id,
  geolocalisee,
  actions,
}: {
  id: number
  geolocalisee: boolean
  actions: readonly string[]
}) => {
  const { authorities } = useCompteConnecte()
  const { data = [] } = useQuery({
    ...queryOf('listerDeclarationsPredecesseur')({}, { silent: true }),
    enabled: peut(authorities, ['VALIDER_DECLA_PREDECESSEUR']),
  })
  const reparable =
    !geolocalisee &&
    (actions.includes('mettre-a-jour-standard') || actions.includes('modifier-immatriculation'))
  const suivant = actions.includes('mettre-a-jour-standard') ? jeuSuivant(aujourdhuiParis()) : null
  return (
    <div className="rc-non-imprime">
      {data
        .filter((d) => d.coproprieteId === id)
        .map((d) => (
          <div key={d.id} className="fr-alert fr-alert--warning fr-alert--sm fr-mb-2w">
            <p>
              {d.auteur || 'Votre prédécesseur'} a déposé une mise à jour le{' '}
              {formatJour(d.deposeeLe)}.{' '}
              <InternalLink href={lienDeclarationPredecesseur(d.id)}>
                Examiner la mise à jour
              </InternalLink>
            </p>
          </div>
        ))}
      {reparable && (
        <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-2w">
          <p>
            L’adresse ou une parcelle n’est pas placée sur la carte.{' '}
            <InternalLink href={lienParcelles(id)}>Localiser la copropriété</InternalLink>
          </p>
        </div>
      )}
      {suivant && (
        <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-2w">
          <p>
            À partir du {formatFrDate(suivant.effet)}, chaque bâtiment est décrit à part.{' '}
            <InternalLink href={lienPreparation(id)}>Préparer les bâtiments</InternalLink>
          </p>
        </div>
      )}
      <p>
        <InternalLink className="fr-link" href={lienHistorique(id)}>
          Historique, comparaison et état à une date
        </InternalLink>
      </p>
    </div>
  )
}
