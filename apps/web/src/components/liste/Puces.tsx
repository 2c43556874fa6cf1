import { useEffect, useRef } from 'react'
import { InternalLink } from '../../shell/InternalLink.tsx'

/** A filter that is set: what it says, and the address of the list without it. */
export interface Puce {
  cle: string
  libelle: string
  href: string
}

/**
 * A chip for each criterion that is set; `adresse` gives the list's address for criteria. What a
 * criterion says is undefined where it is not set.
 */
export const pucesDe = <C extends object>(
  criteres: C,
  dits: Partial<Record<keyof C & string, string | undefined>>,
  adresse: (criteres: C) => string,
): Puce[] =>
  Object.entries(dits).flatMap(([cle, libelle]) =>
    typeof libelle === 'string'
      ? [{ cle, libelle, href: adresse({ ...criteres, [cle]: undefined, page: undefined }) }]
      : [],
  )

/**
 * The filters of a list, each taken away by a press, and all at once. They are links: the address of
 * a list is its state.
 */
export const Puces = ({ puces, hrefEffacer }: { puces: readonly Puce[]; hrefEffacer: string }) => {
  const groupe = useRef<HTMLDivElement>(null)
  const avant = useRef(puces.length)
  useEffect(() => {
    // The link that was pressed goes with its filter: the keyboard stays beside it.
    if (puces.length < avant.current && document.activeElement === document.body)
      (groupe.current?.querySelector('a') ?? groupe.current)?.focus()
    avant.current = puces.length
  }, [puces.length])
  return (
    <div
      ref={groupe}
      role="group"
      aria-label="Filtres actifs"
      tabIndex={-1}
      className="rc-puces rc-non-imprime"
    >
      {puces.map(({ cle, libelle, href }) => (
        <InternalLink key={cle} className="rc-puces__puce" href={href}>
          <span className="fr-sr-only">Retirer le filtre </span>
          {libelle}
        </InternalLink>
      ))}
      {puces.length > 0 && (
        <InternalLink className="fr-link fr-link--sm" href={hrefEffacer}>
          Effacer les filtres
        </InternalLink>
      )}
    </div>
  )
}
