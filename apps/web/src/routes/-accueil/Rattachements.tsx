import { Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import {
  aLExamen,
  mesRattachementsQuery,
  parUrgence,
} from '../../components/rattachement/rattachement.ts'
import { TableRattachements } from '../../components/rattachement/TableRattachements.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { PartiePasLue } from '../../components/PasLu.tsx'

const MAX_ACCUEIL = 5

/**
 * Attachment requests that wait for a decision, when there are some: one's own, and those of others
 * on one's co-ownerships.
 */
export const Rattachements = () => {
  const {
    data = [],
    isLoadingError,
    refetch,
  } = useQuery({ ...mesRattachementsQuery, staleTime: 0 })
  if (isLoadingError)
    return (
      <PartiePasLue relire={refetch}>
        Les demandes de rattachement n’ont pas pu être lues.
      </PartiePasLue>
    )
  // One's own stand among the requests under way.
  const rattachements = parUrgence(aLExamen(data)).filter((r) => r.sens !== 'EMISE')
  if (rattachements.length === 0) return null
  return (
    <Section
      title="Demandes de rattachement à l’examen"
      actions={
        rattachements.length > MAX_ACCUEIL && (
          <InternalLink
            className="fr-btn fr-btn--secondary fr-btn--sm"
            href="/rattacher-une-copropriete"
          >
            Voir les {rattachements.length} demandes
          </InternalLink>
        )
      }
    >
      <TableRattachements
        rattachements={rattachements.slice(0, MAX_ACCUEIL)}
        caption="Demandes de rattachement à l’examen"
      />
    </Section>
  )
}
