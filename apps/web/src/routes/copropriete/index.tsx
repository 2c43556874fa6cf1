import {
  CLES_GROUPES,
  GROUPES_STATUT_COPROPRIETE,
  GROUPES_STATUT_RATTACHEMENT,
  isTeledeclarant,
} from '@registre/domain'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { FieldSelect, FieldText } from '@registre/ui'
import { TableCoproprietes } from '../../components/coproprietes/TableCoproprietes.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { asOneOf, asText, compact } from '../../lib/search-params.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { tableSearch } from '../../lib/table-search.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { FILTRES, FILTRES_OFFERTS, type Filtre } from './-filtres.ts'
import { limitsOf } from '../../lib/form-check.ts'

const GROUPES = { ...GROUPES_STATUT_COPROPRIETE, ...GROUPES_STATUT_RATTACHEMENT }
/** Each label once: two groups of one label hold the same states. */
const STATUTS = Object.entries(GROUPES)
  .map(([value, { label }]) => ({ value, label }))
  .filter(({ label }, rang, tous) => tous.findIndex((autre) => autre.label === label) === rang)

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
        hint="« $ » au début : commence par ; « _ » : un caractère quelconque"
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
      <button type="submit" className="fr-btn">
        Rechercher
      </button>
    </form>
  )
}

const Filtres = ({ courant }: { courant: Filtre }) => (
  <nav aria-label="Listes de copropriétés">
    <ul className="fr-raw-list rc-filtres">
      {FILTRES_OFFERTS.map((filtre) => (
        <li key={filtre}>
          <InternalLink
            className="fr-tag"
            href={`/copropriete?filter=${filtre}`}
            {...(filtre === courant ? { 'aria-current': 'page' } : {})}
          >
            {FILTRES[filtre]}
          </InternalLink>
        </li>
      ))}
      <li>
        <InternalLink className="fr-tag" href="/copropriete/portefeuille">
          Portefeuille : recherche, tri, actes groupés
        </InternalLink>
      </li>
      <li>
        <InternalLink className="fr-tag" href="/copropriete/echeances">
          Échéances des mandats
        </InternalLink>
      </li>
    </ul>
  </nav>
)

const Page = () => {
  const { filter = 'seeAllCopro', q = '', statut = '' } = Route.useSearch()
  const { profil, authorities } = useCompteConnecte()
  usePageTitle({ titre: FILTRES[filter] })
  return (
    <>
      <h1 tabIndex={-1}>{FILTRES[filter]}</h1>
      {isTeledeclarant(profil) && <Filtres courant={filter} />}
      {filter === 'annuelle' && authorities.includes('MAJ_COPROPRIETE_ANNUELLE') && (
        <p>
          <InternalLink href="/copropriete/depot-groupe">
            Déposer plusieurs mises à jour annuelles en une fois, dans un classeur
          </InternalLink>
        </p>
      )}
      <Recherche />
      <TableCoproprietes
        criteres={{ filtre: filter, statut, immatriculationOuNom: q }}
        caption={FILTRES[filter]}
        empty={
          q || statut
            ? 'Aucune copropriété ne correspond à votre recherche.'
            : 'Aucune copropriété dans cette liste.'
        }
      />
    </>
  )
}

const asFiltre = asOneOf(Object.keys(FILTRES) as Filtre[])

export const Route = createFileRoute('/copropriete/')({
  staticData: { titre: 'Gérer une copropriété', autorites: ['MENU_COPROPRIETE'] },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({
      ...tableSearch(raw),
      filter: asFiltre(raw['filter']),
      statut: asStatut(raw['statut']),
      q: asText(raw['q']),
    }),
  // Attaching oneself starts from a number, not from a list of one's own.
  beforeLoad: ({ search }) => {
    if (search.filter === 'attach') throw redirect({ to: '/rattacher-une-copropriete' })
  },
  component: Page,
})
