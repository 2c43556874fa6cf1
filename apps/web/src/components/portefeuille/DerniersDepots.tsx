import { type Column, DataTable, Section, StateBadge } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/index.ts'
import { formatInstant, formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { etatDuDepot, lienDepot, type Portefeuille, TONS_PORTEFEUILLE } from './textes.ts'

const COLONNES: readonly Column<Portefeuille>[] = [
  {
    key: 'nom',
    header: 'Dépôt',
    rowHeader: true,
    render: (p) => (
      <>
        <InternalLink href={lienDepot(p.id)}>{p.nom || `Dépôt n° ${p.id}`}</InternalLink>
        <span className="rc-ligne-adresse">
          {formatInstant(p.creeLe)}, {p.par}
        </span>
      </>
    ),
  },
  {
    key: 'etat',
    header: 'État',
    render: (p) => <StateBadge tone={TONS_PORTEFEUILLE[p.etat]}>{etatDuDepot(p)}</StateBadge>,
  },
  { key: 'lignes', header: 'Lignes', align: 'right', render: (p) => formatNombre(p.nbLignes) },
  {
    key: 'deposees',
    header: 'Déposées',
    align: 'right',
    render: (p) => formatNombre(p.comptes.DEPOSEE),
  },
]

/** The latest portfolios of the establishment; nothing before the first one. */
export const DerniersDepots = () => {
  const { data = [], isPending } = useQuery(queryOf('listerPortefeuilles')())
  if (!isPending && data.length === 0) return null
  return (
    <Section title="Dépôts précédents">
      <DataTable
        caption="Dépôts groupés de votre établissement"
        captionHidden
        columns={COLONNES}
        rows={data}
        rowKey={(p) => p.id}
        loading={isPending}
      />
    </Section>
  )
}
