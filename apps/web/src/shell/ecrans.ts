import { type EntreeMenu, menuVisible } from '@registre/domain'
import { useRouter } from '@tanstack/react-router'
import type { Compte } from '../lib/session.ts'

/** Gives a test: does this address lead to a screen that exists? Routes are known by the router itself. */
export const useEcranExiste = (): ((href: string) => boolean) => {
  const router = useRouter()
  const paths = new Set(Object.keys(router.routesByPath))
  return (href) => {
    const url = new URL(href, 'https://registre.invalid')
    return paths.has(url.pathname) || paths.has(`${url.pathname}/`)
  }
}

/** The main menu of an account (domain rules), without the entries whose screen does not exist. */
export const useMenu = (compte: Compte | null): EntreeMenu[] => {
  const existe = useEcranExiste()
  return menuVisible(compte?.authorities ?? [], compte?.profil ?? 'DEFAULT').flatMap((racine): EntreeMenu[] => {
    if (!racine.children) return existe(racine.href) ? [racine] : []
    const children = racine.children.filter((entree) => existe(entree.href))
    return children.length === 0 ? [] : [{ ...racine, children }]
  })
}
