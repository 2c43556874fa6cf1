import { Chart, DataTable, Section } from '@registre/ui'
import { useLayoutEffect, useState } from 'react'
import { formatNombre } from '../../../lib/format.ts'
import { effectif, type Periode, type Statistiques, texteEffectif } from './valeurs.ts'

type Point = Statistiques['evolution'][number]
const libelle = ({ annee, trimestre }: Pick<Point, 'annee' | 'trimestre'>): string => `T${trimestre} ${annee}`

const titre = 'Évolution du nombre de copropriétés'

/** A chart begins on its last point: this one is first given those up to the quarter shown, then the others. */
const Graphique = ({ evolution, periode }: { evolution: Statistiques['evolution']; periode: Periode }) => {
  const [entier, setEntier] = useState(false)
  useLayoutEffect(() => setEntier(true), [])
  const rang = evolution.findIndex((e) => e.annee === periode.annee && e.trimestre === periode.trimestre)
  const points = entier || rang === -1 ? evolution : evolution.slice(0, rang + 1)
  return (
    <Chart
      label={titre}
      kind="barres"
      series={['Copropriétés']}
      points={points.map((e) => ({ label: libelle(e), values: [effectif(e.valeurs, 'coproprietes')] }))}
      format={formatNombre}
    />
  )
}

/** The number of co-ownerships, quarter after quarter; the one shown is read first. */
export const Evolution = ({ evolution, periode }: { evolution: Statistiques['evolution']; periode: Periode }) => {
  if (evolution.length < 2) return null
  return (
    <Section title={titre}>
      <Graphique key={libelle(periode)} evolution={evolution} periode={periode} />
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
