import '../../components/declaration/declaration.css'
import { isNotaire } from '@registre/domain'
import { createFileRoute, notFound, Outlet, redirect, useNavigate } from '@tanstack/react-router'
import { BrouillonProvider } from '../../components/declaration/brouillon.tsx'
import { DialogueConflit } from '../../components/declaration/DialogueConflit.tsx'
import { useSessionBrouillon } from '../../components/declaration/use-session.ts'
import type { Declaration } from '../../components/declaration/types.ts'
import { queryOf } from '../../lib/api/index.ts'
import { compact } from '../../lib/search-params.ts'
import { compteQuery } from '../../lib/session.ts'
import { noterCreation, oublierCreation, ouvertureDe } from './-pieces/creation.ts'
import { DossierParti } from './-pieces/DossierParti.tsx'
import { PrecisionsDemandees } from './-pieces/PrecisionsDemandees.tsx'
import { asId, lireRecherche, type RechercheEtapes } from './-pieces/recherche.ts'

const Ouvert = ({ initiale, surCreation }: { initiale: Declaration; surCreation: (id: number) => void }) => (
  <BrouillonProvider ouverte={useSessionBrouillon(initiale, surCreation)}>
    <DossierParti>
      <PrecisionsDemandees />
      <Outlet />
    </DossierParti>
    <DialogueConflit />
  </BrouillonProvider>
)

const Etapes = () => {
  const initiale = Route.useLoaderData()
  const navigate = useNavigate()
  const ouverture = Route.useLoaderDeps()
  return (
    <Ouvert
      key={initiale.id ?? 'nouveau'}
      initiale={initiale}
      surCreation={(id) => {
        noterCreation(id, ouverture)
        void navigate({ href: `${window.location.pathname}?id=${id}`, replace: true, resetScroll: false })
      }}
    />
  )
}

export const Route = createFileRoute('/immatriculer-copropriete/_etapes')({
  staticData: {
    autorites: ['IMMATRICULER_NVELLE_COPRO', 'IMMATRICULER_INITIALE', 'IMMATRICULER_D_OFFICE', 'MAJ_COPROPRIETE_STANDARD', 'MAJ_COPROPRIETE_AVANT_VALIDATION'],
  },
  validateSearch: lireRecherche,
  loaderDeps: ({ search: { id, immatriculationType } }): RechercheEtapes => ouvertureDe(compact({ id, immatriculationType })),
  // A notary's registration begins on the start page, with its kind and its confirmations.
  beforeLoad: async ({ context: { queryClient }, search: { id } }): Promise<void> => {
    const compte = await queryClient.ensureQueryData(compteQuery)
    if (id === undefined && compte && isNotaire(compte.profil)) throw redirect({ to: '/immatriculer-copropriete' })
  },
  loader: ({ context: { queryClient }, deps: { id, immatriculationType = 'DEFAULT' } }): Promise<Declaration> => {
    if (id === undefined) return queryClient.fetchQuery({ ...queryOf('nouveauBrouillon')({ params: { x: immatriculationType } }), staleTime: 0 })
    // The address may hold anything: what cannot be an identifier is the not-found page, like an unknown one.
    if (asId(id) === undefined) throw notFound()
    return queryClient.fetchQuery({ ...queryOf('lireBrouillon')({ params: { id } }), staleTime: 0 })
  },
  // Each entry reads the draft again; moving between the steps does not.
  gcTime: 0,
  shouldReload: false,
  onLeave: oublierCreation,
  component: Etapes,
})
