import {
  champVise,
  cheminDemande,
  ecrireEntier,
  genreDe,
  genreSaisi,
  LABEL_NON_RENSEIGNE,
  lireMontant,
  motsDesCodes,
  ouiNon,
  type Rangee,
  rangerSaisi,
} from '@registre/domain'
import { FieldCheckbox, FieldRadio, FieldSelect, FieldText } from '@registre/ui'
import { FieldDate } from '../FieldDate.tsx'
import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { useBrouillon } from './brouillon.tsx'
import { aideDe } from './Aide.tsx'
import { useStill } from '../../lib/pressed.ts'
import { useAvant } from './use-avant.ts'
import { useChamp, type CheminDrapeau, type CheminTexte, type Dit } from './use-champ.ts'

type Saisissable = Dit & {
  name: CheminTexte
  inputProps?: InputHTMLAttributes<HTMLInputElement>
  /** How what is typed is counted, or written. */
  format?: ReactNode
}

/** The row of a datum, or of a fact of a building. */
const rangeeDe = (name: string): Rangee<never> | undefined => {
  const vise = champVise(name)
  return vise?.fait ?? vise?.champ
}
/** The words of each code of a choice. */
const motsDe = (name: string) => motsDesCodes(rangeeDe(name) ?? {})
const enOptions = (mots: Readonly<Record<string, string>>) =>
  Object.entries(mots).map(([value, label]) => ({ value, label }))

/** One line of text of the declaration; what has a form of its own (SIRET, number) takes it once left. */
const ChampTexte = ({ name, inputProps, format, ...dit }: Saisissable) => {
  const { commun, saisi, changer, quitter } = useChamp(name, dit, {
    format,
    avant: useAvant(name),
  })
  const ranger = (): void => {
    const avant = saisi.value ?? ''
    const range = rangerSaisi(name, avant)
    if (range !== avant) changer(range)
    quitter()
  }
  return (
    <FieldText
      {...commun}
      inputProps={{ autoComplete: 'off', ...inputProps, ...saisi, onBlur: ranger }}
    />
  )
}

/** A day of the declaration, jj/mm/aaaa. */
const ChampDate = ({ name, inputProps, ...dit }: Saisissable) => {
  const { adressePrincipale } = useBrouillon().faits.contenu.identification
  const { commun, saisi, changer } = useChamp(name, dit, {
    format: 'Format attendu : jj/mm/aaaa',
    codeInsee: adressePrincipale?.codeInsee ?? '',
  })
  return <FieldDate {...commun} onNormalize={changer} inputProps={{ ...inputProps, ...saisi }} />
}

/** An amount in euros: cents are rounded, and the field says so until it is typed in again. */
const ChampMontant = ({ hint, ...props }: Saisissable) => {
  const { form } = useBrouillon()
  const avant = useAvant(props.name)
  const [arrondi, setArrondi] = useState('')
  const montre = useStill(arrondi)
  return (
    <ChampTexte
      {...props}
      hint={
        <>
          {hint ?? aideDe(props.name, { format: 'En euros, sans les centimes.', avant })}
          <span className="rc-arrondi" role="status">
            {montre}
          </span>
        </>
      }
      inputProps={{
        inputMode: 'decimal',
        ...props.inputProps,
        onInput: () => setArrondi(''),
        // Read as the field is left, before it is tidied.
        onBlurCapture: () => {
          const lu = lireMontant(String(form.getValues(props.name) ?? ''))
          if (lu?.arrondi) setArrondi(`Arrondi à l’euro : ${ecrireEntier(lu.euros)}\u00A0€.`)
        },
      }}
    />
  )
}

