import { Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '../../../lib/api/index.ts'
import { formatJour } from '../../../lib/format.ts'
import { usePeut } from '../../../lib/session.ts'
import { deRecherche } from '../outil-categorisation/-pieces/recherche.ts'

const PLUS_RECENTES = 5

/** The last searches that the person kept, or that its organism shares; nothing without one. */
export const RecherchesGardees = () => {
  const enabled = usePeut('CATEGORISATION')
  const { data: miennes = [] } = useQuery({ ...queryOf('listerMesRecherches')({}), enabled })
  const { data: partagees = [] } = useQuery({
    ...queryOf('listerRecherchesPartagees')({}),
    enabled,
  })
  const montrees = [...miennes, ...partagees]
    .toSorted((a, b) => b.majLe.localeCompare(a.majLe))
    .slice(0, PLUS_RECENTES)
  if (montrees.length === 0) return null
  return (
    <Section title="Vos recherches enregistrées">
      <ul>
        {montrees.map((r) => (
          <li key={r.id}>
            <Link
              to="/institutionnels/outil-categorisation"
              search={deRecherche(r.recherche)}
              className="fr-link"
            >
              {r.nom}
            </Link>{' '}
            <span className="fr-text--sm">
              {r.mienne ? '' : `par ${`${r.auteurPrenom} ${r.auteurNom}`.trim()}, `}
              {formatJour(r.majLe)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
