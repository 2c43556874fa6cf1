import { Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { nommer } from '../../components/coproprietes/nommer.ts'
import { adresseGestion } from '../../components/gestion/criteres.ts'
import { PartiePasLue } from '../../components/PasLu.tsx'
import { queryOf } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const PREMIERES = 5

/** What a manager was assigned, by what ends first; the whole portfolio when nothing was. */
export const Affectees = () => {
  const { data, isLoadingError, refetch } = useQuery(
    queryOf('rechercherGerees')(
      { body: { vue: 'miennes', paginationOptions: { pageSize: PREMIERES, pageNumber: 1 } } },
      { silent: true },
    ),
  )
  const total = data?.totalItems ?? 0
  if (isLoadingError)
    return (
      <PartiePasLue relire={refetch}>
        Les copropriétés qui vous sont affectées n’ont pas pu être lues.
      </PartiePasLue>
    )
  if (!data) return null
  return (
    <Section title="Les copropriétés qui vous sont affectées">
      {total === 0 ? (
        <p>Aucune copropriété ne vous est affectée par votre administrateur.</p>
      ) : (
        <ul>
          {data.coproprietes.map((c) => (
            <li key={c.id}>
              <InternalLink href={`/copropriete/fiche/${c.id}`}>
                {nommer(c.nom, c.adressePrincipale)}
              </InternalLink>
              {c.dateFinMandat &&
                `, mandat ${(c.joursFinMandat ?? 0) < 0 ? 'expiré depuis le' : 'jusqu’au'} ${c.dateFinMandat}`}
              {c.situationMaj !== null &&
                c.situationMaj !== 'faite' &&
                `, mise à jour annuelle ${c.situationMaj === 'en-retard' ? 'en retard' : 'à faire'}`}
            </li>
          ))}
        </ul>
      )}
      <p>
        <InternalLink
          className="fr-link"
          href={adresseGestion({}, total === 0 ? {} : { vue: 'miennes' })}
        >
          {total === 0
            ? 'Voir toutes les copropriétés de l’établissement'
            : `Voir vos ${formatNombre(total)} copropriétés`}
        </InternalLink>
      </p>
    </Section>
  )
}
