import { SkipLinks } from '@codegouvfr/react-dsfr/SkipLinks'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { brand } from '../brand.ts'
import { sessionLost } from '../lib/api/index.ts'
import { ouvrirParCertificat, prendreSuite } from '../lib/certificat.ts'
import { notify } from '../lib/notifications.ts'
import {
  type Compte,
  compteQuery,
  sessionRenouvelee,
  setCompte,
  suivreAutresOnglets,
  useCompte,
} from '../lib/session.ts'
import { useStore } from '../lib/store.ts'
import { entreeDeCetOnglet } from '../lib/visiteur.ts'
import {
  ActivationBanner,
  InfoMessageBanner,
  NarrowScreenNotice,
  NewVersionNotice,
} from './Banners.tsx'
import { Referencement } from '../components/Referencement.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { EmpruntBanner } from './connecte.tsx'
import { CookieBanner } from './CookieBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Notifications } from './Notifications.tsx'
import { Proof } from './Proof.tsx'
import { SessionExpiry } from './SessionExpiry.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusPerdu } from './use-focus-perdu.ts'

const LIENS_EVITEMENT = [
  { label: 'Contenu', anchor: '#contenu' },
  { label: 'Menu', anchor: '#navigation' },
  { label: 'Pied de page', anchor: '#pied-de-page' },
]

/** Who still presents its certificate goes on under a new session; says whether it does. */
const rouvrir = async (perdu: Compte): Promise<boolean> => {
  const compte = await ouvrirParCertificat()
  prendreSuite()
  if (compte?.id !== perdu.id) return false
  setCompte(compte)
  notify(
    'info',
    'Votre session a été rouverte par votre certificat',
    'Recommencez votre dernière action : elle n’a pas été enregistrée.',
  )
  return true
}

/**
 * A 401 outside the account's own calls: signed out, then to the way in of this kind of visitor,
 * with the way back (specification 2, section 8).
 */
const useSessionLost = (): void => {
  const lost = useStore(sessionLost)
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!lost) return
    const partir = async (): Promise<void> => {
      if (await sessionRenouvelee()) {
        notify(
          'info',
          'Votre connexion a changé dans un autre onglet',
          'Recommencez votre dernière action : elle n’a pas été enregistrée.',
        )
        return
      }
      const { href: retour, pathname } = router.latestLocation
      const { page, fournisseur, certificat } = entreeDeCetOnglet()
      if (fournisseur) return location.assign(fournisseur(retour))
      const perdu = queryClient.getQueryData(compteQuery.queryKey)
      setCompte(null)
      // A last save of the screen that is being left is refused too: the way back is already known.
      if (pathname === page) return
      if (certificat && perdu && (await rouvrir(perdu))) return router.invalidate()
      notify(
        'info',
        'Votre session est fermée',
        'Connectez-vous pour reprendre là où vous en étiez.',
      )
      return router.navigate({ to: page, search: { retour } })
    }
    void partir().catch(reportError)
  }, [lost, router, queryClient])
}

/**
 * One browser, one session: what another tab does to the account shows here at once, and the screen
 * is checked again.
 */
const useAutresOnglets = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      suivreAutresOnglets(() => {
        notify(
          'info',
          'Votre connexion a changé dans un autre onglet',
          'Cet onglet vient de se mettre à jour.',
        )
        void router.invalidate()
      }),
    [router],
  )
}

const DESCRIPTION =
  'Registre national des copropriétés : trouver une copropriété, l’immatriculer, la mettre à jour.'

/** What a public page says of itself, unless it does so from what it shows. */
const Presentation = () => {
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const { pathname } = useLocation()
  return data?.rendu === undefined || data.seDecrit ? null : (
    <Referencement
      titre={data.titre ?? brand.nom}
      description={data.description ?? DESCRIPTION}
      chemin={pathname}
    />
  )
}

/** What surrounds every screen, the error pages included. */
export const Shell = ({ children }: { children: ReactNode }) => {
  useDocumentTitle()
  useFocusPerdu()
  useSessionLost()
  useAutresOnglets()
  const emprunt = useCompte()?.loginAs === true
  const accueil = useMatches({ select: (matches) => matches.at(-1)?.staticData.accueil === true })
  return (
    <>
      <Presentation />
      <SkipLinks links={LIENS_EVITEMENT} />
      <CookieBanner />
      <LoadingBar />
      <Header />
      <div role="region" aria-label="Avis">
        {emprunt && <EmpruntBanner />}
        <NarrowScreenNotice />
        <NewVersionNotice />
        <ActivationBanner />
        {accueil && <InfoMessageBanner />}
      </div>
      <main id="contenu" tabIndex={-1} className="rc-contenu">
        <div className="fr-container fr-pt-2w fr-pb-6w">
          <Breadcrumbs />
          <Notifications />
          {children}
        </div>
      </main>
      <Footer />
      <SessionExpiry />
      <Proof />
    </>
  )
}
