import {
  adresseEnLigne,
  type Adresse,
  type Parcelle,
  referenceParcelle,
  SENS_DES_MOTS,
} from '@registre/domain'
import { Button, StateBadge } from '@registre/ui'

/** Says in a badge whether an address or a parcel was located. */
export const BadgeGeolocalisation = ({ geolocalisee }: { geolocalisee: boolean }) => (
  <StateBadge tone={geolocalisee ? 'success' : 'warning'}>
    {geolocalisee ? 'Géolocalisée' : 'Non géolocalisée'}
  </StateBadge>
)

/** A chosen address, or parcel, with its badge and its button. */
export const LieuRetenu = ({
  lieu,
  action,
  libelleAction,
  faute,
}: {
  lieu: Adresse | Parcelle
  action: () => void
  libelleAction: string
  /** What the register refuses of it. */
  faute?: string | undefined
}) => {
  const adresse = 'voie' in lieu
  const dit = adresse ? adresseEnLigne(lieu) : referenceParcelle(lieu)
  return (
    <div className="rc-ligne">
      <span>
        {dit} <BadgeGeolocalisation geolocalisee={lieu.geolocalisee} />
        {adresse && !lieu.geolocalisee && (
          <span className="fr-hint-text">{SENS_DES_MOTS.adresseNonGeolocalisee}</span>
        )}
        {faute && <span className="fr-error-text">{faute}</span>}
      </span>
      <Button kind="tertiary" small onClick={action}>
        {libelleAction}{' '}
        <span className="fr-sr-only">
          {adresse ? 'l’adresse' : 'la parcelle'} {dit}
        </span>
      </Button>
    </div>
  )
}
