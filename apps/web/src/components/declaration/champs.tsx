import { jeuDesDebiteurs, parseFrDate, SEUILS_DEBITEUR } from '@registre/domain'
import { FieldCheckbox, FieldDate, FieldRadio, FieldSelect, FieldText, OUI_NON } from '@registre/ui'
import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { useBrouillon } from './brouillon.tsx'
import { aideDe } from './Aide.tsx'
import { ecrireEntier, lireMontant } from './entiers.ts'
import { useStill } from '../../lib/pressed.ts'
import { net } from './ranger.ts'
import { useChamp, type CheminDrapeau, type CheminTexte } from './use-champ.ts'

interface Commun<N> {
  name: N
  label?: ReactNode
  hint?: ReactNode
}

type Saisissable = Commun<CheminTexte> & { inputProps?: InputHTMLAttributes<HTMLInputElement> }

/** One line of text of the declaration; what has a form of its own (SIRET, number) takes it once left. */
export const ChampTexte = ({ name, label, hint, inputProps }: Saisissable) => {
  const { field, commun, changer, quitter } = useChamp(name)
  const ranger = (): void => {
    const saisi = field.value ?? ''
    if (net(name, saisi) !== saisi) changer(net(name, saisi))
    quitter()
  }
  return (
    <FieldText
      {...commun}
      label={label ?? commun.label}
      hint={hint ?? aideDe(name)}
      inputProps={{
        ...inputProps,
        ref: field.ref,
        value: field.value,
        onChange: (e) => changer(e.target.value),
        onBlur: ranger,
      }}
    />
  )
}

/** A day of the declaration, jj/mm/aaaa. */
export const ChampDate = ({ name, label, hint, inputProps }: Saisissable) => {
  const { field, commun, changer, quitter } = useChamp(name)
  const { adressePrincipale } = useBrouillon().faits.contenu.identification
  return (
    <FieldDate
      {...commun}
      label={label ?? commun.label}
      hint={
        hint ??
        aideDe(name, {
          format: 'Format attendu : jj/mm/aaaa',
          codeInsee: adressePrincipale?.codeInsee ?? '',
        })
      }
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

/** What the last declared year said of a figure, while another one is declared. */
const useAvant = (name: CheminTexte | CheminDrapeau): string | undefined => {
  const { declaration, contexte } = useBrouillon()
  const exercice = declaration.typeMaj === null ? null : declaration.exerciceCourant
  const [champ, valeur]: [string?, unknown?] =
    Object.entries(exercice ?? {}).find(([c]) => name === `donneesFinancieres.${c}`) ?? []
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non'
  if (typeof valeur !== 'number') return undefined
  if (champ !== 'nbCoproprietairesImpayes') return `${ecrireEntier(valeur)}\u00A0€`
  const cloture = parseFrDate(exercice?.dateClotureComptes ?? '') ?? null
  return `${ecrireEntier(valeur)} (${SEUILS_DEBITEUR[jeuDesDebiteurs(contexte.jeu, cloture)].court})`
}

/** A whole number; `format` says how it is counted. */
export const ChampEntier = ({
  inputProps,
  hint,
  format,
  ...props
}: Saisissable & { format?: ReactNode }) => {
  const avant = useAvant(props.name)
  return (
    <ChampTexte
      {...props}
      hint={hint ?? aideDe(props.name, { format, avant })}
      inputProps={{ inputMode: 'numeric', autoComplete: 'off', ...inputProps }}
    />
  )
}

/** An amount in euros: cents are rounded, and the field says so until it is typed in again. */
export const ChampMontant = ({ name, label, hint, inputProps }: Saisissable) => {
  const { form } = useBrouillon()
  const avant = useAvant(name)
  const [arrondi, setArrondi] = useState('')
  const montre = useStill(arrondi)
  return (
    <ChampTexte
      name={name}
      label={label}
      hint={
        <>
          {hint ?? aideDe(name, { format: 'En euros, sans les centimes.', avant })}
          <span className="rc-arrondi" role="status">
            {montre}
          </span>
        </>
      }
      inputProps={{
        inputMode: 'decimal',
        autoComplete: 'off',
        ...inputProps,
        onInput: () => setArrondi(''),
        // Read as the field is left, before it is tidied.
        onBlurCapture: () => {
          const lu = lireMontant(String(form.getValues(name) ?? ''))
          if (lu?.arrondi) setArrondi(`Arrondi à l’euro : ${ecrireEntier(lu.euros)}\u00A0€.`)
        },
      }}
    />
  )
}

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
  const avant = useAvant(name)
  return (
    <FieldRadio
      {...commun}
      label={label ?? commun.label}
      hint={hint ?? aideDe(name, { avant })}
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
        hint={hint ?? aideDe(name)}
        inputProps={{
          ref: field.ref,
          checked: field.value === true,
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
