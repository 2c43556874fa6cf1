import { type Column, ConfirmDialog, DataTable } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, queryOf, useCommand } from '../../lib/api/index.ts'
import { formatInstant, VIDE } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'

type Webhook = Answer<'listerWebhooks'>[number]
type Question = { geste: 'relancer' | 'renvoyer' | 'supprimer'; webhook: Webhook } | null

const Etat = ({ w }: { w: Webhook }) => (
  <>
    <span
      className={`fr-badge fr-badge--sm ${w.actif ? (w.enEchecDepuis ? 'fr-badge--warning' : 'fr-badge--success') : 'fr-badge--error'}`}
    >
      {w.actif ? (w.enEchecDepuis ? 'Ne répond pas' : 'En service') : 'Suspendu'}
    </span>
    {w.erreur !== '' && <span className="rc-ligne-adresse">{w.erreur}</span>}
  </>
)

const TITRES = {
  relancer: 'Relancer les envois ?',
  renvoyer: 'Renvoyer tous les avis ?',
  supprimer: 'Ne plus prévenir ce logiciel ?',
} as const
const PHRASES = {
  relancer: 'Les avis reprennent où ils se sont arrêtés : rien n’est perdu.',
  renvoyer:
    'Tous les changements visibles par votre établissement sont envoyés de nouveau, depuis le premier. Votre logiciel reconnaît à leur rang ceux qu’il a déjà.',
  supprimer:
    'Sa clé de signature ne servira plus. Pour le prévenir de nouveau, il faudra l’ajouter avec une nouvelle clé.',
} as const
const FAITS = {
  relancer: 'Les envois sont relancés.',
  renvoyer: 'Les avis sont renvoyés depuis le premier.',
  supprimer: 'Le logiciel n’est plus prévenu.',
} as const

/** The programs that one's establishment has the register tell, and what may be done with each. */
export const ListeLogiciels = () => {
  const { data, isPending } = useQuery(queryOf('listerWebhooks')())
  const reprendre = useCommand('reprendreWebhook', { invalidates: ['listerWebhooks'] })
  const supprimer = useCommand('supprimerWebhook', { invalidates: ['listerWebhooks'] })
  const [question, setQuestion] = useState<Question>(null)
  const faire = async (): Promise<void> => {
    if (!question) return
    const { geste, webhook } = question
    const params = { id: webhook.id }
    if (geste === 'supprimer') await supprimer.mutateAsync({ params })
    else
      await reprendre.mutateAsync({
        params,
        body: { depuis: geste === 'renvoyer' ? 0 : webhook.curseur },
      })
    setQuestion(null)
    notify('success', FAITS[geste])
  }
  const bouton = (w: Webhook, geste: NonNullable<Question>['geste'], libelle: string) => (
    <button
      type="button"
      className="fr-btn fr-btn--tertiary fr-btn--sm"
      aria-label={`${libelle} : ${w.nom}`}
      onClick={() => setQuestion({ geste, webhook: w })}
    >
      {libelle}
    </button>
  )
  const colonnes: readonly Column<Webhook>[] = [
    {
      key: 'nom',
      header: 'Logiciel',
      rowHeader: true,
      render: (w) => (
        <>
          {w.nom}
          <span className="rc-ligne-adresse rc-cesure">{w.url}</span>
        </>
      ),
    },
    { key: 'etat', header: 'État', render: (w) => <Etat w={w} /> },
    {
      key: 'succes',
      header: 'Dernier avis reçu',
      render: (w) => (w.dernierSuccesLe ? formatInstant(w.dernierSuccesLe) : VIDE),
    },
    {
      key: 'actions',
      header: 'Actions',
      render: (w) => (
        <div className="rc-actions">
          {(!w.actif || w.enEchecDepuis) && bouton(w, 'relancer', 'Relancer')}
          {bouton(w, 'renvoyer', 'Tout renvoyer')}
          {bouton(w, 'supprimer', 'Supprimer')}
        </div>
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption="Logiciels prévenus par le registre"
        columns={colonnes}
        rows={data ?? []}
        rowKey={(w) => w.id}
        loading={isPending}
        empty="Aucun logiciel n’est prévenu pour le moment."
      />
      <ConfirmDialog
        open={question !== null}
        title={question ? TITRES[question.geste] : ''}
        confirmLabel={question?.geste === 'supprimer' ? 'Supprimer' : 'Confirmer'}
        busy={reprendre.isPending || supprimer.isPending}
        onConfirm={() => void faire().catch(() => undefined)}
        onCancel={() => setQuestion(null)}
      >
        <p>{question ? PHRASES[question.geste] : ''}</p>
      </ConfirmDialog>
    </>
  )
}
