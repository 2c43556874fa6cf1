import { deNom } from '@registre/domain'
import type { Answer } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { hrefRecherche } from '../annuaire/lien.ts'
import { AdresseLue, QuelleCommune } from './QuelleCommune.tsx'

type Reponse = Answer<'repondreAdresse'>

/** The answer to "is there one at this address?", before any list; `suite`: a list follows. */
export const ReponseAdresse = ({ reponse: r, suite }: { reponse: Reponse; suite: boolean }) => {
  const { lue } = r
  if (lue === null || r.indisponible) return null
  return (
    <>
      <AdresseLue lue={lue} />
      {lue.lieu === '' || r.communes.length > 0 ? (
        <QuelleCommune reponse={r} lue={lue} />
      ) : (
        <Sur reponse={r} lieu={lue.lieu} suite={suite} />
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

/** What is a fact at the address that was asked for. */
const titreSur = (
  { lue, nombreSurPlace: n, jour }: Reponse,
  { libelle, numero }: NonNullable<Reponse['adresse']>,
): string => {
  const combien = `${formatNombre(n)} copropriété${n > 1 ? 's' : ''}`
  const angle = (lue?.croisement ?? '') !== ''
  const ou = angle
    ? `à l’angle ${deNom(libelle)}`
    : numero === ''
      ? `dans cette voie : ${libelle}`
      : numero.includes(' à ')
        ? `du ${libelle.replace(' à ', ' au ')}`
        : `au ${libelle}`
  if (n > 0) return `${combien} ${ou}`
  return angle
    ? `Aucune copropriété ne déclare à la fois ${libelle} le ${jour}`
    : `Aucune copropriété trouvée ${ou} le ${jour}`
}

/** The answer where the place is known: a fact, at the address that was asked for and no other. */
const Sur = ({ reponse: r, lieu, suite }: { reponse: Reponse; lieu: string; suite: boolean }) => {
  if (!r.adresse)
    return (
      <div className="rc-reponse">
        <h2 id="reponse-adresse" className="fr-h4">
          Adresse non trouvée ({lieu})
        </h2>
        <p>
          Vérifiez le nom de la voie et de la commune : nous ne pouvons pas dire si une copropriété
          s’y trouve.{suite && ' Celles dont le nom ou l’adresse contient ces mots suivent.'}
        </p>
        <Autres autres={r.autres} />
      </div>
    )
  const n = r.nombreSurPlace
  return (
    <div className="rc-reponse">
      <h2 id="reponse-adresse" className="fr-h4">
        {titreSur(r, r.adresse)}
      </h2>
      {r.autresPortes.length > 0 && (
        <p>
          Le registre en a au n° {r.autresPortes.join(', ')} : ce n’est pas la même porte.
          Vérifiez-la.
        </p>
      )}
      {n === 0 && (
        <p>
          {r.lue?.croisement
            ? 'Un immeuble d’angle est souvent déclaré dans l’une des deux voies : celles qui suivent commencent par les plus proches de l’autre. '
            : 'Elle peut être déclarée sous une autre adresse ou en cours d’immatriculation. '}
          L’immeuble peut aussi ne pas être en copropriété, ou ne compter aucun logement.
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
