import { Code } from '../Code.tsx'
import { EXEMPLES_PYTHON } from './exemples.ts'

/** The same in Python, with its standard library alone. */
export const Python = () => (
  <>
    <p>
      Aucun paquet à installer : la bibliothèque standard suffit (Python 3.9 ou plus récent). Posez
      ces fichiers dans un même dossier ; les réglages sont ceux de tous les exemples.
    </p>
    <Code titre="registre.py, commun aux exemples" texte={EXEMPLES_PYTHON.registre} />
    <Code titre="premier_appel.py" texte={EXEMPLES_PYTHON.premierAppel} />
    <Code titre="deposer_mise_a_jour.py" texte={EXEMPLES_PYTHON.deposerMiseAJour} />
    <Code titre="recevoir_avis.py" texte={EXEMPLES_PYTHON.recevoirAvis} />
  </>
)
