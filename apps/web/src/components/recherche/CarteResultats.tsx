import { useRouter } from '@tanstack/react-router'
import type { Answer } from '../../lib/api/index.ts'
import { hrefFicheAnnuaire } from '../annuaire/lien.ts'
import { Carte } from '../carte/Carte.tsx'
import { useFicheDuRegistre } from '../carte/use-fiche-du-registre.ts'
import type { Trouvee } from './LigneTrouvee.tsx'

/** The results on a map, with the numbers of the list. */
export const CarteResultats = ({
  adresse,
  lignes,
  rangDe,
  choisie,
}: {
  adresse: Answer<'repondreAdresse'>['adresse']
  lignes: readonly Trouvee[]
  rangDe: (ligne: Trouvee) => number
  choisie: number | null
}) => {
  const router = useRouter()
  const ouvrir = useFicheDuRegistre()
  return (
    <Carte
      titre="Carte des résultats"
      className="rc-resultats__carte rc-non-imprime"
      selection={choisie}
      cercles={adresse ? [100, 200] : []}
      points={[
        ...lignes.flatMap((l) =>
          l.longitude === null || l.latitude === null
            ? []
            : [
                {
                  id: l.id,
                  longitude: l.longitude,
                  latitude: l.latitude,
                  libelle: l.nom || l.adresse,
                  repere: String(rangDe(l)),
                },
              ],
        ),
        ...(adresse
          ? [
              {
                id: 'adresse',
                longitude: adresse.longitude,
                latitude: adresse.latitude,
                libelle: adresse.libelle,
                genre: 'cible' as const,
              },
            ]
          : []),
      ]}
      onRegistre={ouvrir}
      onPick={(id) => {
        const ligne = lignes.find((l) => l.id === id)
        if (ligne) router.history.push(hrefFicheAnnuaire(ligne.numeroImmatriculation))
      }}
    />
  )
}
