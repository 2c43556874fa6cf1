import { ConfirmDialog } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { FenetreFormulaire } from '../../../components/FenetreFormulaire.tsx'
import { FormCheckbox, FormText } from '../../../components/form-fields.tsx'
import { useRecordForm } from '../../../components/use-record-form.ts'
import { type Answer, queryOf, useCommand } from '../../../lib/api/index.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

type VueGardee = Answer<'listerVuesFile'>[number]

const INVALIDE = { business: true, invalidates: ['listerVuesFile'] } as const

/** What the address says of the list, whatever its page. */
const rechercheDe = (searchStr: string): string => {
  const params = new URLSearchParams(searchStr)
  params.delete('page')
  return params.toString()
}

const Garder = ({ recherche, onFermer }: { recherche: string; onFermer: () => void }) => {
  const enregistrer = useCommand('enregistrerVueFile', INVALIDE)
  const record = useRecordForm({
    operation: 'enregistrerVueFile',
    defaultValues: { nom: '', partagee: false },
    toArgs: (saisie) => ({ body: { ...saisie, recherche } }),
    submit: async (args) => {
      await enregistrer.mutateAsync(args)
      onFermer()
    },
  })
  return (
    <FenetreFormulaire
      record={record}
      titre="Garder cette vue"
      confirmer="Garder"
      onFermer={onFermer}
    >
      <FormText
        name="nom"
        label="Nom de la vue"
        required
        hint="Une vue du même nom, à vous, est remplacée."
      />
      <FormCheckbox name="partagee" label="La montrer à tous les teneurs" />
    </FenetreFormulaire>
  )
}

/** The views that a keeper kept and those that others share; the one on the screen can be kept. */
export const VuesGardees = () => {
  const { searchStr } = useLocation()
  const [garde, setGarde] = useState(false)
  const [retiree, setRetiree] = useState<VueGardee | null>(null)
  const { data: vues = [] } = useQuery(queryOf('listerVuesFile')())
  const supprimer = useCommand('supprimerVueFile', INVALIDE)
  const actuelle = rechercheDe(searchStr)
  const ouverte = vues.find((v) => v.recherche === actuelle)
  return (
    <div className="rc-vues-gardees">
      {vues.length > 0 && (
        <ul aria-label="Vues gardées">
          {vues.map((vue) => (
            <li key={vue.id}>
              <InternalLink
                className="fr-tag fr-tag--sm"
                href={`/validations${vue.recherche === '' ? '' : `?${vue.recherche}`}`}
                {...(vue.id === ouverte?.id ? { 'aria-current': 'page' as const } : {})}
              >
                {vue.nom}
                {!vue.aMoi && <span className="rc-mention"> · {vue.auteur}</span>}
              </InternalLink>
            </li>
          ))}
        </ul>
      )}
      {ouverte?.supprimable ? (
        <button type="button" className="fr-link fr-link--sm" onClick={() => setRetiree(ouverte)}>
          Retirer cette vue
        </button>
      ) : (
        !ouverte &&
        actuelle !== '' && (
          <button type="button" className="fr-link fr-link--sm" onClick={() => setGarde(true)}>
            Garder cette vue
          </button>
        )
      )}
      {garde && <Garder recherche={actuelle} onFermer={() => setGarde(false)} />}
      {retiree && (
        <ConfirmDialog
          open
          title={`Retirer la vue « ${retiree.nom} » ?`}
          confirmLabel="Retirer"
          onConfirm={() =>
            supprimer.mutate({ params: { id: retiree.id } }, { onSettled: () => setRetiree(null) })
          }
          onCancel={() => setRetiree(null)}
        >
          <p>
            {retiree.partagee
              ? 'Elle est partagée : plus aucun teneur ne la verra.'
              : 'Les demandes qu’elle montre ne changent pas.'}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
