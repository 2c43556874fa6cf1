import type { Retrait } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatJour } from '../../lib/format.ts'

type Passee = Answer<'listerDeclarationsPrecedentes'>[number]

/** « 2 déclarations sont supprimées. » */
export const ditSupprimees = (n: number): string =>
  n > 1 ? `${n} déclarations sont supprimées.` : `${n} déclaration est supprimée.`

const Declaration = ({ d }: { d: Passee }) => (
  <>
    {d.libelle} du {formatJour(d.du)}
    {d.auteur && `, par ${d.auteur}`}
  </>
)

/** What an act takes back, each named, and what is in force again: read before it is confirmed. */
export const DeclarationsRetirees = ({
  coproprieteId,
  retrait,
}: {
  coproprieteId: number
  retrait: (passees: readonly Passee[]) => Retrait<Passee>
}) => {
  const { data, isError } = useQuery({
    ...queryOf('listerDeclarationsPrecedentes')(
      { params: { id: coproprieteId } },
      { silent: true },
    ),
    staleTime: 0,
  })
  if (isError) return <p role="alert">Les déclarations concernées n’ont pas pu être lues.</p>
  if (!data) return <p role="status">Lecture des déclarations concernées…</p>
  const { retirees, reprise } = retrait(data)
  return (
    <>
      {retirees.length > 0 && (
        <>
          <p className="fr-mb-1v">
            {retirees.length > 1 ? 'Déclarations supprimées :' : 'Déclaration supprimée :'}
          </p>
          <ul className="fr-mb-2w">
            {retirees.map((d) => (
              <li key={`${d.id} ${d.du}`}>
                <Declaration d={d} />
              </li>
            ))}
          </ul>
        </>
      )}
      {reprise && (
        <p>
          {retirees.length > 0 ? 'De nouveau en vigueur : ' : 'Toujours en vigueur : '}
          <Declaration d={reprise} />.
        </p>
      )}
    </>
  )
}
