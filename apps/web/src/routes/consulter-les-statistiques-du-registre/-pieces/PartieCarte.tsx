import { DataTable, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, queryOf } from '../../../lib/api/index.ts'
import { EmporterGraphique } from '../../../components/graphique/EmporterGraphique.tsx'
import type { Provenance } from '../../../components/graphique/figure.ts'
import { Repli } from '../../../components/Repli.tsx'
import { CarteDepartements } from './CarteDepartements.tsx'
import { chiffre, type Periode, type Territoire, texteEffectif, texteMesure } from './valeurs.ts'

type Departement = Answer<'lireCarteStatistiques'>['departements'][number]

const MESURES = [
  {
    code: 'coproprietes',
    libelle: 'Copropriétés',
    texte: (d: Departement) => texteEffectif(chiffre(d.valeurs, 'coproprietes')),
  },
  {
    code: 'logements',
    libelle: 'Lots à usage d’habitation',
    texte: (d: Departement) => texteMesure(d.valeurs, 'logements', 'nombre'),
  },
  {
    code: 'chargesParLot',
    libelle: 'Charges courantes par lot (médiane)',
    texte: (d: Departement) => texteMesure(d.valeurs, 'chargesParLot', 'euros'),
  },
] as const

/** The departments, on a map and in a table. */
export const PartieCarte = ({
  periode,
  choisi,
  provenance,
  onChoisir,
}: {
  periode: Periode
  choisi: Territoire
  /** Of the country, whose departments these are. */
  provenance: Provenance
  onChoisir: (code: string) => void
}) => {
  const { data } = useQuery(
    queryOf('lireCarteStatistiques')({
      query: { annee: periode.annee, trimestre: periode.trimestre },
    }),
  )
  const [code, setCode] = useState<(typeof MESURES)[number]['code']>('coproprietes')
  const mesure = MESURES.find((m) => m.code === code) ?? MESURES[0]
  if (!data) return null
  const titre = `Par département : ${mesure.libelle.toLowerCase()}`
  return (
    <Section title="Par département">
      <div className="fr-select-group rc-page-courte rc-avec-script">
        <label className="fr-label" htmlFor="mesure-carte">
          Chiffre affiché
        </label>
        <select
          className="fr-select"
          id="mesure-carte"
          value={code}
          onChange={(e) =>
            setCode(MESURES.find((m) => m.code === e.target.value)?.code ?? 'coproprietes')
          }
        >
          {MESURES.map((m) => (
            <option key={m.code} value={m.code}>
              {m.libelle}
            </option>
          ))}
        </select>
      </div>
      <div className="rc-carte-departements">
        <CarteDepartements
          titre={titre}
          departements={data.departements.map((d) => ({
            code: d.code,
            nom: d.nom,
            valeur: chiffre(d.valeurs, code),
            texte: mesure.texte(d),
          }))}
          choisi={choisi.niveau === 'DEPARTEMENT' ? choisi.code : ''}
          onChoisir={onChoisir}
        />
        <div>
          <EmporterGraphique
            figure={{
              titre,
              sujet: `departements-${code}`,
              provenance,
              entete: 'Département',
              series: [mesure.libelle],
              lignes: data.departements.map((d) => ({
                libelle: `${d.code} ${d.nom}`,
                valeurs: [chiffre(d.valeurs, code)],
              })),
              genre: 'horizontales',
            }}
          />
          <Repli resume="Tableau des départements">
            {() => (
              <DataTable
                caption={titre}
                columns={[
                  {
                    key: 'nom',
                    header: 'Département',
                    rowHeader: true,
                    render: (d: Departement) => `${d.code} ${d.nom}`,
                  },
                  ...MESURES.map((m) => ({
                    key: m.code,
                    header: m.libelle,
                    align: 'right' as const,
                    render: m.texte,
                  })),
                ]}
                rows={data.departements}
                rowKey={(d) => d.code}
              />
            )}
          </Repli>
        </div>
      </div>
    </Section>
  )
}
