import { ETATS_MANDAT_EN_ATTENTE } from '@registre/domain'
import { DataTable, Section, StateBadge } from '@registre/ui'
import { lienContester } from '../../../../components/rattachement/rattachement.ts'
import { LienDocument } from '../../../../components/validation/LienDocument.tsx'
import type { Answer } from '../../../../lib/api/index.ts'
import { formatOuiNon, VIDE } from '../../../../lib/format.ts'
import { useCompteConnecte } from '../../../../lib/session.ts'
import { InternalLink } from '../../../../shell/InternalLink.tsx'

type Mandat = Answer<'visualiserCopropriete'>['mandats'][number]

const EN_PLACE: ReadonlySet<string> = new Set(['EN_COURS', 'A_VENIR', 'EXPIRE'])
const enAttente = (m: Mandat): boolean => ETATS_MANDAT_EN_ATTENTE.some((etat) => etat === m.etat)

/** The mandates on the co-ownership, latest first. */
export const MandatsFiche = ({ mandats, coproprieteId }: { mandats: readonly Mandat[]; coproprieteId: number }) => {
  const { idTeledeclarant } = useCompteConnecte()
  const mien = (m: Mandat): boolean => m.teledeclarantId === idTeledeclarant
  const syndic = mandats.some((m) => mien(m) && EN_PLACE.has(m.etat))
  return (
    <Section title="Mandats">
      <DataTable
        caption="Mandats"
        captionHidden
        rows={mandats}
        rowKey={(m) => String(m.id)}
        empty="Aucun mandat"
        columns={[
          { key: 'teledeclarant', header: 'Représentant légal', rowHeader: true, render: (m) => m.teledeclarant || VIDE },
          {
            key: 'etat',
            header: 'État',
            render: (m) => (
              <>
                <StateBadge tone={m.etat === 'EN_COURS' ? 'success' : 'neutral'}>{m.libelleEtat}</StateBadge>
                {syndic && enAttente(m) && !mien(m) && (
                  <>
                    {' '}
                    <InternalLink className="fr-link fr-link--sm" href={lienContester(coproprieteId)}>
                      Voir ou contester<span className="fr-sr-only"> la demande de {m.teledeclarant}</span>
                    </InternalLink>
                  </>
                )}
              </>
            ),
          },
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
}
