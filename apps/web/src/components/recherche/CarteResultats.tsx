import { useRouter } from '@tanstack/react-router'
import type { Answer } from '../../lib/api/index.ts'
import { hrefFicheAnnuaire } from '../annuaire/lien.ts'
import { Carte } from '../carte/Carte.tsx'
import { hrefRecherche } from '../annuaire/lien.ts'
import { useFicheDuRegistre } from '../carte/use-fiche-du-registre.ts'
import type { Trouvee } from './LigneTrouvee.tsx'

/** The results on a map, with the numbers of the list. */
export const CarteResultats = ({
  q,
  adresse,
  lignes,
  communes,
  rangDe,
  choisie,
}: {
  q: string
  adresse: Answer<'repondreAdresse'>['adresse']
  lignes: readonly Trouvee[]
  /** Where the address stands, when its commune was not said: they take the place of the lines. */
  communes: Answer<'repondreAdresse'>['communes']
  rangDe: (ligne: Trouvee) => number
  choisie: number | null
}) => {
  const router = useRouter()
  const ici =
    adresse && adresse.longitude !== null && adresse.latitude !== null
      ? { libelle: adresse.libelle, longitude: adresse.longitude, latitude: adresse.latitude }
      : null
  const ouvrir = useFicheDuRegistre()
  return (
    <Carte
      titre="Carte des résultats"
      selection={choisie}
      cercles={ici ? [100, 200] : []}
      points={[
        ...communes.flatMap(({ code, nom, nombre, longitude, latitude }) =>
          longitude === null || latitude === null
            ? []
            : [
                {
                  id: code,
                  longitude,
                  latitude,
                  libelle: nom,
                  repere: nombre > 1 ? String(nombre) : '',
                },
              ],
        ),
        ...(communes.length > 0 ? [] : lignes).flatMap((l) =>
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
        ...(ici
          ? [
              {
                id: 'adresse',
                longitude: ici.longitude,
                latitude: ici.latitude,
                libelle: ici.libelle,
                genre: 'cible' as const,
              },
            ]
          : []),
      ]}
      onRegistre={ouvrir}
      onPick={(id) => {
        const commune = communes.find((c) => c.code === id)
        if (commune)
          return router.history.push(hrefRecherche(`${q} ${commune.codePostal} ${commune.nom}`))
        const ligne = lignes.find((l) => l.id === id)
        if (ligne) router.history.push(hrefFicheAnnuaire(ligne.numeroImmatriculation))
      }}
    />
  )
}
