import { champsDifferents, estMajAnnuelle, LABELS_TYPE_MAJ, normaliser } from '@registre/domain'
import { Button, ConfirmDialog, Section, Buttons } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { lienFiche } from '../../components/coproprietes/liens.ts'
import { TableDifferences } from '../../components/historique/TableDifferences.tsx'
import { TableEcarts } from '../../components/historique/TableEcarts.tsx'
import {
  idOrNotFound,
  type Answer,
  isApiError,
  loadOrNotFound,
  queryOf,
  useCommand,
} from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { Refus } from '../../components/Refus.tsx'

const deposeeQuery = (id: number) =>
  queryOf('lireDeclarationDonneeCopropriete')({ params: { id } }, { silent: true })
const couranteQuery = (a: number) =>
  queryOf('lireDeclaration')({ params: { a, b: 'COURANTE', flag: 'false' } }, { silent: true })
const LISTES = [
  'listerDeclarationsPredecesseur',
  'visualiserCopropriete',
  'lireDeclaration',
  'lireDeclarationDonneeCopropriete',
  'lireChronologie',
] as const

const Boutons = ({ deposee }: { deposee: Answer<'lireDeclarationDonneeCopropriete'> }) => {
  const navigate = useNavigate()
  const accepter = useCommand('accepterDeclarationPredecesseur', {
    business: true,
    invalidates: LISTES,
  })
  const ecarter = useCommand('supprimerDeclarationPredecesseur', {
    business: true,
    invalidates: LISTES,
  })
  const [demande, setDemande] = useState<'accepter' | 'ecarter' | null>(null)
  const [refus, setRefus] = useState('')
  const id = Number(deposee.id)
  const repondre = async (): Promise<void> => {
    setRefus('')
    try {
      if (demande === 'accepter') {
        await accepter.mutateAsync({ params: { id } })
        notify(
          'success',
          'La mise à jour est acceptée.',
          'Elle est en vigueur ; les données précédentes restent dans l’historique.',
        )
      } else {
        await ecarter.mutateAsync({ params: { id } })
        notify(
          'success',
          'La mise à jour est écartée.',
          'Votre prédécesseur en est informé par courriel.',
        )
      }
      await navigate({ href: lienFiche(Number(deposee.coproprieteId)) })
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefus([error.message, ...(error.problem.champs ?? []).map((c) => c.message)].join(' '))
    } finally {
      setDemande(null)
    }
  }
  return (
    <>
      <Refus>{refus}</Refus>
      <Buttons>
        <Button onClick={() => setDemande('accepter')}>Accepter la mise à jour</Button>
        <Button kind="secondary" onClick={() => setDemande('ecarter')}>
          Écarter la mise à jour
        </Button>
      </Buttons>
      <ConfirmDialog
        open={demande !== null}
        title={
          demande === 'ecarter' ? 'Écarter cette mise à jour ?' : 'Accepter cette mise à jour ?'
        }
        confirmLabel={demande === 'ecarter' ? 'Écarter' : 'Accepter'}
        busy={accepter.isPending || ecarter.isPending}
        onConfirm={() => void repondre()}
        onCancel={() => setDemande(null)}
      >
        <p>
          {demande === 'ecarter'
            ? 'Elle sera supprimée. Votre prédécesseur en sera informé.'
            : 'Elle entrera aussitôt en vigueur. Les modifications que vous avez faites depuis son dépôt sont conservées.'}
        </p>
      </ConfirmDialog>
    </>
  )
}

const Page = () => {
  const { data: deposee } = useSuspenseQuery(deposeeQuery(Number(Route.useParams().id)))
  const { data: actuelle } = useSuspenseQuery(couranteQuery(Number(deposee.coproprieteId)))
  usePageTitle({ titre: 'Mise à jour déposée par votre prédécesseur' })
  const [avant, apres] = [
    normaliser(actuelle.immatCopropriete),
    normaliser(deposee.immatCopropriete),
  ]
  const jeux = [actuelle.jeuDebiteurs, deposee.jeuDebiteurs] as const
  const attend = deposee.etat === 'A_VALIDER'
  return (
    <>
      <h1 tabIndex={-1}>Mise à jour déposée par votre prédécesseur</h1>
      <p className="fr-text--lead">{deposee.nomCopropriete}</p>
      <p>
        {deposee.typeMaj && LABELS_TYPE_MAJ[deposee.typeMaj]}, déposée{' '}
        {deposee.utilisateurDeclare && `par ${deposee.utilisateurDeclare} `}le{' '}
        {formatInstant(deposee.soumisLe)}.
      </p>
      {!attend && (
        <div className="fr-alert fr-alert--info fr-mb-3w">
          <p>
            Cette mise à jour n’attend plus de réponse.{' '}
            <InternalLink href={lienFiche(Number(deposee.coproprieteId))}>
              Voir la fiche
            </InternalLink>
          </p>
        </div>
      )}
      <Section title="Ce qui change">
        <TableDifferences
          champs={champsDifferents(avant, apres)}
          avant={avant}
          apres={apres}
          jeux={jeux}
        />
      </Section>
      {estMajAnnuelle(deposee.typeMaj) && (
        <Section title="Comparaison avec l’exercice précédent">
          <TableEcarts
            avant={avant.donneesFinancieres}
            apres={apres.donneesFinancieres}
            jeux={jeux}
          />
        </Section>
      )}
      {attend && <Boutons deposee={deposee} />}
    </>
  )
}

export const Route = createFileRoute('/copropriete/declaration-predecesseur/$id')({
  staticData: {
    titre: 'Mise à jour déposée par votre prédécesseur',
    autorites: ['VALIDER_DECLA_PREDECESSEUR'],
    fil: [{ label: 'Gérer une copropriété', href: '/copropriete?filter=seeAllCopro' }],
  },
  loader: async ({ context: { queryClient }, params }) => {
    await loadOrNotFound(queryClient, deposeeQuery(idOrNotFound(params.id)))
  },
  component: Page,
})
