import '../../components/declaration/declaration.css'
import { isNotaire } from '@registre/domain'
import { createFileRoute, notFound, Outlet, redirect, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { BrouillonProvider } from '../../components/declaration/brouillon.tsx'
import { DialogueConflit } from '../../components/declaration/DialogueConflit.tsx'
import { useSessionBrouillon } from '../../components/declaration/use-session.ts'
import type { Declaration } from '../../components/declaration/types.ts'
import { queryOf, statusOf } from '../../lib/api/index.ts'
import { compteQuery } from '../../lib/session.ts'
import { BrouillonAbsentPage, ErrorPage } from '../../shell/pages.tsx'
import { DossierParti } from './-pieces/DossierParti.tsx'
import { DemandeDuTeneur } from './-pieces/DemandeDuTeneur.tsx'
import { asId, lireRecherche } from './-pieces/recherche.ts'

/**
 * A draft that the form has just saved is known: it is not asked for again when its identifier
 * enters the address.
 */
const FRAIS = 5000

const Ouvert = ({
  initiale,
  surCreation,
}: {
  initiale: Declaration
  surCreation: (id: number) => void
}) => (
  <BrouillonProvider ouverte={useSessionBrouillon(initiale, surCreation)}>
    <DossierParti>
      <DemandeDuTeneur />
      <Outlet />
    </DossierParti>
    <DialogueConflit />
  </BrouillonProvider>
)

const Etapes = () => {
  const initiale = Route.useLoaderData()
  const navigate = useNavigate()
  // The first save gives the draft its identifier: the form goes on, under the same key.
  const cree = useRef<number | null>(null)
  const cle = initiale.id === null || initiale.id === cree.current ? 'nouveau' : initiale.id
  return (
    <Ouvert
      key={cle}
      initiale={initiale}
      surCreation={(id) => {
        cree.current = id
        // Whoever leaves meanwhile has another address already: it is not the draft's.
        const { pathname } = window.location
        if (!pathname.startsWith('/immatriculer-copropriete/')) return
        void navigate({
          href: `${pathname}?id=${id}`,
          replace: true,
          resetScroll: false,
        })
      }}
    />
  )
}

export const Route = createFileRoute('/immatriculer-copropriete/_etapes')({
  staticData: {
    saisie: true,
    autorites: [
      'IMMATRICULER_NVELLE_COPRO',
      'IMMATRICULER_INITIALE',
      'IMMATRICULER_D_OFFICE',
      'MAJ_COPROPRIETE_STANDARD',
      'MAJ_COPROPRIETE_AVANT_VALIDATION',
    ],
  },
  validateSearch: lireRecherche,
  loaderDeps: ({ search: { id, immatriculationType, email } }) => ({
    id,
    immatriculationType,
    email,
  }),
  // A notary's registration begins on the start page, with its kind and its confirmations.
  beforeLoad: async ({ context: { queryClient }, search: { id } }): Promise<void> => {
    const compte = await queryClient.ensureQueryData(compteQuery)
    if (id === undefined && compte && isNotaire(compte.profil))
      throw redirect({ to: '/immatriculer-copropriete' })
  },
  loader: async ({
    context: { queryClient },
    deps: { id, immatriculationType = 'DEFAULT', email },
  }): Promise<Declaration> => {
    if (id === undefined)
      return {
        ...(await queryClient.fetchQuery({
          ...queryOf('nouveauBrouillon')({ params: { x: immatriculationType } }),
          staleTime: 0,
        })),
        ...(email === undefined ? {} : { adresseEmailUtilisateur: email }),
      }
    // The address may hold anything: what cannot be an identifier is the not-found page, like an
    // unknown one.
    if (asId(id) === undefined) throw notFound()
    return queryClient.fetchQuery({
      ...queryOf('lireBrouillon')({ params: { id } }),
      staleTime: FRAIS,
    })
  },
  // Each entry reads the draft again; moving between the steps does not.
  gcTime: 0,
  shouldReload: false,
  // The screen that says that it loads would hide the form, and take the keyboard, while a first
  // save brings its identifier to a slow machine.
  pendingMs: 5000,
  component: Etapes,
  errorComponent: ({ error, reset }) =>
    statusOf(error) === 404 ? <BrouillonAbsentPage /> : <ErrorPage error={error} reset={reset} />,
})
