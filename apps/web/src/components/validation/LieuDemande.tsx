import { adresseEnLigne } from '@registre/domain'
import { formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { Carte } from '../carte/Carte.tsx'
import type { PointCarte } from '../carte/carte.types.ts'
import { useContours } from '../carte/use-contours.ts'
import { useFicheDuRegistre } from '../carte/use-fiche-du-registre.ts'
import { Pli } from './Pli.tsx'
import { nomCandidat } from './TableauDoublons.tsx'
import type { Candidat, Declaration } from './types.ts'

const CERCLES_METRES = [10, 50, 200]

const situe = <T extends { longitude: number | null; latitude: number | null }>(
  lieu: T,
): lieu is T & { longitude: number; latitude: number } =>
  lieu.longitude !== null && lieu.latitude !== null

/** The address of a candidate; its sheet when it is registered. */
const LienCandidat = ({ candidat }: { candidat: Candidat }) =>
  candidat.numeroImmatriculation ? (
    <InternalLink className="fr-link fr-link--sm" href={`/copropriete/fiche/${candidat.id}`}>
      {nomCandidat(candidat)}
    </InternalLink>
  ) : (
    nomCandidat(candidat)
  )

interface Props {
  declaration: Declaration
  candidats: readonly Candidat[]
}

const useLieux = ({ declaration, candidats }: Props) => {
  const { adressePrincipale, adresseSecondaire, parcelle } =
    declaration.immatCopropriete.identification
  const contours = useContours(parcelle)
  const adresses = [adressePrincipale, ...adresseSecondaire].filter((a) => a !== null)
  const points: PointCarte[] = adresses.filter(situe).map((a, rang) => ({
    id: `adresse-${rang}`,
    longitude: a.longitude,
    latitude: a.latitude,
    libelle: `Adresse déclarée : ${adresseEnLigne(a)}`,
    genre: 'cible',
  }))
  const proches = candidats.map((candidat, rang) => ({
    candidat,
    repere: String(rang + 1),
  }))
  return { points, proches, places: proches.filter(({ candidat }) => situe(candidat)), contours }
}

/**
 * Where the co-ownership is declared, with the close ones, numbered as in the list under it, and what
 * the register holds around: as near as it and the closest one stand. Without a place, says so.
 */
export const CarteDuLieu = (props: Props) => {
  const ouvrir = useFicheDuRegistre()
  const { points, proches, contours } = useLieux(props)
  if (points.length === 0)
    return <p>Aucune adresse déclarée n’a de position : la carte n’a rien à montrer.</p>
  const [plusProche] = proches.filter(({ candidat }) => situe(candidat))
  return (
    <>
      <Carte
        titre="Carte : lieu déclaré et copropriétés voisines"
        className="rc-lieu-demande"
        points={[
          ...points,
          ...proches.flatMap(({ candidat, repere }) =>
            situe(candidat)
              ? [
                  {
                    id: candidat.id,
                    longitude: candidat.longitude,
                    latitude: candidat.latitude,
                    libelle: nomCandidat(candidat),
                    repere,
                    horsCadre: candidat !== plusProche?.candidat,
                  },
                ]
              : [],
          ),
        ]}
        parcelles={contours}
        cercles={CERCLES_METRES}
        onPick={(id) => typeof id === 'number' && ouvrir(id)}
        onRegistre={ouvrir}
      />
      {contours.length > 0 && (
        <p className="fr-text--sm fr-mt-1w fr-mb-0">
          {contours.length === 1 ? 'Parcelle dessinée : ' : 'Parcelles dessinées : '}
          {contours.map(({ libelle }) => libelle).join(' ; ')}.
        </p>
      )}
      {proches.length > 0 && (
        <ol className="rc-lieu-demande__liste">
          {proches.map(({ candidat }) => (
            <li key={candidat.id}>
              <LienCandidat candidat={candidat} /> {candidat.adresseReference}
              {!situe(candidat) && ' (sans position)'}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The same, folded among what is declared. */
export const LieuDemande = (props: Props) => {
  const { points, places } = useLieux(props)
  const mention =
    points.length === 0
      ? 'lieu inconnu'
      : places.length === 0
        ? 'aucune copropriété proche'
        : `${formatNombre(places.length)} ${places.length === 1 ? 'copropriété proche' : 'copropriétés proches'}`
  return (
    <Pli titre="Carte du lieu et voisines" mention={mention} lieu="lieu" ouvert={points.length > 0}>
      <CarteDuLieu {...props} />
    </Pli>
  )
}
