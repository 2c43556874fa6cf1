import {
  FILTRES_ECHEANCE,
  type FiltreEcheance,
  formatFrDate,
  LABELS_FILTRE_ECHEANCE,
  type Urgence,
} from '@registre/domain'
import { type Column, StateBadge, type Tone } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { adresseGestion } from '../../components/gestion/criteres.ts'
import { ActionsCopropriete } from '../../components/coproprietes/ActionsCopropriete.tsx'
import { aujourdhuiParis } from '../../components/declaration/aujourdhui.ts'
import { AbonnementCalendrier } from '../../components/mandats/AbonnementCalendrier.tsx'
import { CalendrierEcheances } from '../../components/mandats/CalendrierEcheances.tsx'
import { nommer } from '../../components/coproprietes/nommer.ts'
import { Numero } from '../../components/Numero.tsx'
import { QueryTable, type Tri } from '../../components/QueryTable.tsx'
import { Recu } from '../../components/recu/Recu.tsx'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { asOneOf, asText, compact } from '../../lib/search-params.ts'
import { tableSearch } from '../../lib/table-search.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

type Echeance = Answer<'rechercherEcheances'>['echeances'][number]
const TONS: Record<Urgence, Tone> = {
  EXPIRE: 'error',
  PROCHE: 'warning',
  A_PREVOIR: 'info',
  LOINTAIN: 'success',
  SUIVI: 'neutral',
}

const delai = (jours: number): string => {
  if (jours === 0) return 'aujourd’hui'
  const n = Math.abs(jours)
  return `${jours < 0 ? 'depuis' : 'dans'} ${n} jour${n > 1 ? 's' : ''}`
}

/** What can be done of a mandate; a renewal comes back to this list. */
const Actes = ({ echeance: e }: { echeance: Echeance }) => {
  const { recu: _, ...ici } = Route.useSearch()
  const cherche = new URLSearchParams(Object.entries(ici).map(([nom, v]) => [nom, String(v)]))
  return (
    <ActionsCopropriete
      ligne={{
        id: Number(e.coproprieteId),
        numeroImmatriculation: e.numeroImmatriculation,
        nom: e.nom,
        idDeclaration: null,
        actions: e.actions.filter((a) => a === 'renouveler-mandat' || a === 'declarer-successeur'),
      }}
      retour={`/copropriete/echeances?${cherche}`}
    />
  )
}