/** A yes or no: a question and its two answers, or a box to tick where the row asks none. */
const ChampDrapeau = ({
  name,
  label,
  hint,
  surChangement,
}: Dit & { name: CheminDrapeau; surChangement?: ((oui: boolean) => void) | undefined }) => {
  const rangee = rangeeDe(name)
  const question = rangee?.question
  const avant = useAvant(name)
  const { commun, saisi, changer, quitter } = useChamp(
    name,
    { label: label ?? question, hint },
    question === undefined ? {} : { avant },
  )
  const poser = (oui: boolean): void => {
    changer(oui)
    surChangement?.(oui)
  }
  if (question === undefined)
    return (
      <div className="fr-mb-2w">
        <FieldCheckbox
          {...commun}
          inputProps={{
            ref: saisi.ref,
            checked: saisi.value === true,
            onBlur: quitter,
            onChange: (e) => poser(e.target.checked),
          }}
        />
      </div>
    )
  const [oui, non] = ouiNon(rangee ?? {})
  return (
    <FieldRadio
      {...commun}
      options={enOptions({ true: oui, false: non })}
      value={String(saisi.value)}
      inputProps={{ onChange: (e) => poser(e.target.value === 'true'), onBlur: quitter }}
    />
  )
}

type Choix = Dit & {
  name: CheminTexte
  /** The words of each code; those of the datum where nothing is said. */
  mots?: Readonly<Record<string, string>>
}
/** One choice in a closed list. */
export const ChampListe = ({ name, mots = motsDe(name), ...dit }: Choix) => {
  const { commun, saisi } = useChamp(name, dit)
  return (
    <FieldSelect
      {...commun}
      placeholder={commun.required ? 'Sélectionnez une valeur' : LABEL_NON_RENSEIGNE}
      options={enOptions(mots)}
      selectProps={saisi}
    />
  )
}

/** One choice among a few, all visible. */
export const ChampRadio = ({ name, mots = motsDe(name), ...dit }: Choix) => {
  const {
    commun,
    saisi: { value, onChange, onBlur },
  } = useChamp(name, dit)
  return (
    <FieldRadio
      {...commun}
      inline={false}
      options={enOptions(mots)}
      value={value ?? ''}
      inputProps={{ onChange, onBlur }}
    />
  )
}

/** What stands on a screen while a datum is asked, given the other answers. */
export const SiDemande = ({ name, children }: { name: string; children: ReactNode }) => {
  const { contenu, contexte } = useBrouillon().faits
  return cheminDemande(name, contenu, contexte) ? children : null
}

const ParGenre = (props: Saisissable) => {
  const champ = rangeeDe(props.name)
  if (champ?.genre === 'choix') return <ChampListe {...props} />
  switch (champ && genreSaisi(champ)) {
    case 'jour':
      return <ChampDate {...props} />
    case 'montant':
      return <ChampMontant {...props} />
    case 'compte':
    case 'siret':
      return <ChampTexte {...props} inputProps={{ inputMode: 'numeric', ...props.inputProps }} />
    default:
      return <ChampTexte {...props} />
  }
}

/** Says whether a path is that of a yes or no. */
export const estDrapeau = (name: string): name is CheminDrapeau =>
  rangeeDe(name)?.genre === 'drapeau'
const estJour = (name: string): name is CheminTexte => genreDe(name) === 'jour'

/** The days of an order or of a mission, each with its label. */
export const Jours = ({ name }: { name: string }) =>
  Object.entries(rangeeDe(name)?.libelles ?? {}).map(([jour, libelle]) => {
    const chemin = `${name}.${jour}`
    return estJour(chemin) && <Champ key={jour} name={chemin} label={libelle} />
  })

/**
 * The field of a datum, by its kind; nothing while it is not asked. `format`: how a count is made;
 * `surChangement`: what a yes or no changes elsewhere.
 */
export const Champ = ({
  name,
  surChangement,
  ...props
}: Omit<Saisissable, 'name'> & {
  name: CheminTexte | CheminDrapeau
  surChangement?: (oui: boolean) => void
}) => (
  <SiDemande name={name}>
    {estDrapeau(name) ? (
      <ChampDrapeau name={name} {...props} surChangement={surChangement} />
    ) : (
      <ParGenre name={name} {...props} />
    )}
  </SiDemande>
)

/** Fields one under the other. */
export const Champs = ({ noms }: { noms: readonly (CheminTexte | CheminDrapeau)[] }) =>
  noms.map((nom) => <Champ key={nom} name={nom} />)
