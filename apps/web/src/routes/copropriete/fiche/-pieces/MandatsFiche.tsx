import { DataTable, Section, StateBadge } from '@registre/ui'
import { LienDocument } from '../../../../components/validation/LienDocument.tsx'
import type { Answer } from '../../../../lib/api/index.ts'
import { formatOuiNon, VIDE } from '../../../../lib/format.ts'

type Mandat = Answer<'visualiserCopropriete'>['mandats'][number]

/** The mandates on the co-ownership, latest first. */
export const MandatsFiche = ({ mandats }: { mandats: readonly Mandat[] }) => (
  <Section title="Mandats">
    <DataTable
      caption="Mandats"
      captionHidden
      rows={mandats}
      rowKey={(m) => String(m.id)}
      empty="Aucun mandat"
      columns={[
        { key: 'teledeclarant', header: 'Représentant légal', rowHeader: true, render: (m) => m.teledeclarant || VIDE },
        { key: 'etat', header: 'État', render: (m) => <StateBadge tone={m.etat === 'EN_COURS' ? 'success' : 'neutral'}>{m.libelleEtat}</StateBadge> },
        { key: 'debut', header: 'Début', render: (m) => m.dateDebut || VIDE },
        { key: 'fin', header: 'Fin', render: (m) => m.dateFin || VIDE },
        { key: 'adminProvisoire', header: 'Administrateur provisoire', render: (m) => formatOuiNon(m.adminProvisoire) },
        {
          key: 'justificatif',
          header: 'Justificatif',
          render: (m) => (m.documentId ? <LienDocument document={{ id: m.documentId, nom: m.nomDocument }} /> : VIDE),
        },
      ]}
    />
  </Section>
)
