import { cleCellule, REPARTITIONS } from '@registre/domain'
import { BarTable, Section } from '@registre/ui'
import { EmporterGraphique } from '../../../components/graphique/EmporterGraphique.tsx'
import { chiffre, texteEffectif, type Valeurs } from './valeurs.ts'

const pourcent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })

/** How the co-ownerships of the territory divide: bars that are tables too. */
export const Repartitions = ({ valeurs }: { valeurs: Valeurs }) => {
  if (chiffre(valeurs, 'coproprietes') === 0)
    return (
      <p className="fr-mt-4w">
        Aucune copropriété n’est immatriculée sur ce territoire à cette date.
      </p>
    )
  return (
    <Section title="Répartitions">
      <p className="fr-text--sm">
        Toutes les barres ont la même échelle : une barre pleine vaudrait toutes les copropriétés du
        territoire.
      </p>
      <div className="rc-repartitions">
        {REPARTITIONS.map(({ code, titre, description, parts }) => {
          const rows = parts.map((p) => ({
            label: p.libelle,
            value: chiffre(valeurs, cleCellule(code, p.code)),
          }))
          // What is rounded adds up to a rounded total.
          const total = rows.reduce((somme, { value }) => somme + (value ?? 0), 0)
          return (
            <Section key={code} level={3} title={titre}>
              <p className="fr-text--sm">{description}</p>
              <BarTable
                caption={titre}
                header="Catégorie"
                valueHeader="Copropriétés"
                scale={chiffre(valeurs, 'coproprietes') ?? total}
                rows={rows.map(({ label, value }) => ({
                  label,
                  value,
                  text:
                    value !== null && total > 0
                      ? `${texteEffectif(value)} (${pourcent.format(value / total)})`
                      : texteEffectif(value),
                }))}
              />
              <EmporterGraphique
                figure={{
                  titre,
                  fichier: `repartition-${code}`,
                  entete: 'Catégorie',
                  series: ['Copropriétés'],
                  lignes: rows.map(({ label, value }) => ({ libelle: label, valeurs: [value] })),
                  genre: 'horizontales',
                }}
              />
            </Section>
          )
        })}
      </div>
    </Section>
  )
}
