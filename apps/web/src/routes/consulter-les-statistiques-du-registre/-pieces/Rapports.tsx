import { Section } from '@registre/ui'
import { BoutonFichier } from '../../../components/Telechargement.tsx'
import { callOf } from '../../../lib/api/index.ts'
import { formatTaille } from '../../../lib/format.ts'
import type { Periode, Statistiques, Territoire } from './valeurs.ts'

const absence = ({ provisoire }: Periode): string =>
  provisoire
    ? 'Le rapport sera établi à la fin du trimestre. Ceux des trimestres terminés se téléchargent dès maintenant : changez de période.'
    : 'Le rapport de ce trimestre n’est pas disponible pour ce territoire.'

/** The report files of the quarter, or why there is none. */
export const Rapports = ({
  territoire,
  periode,
  rapports,
}: {
  territoire: Territoire
  periode: Periode
  rapports: Statistiques['rapports']
}) => (
  <Section title="Rapport du trimestre">
    {rapports.length === 0 && <p>{absence(periode)}</p>}
    {rapports.map(({ format, taille }) => (
      <BoutonFichier
        key={`${territoire.niveau}/${territoire.code}/${periode.libelle}/${format}`}
        secondaire={format !== 'pdf'}
        libelle={`Télécharger le rapport (${format.toUpperCase()}${taille === null ? '' : `, ${formatTaille(taille)}`})`}
        fichier={() =>
          callOf('telechargerRapportBo', {
            query: {
              niveau: territoire.niveau,
              code: territoire.code,
              annee: periode.annee,
              trimestre: periode.trimestre,
              format,
            },
          })
        }
      />
    ))}
  </Section>
)
