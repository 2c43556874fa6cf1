import { useQuery } from '@tanstack/react-query'
import { CarteCopropriete } from '../../components/coproprietes/CarteCopropriete.tsx'
import { lienListe } from '../../components/coproprietes/liens.ts'
import { PartiePasLue } from '../../components/PasLu.tsx'
import { queryOf } from '../../lib/api/index.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

/** A volunteer looks after one building, a few at most: those that end first. */
const PREMIERES = 3

/** The buildings of a volunteer, before anything else; nothing while there is none. */
export const MesImmeubles = () => {
  const { data, isLoadingError, refetch } = useQuery(
    queryOf('rechercherCoproprietes')(
      {
        body: {
          filtre: 'mandate',
          paginationOptions: {
            pageNumber: 1,
            pageSize: PREMIERES,
            sortField: 'dateFinMandat',
            sortDirection: 'ASC',
          },
        },
      },
      { silent: true },
    ),
  )
  if (isLoadingError)
    return <PartiePasLue relire={refetch}>Vos copropriétés n’ont pas pu être lues.</PartiePasLue>
  const lignes = data?.ligneRechercheCoproprieteDTOList ?? []
  const total = data?.totalItems ?? 0
  return (
    <>
      {lignes.map((ligne) => (
        <CarteCopropriete key={ligne.id} ligne={ligne} frise={total === 1} />
      ))}
      {total > lignes.length && (
        <p>
          <InternalLink className="fr-link" href={lienListe('mandate')}>
            Voir vos {total} copropriétés
          </InternalLink>
        </p>
      )}
    </>
  )
}
