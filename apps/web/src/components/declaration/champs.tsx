import { FieldCheckbox, FieldDate, FieldRadio, FieldSelect, FieldText, OUI_NON } from '@registre/ui'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { ecrireEntier, lireEntier } from './entiers.ts'
import { useChamp, type CheminDrapeau, type CheminTexte } from './use-champ.ts'

interface Commun<N> {
  name: N
  label?: ReactNode
  hint?: ReactNode
}

type Saisissable = Commun<CheminTexte> & { inputProps?: InputHTMLAttributes<HTMLInputElement> }

/** One line of text of the declaration. */
export const ChampTexte = ({ name, label, hint, inputProps }: Saisissable) => {
  const { field, commun, changer, quitter } = useChamp(name)
  return (
    <FieldText
      {...commun}
      label={label ?? commun.label}
      hint={hint}
      inputProps={{
        ...inputProps,
        ref: field.ref,
        value: field.value,
        onChange: (e) => changer(e.target.value),
        onBlur: quitter,
      }}
    />
  )
}

/** A day of the declaration, jj/mm/aaaa. */
export const ChampDate = ({ name, label, hint, inputProps }: Saisissable) => {
  const { field, commun, changer, quitter } = useChamp(name)
  return (
    <FieldDate
      {...commun}
      label={label ?? commun.label}
      hint={hint}
      onNormalize={changer}
      inputProps={{
        ...inputProps,
        ref: field.ref,
        value: field.value,
        onChange: (e) => changer(e.target.value),
        onBlur: quitter,
      }}
    />
  )
}

/** A whole number; `groupe` writes thousands apart when the field is left (amounts). */
export const ChampEntier = ({
  name,
  label,
  hint,
  inputProps,
  groupe = false,
}: Saisissable & { groupe?: boolean }) => {
  const { field, commun, changer, quitter } = useChamp(name)
  const ranger = (): void => {
    const saisi = field.value ?? ''
    const n = lireEntier(saisi)
    const net = n === null ? saisi : groupe ? ecrireEntier(n) : String(n)
    if (net !== saisi) changer(net)
    quitter()
  }
  return (
    <FieldText
      {...commun}
      label={label ?? commun.label}
      hint={hint}
      inputProps={{
        inputMode: 'numeric',
        autoComplete: 'off',
        ...inputProps,
        ref: field.ref,
        value: field.value,
        onChange: (e) => changer(e.target.value),
        onBlur: ranger,
      }}
    />
  )
}

/** An amount in euros, without cents. */
export const ChampMontant = ({ hint = 'En euros, sans les centimes', ...props }: Saisissable) => (
  <ChampEntier {...props} hint={hint} groupe />
)

/** A yes or no question. */
export const ChampOuiNon = ({
  name,
  label,
  hint,
  options = OUI_NON,
  surChangement,
}: Commun<CheminDrapeau> & {
  options?: typeof OUI_NON
  surChangement?: (oui: boolean) => void
}) => {
  const { field, commun, changer, quitter } = useChamp(name)
  return (
    <FieldRadio
      {...commun}
      label={label ?? commun.label}
      hint={hint}
      options={options}
      value={String(field.value)}
      inputProps={{
        onChange: (e) => {
          const oui = e.target.value === 'true'
          changer(oui)
          surChangement?.(oui)
        },
        onBlur: quitter,
      }}
    />
  )
}

/** A box to tick. */
export const ChampCase = ({ name, label, hint }: Commun<CheminDrapeau>) => {
  const { field, commun, changer, quitter } = useChamp(name)
  return (
    <div className="fr-mb-2w">
      <FieldCheckbox
        {...commun}
        label={label ?? commun.label}
        hint={hint}
        inputProps={{
          ref: field.ref,
          checked: field.value,
          onBlur: quitter,
          onChange: (e) => changer(e.target.checked),
        }}
      />
    </div>
  )
}

type Choix = Commun<CheminTexte> & {
  valeurs: readonly string[]
  libelles: Readonly<Record<string, string>>
}

/** One choice in a closed list. */
export const ChampListe = ({
  name,
  label,
  hint,
  valeurs,
  libelles,
  placeholder = 'Sélectionnez une valeur',
}: Choix & { placeholder?: string }) => {
  const { field, commun, changer, quitter } = useChamp(name)
  return (
    <FieldSelect
      {...commun}
      label={label ?? commun.label}
      hint={hint}
      placeholder={placeholder}
      options={valeurs.map((value) => ({ value, label: libelles[value] ?? value }))}
      selectProps={{
        ref: field.ref,
        value: field.value,
        onChange: (e) => changer(e.target.value),
        onBlur: quitter,
      }}
    />
  )
}

/** One choice among a few, all visible. */
export const ChampRadio = ({ name, label, hint, valeurs, libelles }: Choix) => {
  const { field, commun, changer, quitter } = useChamp(name)
  return (
    <FieldRadio
      {...commun}
      label={label ?? commun.label}
      hint={hint}
      inline={false}
      options={valeurs.map((value) => ({ value, label: libelles[value] ?? value }))}
      value={field.value ?? ''}
      inputProps={{ onChange: (e) => changer(e.target.value), onBlur: quitter }}
    />
  )
}
