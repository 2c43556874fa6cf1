import { ListePoints, type Point, titreDesPoints } from './PointsAVerifier.tsx'

/** What there was to check, said again before a request is validated; nothing for a clean one. */
export const PointsRappeles = ({ points }: { points: readonly Point[] }) => {
  if (points.length === 0) return null
  const sansPreuve = points.some(({ code }) => code === 'PREUVE_ABSENTE')
  return (
    <div
      className="rc-rappeles"
      role="group"
      aria-labelledby="titre-rappeles"
      tabIndex={-1}
      data-debut
    >
      <p className="rc-rappeles__titre" id="titre-rappeles">
        {titreDesPoints(points)}
      </p>
      <ListePoints points={points} />
      {sansPreuve && (
        <p className="fr-message fr-message--error">
          Vous allez valider sans aucune preuve : demandez d’abord des précisions, ou refusez.
        </p>
      )}
    </div>
  )
}
