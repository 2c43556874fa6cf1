import { Button, Alert } from '@registre/ui'
import { useEffect, useRef, useState } from 'react'
import { useConfiguration } from '../configuration.tsx'
import type { ContenuCarte, GestesCarte } from './carte.types.ts'
import type { CarteOuverte } from './ouvrir-carte.ts'
import './carte.css'

/**
 * A map of places, fetched once it is in view. It never is the only way: the same things stand in a
 * list beside it, with the same numbers. `titre` names it; `onPick` receives the pin or the parcel
 * that was chosen, `onLieu` a place where there was nothing.
 */
export const Carte = ({
  titre,
  className = '',
  onPick,
  onLieu,
  onRegistre,
  ...contenu
}: ContenuCarte & GestesCarte & { titre: string; className?: string }) => {
  const cadre = useRef<HTMLDivElement>(null)
  const carte = useRef<CarteOuverte | null>(null)
  const [vue, setVue] = useState(false)
  const [panne, setPanne] = useState(false)
  const plan = useConfiguration()?.carte.plan ?? ''
  const gestes = useRef<GestesCarte>({})
  gestes.current = {
    ...(onPick ? { onPick } : {}),
    ...(onLieu ? { onLieu } : {}),
    ...(onRegistre ? { onRegistre } : {}),
  }
  const dernier = useRef(contenu)
  dernier.current = contenu
  useEffect(() => {
    const element = cadre.current
    if (!element || vue) return
    const veille = new IntersectionObserver(
      (entrees) => entrees.some((e) => e.isIntersecting) && setVue(true),
      { rootMargin: '100px' },
    )
    veille.observe(element)
    return () => veille.disconnect()
  }, [vue])
  useEffect(() => {
    const element = cadre.current
    if (!vue || panne || !element) return
    let montee = true
    import('./ouvrir-carte.ts')
      .then(({ ouvrirCarte }) => {
        if (!montee) return
        carte.current = ouvrirCarte(element, { titre, plan: plan !== '' }, dernier.current, {
          onPick: (id) => gestes.current.onPick?.(id),
          onLieu: (lieu) => gestes.current.onLieu?.(lieu),
          onRegistre: (id) => gestes.current.onRegistre?.(id),
        })
      })
      .catch((error: unknown) => {
        if (!montee) return
        setPanne(true)
        reportError(error)
      })
    return () => {
      montee = false
      carte.current?.fermer()
      carte.current = null
    }
  }, [vue, panne, titre, plan])
  // The content is compared by what it says: a list made again is the same list.
  const cle = JSON.stringify(contenu)
  useEffect(() => carte.current?.montrer(dernier.current), [cle])
  return (
    <div className={`rc-carte-cadre ${className}`}>
      {panne ? (
        <Alert severity="info">
          <p>La carte n’a pas pu s’afficher. La liste dit la même chose.</p>
          <Button small onClick={() => setPanne(false)}>
            Réessayer
          </Button>
        </Alert>
      ) : (
        <div
          ref={cadre}
          className={`rc-carte${onLieu ? ' rc-carte--pose' : ''}`}
          role="group"
          aria-label={titre}
        />
      )}
      <ul className="rc-carte__legende">
        {contenu.points.some((p) => p.genre === 'cible') && (
          <li className="rc-legende--cible">Lieu cherché</li>
        )}
        {contenu.parcelles && contenu.parcelles.length > 0 && (
          <li className="rc-legende--parcelle">Parcelle du cadastre</li>
        )}
        <li>Copropriété immatriculée</li>
        <li className="rc-legende--source">{plan || 'Contours : IGN, Licence Ouverte 2.0'}</li>
      </ul>
    </div>
  )
}
