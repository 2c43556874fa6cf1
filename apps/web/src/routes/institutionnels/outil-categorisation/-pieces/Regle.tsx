import {
  type AccesCategorisation,
  CLASSES,
  CODES_CLASSE,
  INDICATEURS,
  indicateursPour,
  nomClasse,
  pointsMax,
  seuilDeClasse,
} from '@registre/domain'

/** Where the rule stands, for those who ask why. */
export const CALCUL = 'calcul-des-classes'

/** Opens the rule and brings it into view. */
export const montrerCalcul = (): void => {
  const regle = document.getElementById(CALCUL)
  if (!(regle instanceof HTMLDetailsElement)) return
  regle.open = true
  regle.querySelector('summary')?.focus()
}

/** The published rule, in full: what gives points, and what makes a class. */
export const Regle = ({ acces }: { acces: AccesCategorisation }) => (
  <details className="fr-mb-3w" id={CALCUL}>
    <summary className="fr-text--bold">
      {acces === 'PUBLIC'
        ? 'Comment les signes sont comptés'
        : 'Comment les classes sont calculées'}
    </summary>
    <p className="fr-mt-2w">
      Chaque signe relevé donne des points, {pointsMax(acces)} au plus
      {acces === 'PUBLIC' ? ' sur les seules données publiques' : ''}. Ce que le registre ne sait
      pas ne donne pas de point : {acces === 'PUBLIC' ? 'le niveau 1' : 'la classe A'} ne prouve pas
      qu’une copropriété se porte bien.{' '}
      {acces === 'PUBLIC' &&
        'Un niveau se compte par territoire, et aucune copropriété nommée n’en a : il ne dit rien des comptes, de l’énergie ni des procédures.'}
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
          {acces === 'COMPLET' && 'Classe '}
          <strong>{nomClasse(c, acces)}</strong>, {CLASSES[c].label.toLowerCase()} :{' '}
          {seuilDeClasse(c, acces)} {seuilDeClasse(c, acces) > 1 ? 'points' : 'point'} et plus
        </li>
      ))}
    </ul>
  </details>
)
