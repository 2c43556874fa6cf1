import {
  BLOCS_DECLARATION,
  can,
  LABELS_ETAT_COPROPRIETE,
  machineDeclaration,
  normaliser,
} from '@registre/domain'
import { Button, Buttons, ConfirmDialog, Section } from '@registre/ui'
import { useState, type ReactNode } from 'react'
import { LECTURES_BROUILLON } from '../../../components/coproprietes/lectures.ts'
import { BlocLecture } from '../../../components/declaration/BlocLecture.tsx'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { LIBELLES_BLOC } from '../../../components/declaration/libelles.ts'
import { lienFiche } from '../../../components/coproprietes/liens.ts'
import { callOf, useCommand } from '../../../lib/api/index.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { BoutonSupprimer } from './BoutonSupprimer.tsx'
import { MotifDuRefus } from './MotifDuRefus.tsx'
import { useNavigationEtapes } from './use-navigation-etapes.ts'

/** What is declared, block after block; the mandate where it is part of it. */
const Contenu = ({ mandat }: { mandat: boolean }) => {
  const { immatCopropriete, jeuDebiteurs } = useBrouillon().declaration
  const contenu = normaliser(immatCopropriete)
  return BLOCS_DECLARATION.filter((bloc) => mandat || bloc !== 'infoRattachement').map((bloc) => (
    <Section key={bloc} title={LIBELLES_BLOC[bloc]}>
      <BlocLecture bloc={bloc} contenu={contenu} jeuDebiteurs={jeuDebiteurs} />
    </Section>
  ))
}

/**
 * The form while the dossier is in the person's hands; otherwise what became of it: sent, or
 * refused and to be corrected.
 */
export const DossierParti = ({ children }: { children: ReactNode }) => {
  const { declaration } = useBrouillon()
  if (declaration.etatCopropriete === 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES') return <Refuse />
  if (!can(machineDeclaration, declaration.etat, 'enregistrer-etape')) return <Envoye />
  return declaration.empechement ? <Empeche raison={declaration.empechement} /> : children
}

/** A draft whose right has ended: why, what was typed in it, and the way to be rid of it. */
const Empeche = ({ raison }: { raison: string }) => {
  const { declaration } = useBrouillon()
  const titre = 'Ce brouillon ne peut plus être envoyé'
  usePageTitle({ titre })
  return (
    <>
      <h1>{titre}</h1>
      <div className="fr-alert fr-alert--warning fr-mb-3w">
        <p>{raison}</p>
      </div>
      <p>Ce que vous aviez saisi reste lisible ci-dessous tant que vous ne le supprimez pas.</p>
      <BoutonSupprimer disabled={false} />
      <Contenu mandat={declaration.typeMaj === null} />
    </>
  )
}

const Envoye = () => {
  const { declaration } = useBrouillon()
  const maj = declaration.idDeclarationDeBase !== null
  usePageTitle({ titre: maj ? 'Mise à jour déposée' : 'Demande envoyée' })
  return (
    <section className="rc-page-courte">
      <h1>{maj ? 'Cette mise à jour a été déposée' : 'Cette demande a été envoyée'}</h1>
      <p>
        Elle ne peut plus être modifiée ici. État du dossier :{' '}
        {LABELS_ETAT_COPROPRIETE[declaration.etatCopropriete]}.
      </p>
      {declaration.coproprieteId !== null && (
        <InternalLink className="fr-btn" href={lienFiche(declaration.coproprieteId)}>
          Voir la fiche de la copropriété
        </InternalLink>
      )}
    </section>
  )
}

/** A refused request: the motive, what was declared, and the two ways out. */
const Refuse = () => {
  const { declaration, session } = useBrouillon()
  const { accueil, allerA } = useNavigationEtapes()
  const changer = useCommand('changerEtatBrouillon', {
    invalidates: [...LECTURES_BROUILLON, 'visualiserCopropriete'],
  })
  const [abandon, setAbandon] = useState(false)
  usePageTitle({ titre: 'Demande refusée' })
  const { id, version, typeImmat } = declaration
  if (id === null) return null
  const corriger = async (): Promise<void> => {
    await changer.mutateAsync({ body: { id, version, etat: 'BROUILLON' } })
    session.adopter(await callOf('lireBrouillon', { params: { id } }))
    allerA(typeImmat === 'DEFAULT' ? 'infos-rattachement' : 'identification')
  }
  const abandonner = async (): Promise<void> => {
    await changer.mutateAsync({ body: { id, version, etat: 'SUPPRIME' } })
    session.fermer()
    accueil('Demande abandonnée', 'Le dossier a été retiré de vos demandes.')
  }
  return (
    <>
      <h1>Demande refusée</h1>
      <div className="fr-alert fr-alert--error fr-mb-3w">
        <h2 className="fr-alert__title">Motif du refus</h2>
        <MotifDuRefus />
      </div>
      <Buttons>
        <Button disabled={changer.isPending} onClick={() => void corriger().catch(() => undefined)}>
          Corriger
        </Button>
        <Button kind="secondary" disabled={changer.isPending} onClick={() => setAbandon(true)}>
          Abandonner la demande
        </Button>
      </Buttons>
      <Contenu mandat={typeImmat === 'DEFAULT'} />
      <ConfirmDialog
        open={abandon}
        title="Abandonner la demande ?"
        confirmLabel="Abandonner"
        busy={changer.isPending}
        onConfirm={() => void abandonner().catch(() => setAbandon(false))}
        onCancel={() => setAbandon(false)}
      >
        <p>Le dossier ne pourra plus être repris.</p>
      </ConfirmDialog>
    </>
  )
}
