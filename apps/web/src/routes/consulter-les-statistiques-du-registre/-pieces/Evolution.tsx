import { Chart, DataTable, Section } from '@registre/ui'
import { EmporterGraphique } from '../../../components/graphique/EmporterGraphique.tsx'
import type { Provenance } from '../../../components/graphique/figure.ts'
import { formatNombre } from '../../../lib/format.ts'
import { chiffre, type Periode, type Statistiques, texteEffectif } from './valeurs.ts'

type Point = Statistiques['evolution'][number]
const libelle = ({ annee, trimestre }: Pick<Point, 'annee' | 'trimestre'>): string =>
  `T${trimestre} ${annee}`

const titre = 'Évolution du nombre de copropriétés'

/** The number of co-ownerships, quarter after quarter; the one shown is read first. */
export const Evolution = ({
  evolution,
  periode,
  provenance,
}: {
  evolution: Statistiques['evolution']
  periode: Periode
  provenance: Provenance
}) => {
  const [premier, dernier] = [evolution[0], evolution.at(-1)]
  if (!premier || !dernier || premier === dernier) return null
  const rang = evolution.findIndex(
    (e) => e.annee === periode.annee && e.trimestre === periode.trimestre,
  )
  return (
    <Section title={titre}>
      <p className="fr-text--sm">
        À la fin de chaque trimestre, depuis le premier compté : {libelle(premier)}.
      </p>
      <Chart
        key={`${libelle(periode)} ${rang}`}
        label={titre}
        kind="barres"
        series={['Copropriétés']}
        points={evolution.map((e) => ({
          label: libelle(e),
          values: [chiffre(e.valeurs, 'coproprietes')],
        }))}
        format={formatNombre}
        {...(rang === -1 ? {} : { depart: rang })}
      />
      <EmporterGraphique
        figure={{
          titre,
          sujet: 'evolution-coproprietes',
          provenance: {
            ...provenance,
            periode: `de ${libelle(premier)} à ${libelle(dernier)}`,
          },
          entete: 'Trimestre',
          series: ['Copropriétés'],
          lignes: evolution.map((e) => ({
            libelle: libelle(e),
            valeurs: [chiffre(e.valeurs, 'coproprietes')],
          })),
          genre: 'barres',
        }}
      />
      <details>
        <summary>Tableau : évolution du nombre de copropriétés</summary>
        <DataTable
          caption={titre}
          captionHidden
          columns={[
            { key: 'trimestre', header: 'Trimestre', rowHeader: true, render: libelle },
            {
              key: 'coproprietes',
              header: 'Copropriétés',
              align: 'right',
              render: (e: Point) => texteEffectif(chiffre(e.valeurs, 'coproprietes')),
            },
          ]}
          rows={evolution}
          rowKey={libelle}
        />
      </details>
    </Section>
  )
}