const COLONNES: readonly Column<Echeance, Tri<'rechercherEcheances'>>[] = [
  {
    key: 'fin',
    header: 'Fin du mandat',
    sortField: 'dateFin',
    render: (e) => (
      <>
        {e.dateFin}
        <br />
        <span className="fr-text--sm">{delai(e.joursRestants)}</span>
      </>
    ),
  },
  {
    key: 'numero',
    header: 'Immatriculation',
    sortField: 'numeroImmatriculation',
    render: (e) => <Numero valeur={e.numeroImmatriculation} />,
  },
  {
    key: 'nom',
    header: 'Nom',
    sortField: 'nom',
    rowHeader: true,
    render: (e) => (
      <>
        {nommer(e.nom, e.adressePrincipale)}
        {e.nom && <span className="rc-ligne-adresse">{e.adressePrincipale}</span>}
      </>
    ),
  },
  {
    key: 'urgence',
    header: 'Situation',
    render: (e) => (
      <>
        <StateBadge tone={TONS[e.urgence]}>{e.libelleUrgence}</StateBadge>
        {e.suite && <p className="fr-text--sm fr-mb-0">{e.suite}</p>}
      </>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    render: (e) => <Actes echeance={e} />,
  },
]

const Filtres = ({ courant, jour }: { courant: FiltreEcheance; jour: string | undefined }) => {
  const { data } = useQuery(
    queryOf('rechercherEcheances')(
      {
        body: {
          filtre: 'tous',
          paginationOptions: { pageNumber: 1, pageSize: 1, sortField: '', sortDirection: 'ASC' },
        },
      },
      { silent: true },
    ),
  )
  return (
    <nav aria-label="Listes d’échéances">
      <ul className="fr-raw-list rc-filtres">
        {FILTRES_ECHEANCE.map((filtre) => (
          <li key={filtre}>
            <InternalLink
              className="fr-tag"
              href={`/copropriete/echeances?filtre=${filtre}`}
              {...(filtre === courant && jour === undefined ? { 'aria-current': 'page' } : {})}
            >
              {LABELS_FILTRE_ECHEANCE[filtre]}
              {data ? ` (${formatNombre(data.compteurs[filtre])})` : ''}
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Liste = ({ filtre, jour }: { filtre: FiltreEcheance; jour: string | undefined }) => (
  <>
    <Filtres courant={filtre} jour={jour} />
    {jour !== undefined && <p>Échéances du {formatFrDate(jour)}.</p>}
    <QueryTable
      operation="rechercherEcheances"
      caption={
        jour === undefined ? LABELS_FILTRE_ECHEANCE[filtre] : `Échéances du ${formatFrDate(jour)}`
      }
      columns={COLONNES}
      rowKey={(e) => String(e.idMandat)}
      pageSize={20}
      defaultSort={{ field: 'dateFin', direction: 'ASC' }}
      unit={['échéance', 'échéances']}
      empty="Aucune échéance dans cette liste."
      args={(paginationOptions) => ({
        body: { paginationOptions, filtre, jour: formatFrDate(jour) },
      })}
      read={(answer) => ({ rows: answer.echeances, totalItems: answer.totalItems })}
    />
  </>
)

const Page = () => {
  const {
    vue = 'liste',
    filtre = 'tous',
    jour,
    mois = aujourdhuiParis().slice(0, 7),
    recu,
  } = Route.useSearch()
  return (
    <>
      <h1 tabIndex={-1}>Échéances des mandats</h1>
      {recu !== undefined && <Recu key={recu} reference={recu} />}
      <p>
        <InternalLink href={adresseGestion({}, { maj: 'a-faire', tri: 'limiteMaj' })}>
          Les mises à jour annuelles à faire, par date limite
        </InternalLink>
      </p>
      <nav aria-label="Présentation">
        <ul className="fr-raw-list rc-filtres">
          <li>
            <InternalLink
              className="fr-tag"
              href="/copropriete/echeances"
              {...(vue === 'liste' ? { 'aria-current': 'page' } : {})}
            >
              Liste
            </InternalLink>
          </li>
          <li>
            <InternalLink
              className="fr-tag"
              href="/copropriete/echeances?vue=calendrier"
              {...(vue === 'calendrier' ? { 'aria-current': 'page' } : {})}
            >
              Calendrier
            </InternalLink>
          </li>
        </ul>
      </nav>
      {vue === 'calendrier' ? (
        <CalendrierEcheances mois={mois} />
      ) : (
        <Liste filtre={filtre} jour={jour} />
      )}
      <AbonnementCalendrier />
    </>
  )
}

const motif = (re: RegExp) => (valeur: unknown) =>
  typeof valeur === 'string' && re.test(valeur) ? valeur : undefined
const asMois = motif(/^\d{4}-(0[1-9]|1[0-2])$/)
const asJour = motif(/^\d{4}-\d{2}-\d{2}$/)

export const Route = createFileRoute('/copropriete/echeances')({
  staticData: {
    titre: 'Échéances des mandats',
    autorites: ['RENOUVELER_MANDAT'],
    fil: [{ label: 'Gérer une copropriété', href: '/copropriete?filter=mandate' }],
  },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({
      ...tableSearch(raw),
      vue: asOneOf(['liste', 'calendrier'])(raw['vue']),
      filtre: asOneOf(FILTRES_ECHEANCE)(
        typeof raw['filtre'] === 'number' ? String(raw['filtre']) : raw['filtre'],
      ),
      jour: asJour(raw['jour']),
      mois: asMois(raw['mois']),
      recu: asText(raw['recu'], 30),
    }),
  component: Page,
})
