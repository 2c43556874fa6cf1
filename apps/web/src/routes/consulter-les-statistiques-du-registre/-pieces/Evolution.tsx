import { Chart, DataTable, Section } from '@registre/ui'
import { formatNombre } from '../../../lib/format.ts'
import { effectif, type Statistiques, texteEffectif } from './valeurs.ts'

type Point = Statistiques['evolution'][number]
const libelle = ({ annee, trimestre }: Point): string => `T${trimestre} ${annee}`

/** The number of co-ownerships, quarter after quarter. */
export const Evolution = ({ evolution }: { evolution: Statistiques['evolution'] }) => {
  if (evolution.length < 2) return null
  const titre = 'Évolution du nombre de copropriétés'
  return (
    <Section title={titre}>
      <Chart
        label={titre}
        kind="barres"
        series={['Copropriétés']}
        points={evolution.map((e) => ({ label: libelle(e), values: [effectif(e.valeurs, 'coproprietes')] }))}
        format={formatNombre}
      />
      <details>
        <summary>Tableau : évolution du nombre de copropriétés</summary>
        <DataTable
          caption={titre}
          captionHidden
          columns={[
            { key: 'trimestre', header: 'Trimestre', rowHeader: true, render: libelle },
            { key: 'coproprietes', header: 'Copropriétés', align: 'right', render: (e: Point) => texteEffectif(effectif(e.valeurs, 'coproprietes')) },
          ]}
          rows={evolution}
          rowKey={libelle}
        />
      </details>
    </Section>
  )
}
