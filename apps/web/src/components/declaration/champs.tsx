import {
  champVise,
  ecrireEntier,
  genreSaisi,
  jeuDesDebiteurs,
  LABEL_NON_RENSEIGNE,
  lireMontant,
  parseFrDate,
  rangerSaisi,
  SEUILS_DEBITEUR,
} from '@registre/domain'
import { FieldCheckbox, FieldRadio, FieldSelect, FieldText, OUI_NON } from '@registre/ui'
import { FieldDate } from '../FieldDate.tsx'
import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { useBrouillon } from './brouillon.tsx'
import { aideDe } from './Aide.tsx'
import { useStill } from '../../lib/pressed.ts'
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
    const range = rangerSaisi(name, saisi)
    if (range !== saisi) changer(range)
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
  return (
    <FieldDate
      {...commun}
      label={label ?? commun.label}
      hint={hint ?? aideDe(name, { format: 'Format attendu : jj/mm/aaaa' })}
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
          checked: field.value,
          onBlur: quitter,
          onChange: (e) => changer(e.target.checked),
        }}
      />
    </div>
  )
}

type Choix = Commun<CheminTexte> & {
  /** The words of each code; those of the datum where nothing is said. */
  mots?: Readonly<Record<string, string>>
}

/** The row of a choice: its words, and whether it is ever compulsory. */
const choixDe = (name: string): { mots: Readonly<Record<string, string>>; exige: boolean } => {
  const vise = champVise(name)
  const champ = vise?.fait ?? vise?.champ
  const mots = champ?.mots
  return {
    mots: mots && !Array.isArray(mots) ? (mots as Readonly<Record<string, string>>) : {},
    exige: champ?.requis !== undefined,
  }
}
const enOptions = (mots: Readonly<Record<string, string>>) =>
  Object.entries(mots).map(([value, label]) => ({ value, label }))

/** One choice in a closed list. */
export const ChampListe = ({
  name,
  label,
  hint,
  mots,
  placeholder,
}: Choix & { placeholder?: string }) => {
  const { field, commun, changer, quitter } = useChamp(name)
  const choix = choixDe(name)
  return (
    <FieldSelect
      {...commun}
      label={label ?? commun.label}
      hint={hint ?? aideDe(name)}
      placeholder={placeholder ?? (choix.exige ? 'Sélectionnez une valeur' : LABEL_NON_RENSEIGNE)}
      options={enOptions(mots ?? choix.mots)}
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
export const ChampRadio = ({ name, label, hint, mots }: Choix) => {
  const { field, commun, changer, quitter } = useChamp(name)
  return (
    <FieldRadio
      {...commun}
      label={label ?? commun.label}
      hint={hint ?? aideDe(name)}
      inline={false}
      options={enOptions(mots ?? choixDe(name).mots)}
      value={field.value ?? ''}
      inputProps={{ onChange: (e) => changer(e.target.value), onBlur: quitter }}
    />
  )
}

/** The field of a datum, by its kind. */
export const Champ = (props: Saisissable) => {
  const vise = champVise(props.name)
  const champ = vise?.fait ?? vise?.champ
  if (champ?.genre === 'choix') return <ChampListe {...props} />
  const genre = champ ? genreSaisi(champ) : 'texte'
  if (genre === 'jour') return <ChampDate {...props} />
  if (genre === 'compte') return <ChampEntier {...props} />
  return genre === 'montant' ? <ChampMontant {...props} /> : <ChampTexte {...props} />
}
