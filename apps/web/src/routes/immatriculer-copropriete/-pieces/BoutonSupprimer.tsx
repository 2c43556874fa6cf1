import { Button, ConfirmDialog } from '@registre/ui'
import { useState } from 'react'
import { LECTURES_BROUILLON } from '../../../components/coproprietes/lectures.ts'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { useCommand } from '../../../lib/api/index.ts'
import { useNavigationEtapes } from './use-navigation-etapes.ts'

/**
 * Deletes the draft after a confirmation. Nothing for a dossier that came back: it is corrected or
 * given up, not deleted.
 */
export const BoutonSupprimer = ({ disabled }: { disabled: boolean }) => {
  const { session, declaration } = useBrouillon()
  const { accueil } = useNavigationEtapes()
  const supprimer = useCommand('supprimerBrouillon', {
    invalidates: LECTURES_BROUILLON,
  })
  const [ouvert, setOuvert] = useState(false)
  const maj = declaration.idDeclarationDeBase !== null
  if (declaration.etatCopropriete !== 'BROUILLON' && !maj) return null
  const confirmer = async (): Promise<void> => {
    const { id } = session.etat().declaration
    if (id !== null) await supprimer.mutateAsync({ params: { id } })
    session.fermer()
    setOuvert(false)
    accueil(
      'Brouillon supprimé',
      maj
        ? 'La mise à jour est abandonnée, la copropriété garde ses données.'
        : 'La demande et les informations saisies ont été supprimées.',
    )
  }
  return (
    <>
      <Button kind="tertiary-no-outline" disabled={disabled} onClick={() => setOuvert(true)}>
        Supprimer le brouillon
      </Button>
      <ConfirmDialog
        open={ouvert}
        title="Supprimer le brouillon ?"
        confirmLabel="Supprimer"
        busy={supprimer.isPending}
        onConfirm={() => void confirmer().catch(() => setOuvert(false))}
        onCancel={() => setOuvert(false)}
      >
        <p>Toutes les informations saisies seront perdues. Cette action est définitive.</p>
      </ConfirmDialog>
    </>
  )
}
