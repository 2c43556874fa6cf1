import { LABELS_TYPE_DEMANDE, TYPES_DEMANDE, type TypeDemande } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf, type Answer } from '../../../lib/api/index.ts'
import { formatNombre } from '../../../lib/format.ts'
import type { CriteresFile } from './criteres.ts'

type Compteurs = Record<TypeDemande, { enCours: number; horsDelai: number }>

const compteursDe = (i: Answer<'lireIndicateurs'>): Compteurs => ({
  IMMATRICULATION: { enCours: i.demandesImmatEnCours, horsDelai: i.demandesImmatHorsDelai },
  RATTACHEMENT: {
    enCours: i.demandesRattachementEnCours,
    horsDelai: i.demandesRattachementHorsDelai,
  },
  DISSOLUTION: { enCours: i.demandesDissolutionEnCours, horsDelai: i.demandesDissolutionHorsDelai },
  DOUBLON_NOTAIRE: { enCours: i.nbDoublons, horsDelai: i.nbDoublonsHorsDelais },
})

const nombres = ({ enCours, horsDelai }: { enCours: number; horsDelai: number }): string =>
  ` (${formatNombre(enCours)} ${enCours > 1 ? 'ouvertes' : 'ouverte'}${horsDelai > 0 ? `, dont ${formatNombre(horsDelai)} hors délai` : ''})`

/** The kinds of requests with what waits in each. */
export const TypesFile = ({ criteres }: { criteres: CriteresFile }) => {
  const { data } = useQuery(queryOf('lireIndicateurs')())
  const compteurs = data && compteursDe(data)
  const total =
    compteurs &&
    Object.values(compteurs).reduce((t, c) => ({
      enCours: t.enCours + c.enCours,
      horsDelai: t.horsDelai + c.horsDelai,
    }))
  const onglet = (
    type: TypeDemande | undefined,
    label: string,
    compte: { enCours: number; horsDelai: number } | undefined,
  ) => (
    <li key={type ?? 'TOUTES'}>
      <Link
        to="/validations"
        search={{ ...criteres, type, page: undefined }}
        className="rc-onglet"
        aria-current={criteres.type === type ? 'page' : undefined}
        activeProps={{}}
        activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
      >
        {label}
        {compte && nombres(compte)}
      </Link>
    </li>
  )
  return (
    <nav aria-label="Types de demande" className="fr-mb-3w">
      <ul className="rc-onglets">
        {onglet(undefined, 'Toutes', total)}
        {TYPES_DEMANDE.map((type) => onglet(type, LABELS_TYPE_DEMANDE[type], compteurs?.[type]))}
      </ul>
    </nav>
  )
}
