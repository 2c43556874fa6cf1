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
      items={{
        Statut: <StateBadge tone={TONS[d.statut]}>{d.libelleStatut}</StateBadge>,
        Motif: d.autre ? `${d.libelleMotif} : ${d.autre}` : d.libelleMotif,
        Événement: d.libelleFaitGenerateur,
        'Date de l’événement': d.dateFaitGenerateur || VIDE,
        'Date d’effet': d.dateEffet || VIDE,
        'Type de justificatif': d.libelleTypeJustif,
        Justificatif: d.documentId ? (
          <LienDocument document={{ id: d.documentId, nom: d.nomDocument }} />
        ) : undefined,
        'Déclarée par': `${d.declareePar || VIDE}, le ${formatInstant(d.declareeLe)}`,
      }}
    />
  </Section>
)
