import type { Answer } from '../../lib/api/index.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { hrefRecherche } from './BoiteRecherche.tsx'

type Reponse = Answer<'repondreAdresse'>

/** The answer to "is there one at this address?", before any list. */
export const ReponseAdresse = ({ reponse: r }: { reponse: Reponse }) => {
  if (!r.adresse) return null
  const n = r.surPlace.length
  const { libelle, numero } = r.adresse
  const ou = numero === '' ? libelle : `au ${libelle}`
  return (
    <div className="rc-reponse">
      <h2 id="reponse-adresse" className="fr-h4">
        {n === 0
          ? `Aucune copropriété trouvée ${ou} le ${r.jour}`
          : `${n} copropriété${n > 1 ? 's' : ''} ${numero === '' ? `dans cette voie : ${libelle}` : ou}`}
      </h2>
      {n === 0 && (
        <p>
          Elle peut être déclarée sous une autre adresse ou en cours d’immatriculation. L’immeuble
          peut aussi ne pas être en copropriété, ou ne compter aucun logement.
        </p>
      )}
      {r.autres.length > 0 && (
        <p className="rc-reponse__autres">
          Une autre adresse ?{' '}
          {r.autres.map((a, i) => (
            <span key={a}>
              {i > 0 && ' · '}
              <InternalLink href={hrefRecherche(a.replace(',', ''))}>{a}</InternalLink>
            </span>
          ))}
        </p>
      )}
      {n === 0 && (
        <p className="rc-reponse__liens">
          <InternalLink href="/aide#immeuble-absent">Que faire ?</InternalLink>
          <InternalLink href="/immatriculer-copropriete">
            Immatriculer cette copropriété
          </InternalLink>
        </p>
      )}
    </div>
  )
}
