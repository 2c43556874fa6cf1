import { useEcranExiste } from '../../shell/ecrans.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

export interface LienDecrit {
  href: string
  titre: string
  texte: string
}

/** Links to screens, each with a sentence; a screen that does not exist is not shown. */
export const ListeLiens = ({ liens }: { liens: readonly LienDecrit[] }) => {
  const existe = useEcranExiste()
  return (
    <ul className="fr-raw-list rc-cartes">
      {liens
        .filter(({ href }) => existe(href))
        .map(({ href, titre, texte }) => (
          <li key={href} className="rc-carte">
            <InternalLink className="fr-link" href={href}>
              {titre}
            </InternalLink>
            <p className="fr-text--sm fr-mb-0 fr-mt-1v">{texte}</p>
          </li>
        ))}
    </ul>
  )
}
