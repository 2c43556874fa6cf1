import { SkipLinks } from '@codegouvfr/react-dsfr/SkipLinks'
import { useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { sessionLost } from '../lib/api/index.ts'
import { notify } from '../lib/notifications.ts'
import { setCompte } from '../lib/session.ts'
import { useStore } from '../lib/store.ts'
import { adresseConnexionInstitution, estVisiteurInstitution } from '../lib/visiteur.ts'
import { ActivationBanner, InfoMessageBanner, NarrowScreenNotice, NewVersionNotice } from './Banners.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { CookieBanner } from './CookieBanner.tsx'
import { EmpruntBanner } from './EmpruntBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Notifications } from './Notifications.tsx'
import { SessionExpiry } from './SessionExpiry.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const LIENS_EVITEMENT = [
  { label: 'Contenu', anchor: '#contenu' },
  { label: 'Menu', anchor: '#navigation' },
  { label: 'Pied de page', anchor: '#pied-de-page' },
]

/** A 401 outside the account's own calls: signed out, then to /compte with the way back, or through the institutional sign-on (specification 2, section 8). */
const useSessionLost = (): void => {
  const lost = useStore(sessionLost)
  const router = useRouter()
  useEffect(() => {
    if (!lost) return
    const { href: retour, pathname } = router.latestLocation
    if (estVisiteurInstitution()) return location.assign(adresseConnexionInstitution(retour))
    setCompte(null)
    // A last save of the screen that is being left is refused too: the way back is already known.
    if (pathname === '/compte') return
    notify('info', 'Votre session est fermée', 'Connectez-vous pour reprendre là où vous en étiez.')
    void router.navigate({ to: '/compte', search: { retour } })
  }, [lost, router])
}

/** What surrounds every screen, the error pages included. */
export const Shell = ({ children }: { children: ReactNode }) => {
  useDocumentTitle()
  useSessionLost()
  const accueil = useMatches({ select: (matches) => matches.at(-1)?.staticData.accueil === true })
  return (
    <>
      <SkipLinks links={LIENS_EVITEMENT} />
      <CookieBanner />
      <LoadingBar />
      <Header />
      <div role="region" aria-label="Avis">
        <EmpruntBanner />
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
    </>
  )
}
