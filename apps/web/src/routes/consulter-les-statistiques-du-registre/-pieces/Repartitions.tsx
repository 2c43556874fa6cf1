import { cleCellule, REPARTITIONS } from '@registre/domain'
import { BarTable, Section } from '@registre/ui'
import { effectif, texteEffectif, type Valeurs } from './valeurs.ts'

const pourcent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })

/** How the co-ownerships of the territory divide: bars that are tables too. */
export const Repartitions = ({ valeurs }: { valeurs: Valeurs }) => {
  const total = effectif(valeurs, 'coproprietes')
  if (total === 0)
    return (
      <p className="fr-mt-4w">
        Aucune copropriété n’est immatriculée sur ce territoire à cette date.
      </p>
    )
  return (
    <Section title="Répartitions">
      <div className="rc-repartitions">
        {REPARTITIONS.map(({ code, titre, description, parts }) => (
          <Section key={code} level={3} title={titre}>
            <p className="fr-text--sm">{description}</p>
            <BarTable
              caption={titre}
              header="Catégorie"
              valueHeader="Copropriétés"
              rows={parts.map((p) => {
                const n = effectif(valeurs, cleCellule(code, p.code))
                return {
                  label: p.libelle,
                  value: n,
                  text:
                    n !== null && total
                      ? `${texteEffectif(n)} (${pourcent.format(n / total)})`
                      : texteEffectif(n),
                }
              })}
            />
          </Section>
        ))}
      </div>
    </Section>
  )
}
