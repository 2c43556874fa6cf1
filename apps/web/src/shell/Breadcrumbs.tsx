import { Breadcrumb } from '@codegouvfr/react-dsfr/Breadcrumb'
import { useMatches } from '@tanstack/react-router'
import { fil, pageTitle } from '../lib/page-title.ts'
import { useStore } from '../lib/store.ts'
import { useEcranOuvert } from './ecrans.ts'

/**
 * Breadcrumb from the route's data, home first, without the screens that the account does not open;
 * none on home itself.
 */
export const Breadcrumbs = () => {
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const { titre } = useStore(pageTitle)
  const autre = useStore(fil)
  const ouvre = useEcranOuvert()
  const current = titre ?? data?.titre
  if (!current || data?.accueil) return null
  return (
    <Breadcrumb
      className="fr-mb-3v"
      homeLinkProps={{ href: '/' }}
      segments={(autre ?? data?.fil ?? [])
        .filter(({ href }) => ouvre(href))
        .map(({ label, href }) => ({ label, linkProps: { href } }))}
      currentPageLabel={current}
    />
  )
}
