import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Confirmation } from '../Confirmation.tsx'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormCheckbox, FormText } from '../form-fields.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { type Answer, queryOf, useCommand } from '../../lib/api/index.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import './liste.css'

type VueGardee = Answer<'listerVuesFile'>[number]

/** The lists whose views can be kept: their calls, their address, who shares them. */
const LISTES = {
  file: {
    lister: 'listerVuesFile',
    enregistrer: 'enregistrerVueFile',
    supprimer: 'supprimerVueFile',
    adresse: '/validations',
    partager: 'La montrer à tous les teneurs',
    perdue: 'Elle est partagée : plus aucun teneur ne la verra.',
    gardes: 'Les demandes qu’elle montre ne changent pas.',
  },
  gestion: {
    lister: 'listerVuesGestion',
    enregistrer: 'enregistrerVueGestion',
    supprimer: 'supprimerVueGestion',
    adresse: '/copropriete',
    partager: 'La montrer à tous les comptes de l’établissement',
    perdue: 'Elle est partagée : plus aucun compte de l’établissement ne la verra.',
    gardes: 'Les copropriétés qu’elle montre ne changent pas.',
  },
} as const
type Liste = (typeof LISTES)[keyof typeof LISTES]

/** What an address says of the list, whatever its page. */
const rechercheDe = (searchStr: string): string => {
  const params = new URLSearchParams(searchStr)
  params.delete('page')
  return params.toString()
}
const triee = (recherche: string): string => {
  const params = new URLSearchParams(recherche)
  params.sort()
  return params.toString()
}
/** True for the same criteria, in whatever order. */
const memes = (a: string, b: string): boolean => triee(a) === triee(b)

const Garder = ({
  liste,
  recherche,
  onFermer,
}: {
  liste: Liste
  recherche: string
  onFermer: () => void
}) => {
  const enregistrer = useCommand(liste.enregistrer, {
    business: true,
    invalidates: [liste.lister],
  })
  const record = useRecordForm({
    operation: liste.enregistrer,
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
      <FormCheckbox name="partagee" label={liste.partager} />
    </FenetreFormulaire>
  )
}

/**
 * The views that a person kept and those that others of its house share; the one on the screen can
 * be kept. A view says its number of rows once it is open: each would be one more search here.
 */
export const VuesGardees = ({ de }: { de: keyof typeof LISTES }) => {
  const liste = LISTES[de]
  const { searchStr } = useLocation()
  const [garde, setGarde] = useState(false)
  const [retiree, setRetiree] = useState<VueGardee | null>(null)
  const { data: vues = [] } = useQuery(queryOf(liste.lister)())
  const actuelle = rechercheDe(searchStr)
  const ouverte = vues.find((v) => memes(v.recherche, actuelle))
  return (
    <div className="rc-vues-gardees">
      {vues.length > 0 && (
        <ul aria-label="Vues gardées">
          {vues.map((vue) => (
            <li key={vue.id}>
              <InternalLink
                className="fr-tag fr-tag--sm"
                href={`${liste.adresse}${vue.recherche === '' ? '' : `?${vue.recherche}`}`}
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
      {garde && <Garder liste={liste} recherche={actuelle} onFermer={() => setGarde(false)} />}
      <Confirmation
        titre={`Retirer la vue « ${retiree?.nom} » ?`}
        confirmer="Retirer"
        operation={liste.supprimer}
        invalidates={[liste.lister]}
        args={retiree && { params: { id: retiree.id } }}
        onFermer={() => setRetiree(null)}
      >
        <p>{retiree?.partagee ? liste.perdue : liste.gardes}</p>
      </Confirmation>
    </div>
  )
}
