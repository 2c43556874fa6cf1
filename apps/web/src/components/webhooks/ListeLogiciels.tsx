import { type Column, DataTable } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '../../lib/api/index.ts'
import { formatInstant, VIDE } from '../../lib/format.ts'
import { EtatLogiciel, type Webhook } from './EtatLogiciel.tsx'
import { motsDesSujets } from './sujets.ts'

const COLONNES: readonly Column<Webhook>[] = [
  {
    key: 'nom',
    header: 'Logiciel',
    rowHeader: true,
    render: (w) => (
      <>
        <Link to="/compte/logiciels/$id" params={{ id: String(w.id) }} className="fr-link">
          {w.nom}
        </Link>
        <span className="rc-ligne-adresse rc-cesure">{w.url}</span>
      </>
    ),
  },
  { key: 'etat', header: 'État', render: (w) => <EtatLogiciel webhook={w} /> },
  { key: 'sujets', header: 'Annoncé', render: (w) => motsDesSujets(w.evenements) },
  {
    key: 'succes',
    header: 'Dernier avis reçu',
    render: (w) => (w.dernierSuccesLe ? formatInstant(w.dernierSuccesLe) : VIDE),
  },
]

/** The programs that one's establishment has the register tell. */
export const ListeLogiciels = () => {
  const { data, isPending } = useQuery(queryOf('listerWebhooks')())
  return (
    <DataTable
      caption="Logiciels prévenus par le registre"
      columns={COLONNES}
      rows={data ?? []}
      rowKey={(w) => w.id}
      loading={isPending}
      empty="Aucun logiciel n’est prévenu pour le moment."
    />
  )
}
