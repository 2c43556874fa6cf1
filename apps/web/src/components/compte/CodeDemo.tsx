import { Button } from '@registre/ui'
import { PROFILS, secondFacteurObligatoire } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/index.ts'
import { asOneOf } from '../../lib/search-params.ts'

/**
 * The code that the keepers of the demonstration share, for one of them only: a button fills the
 * field. Nothing in production, nor for who has a second factor of their own.
 */
export const CodeDemo = ({
  login,
  onChoose,
}: {
  /** Of who signs in. */
  login: string
  onChoose: (code: string) => void
}) => {
  const { data } = useQuery({
    ...queryOf('lireConfiguration')({}, { silent: true }),
    staleTime: 60_000,
  })
  const compte = data?.comptesDemo.find((c) => c.login === login.trim().toLowerCase())
  const profil = asOneOf(PROFILS)(compte?.profil)
  if (!data?.codeDemo || !profil || !secondFacteurObligatoire(profil)) return null
  return (
    <p className="fr-text--sm">
      Code des teneurs de démonstration : <code>{data.codeDemo}</code>{' '}
      <Button kind="tertiary-no-outline" small onClick={() => onChoose(data.codeDemo)}>
        Le saisir
      </Button>
    </p>
  )
}
