import { afficherNumero, aJourEnListe } from '@registre/domain'
import type { Answer } from '../../lib/api/index.ts'
import { formatMetres, formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { hrefFicheAnnuaire } from '../annuaire/lien.ts'

export type Trouvee = Answer<'chercherCoproprietes'>['coproprietes'][number]

/** What a person reads of a co-ownership in a list, in the order that tells it from its neighbours. */
export const LigneTrouvee = ({
  trouvee: t,
  rang,
  choisie,
  onApproche,
}: {
  trouvee: Trouvee
  /** The number that it bears on the map. */
  rang: number
  choisie: boolean
  onApproche: (id: number | null) => void
}) => (
  <li
    className={`rc-trouvee${choisie ? ' rc-trouvee--choisie' : ''}`}
    onMouseEnter={() => onApproche(t.id)}
    onMouseLeave={() => onApproche(null)}
    onFocus={() => onApproche(t.id)}
    onBlur={() => onApproche(null)}
  >
    <span className="rc-trouvee__rang" aria-hidden="true">
      {rang}
    </span>
    <div className="rc-trouvee__texte">
      <h3 className="rc-trouvee__nom">
        <InternalLink href={hrefFicheAnnuaire(t.numeroImmatriculation)}>
          {t.nom || t.adresse}
        </InternalLink>
      </h3>
      {t.nom !== '' && <p>{t.adresse}</p>}
      {t.autreAdresse !== '' && <p>Aussi à cette adresse : {t.autreAdresse}</p>}
      <p className="rc-trouvee__faits">
        {[
          afficherNumero(t.numeroImmatriculation),
          ...(t.nombreLots === null
            ? []
            : [`${formatNombre(t.nombreLots)} lot${t.nombreLots > 1 ? 's' : ''}`]),
          t.syndic || 'syndic non connu',
          t.aJour ? aJourEnListe(t.aJour) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
        {t.mandatExpireLe && t.sort === '' && (
          <>
            {' · '}
            <b className="rc-alerte">mandat expiré le {t.mandatExpireLe}</b>
          </>
        )}
        {t.sort !== '' && (
          <>
            {' · '}
            <b>{t.sort}</b>
          </>
        )}
      </p>
    </div>
    {t.distance !== null && (
      <span className="rc-trouvee__distance">{formatMetres(t.distance)}</span>
    )}
  </li>
)
