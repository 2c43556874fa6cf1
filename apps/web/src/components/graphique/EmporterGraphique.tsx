import { saveFile } from '../../lib/download.ts'
import { formatJour } from '../../lib/format.ts'
import { maintenantDuRegistre } from '../declaration/aujourdhui.ts'
import { enCsv, type Figure } from './figure.ts'

const source = (): string =>
  `Registre national des copropriétés, ${formatJour(maintenantDuRegistre().toISOString())}`

/** Takes a chart away: its figures, or its picture. */
export const EmporterGraphique = ({ figure }: { figure: Figure }) => {
  const prendre = (contenu: Blob, extension: string) =>
    saveFile({ blob: contenu, fileName: `${figure.fichier}.${extension}` })
  return (
    <p className="rc-emporter-graphique rc-non-imprime">
      <button
        type="button"
        className="fr-link fr-link--sm"
        aria-label={`Télécharger les chiffres (CSV) : ${figure.titre}`}
        onClick={() => prendre(new Blob([enCsv(figure)], { type: 'text/csv' }), 'csv')}
      >
        Chiffres (CSV)
      </button>
      <button
        type="button"
        className="fr-link fr-link--sm"
        aria-label={`Télécharger l’image (PNG) : ${figure.titre}`}
        onClick={() =>
          void import('./dessiner.ts')
            .then(({ dessiner }) => dessiner(figure, source()))
            .then((image) => prendre(image, 'png'))
            .catch(reportError)
        }
      >
        Image (PNG)
      </button>
    </p>
  )
}
