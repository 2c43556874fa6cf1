import { type EntreeMenu, MENU_VISITEUR, menuVisible, peut } from '@registre/domain'
import { useRouter } from '@tanstack/react-router'
import { type Compte, useCompte } from '../lib/session.ts'

/** Finds the route of an address without parameters, as the router itself knows it. */
const useRouteDe = () => {
  const { routesByPath } = useRouter()
  const routes = new Map(Object.entries(routesByPath))
  return (href: string) => {
    const { pathname } = new URL(href, 'https://registre.invalid')
    return routes.get(pathname) ?? routes.get(`${pathname}/`)
  }
}

/** Gives a test: does this address lead to a screen that exists? */
export const useEcranExiste = (): ((href: string) => boolean) => {
  const routeDe = useRouteDe()
  return (href) => routeDe(href) !== undefined
}

/** Gives a test: may the account open the screen of this address? */
export const useEcranOuvert = (): ((href: string) => boolean) => {
  const routeDe = useRouteDe()
  const compte = useCompte()
  return (href) => {
    const { autorites, soiMeme } = routeDe(href)?.options.staticData ?? {}
    if (soiMeme && compte?.loginAs) return false
    return autorites === undefined || peut(compte?.authorities ?? [], autorites)
  }
}

/** The main menu of an account, or of a visitor (domain rules), without the entries whose screen does not exist. */
export const useMenu = (compte: Compte | null): EntreeMenu[] => {
  const existe = useEcranExiste()
  const menu = compte ? menuVisible(compte.authorities, compte.profil) : MENU_VISITEUR
  return menu.flatMap((racine): EntreeMenu[] => {
    if (!racine.children) return existe(racine.href) ? [racine] : []
    const children = racine.children.filter((entree) => existe(entree.href))
    return children.length === 0 ? [] : [{ ...racine, children }]
  })
}
