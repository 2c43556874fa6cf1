import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/index.ts'

/** The code that the keepers of the demonstration share, outside production: a button fills the field. */
export const CodeDemo = ({ onChoose }: { onChoose: (code: string) => void }) => {
  const { data } = useQuery({
    ...queryOf('lireConfiguration')({}, { silent: true }),
    staleTime: 60_000,
  })
  if (!data?.codeDemo) return null
  return (
    <p className="fr-text--sm">
      Code des teneurs de démonstration : <code>{data.codeDemo}</code>{' '}
      <button
        type="button"
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
        onClick={() => onChoose(data.codeDemo)}
      >
        Le saisir
      </button>
    </p>
  )
}
