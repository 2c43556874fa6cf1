import { estApproximatif } from '@registre/domain'
import { Carte } from '../carte/Carte.tsx'
import { useContours } from '../carte/use-contours.ts'
import { useFicheDuRegistre } from '../carte/use-fiche-du-registre.ts'
import { type FicheAnnuaire, lireParcelles } from './fiche.tsx'

/** Where it stands: its parcels where the land register is asked, the point otherwise. */
export const PlanFiche = ({ f }: { f: FicheAnnuaire }) => {
  const ouvrir = useFicheDuRegistre()
  const parcelles = useContours(lireParcelles(f))
  const situee = f.longitude !== null && f.latitude !== null
  return !situee && parcelles.length === 0 ? null : (
    <>
      <Carte
        titre={`Carte : ${f.adresse}`}
        onRegistre={ouvrir}
        className="rc-fiche-plan rc-non-imprime"
        parcelles={parcelles}
        points={
          situee
            ? [
                {
                  id: f.id,
                  longitude: f.longitude ?? 0,
                  latitude: f.latitude ?? 0,
                  libelle: f.nom || f.adresse,
                },
              ]
            : []
        }
      />
      {estApproximatif(f) && (
        <p className="fr-text--sm">
          Position approximative : le point est celui du quartier ou de la commune.
        </p>
      )}
    </>
  )
}
