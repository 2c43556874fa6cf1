import type { Answer } from '../../lib/api/index.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { hrefRecherche } from './BoiteRecherche.tsx'
import { AdresseLue, QuelleCommune } from './QuelleCommune.tsx'

type Reponse = Answer<'repondreAdresse'>

/** The answer to "is there one at this address?", before any list. */
export const ReponseAdresse = ({ reponse: r }: { reponse: Reponse }) => {
  const { lue } = r
  if (lue === null || r.indisponible) return null
  return (
    <>
      <AdresseLue lue={lue} />
      {lue.lieu === '' ? (
        <QuelleCommune reponse={r} lue={lue} />
      ) : (
        <Sur reponse={r} lieu={lue.lieu} />
      )}
    </>
  )
}

/** Another address that was perhaps meant. */
const Autres = ({ autres }: Pick<Reponse, 'autres'>) =>
  autres.length === 0 ? null : (
    <p className="rc-reponse__autres">
      Une autre adresse ?{' '}
      {autres.map((a, i) => (
        <span key={a}>
          {i > 0 && ' · '}
          <InternalLink href={hrefRecherche(a.replace(',', ''))}>{a}</InternalLink>
        </span>
      ))}
    </p>
  )

/** The answer where the place is known: a fact, at the address that was asked for and no other. */
const Sur = ({ reponse: r, lieu }: { reponse: Reponse; lieu: string }) => {
  if (!r.adresse)
    return (
      <div className="rc-reponse">
        <h2 id="reponse-adresse" className="fr-h4">
          Adresse non trouvée ({lieu})
        </h2>
        <p>
          Vérifiez le nom de la voie et de la commune : nous ne pouvons pas dire si une copropriété
          s’y trouve. Celles dont le nom ou l’adresse contient ces mots suivent.
        </p>
        <Autres autres={r.autres} />
      </div>
    )
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
      <Autres autres={r.autres} />
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
