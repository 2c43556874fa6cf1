import { cleCellule, estArrondie, REPARTITIONS } from '@registre/domain'
import { BarTable, Section } from '@registre/ui'
import { EmporterGraphique } from '../../../components/graphique/EmporterGraphique.tsx'
import type { Provenance } from '../../../components/graphique/figure.ts'
import { chiffre, texteEffectif, type Valeurs } from './valeurs.ts'

const pourcent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })

const A_CINQ_PRES = 'Nombres à 5 près, dont la somme est le total.'

/** A count, and its share of the total; about so many where it is rounded. */
const texteDe = (n: number | null, total: number, arrondi: boolean): string => {
  if (n === null) return texteEffectif(n)
  if (arrondi && n === 0) return 'moins de 5'
  const part = total > 0 ? ` (${pourcent.format(n / total)})` : ''
  return `${arrondi ? 'environ ' : ''}${texteEffectif(n)}${part}`
}

/** How the co-ownerships of the territory divide: bars that are tables too. */
export const Repartitions = ({
  valeurs,
  provenance,
}: {
  valeurs: Valeurs
  provenance: Provenance
}) => {
  const total = chiffre(valeurs, 'coproprietes') ?? 0
  if (total === 0)
    return (
      <p className="fr-mt-4w">
        Aucune copropriété n’est immatriculée sur ce territoire à cette date.
      </p>
    )
  const dites = REPARTITIONS.map((r) => ({
    ...r,
    rows: r.parts.map((p) => ({
      label: p.libelle,
      value: chiffre(valeurs, cleCellule(r.code, p.code)),
    })),
  })).filter(({ rows }) => rows.some(({ value }) => value !== null))
  return (
    <Section title="Répartitions">
      <p className="fr-text--sm">
        Toutes les barres ont la même échelle : une barre pleine vaudrait toutes les copropriétés du
        territoire.
      </p>
      <div className="rc-repartitions">
        {dites.map(({ code, titre, description, rows }) => {
          const note = estArrondie(code) ? A_CINQ_PRES : undefined
          return (
            <Section key={code} level={3} title={titre}>
              <p className="fr-text--sm">
                {description} {note}
              </p>
              <BarTable
                caption={titre}
                header="Catégorie"
                valueHeader="Copropriétés"
                scale={total}
                rows={rows.map(({ label, value }) => ({
                  label,
                  value,
                  text: texteDe(value, total, note !== undefined),
                }))}
              />
              <EmporterGraphique
                figure={{
                  titre,
                  sujet: `repartition-${code}`,
                  provenance,
                  entete: 'Catégorie',
                  series: ['Copropriétés'],
                  lignes: rows.map(({ label, value }) => ({ libelle: label, valeurs: [value] })),
                  genre: 'horizontales',
                  note,
                }}
              />
            </Section>
          )
        })}
      </div>
    </Section>
  )
}
