import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import adresse from '../../../../node_modules/.carte/departements.json?url'

/** A shape by department, as scripts/carte-departements.ts writes them. */
export type Formes = Readonly<Record<string, string>>

/** How far ahead of the view: one more of its heights. */
const AVANCE = '100% 0px'

/** True once an element comes near the view; at once where the browser cannot tell. */
const useApproche = (element: RefObject<Element | null>): boolean => {
  const [proche, setProche] = useState(false)
  useEffect(() => {
    const la = element.current
    if (proche || !la) return
    if (!('IntersectionObserver' in globalThis)) return setProche(true)
    const veille = new IntersectionObserver(
      (vues) => vues.some((v) => v.isIntersecting) && setProche(true),
      { rootMargin: AVANCE },
    )
    veille.observe(la)
    return () => veille.disconnect()
  }, [proche, element])
  return proche
}

const lire = async (): Promise<Formes> => {
  const reponse = await fetch(adresse)
  if (!reponse.ok) throw new Error(`the map answers ${reponse.status}`)
  return (await reponse.json()) as Formes
}

/**
 * The picture of a page about to be printed is taken at once: this waits for its file, which
 * nothing else can do there.
 */
const lireEnAttendant = (): Formes | undefined => {
  const demande = new XMLHttpRequest()
  demande.open('GET', adresse, false)
  demande.send()
  return demande.status === 200 ? (JSON.parse(demande.responseText) as Formes) : undefined
}

/**
 * The shapes of the departments, fetched when their frame comes near the view, or to be printed:
 * neither the server nor a first look needs them.
 */
export const useFormes = (
  cadre: RefObject<Element | null>,
): { formes: Formes | undefined; isError: boolean } => {
  const { data, isError } = useQuery({
    queryKey: ['carte-departements'],
    queryFn: lire,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: useApproche(cadre),
  })
  const [aImprimer, setAImprimer] = useState<Formes>()
  const formes = data ?? aImprimer
  const manque = formes === undefined
  useEffect(() => {
    if (!manque) return
    const imprimer = (): void => flushSync(() => setAImprimer(lireEnAttendant()))
    addEventListener('beforeprint', imprimer)
    return () => removeEventListener('beforeprint', imprimer)
  }, [manque])
  return { formes, isError }
}
