import { Breadcrumb } from '@codegouvfr/react-dsfr/Breadcrumb'
import { peut } from '@registre/domain'
import { useMatches, useRouter } from '@tanstack/react-router'
import { fil, pageTitle } from '../lib/page-title.ts'
import { useCompte } from '../lib/session.ts'
import { useStore } from '../lib/store.ts'

/** Tells whether the account may open the screen of an address. */
const useOuvre = (): ((href: string) => boolean) => {
  const { routesByPath } = useRouter()
  const compte = useCompte()
  const routes = new Map(Object.entries(routesByPath))
  return (href) => {
    const { pathname } = new URL(href, 'https://registre.invalid')
    const autorites = (routes.get(pathname) ?? routes.get(`${pathname}/`))?.options.staticData?.autorites
    return autorites === undefined || peut(compte?.authorities ?? [], autorites)
  }
}

/** Breadcrumb from the route's data, home first, without the screens that the account does not open; none on home itself. */
export const Breadcrumbs = () => {
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const { titre } = useStore(pageTitle)
  const autre = useStore(fil)
  const ouvre = useOuvre()
  const current = titre ?? data?.titre
  if (!current || data?.accueil) return null
  return (
    <Breadcrumb
      className="fr-mb-3v"
      homeLinkProps={{ href: '/' }}
      segments={(autre ?? data?.fil ?? []).filter(({ href }) => ouvre(href)).map(({ label, href }) => ({ label, linkProps: { href } }))}
      currentPageLabel={current}
    />
  )
}
