import { CLES_GROUPES, isTeneur, peut } from '@registre/domain'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button, FieldSelect, FieldText } from '@registre/ui'
import { TableCoproprietes } from '../../components/coproprietes/TableCoproprietes.tsx'
import { lireCriteres } from '../../components/gestion/criteres.ts'
import { FILTRES, STATUTS } from '../../components/gestion/filtres-ecran.ts'
import { ListeDuSyndic } from '../../components/gestion/ListeDuSyndic.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { asOneOf, compact } from '../../lib/search-params.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { tableSearch } from '../../lib/table-search.ts'
import { limitsOf } from '../../lib/form-check.ts'
import { JOKERS } from '../../lib/jokers.ts'

const asStatut = asOneOf(CLES_GROUPES)

const Recherche = () => {
  const { q = '', statut = '', ...reste } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [texte, setTexte] = useState(q)
  useEffect(() => setTexte(q), [q])
  const chercher = (changes: { q?: string; statut?: string }) =>
    void navigate({
      search: compact({
        ...reste,
        q: (changes.q ?? texte).trim() || undefined,
        statut: asStatut(changes.statut ?? statut),
        page: undefined,
      }),
      resetScroll: false,
    })
  return (
    <form
      role="search"
      className="rc-recherche"
      onFocus={limitsOf('rechercherCoproprietes', { immatriculationOuNom: 'recherche' })}
      onSubmit={(event) => {
        event.preventDefault()
        chercher({ q: texte })
      }}
    >
      <FieldText
        name="recherche"
        label="Numéro d’immatriculation ou nom"
        hint={JOKERS}
        inputProps={{
          type: 'search',
          value: texte,
          autoComplete: 'off',
          onChange: (event) => setTexte(event.target.value),
        }}
      />
      <FieldSelect
        name="statut"
        label="Statut"
        placeholder="Tous les statuts"
        options={STATUTS}
        selectProps={{
          value: statut,
          onChange: (event) => chercher({ statut: event.target.value }),
        }}
      />
      <Button type="submit">Rechercher</Button>
    </form>
  )
}

/** A keeper's list, or a notary's: they look after none. */
const ListeSimple = ({ titre }: { titre: string }) => {
  const { filter = 'seeAllCopro', q = '', statut = '' } = Route.useSearch()
  const teneur = isTeneur(useCompteConnecte().profil)
  return (
    <>
      <h1 tabIndex={-1}>{titre}</h1>
      <Recherche />
      <TableCoproprietes
        criteres={{ filtre: filter, statut, immatriculationOuNom: q }}
        caption={titre}
        empty={
          q || statut
            ? teneur
              ? 'Aucune copropriété ne correspond à votre recherche.'
              : 'Aucune copropriété déclarée par votre étude ne correspond à votre recherche. L’annuaire cherche parmi toutes celles du registre.'
            : 'Aucune copropriété dans cette liste.'
        }
      />
    </>
  )
}

const Page = () => {
  const search = Route.useSearch()
  const { authorities } = useCompteConnecte()
  const titre = FILTRES[search.filter ?? 'seeAllCopro']
  usePageTitle({ titre })
  return peut(authorities, ['RENOUVELER_MANDAT']) ? (
    <ListeDuSyndic titre={titre} criteres={lireCriteres(search)} />
  ) : (
    <ListeSimple titre={titre} />
  )
}

export const Route = createFileRoute('/copropriete/')({
  staticData: { titre: 'Gérer une copropriété', autorites: ['MENU_COPROPRIETE'] },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({ ...lireCriteres(raw), ...tableSearch(raw) }),
  // Attaching oneself starts from a number, not from a list of one's own.
  beforeLoad: ({ search }) => {
    if (search.filter === 'attach') throw redirect({ to: '/rattacher-une-copropriete' })
  },
  component: Page,
})
