import { Button } from '@registre/ui'
import {
  type Adresse,
  adresseEnLigne,
  idParcelle,
  type Parcelle,
  referenceParcelle,
} from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/api/index.ts'
import { Carte } from '../../carte/Carte.tsx'
import { useContours } from '../../carte/use-contours.ts'
import { dejaDeclaree, parcelleVide, versParcelle } from '../parcelles.ts'

interface Lieu {
  longitude: number
  latitude: number
}

/** The parcels on which a place stands, as they would be declared; none while nobody knows. */
const useParcellesAu = (lieu: Lieu | null, adresse: Adresse): Parcelle[] => {
  const { codeInsee, codePostal, commune } = adresse
  const { data } = useQuery({
    ...queryOf('parcellesAuPoint')(
      { query: { longitude: lieu?.longitude ?? 0, latitude: lieu?.latitude ?? 0, codeInsee } },
      { silent: true },
    ),
    enabled: lieu !== null && codeInsee.length === 5,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (data?.parcelles ?? []).map((trouvee) =>
    versParcelle({ ...parcelleVide(), codePostal, commune }, trouvee),
  )
}

const Proposees = ({
  parcelles,
  onAjouter,
}: {
  parcelles: readonly Parcelle[]
  onAjouter: (parcelle: Parcelle) => void
}) => (
  <ul className="fr-raw-list">
    {parcelles.map((parcelle) => (
      <li key={referenceParcelle(parcelle)} className="rc-ligne">
        <span>{referenceParcelle(parcelle)}</span>
        <Button kind="secondary" small onClick={() => onAjouter(parcelle)}>
          C’est la bonne : l’ajouter
          <span className="fr-sr-only"> ({referenceParcelle(parcelle)})</span>
        </Button>
      </li>
    ))}
  </ul>
)

/**
 * What the land register says of the place: the parcel on which the address stands, or the one that
 * is chosen on the map, added by one press. Nothing when it does not know, or does not answer.
 */
export const ParcellesDuLieu = ({
  adresse,
  liste,
  onAjouter,
}: {
  adresse: Adresse
  liste: readonly Parcelle[]
  onAjouter: (parcelle: Parcelle) => void
}) => {
  const [choisi, setChoisi] = useState<Lieu | null>(null)
  const [carte, setCarte] = useState(false)
  const { longitude, latitude } = adresse
  const depart = longitude === null || latitude === null ? null : { longitude, latitude }
  const proposees = useParcellesAu(choisi ?? depart, adresse).filter(
    (parcelle) => !dejaDeclaree(liste, parcelle),
  )
  const contours = useContours(carte ? [...liste, ...proposees] : [])
  if (!depart) return null
  return (
    <div className="rc-encadre fr-p-2w fr-mb-2w">
      <div role="status">
        {proposees.length > 0 && (
          <p className="fr-mb-1w">
            {choisi ? 'À l’endroit choisi' : 'À cette adresse'}, le cadastre indique :
          </p>
        )}
        {choisi && proposees.length === 0 && (
          <p className="fr-mb-1w">Aucune autre parcelle n’est connue à l’endroit choisi.</p>
        )}
      </div>
      <Proposees parcelles={proposees} onAjouter={onAjouter} />
      <Button
        kind="tertiary"
        small
        className="fr-mt-1w"
        aria-expanded={carte}
        onClick={() => setCarte(!carte)}
      >
        {carte ? 'Refermer la carte' : 'Choisir sur la carte'}
      </Button>
      {choisi && (
        <Button
          kind="tertiary-no-outline"
          small
          className="fr-mt-1w"
          onClick={() => setChoisi(null)}
        >
          Revenir à l’adresse
        </Button>
      )}
      {carte && (
        <>
          <p className="fr-hint-text fr-mt-1w fr-mb-1w">
            Touchez l’endroit de la parcelle : elle est proposée ci-dessus. Au clavier, les flèches
            déplacent la carte sous la croix du milieu, et Entrée choisit l’endroit. Vous pouvez
            aussi saisir sa référence ci-dessous.
          </p>
          <Carte
            titre="Carte des parcelles autour de l’adresse"
            points={[
              { id: 'adresse', ...depart, libelle: adresseEnLigne(adresse), genre: 'cible' },
              ...(choisi
                ? [{ id: 'choisi', ...choisi, libelle: 'Endroit choisi', pose: true }]
                : []),
            ]}
            parcelles={contours}
            onPick={(id) => {
              const choisie = proposees.find((parcelle) => idParcelle(parcelle) === id)
              if (choisie) onAjouter(choisie)
            }}
            onLieu={setChoisi}
          />
        </>
      )}
    </div>
  )
}
