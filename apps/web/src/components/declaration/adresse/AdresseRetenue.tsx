import { adresseEnLigne, type Adresse, SENS_DES_MOTS } from '@registre/domain'
import { StateBadge } from '@registre/ui'

/** Says in a badge whether an address or a parcel was located. */
export const BadgeGeolocalisation = ({ geolocalisee }: { geolocalisee: boolean }) => (
  <StateBadge tone={geolocalisee ? 'success' : 'warning'}>
    {geolocalisee ? 'Géolocalisée' : 'Non géolocalisée'}
  </StateBadge>
)

/** A chosen address with its badge and its buttons. */
export const AdresseRetenue = ({
  adresse,
  action,
  libelleAction,
  faute,
}: {
  adresse: Adresse
  action: () => void
  libelleAction: string
  /** What the register refuses of it. */
  faute?: string | undefined
}) => (
  <div className="rc-ligne">
    <span>
      {adresseEnLigne(adresse)} <BadgeGeolocalisation geolocalisee={adresse.geolocalisee} />
      {!adresse.geolocalisee && (
        <span className="fr-hint-text">{SENS_DES_MOTS.adresseNonGeolocalisee}</span>
      )}
      {faute && <span className="fr-error-text">{faute}</span>}
    </span>
    <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={action}>
      {libelleAction} <span className="fr-sr-only">l’adresse {adresseEnLigne(adresse)}</span>
    </button>
  </div>
)
