import { DataTable } from '@registre/ui'
import { formatInstant, VIDE } from '../../lib/format.ts'
import type { InfosValidation } from './types.ts'

type Evenement = InfosValidation['fiche']['historique'][number]

/** What happened to the dossier, as the journal tells it. */
export const HistoriqueDemande = ({ historique }: { historique: readonly Evenement[] }) => (
  <DataTable<Evenement & { rang: number }>
    caption="Événements du dossier"
    captionHidden
    rows={historique.map((e, rang) => ({ ...e, rang }))}
    rowKey={(e) => e.rang}
    empty="Aucun événement"
    columns={[
      { key: 'libelle', header: 'Événement', rowHeader: true, render: (e) => e.libelle },
      { key: 'instant', header: 'Date', render: (e) => formatInstant(e.instant) },
      { key: 'auteur', header: 'Auteur', render: (e) => e.auteur || VIDE },
      { key: 'vers', header: 'État du dossier', render: (e) => e.vers || VIDE },
      { key: 'motif', header: 'Motif', render: (e) => e.motif || VIDE },
    ]}
  />
)
