import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { brand } from '../brand.ts'
import { pageTitle } from '../lib/page-title.ts'
import { useStore } from '../lib/store.ts'

/** '{page} - {service}': what the tab and the history show. */
export const titreDocument = (page: string | null | undefined): string =>
  `${page ? `${page} - ` : ''}${brand.nom}`

/**
 * '{page} - Registre national des copropriétés', with 'Erreur :' first when a form shows errors
 * (RGAA 8.6, 11.10).
 */
export const useDocumentTitle = (): void => {
  const routeTitle = useMatches({ select: (matches) => matches.at(-1)?.staticData.titre })
  const { titre, enErreur } = useStore(pageTitle)
  const page = titre ?? routeTitle
  useEffect(() => {
    document.title = `${enErreur ? 'Erreur : ' : ''}${titreDocument(page)}`
  }, [page, enErreur])
}
