import { Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { mesRattachementsQuery } from '../../components/rattachement/rattachement.ts'
import { TableRattachements } from '../../components/rattachement/TableRattachements.tsx'

/** Attachment requests that wait for a decision, when there are some: one's own, and those of others on one's co-ownerships. */
export const Rattachements = () => {
  const { data = [], isError, refetch } = useQuery({ ...mesRattachementsQuery, staleTime: 0 })
  if (isError)
    return (
      <p>
        Les demandes de rattachement n’ont pas pu être lues.{' '}
        <button type="button" className="fr-link" onClick={() => void refetch()}>
          Réessayer
        </button>
      </p>
    )
  if (data.length === 0) return null
  return (
    <Section title="Demandes de rattachement à l’examen">
      <TableRattachements rattachements={data} caption="Demandes de rattachement à l’examen" />
    </Section>
  )
}
