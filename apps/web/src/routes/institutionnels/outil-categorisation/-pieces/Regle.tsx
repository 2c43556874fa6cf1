import {
  type AccesCategorisation,
  CLASSES,
  CODES_CLASSE,
  INDICATEURS,
  indicateursPour,
  pointsMax,
  seuilDeClasse,
} from '@registre/domain'

/** The published rule, in full: what gives points, and what makes a class. */
export const Regle = ({ acces }: { acces: AccesCategorisation }) => (
  <details className="fr-mb-3w">
    <summary className="fr-text--bold">Comment les classes sont calculées</summary>
    <p className="fr-mt-2w">
      Chaque signe relevé donne des points, {pointsMax(acces)} au plus
      {acces === 'PUBLIC' ? ' sur les seules données publiques' : ''}. Ce que le registre ne sait
      pas ne donne pas de point : la classe A ne prouve pas qu’une copropriété se porte bien.
    </p>
    <ul>
      {indicateursPour(acces).map((code) => (
        <li key={code}>
          <strong>{INDICATEURS[code].label}</strong> :{' '}
          {INDICATEURS[code].paliers.map((p) => `${p.points} points, ${p.phrase}`).join(' ; ')}
        </li>
      ))}
    </ul>
    <ul>
      {CODES_CLASSE.map((c) => (
        <li key={c}>
          Classe <strong>{c}</strong>, {CLASSES[c].label.toLowerCase()} : {seuilDeClasse(c, acces)}{' '}
          {seuilDeClasse(c, acces) > 1 ? 'points' : 'point'} et plus
        </li>
      ))}
    </ul>
  </details>
)
