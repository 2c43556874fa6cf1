import { saveFile } from '../../lib/download.ts'
import { citation, enCsv, type Figure, nomFichier } from './figure.ts'

/** Takes figures away: as a file, as a picture, or as a sentence that cites them. */
export const EmporterGraphique = ({ figure }: { figure: Figure }) => (
  <div className="rc-emporter-graphique rc-non-imprime">
    <a
      className="fr-link fr-link--sm"
      aria-label={`Télécharger les chiffres (CSV) : ${figure.titre}`}
      // Written in the page: it is taken without a script too.
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(enCsv(figure))}`}
      download={`${nomFichier(figure)}.csv`}
    >
      Chiffres (CSV)
    </a>
    {figure.genre !== null && (
      <button
        type="button"
        className="fr-link fr-link--sm"
        aria-label={`Télécharger l’image (PNG) : ${figure.titre}`}
        onClick={() =>
          void import('./dessiner.ts')
            .then(({ dessiner }) => dessiner(figure))
            .then((blob) => saveFile({ blob, fileName: `${nomFichier(figure)}.png` }))
            .catch(reportError)
        }
      >
        Image (PNG)
      </button>
    )}
    <details>
      <summary aria-label={`Citer : ${figure.titre}`}>Citer</summary>
      <p className="fr-text--sm fr-mb-0">{citation(figure)}</p>
    </details>
  </div>
)
