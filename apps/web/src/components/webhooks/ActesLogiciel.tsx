import { Button, ConfirmDialog, Buttons } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { CleMontree } from './CleMontree.tsx'
import type { Webhook } from './EtatLogiciel.tsx'

type Geste = 'relancer' | 'renvoyer' | 'cle' | 'supprimer'

const QUESTIONS: Readonly<Record<Geste, { titre: string; phrase: string; bouton: string }>> = {
  relancer: {
    titre: 'Relancer les envois ?',
    phrase: 'Les avis reprennent où ils se sont arrêtés : rien n’est perdu.',
    bouton: 'Relancer',
  },
  renvoyer: {
    titre: 'Renvoyer tous les avis ?',
    phrase:
      'Tous les changements visibles par votre établissement sont envoyés de nouveau, depuis le premier. Votre logiciel reconnaît à leur rang ceux qu’il a déjà.',
    bouton: 'Tout renvoyer',
  },
  cle: {
    titre: 'Renouveler la clé de signature ?',
    phrase:
      'La nouvelle clé est montrée une fois. Pendant un jour, chaque avis porte les deux signatures : vous avez ce temps pour changer la clé dans le logiciel.',
    bouton: 'Renouveler la clé',
  },
  supprimer: {
    titre: 'Ne plus prévenir ce logiciel ?',
    phrase:
      'Sa clé de signature ne servira plus, et la liste de ses envois disparaît. Pour le prévenir de nouveau, il faudra l’ajouter avec une nouvelle clé.',
    bouton: 'Supprimer',
  },
}

const LISTE = { invalidates: ['listerWebhooks'] } as const
const ENVOIS = { invalidates: ['listerWebhooks', 'listerEnvoisWebhook'] } as const

/** What may be done with a program that is told: the test first, what cannot be undone apart. */
export const ActesLogiciel = ({ webhook }: { webhook: Webhook }) => {
  const router = useRouter()
  const essayer = useCommand('essayerWebhook', ENVOIS)
  const reprendre = useCommand('reprendreWebhook', ENVOIS)
  const renouveler = useCommand('renouvelerCleWebhook', LISTE)
  const supprimer = useCommand('supprimerWebhook', LISTE)
  const [question, setQuestion] = useState<Geste | null>(null)
  const [cle, setCle] = useState('')
  const params = { id: webhook.id }

  const FAIRE: Readonly<Record<Geste, () => Promise<void>>> = {
    relancer: async () => {
      await reprendre.mutateAsync({ params, body: { depuis: webhook.curseur } })
      notify('success', 'Les envois sont relancés.')
    },
    renvoyer: async () => {
      await reprendre.mutateAsync({ params, body: { depuis: 0 } })
      notify('success', 'Les avis sont renvoyés depuis le premier.')
    },
    cle: async () => setCle((await renouveler.mutateAsync({ params })).cle),
    supprimer: async () => {
      await router.navigate({ to: '/compte/logiciels' })
      await supprimer.mutateAsync({ params })
      notify('success', 'Le logiciel n’est plus prévenu.')
    },
  }
  const confirmer = async (geste: Geste): Promise<void> => {
    await FAIRE[geste]()
    setQuestion(null)
  }
  const bouton = (geste: Geste, kind: 'secondary' | 'tertiary') => (
    <Button kind={kind} onClick={() => setQuestion(geste)}>
      {QUESTIONS[geste].bouton}
    </Button>
  )
  const enPanne = !webhook.actif || webhook.enEchecDepuis !== null
  return (
    <>
      {cle !== '' && (
        <CleMontree
          titre="La clé est renouvelée"
          aide="Elle n’est montrée que cette fois : remplacez l’ancienne dans votre logiciel avant demain à la même heure."
          cle={cle}
        />
      )}
      <Buttons>
        <Button
          aria-disabled={webhook.essaiDemande || essayer.isPending}
          onClick={() => {
            if (!webhook.essaiDemande && !essayer.isPending) essayer.mutate({ params })
          }}
        >
          {webhook.essaiDemande ? 'Essai en cours…' : 'Envoyer un avis d’essai'}
        </Button>
        {enPanne && bouton('relancer', 'secondary')}
        {bouton('cle', 'secondary')}
        {bouton('renvoyer', 'tertiary')}
        {bouton('supprimer', 'tertiary')}
      </Buttons>
      <ConfirmDialog
        open={question !== null}
        title={question === null ? '' : QUESTIONS[question].titre}
        confirmLabel={question === null ? '' : QUESTIONS[question].bouton}
        busy={reprendre.isPending || renouveler.isPending || supprimer.isPending}
        onConfirm={() => void (question && confirmer(question).catch(() => undefined))}
        onCancel={() => setQuestion(null)}
      >
        <p>{question === null ? '' : QUESTIONS[question].phrase}</p>
      </ConfirmDialog>
    </>
  )
}
