import { Button } from '@registre/ui'
import { type EtatReclamation, ETATS_RECLAMATION, LABELS_ETAT_RECLAMATION } from '@registre/domain'
import type { Column } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { Numero } from '../../components/Numero.tsx'
import { QueryTable, type Tri } from '../../components/QueryTable.tsx'
import type { Answer } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { asOneOf, asText, compact } from '../../lib/search-params.ts'
import { type TableSearch, tableSearch } from '../../lib/table-search.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { limitsOf } from '../../lib/form-check.ts'

type Ligne = Answer<'rechercherReclamations'>['reclamations'][number]

const COLONNES: readonly Column<Ligne, Tri<'rechercherReclamations'>>[] = [
  {
    key: 'reference',
    header: 'Message',
    rowHeader: true,
    render: (r) => (
      <InternalLink className="fr-link" href={`/reclamations-recues/${r.id}`}>
        {r.reference}
      </InternalLink>
    ),
  },
  { key: 'demandeur', header: 'De', render: (r) => `${r.demandeur} (${r.libelleDemandeur})` },
  { key: 'type', header: 'Demande', render: (r) => r.libelleType },
  {
    key: 'numero',
    header: 'Copropriété',
    render: (r) => <Numero valeur={r.numeroImmatriculation} />,
  },
  { key: 'recue', header: 'Reçu le', render: (r) => formatInstant(r.recueLe) },
  { key: 'etat', header: 'État', render: (r) => r.libelleEtat },
]

const Page = () => {
  const { etat, texte = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const critere: EtatReclamation | '' = etat ?? ''
  return (
    <>
      <h1 tabIndex={-1}>Messages reçus</h1>
      <p>
        Ce que l’on a écrit au registre par le formulaire de contact. Les plus anciens à traiter
        viennent d’abord.
      </p>
      <form
        key={`${etat ?? ''} ${texte}`}
        role="search"
        className="rc-actions fr-mb-2w"
        onFocus={limitsOf('rechercherReclamations')}
        onSubmit={(event) => {
          event.preventDefault()
          const saisie = new FormData(event.currentTarget)
          void navigate({
            search: lire({ etat: saisie.get('etat'), texte: saisie.get('texte') }),
            resetScroll: false,
          })
        }}
      >
        <div className="fr-select-group fr-mb-0">
          <label className="fr-label" htmlFor="etat">
            État
          </label>
          <select className="fr-select" id="etat" name="etat" defaultValue={etat ?? ''}>
            <option value="">À suivre</option>
            {ETATS_RECLAMATION.map((e) => (
              <option key={e} value={e}>
                {LABELS_ETAT_RECLAMATION[e]}
              </option>
            ))}
          </select>
        </div>
        <div className="fr-input-group fr-mb-0">
          <label className="fr-label" htmlFor="texte">
            Référence, nom, adresse ou numéro
          </label>
          <input className="fr-input" id="texte" name="texte" type="search" defaultValue={texte} />
        </div>
        <Button type="submit">Rechercher</Button>
      </form>
      <QueryTable
        operation="rechercherReclamations"
        args={(paginationOptions) => ({ body: { paginationOptions, etat: critere, texte } })}
        read={(a) => ({ rows: a.reclamations, totalItems: a.totalItems })}
        columns={COLONNES}
        rowKey={(r) => String(r.id)}
        caption="Messages reçus"
        unit={['message', 'messages']}
        empty={
          etat === undefined && texte === ''
            ? 'Aucun message à suivre.'
            : 'Aucun message ne correspond.'
        }
      />
    </>
  )
}

const lire = (
  search: Record<string, unknown>,
): { etat?: EtatReclamation; texte?: string } & TableSearch =>
  compact({
    etat: asOneOf(ETATS_RECLAMATION)(search['etat']),
    texte: asText(search['texte']),
    ...tableSearch(search),
  })

export const Route = createFileRoute('/reclamations-recues/')({
  staticData: { titre: 'Messages reçus', autorites: ['VALIDER_RATTACHEMENT_DECLARATION'] },
  validateSearch: lire,
  component: Page,
})
