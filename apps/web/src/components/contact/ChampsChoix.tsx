import {
  type ChoixReclamation,
  completerChoixReclamation,
  LABELS_OBJET_RECLAMATION,
  LABELS_TYPE_DEMANDEUR,
  LABELS_TYPE_RECLAMATION,
  lireObjetReclamation,
  lireTypeDemandeur,
  objetsReclamation,
  TYPES_DEMANDEUR,
  typesReclamation,
} from '@registre/domain'
import { FieldSelect, type Option, Section } from '@registre/ui'

const options = <T extends string>(valeurs: readonly T[], labels: Record<T, string>): Option[] =>
  valeurs.map((value) => ({ value, label: labels[value] }))

/**
 * Who writes, about what: each list is what the one before it leaves, and a change empties those
 * after it.
 */
export const ChampsChoix = ({
  choix,
  erreurs,
  onChange,
}: {
  choix: ChoixReclamation
  erreurs: Partial<Record<keyof ChoixReclamation, string | undefined>>
  onChange: (choix: ChoixReclamation) => void
}) => {
  const demandeur = lireTypeDemandeur(choix.typeDemandeur)
  const objet = demandeur && lireObjetReclamation(demandeur, choix.objet)
  const champ = (name: keyof ChoixReclamation, suivants: Partial<ChoixReclamation>) => ({
    name,
    required: true,
    error: erreurs[name],
    selectProps: {
      value: choix[name] ?? '',
      onChange: ({ target }: { target: HTMLSelectElement }) =>
        onChange(
          completerChoixReclamation({
            ...choix,
            ...suivants,
            [name]: target.value === '' ? null : target.value,
          }),
        ),
    },
  })
  return (
    <Section title="Votre demande">
      <FieldSelect
        {...champ('typeDemandeur', { objet: null, typeReclamation: null })}
        label="Vous êtes"
        options={options(TYPES_DEMANDEUR, LABELS_TYPE_DEMANDEUR)}
      />
      <FieldSelect
        {...champ('objet', { typeReclamation: null })}
        label="Objet"
        disabled={!demandeur}
        options={demandeur ? options(objetsReclamation(demandeur), LABELS_OBJET_RECLAMATION) : []}
      />
      <FieldSelect
        {...champ('typeReclamation', {})}
        label="Précisez"
        disabled={!objet}
        options={
          demandeur && objet
            ? options(typesReclamation(demandeur, objet), LABELS_TYPE_RECLAMATION)
            : []
        }
      />
    </Section>
  )
}
