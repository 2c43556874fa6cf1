import { estApproximatif } from '@registre/domain'
import { StateBadge } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { Carte } from '../carte/Carte.tsx'
import { useFicheDuRegistre } from '../carte/use-fiche-du-registre.ts'
import { Numero } from '../Numero.tsx'
import { faitsDeFiche } from './faits.ts'
import type { FicheAnnuaire } from './fiche.tsx'
import { hrefFicheAnnuaire } from './lien.ts'

const Gestes = ({ f }: { f: FicheAnnuaire }) => {
  const { origin } = useRouter()
  const [copie, setCopie] = useState('')
  const copier = async (): Promise<void> => {
    const adresse = new URL(hrefFicheAnnuaire(f.numeroImmatriculation), origin ?? location.origin)
      .href
    try {
      await navigator.clipboard.writeText(adresse)
      setCopie('Lien copié.')
    } catch {
      // Refused by the browser: the address itself is there to be taken.
      setCopie(adresse)
    }
  }
  return (
    <div className="rc-actions rc-non-imprime">
      <button
        type="button"
        className="fr-btn fr-btn--secondary fr-btn--icon-left fr-icon-links-line"
        onClick={() => void copier()}
      >
        Copier le lien
      </button>
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--icon-left fr-icon-printer-line"
        onClick={() => window.print()}
      >
        Imprimer
      </button>
      <InternalLink
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--icon-left fr-icon-flag-line"
        href={`/aide/formulaire?numero=${f.numeroImmatriculation}`}
      >
        Signaler une erreur
      </InternalLink>
      <span role="status">{copie}</span>
    </div>
  )
}

/** Name, number, state, address, and the three facts that one comes for; then what one may do. */
export const EnTeteFiche = ({ fiche: f }: { fiche: FicheAnnuaire }) => {
  const ouvrir = useFicheDuRegistre()
  const situee = f.longitude !== null && f.latitude !== null
  return (
    <div className={`rc-entete${situee ? ' rc-entete--situee' : ''}`}>
      <div className="rc-entete__texte">
        <p className="rc-entete__etat">
          <b>
            <Numero valeur={f.numeroImmatriculation} />
          </b>
          <StateBadge tone={f.sort === '' ? 'success' : 'neutral'}>
            {f.statutCopropriete}
          </StateBadge>
          {f.dateDerniereMaj && <span>mise à jour le {f.dateDerniereMaj}</span>}
        </p>
        <h1 tabIndex={-1}>
          {f.nom || (
            <>
              Copropriété <Numero valeur={f.numeroImmatriculation} />
            </>
          )}
        </h1>
        <p className="rc-entete__adresse">{f.adresse}</p>
        {estApproximatif(f) && (
          <p className="fr-text--sm">
            Position approximative : le point est celui du quartier ou de la commune.
          </p>
        )}
        <dl className="rc-entete__faits">
          {faitsDeFiche(f).map(({ label, valeur, precision, alerte }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{valeur}</b>
                {precision !== '' && (
                  <span className={alerte ? 'rc-alerte' : undefined}>{precision}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <Gestes f={f} />
      </div>
      {f.longitude !== null && f.latitude !== null && (
        <Carte
          titre={`Carte : ${f.adresse}`}
          onRegistre={ouvrir}
          className="rc-entete__carte rc-non-imprime"
          points={[
            {
              id: f.id,
              longitude: f.longitude,
              latitude: f.latitude,
              libelle: f.nom || f.adresse,
            },
          ]}
        />
      )}
    </div>
  )
}
