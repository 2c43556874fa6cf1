import { deNom, ETATS_MANDAT_EN_ATTENTE } from '@registre/domain'
import { type Column, DataTable, Section, StateBadge } from '@registre/ui'
import { ActesMandat, RetirerRattachement } from '../../../../components/mandats/ActesMandats.tsx'
import type { MandatVu } from '../../../../components/mandats/mandat.ts'
import { lienContester } from '../../../../components/rattachement/rattachement.ts'
import { LienDocument } from '../../../../components/validation/LienDocument.tsx'
import { formatOuiNon, VIDE } from '../../../../lib/format.ts'
import { useCompteConnecte } from '../../../../lib/session.ts'
import { InternalLink } from '../../../../shell/InternalLink.tsx'

const TONS = { EN_COURS: 'success', A_VENIR: 'new', EXPIRE: 'warning' } as const
const enPlace = (etat: string): etat is keyof typeof TONS => Object.hasOwn(TONS, etat)
const enAttente = (m: MandatVu): boolean => ETATS_MANDAT_EN_ATTENTE.some((etat) => etat === m.etat)

const Etat = ({
  mandat,
  contestable,
  coproprieteId,
}: {
  mandat: MandatVu
  contestable: boolean
  coproprieteId: number
}) => (
  <>
    <StateBadge tone={enPlace(mandat.etat) ? TONS[mandat.etat] : 'neutral'}>
      {mandat.libelleEtat}
    </StateBadge>
    {contestable && (
      <>
        {' '}
        <InternalLink className="fr-link fr-link--sm" href={lienContester(coproprieteId)}>
          Voir ou contester
          <span className="fr-sr-only"> la demande {deNom(mandat.teledeclarant)}</span>
        </InternalLink>
      </>
    )}
  </>
)

/** The mandates on the co-ownership, latest first, with what a keeper may do on each. */
export const MandatsFiche = ({
  fiche,
}: {
  fiche: { id: unknown; mandats: readonly MandatVu[]; actions: readonly string[] }
}) => {
  const { idTeledeclarant } = useCompteConnecte()
  const { mandats } = fiche
  const coproprieteId = Number(fiche.id)
  const mien = (m: MandatVu): boolean => m.teledeclarantId === idTeledeclarant
  const syndic = mandats.some((m) => mien(m) && enPlace(m.etat))
  const colonnes: Column<MandatVu>[] = [
    {
      key: 'teledeclarant',
      header: 'Représentant légal',
      rowHeader: true,
      render: (m) => m.teledeclarant || VIDE,
    },
    {
      key: 'etat',
      header: 'État',
      render: (m) => (
        <Etat
          mandat={m}
          contestable={syndic && enAttente(m) && !mien(m)}
          coproprieteId={coproprieteId}
        />
      ),
    },
    { key: 'debut', header: 'Début', render: (m) => m.dateDebut || VIDE },
    { key: 'fin', header: 'Fin', render: (m) => m.dateFin || VIDE },
    {
      key: 'adminProvisoire',
      header: 'Administrateur provisoire',
      render: (m) => formatOuiNon(m.adminProvisoire),
    },
    {
      key: 'syndicProvisoire',
      header: 'Syndic provisoire',
      render: (m) => formatOuiNon(m.syndicProvisoire),
    },
    {
      key: 'justificatif',
      header: 'Justificatif',
      render: (m) =>
        m.documentId ? <LienDocument document={{ id: m.documentId, nom: m.nomDocument }} /> : VIDE,
    },
  ]
  if (mandats.some((m) => m.actions.length > 0))
    colonnes.push({
      key: 'actions',
      header: 'Actions',
      render: (m) => <ActesMandat mandat={m} mandats={mandats} coproprieteId={coproprieteId} />,
    })
  return (
    <Section
      title="Mandats"
      actions={
        fiche.actions.includes('retirer-rattachement') && (
          <RetirerRattachement mandats={mandats} coproprieteId={coproprieteId} />
        )
      }
    >
      <DataTable
        caption="Mandats"
        captionHidden
        rows={mandats}
        rowKey={(m) => String(m.id)}
        empty="Aucun mandat validé"
        columns={colonnes}
      />
    </Section>
  )
}
