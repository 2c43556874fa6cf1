import { LABELS_TYPE_MAJ } from '@registre/domain'
import { type Column, DataTable, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { lienDeclarationPredecesseur } from '../../components/coproprietes/liens.ts'
import { PartiePasLue } from '../../components/PasLu.tsx'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatJour, VIDE } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

type Ligne = Answer<'listerDeclarationsPredecesseur'>[number]

const COLONNES: readonly Column<Ligne>[] = [
  {
    key: 'copropriete',
    header: 'Copropriété',
    rowHeader: true,
    render: (l) => l.nomCopropriete || 'Sans nom',
  },
  { key: 'type', header: 'Mise à jour', render: (l) => LABELS_TYPE_MAJ[l.typeMaj] },
  { key: 'auteur', header: 'Déposée par', render: (l) => l.auteur || VIDE },
  { key: 'depot', header: 'Le', render: (l) => formatJour(l.deposeeLe) },
  {
    key: 'actions',
    header: 'Actions',
    render: (l) => (
      <InternalLink className="fr-link fr-link--sm" href={lienDeclarationPredecesseur(l.id)}>
        Examiner<span className="fr-sr-only"> la mise à jour de {l.nomCopropriete}</span>
      </InternalLink>
    ),
  },
]

/** What former syndics filed and that awaits this one's answer; nothing when there is none. */
export const MisesAJourPredecesseur = () => {
  const {
    data = [],
    isLoadingError,
    refetch,
  } = useQuery({
    ...queryOf('listerDeclarationsPredecesseur')({}, { silent: true }),
    staleTime: 0,
  })
  if (isLoadingError)
    return (
      <PartiePasLue relire={refetch}>
        Les mises à jour de votre prédécesseur n’ont pas pu être lues.
      </PartiePasLue>
    )
  if (data.length === 0) return null
  return (
    <Section title="Mises à jour de votre prédécesseur à examiner">
      <DataTable
        caption="Mises à jour de votre prédécesseur à examiner"
        captionHidden
        columns={COLONNES}
        rows={data}
        rowKey={(l) => l.id}
        empty="Aucune mise à jour."
      />
    </Section>
  )
}
