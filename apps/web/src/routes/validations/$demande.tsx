import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { TITRES_DEMANDE } from '../../components/validation/decision.ts'
import { EcranDemande } from '../../components/validation/EcranDemande.tsx'
import { prendrePremiere, prendreUrgente } from '../../components/validation/prendre-urgente.ts'
import { callOf, queryOf } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useStore } from '../../lib/store.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { derniereFile, fileVue, placeQuittee } from './-pieces/derniere-file.ts'

const infosQuery = (n: number) => queryOf('lireInfosValidation')({ params: { n } })

const Demande = () => {
  const { n } = Route.useLoaderData()
  const { data: infos } = useSuspenseQuery(infosQuery(n))
  const router = useRouter()
  const queryClient = useQueryClient()
  const type = TITRES_DEMANDE[infos.demande.type]
  const nom = infos.fiche.declaration?.nomCopropriete || infos.demande.reference
  usePageTitle({ titre: `${type} : ${nom}` })
  const { ids, rang, total, type: suivie, vue } = useStore(fileVue)
  const place = ids.indexOf(n)
  const ouvrir = (id: number | undefined) => {
    if (id === undefined) return
    queryClient.removeQueries({ queryKey: infosQuery(id).queryKey })
    void router.navigate({ to: '/validations/$demande', params: { demande: String(id) } })
  }
  const retourner = () => {
    placeQuittee.set(place < 0 ? null : place)
    router.history.push(derniereFile.get())
  }
  /** The next of the view that one works in; the most urgent where none was looked at. */
  const suivante = async (): Promise<number | null> => {
    if (!vue) return prendreUrgente([n], suivie)
    const { lignes } = await callOf('listerFile', { body: vue })
    const apres = new Set(ids.slice(place + 1))
    const autres = lignes.filter(
      ({ id, situation, assigneeA, assigneeAMoi }) =>
        id !== n &&
        (situation === 'A_DECIDER' || situation === 'REPONSE_RECUE') &&
        (assigneeA === '' || assigneeAMoi),
    )
    return prendrePremiere([
      ...autres.filter(({ id }) => apres.has(id)),
      ...autres.filter(({ id }) => !ids.includes(id)),
    ])
  }
  const enchainer = async () => {
    const id = await suivante()
    if (id !== null) return ouvrir(id)
    notify(
      'info',
      vue ? 'Plus aucune demande libre dans cette vue' : 'Plus aucune demande à traiter',
      'La suite est vide, ou tenue par d’autres.',
    )
    retourner()
  }
  return (
    <EcranDemande
      key={n}
      infos={infos}
      retourner={retourner}
      enchainer={enchainer}
      aller={(pas) => place >= 0 && ouvrir(ids[place + pas])}
      tete={
        <div className="rc-place">
          <InternalLink
            className="fr-link fr-icon-arrow-left-line fr-link--icon-left"
            href={derniereFile.get()}
          >
            Revenir à la file des demandes
          </InternalLink>
          {place >= 0 && (
            <span className="rc-mention">
              {formatNombre(rang + place)} sur {formatNombre(total)}, par échéance
            </span>
          )}
        </div>
      }
    />
  )
}

export const Route = createFileRoute('/validations/$demande')({
  staticData: {
    titre: 'Demande',
    fil: [{ label: 'Demandes à valider', href: '/validations' }],
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
  },
  loader: async ({ context, params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.demande)) throw notFound()
    const n = Number(params.demande)
    // Read again at each visit: a lock and a state are only true now.
    await context.queryClient.fetchQuery({ ...infosQuery(n), staleTime: 0 })
    return { n }
  },
  // Nor is it shown as it was while it is read again, by the way back.
  gcTime: 0,
  component: Demande,
})
