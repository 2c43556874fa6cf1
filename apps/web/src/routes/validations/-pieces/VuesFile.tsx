import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '../../../lib/api/index.ts'
import { formatNombre } from '../../../lib/format.ts'
import { type CriteresFile, VUES } from './criteres.ts'
import { LIBELLES_VUE, vueAppelee, vueDe } from './vues.ts'

/** The views of the queue with what waits in each; counted again every half-minute. */
export const VuesFile = ({ criteres }: { criteres: CriteresFile }) => {
  const { data } = useQuery({
    ...queryOf('compterFile')({ query: {} }),
    refetchInterval: 30_000,
    staleTime: 0,
  })
  const actuelle = vueDe(criteres)
  return (
    <nav aria-label="Vues de la file" className="rc-liste__vues">
      <ul>
        {VUES.map((vue) => (
          <li key={vue}>
            <Link
              to="/validations"
              search={{ vue: vue === 'a-traiter' ? undefined : vue }}
              activeProps={{}}
              // Without its search, the first view is an ancestor of all: it would be read as current too.
              activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
              aria-current={vue === actuelle ? 'page' : undefined}
            >
              {LIBELLES_VUE[vue]}
              {vue !== 'toutes' && data && <span> {formatNombre(data[vueAppelee(vue)])}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
