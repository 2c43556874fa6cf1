import { MainNavigation, type MainNavigationProps } from '@codegouvfr/react-dsfr/MainNavigation'
import { useLocation } from '@tanstack/react-router'
import { brand } from '../brand.ts'
import { useCompte } from '../lib/session.ts'
import { ProfileMenu } from './connecte.tsx'
import { useEcranExiste, useMenu } from './ecrans.ts'
import { InternalLink } from './InternalLink.tsx'
import { Marque } from './Marque.tsx'

const MENU_ID = 'menu-principal'

const useNavigation = (): MainNavigationProps.Item[] => {
  const menu = useMenu(useCompte())
  const { pathname, searchStr } = useLocation()
  const here = `${pathname}${searchStr}`
  const active = (href: string) => href === here || href === pathname
  const lien = ({ label, href }: { label: string; href: string }) => ({
    text: label,
    linkProps: { href },
    isActive: active(href),
  })
  return menu.map((racine): MainNavigationProps.Item => {
    const [seul, ...autres] = racine.children ?? []
    if (!seul) return lien(racine)
    // A list without its filter is still under the menu of its filters.
    const isActive = [seul, ...autres].some(({ href }) => href.split('?')[0] === pathname)
    return { text: racine.label, isActive, menuLinks: [lien(seul), ...autres.map(lien)] }
  })
}

const QuickAccess = ({ mobile }: { mobile: boolean }) => {
  const compte = useCompte()
  const existe = useEcranExiste()
  const { pathname } = useLocation()
  return (
    <ul className="fr-btns-group">
      {/* A visitor's menu, which stands below it on a phone, says it too. */}
      {existe('/aide') && (compte || !mobile) && (
        <li>
          <InternalLink className="fr-btn fr-icon-question-line" href="/aide">
            Aide
          </InternalLink>
        </li>
      )}
      <li>
        {compte ? (
          <ProfileMenu compte={compte} mobile={mobile} />
        ) : (
          <InternalLink
            className="fr-btn fr-icon-account-circle-line"
            href="/compte"
            {...(pathname === '/compte' ? { 'aria-current': 'page' } : {})}
          >
            Se connecter
          </InternalLink>
        )}
      </li>
    </ul>
  )
}

/**
 * Header of every screen: logo, help, account, main menu (specification 1, section 2, "Application
 * shell").
 */
export const Header = () => {
  const items = useNavigation()
  return (
    <header className="fr-header" id="en-tete">
      <div className="fr-header__body">
        <div className="fr-container">
          <div className="fr-header__body-row">
            <div className="fr-header__brand fr-enlarge-link">
              <div className="fr-header__brand-top">
                <div className="fr-header__logo">
                  <Marque />
                </div>
                <div className="fr-header__navbar">
                  <button
                    type="button"
                    className="fr-btn--menu fr-btn"
                    data-fr-opened="false"
                    aria-controls={MENU_ID}
                    aria-haspopup="dialog"
                    id="bouton-menu"
                    title="Menu"
                  >
                    Menu
                  </button>
                  {/* Without JavaScript, the same menu opens as a part of the page. */}
                  <a className="fr-btn rc-menu-sans-code" href={`#${MENU_ID}`}>
                    Ouvrir le menu
                  </a>
                </div>
              </div>
              <div className="fr-header__service">
                <InternalLink href="/" title={`Accueil - ${brand.nom}`}>
                  <p className="fr-header__service-title">{brand.nom}</p>
                </InternalLink>
                <p className="fr-header__service-tagline">{brand.slogan}</p>
              </div>
            </div>
            <div className="fr-header__tools">
              <div className="fr-header__tools-links">
                <QuickAccess mobile={false} />
              </div>
            </div>
          </div>
        </div>
      </div>
      <div
        className="fr-header__menu fr-modal"
        id={MENU_ID}
        role="group"
        aria-labelledby="bouton-menu"
      >
        <div className="fr-container">
          <button
            type="button"
            className="fr-btn--close fr-btn"
            aria-controls={MENU_ID}
            title="Fermer"
          >
            Fermer
          </button>
          <div className="fr-header__menu-links">
            <QuickAccess mobile />
          </div>
          <MainNavigation id="navigation" items={items} />
        </div>
      </div>
    </header>
  )
}
