import { KeyValueList, Section, StateBadge } from '@registre/ui'
import type { Answer } from '../../lib/api/index.ts'
import { formatInstant, VIDE } from '../../lib/format.ts'
import { LienDocument } from '../validation/LienDocument.tsx'

export type Dissolution = Answer<'lireDissolution'>

const TONS = {
  A_VALIDER: 'info',
  VALIDEE: 'success',
  REFUSEE: 'error',
  ANNULEE: 'neutral',
} as const

/** A declared dissolution as it is read: by the keeper before deciding, and on the sheet. */
export const DissolutionDeclaree = ({ dissolution: d }: { dissolution: Dissolution }) => (
  <Section title="Dissolution déclarée" className="fr-mb-4w">
    <KeyValueList
      items={[
        {
          label: 'Statut',
          value: <StateBadge tone={TONS[d.statut]}>{d.libelleStatut}</StateBadge>,
        },
        { label: 'Motif', value: d.autre ? `${d.libelleMotif} : ${d.autre}` : d.libelleMotif },
        { label: 'Événement', value: d.libelleFaitGenerateur },
        { label: 'Date de l’événement', value: d.dateFaitGenerateur || VIDE },
        { label: 'Date d’effet', value: d.dateEffet || VIDE },
        { label: 'Type de justificatif', value: d.libelleTypeJustif },
        ...(d.documentId
          ? [
              {
                label: 'Justificatif',
                value: <LienDocument document={{ id: d.documentId, nom: d.nomDocument }} />,
              },
            ]
          : []),
        {
          label: 'Déclarée par',
          value: `${d.declareePar || VIDE}, le ${formatInstant(d.declareeLe)}`,
        },
      ]}
    />
  </Section>
)
