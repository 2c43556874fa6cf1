import { CIVILITES, LABELS_CIVILITE } from '@registre/domain'
import { optionsOf } from '@registre/ui'
import { FormSelect, FormText } from './form-fields.tsx'

// The contact data of a person, the same in every form that asks for them: labels, lengths,
// formats, and what a browser may fill.

interface Champ {
  /**
   * Where the person stands in the form, with its dot: `representant.`; nothing when the form is
   * about the person alone.
   */
  dans?: string
  /** Somebody else's data: the browser must not fill in those of who types. */
  autrui?: boolean
  required?: boolean
  /** Instead of the usual sentence; '' for none. */
  hint?: string
}

type Adresse = Pick<Champ, 'dans' | 'autrui' | 'required'>

const remplissage = (autrui: boolean | undefined, jeton: string): string => (autrui ? 'off' : jeton)

export const ChampCivilite = ({ dans = '', autrui }: Pick<Champ, 'dans' | 'autrui'>) => (
  <FormSelect
    name={`${dans}civilite`}
    label="Civilité"
    empty=""
    options={optionsOf(CIVILITES, LABELS_CIVILITE)}
    selectProps={{ autoComplete: remplissage(autrui, 'honorific-prefix') }}
  />
)

export const ChampsNom = ({
  dans = '',
  autrui,
  required = true,
}: Pick<Champ, 'dans' | 'autrui' | 'required'>) => (
  <>
    <FormText
      name={`${dans}nom`}
      label="Nom"
      required={required}
      inputProps={{ autoComplete: remplissage(autrui, 'family-name') }}
    />
    <FormText
      name={`${dans}prenom`}
      label="Prénom"
      required={required}
      inputProps={{ autoComplete: remplissage(autrui, 'given-name') }}
    />
  </>
)

export const ChampCourriel = ({
  dans = '',
  autrui,
  required = true,
  hint = 'Format attendu : nom@domaine.fr',
}: Champ) => (
  <FormText
    name={`${dans}email`}
    label="Adresse électronique"
    hint={hint || undefined}
    required={required}
    inputProps={{ type: 'email', autoComplete: remplissage(autrui, 'email') }}
  />
)

/** The address typed again: a mistaken one would leave the person without news. */
export const ChampConfirmationCourriel = ({
  name = 'confirmationEmail',
  autrui,
}: {
  name?: string
  autrui?: boolean
}) => (
  <FormText
    name={name}
    label="Confirmation de l’adresse électronique"
    required
    inputProps={{ type: 'email', autoComplete: remplissage(autrui, 'email') }}
  />
)

export const ChampTelephone = ({
  dans = '',
  autrui,
  hint = 'Exemple : +33122334455',
  label = 'Téléphone',
}: Omit<Champ, 'required'> & { label?: string }) => (
  <FormText
    name={`${dans}telephone`}
    label={label}
    hint={hint || undefined}
    inputProps={{ type: 'tel', autoComplete: remplissage(autrui, 'tel') }}
  />
)

/** A street with its number, and what stands beside it; `dans` as for a person. */
export const ChampVoie = ({ dans = '', autrui = false, required = false }: Adresse) => (
  <FormText
    name={`${dans}voie`}
    label="Numéro et voie"
    required={required}
    inputProps={{ autoComplete: remplissage(autrui, 'address-line1') }}
  />
)

export const ChampComplement = ({ dans = '', autrui = false }: Omit<Adresse, 'required'>) => (
  <FormText
    name={`${dans}complement`}
    label="Complément d’adresse"
    inputProps={{ autoComplete: remplissage(autrui, 'address-line2') }}
  />
)

/** `enFrance`: a postal code is five digits, and a telephone shows its figures. */
export const ChampsCommune = ({
  dans = '',
  autrui = false,
  required = false,
  enFrance = false,
}: Adresse & { enFrance?: boolean }) => (
  <>
    <FormText
      name={`${dans}codePostal`}
      label="Code postal"
      required={required}
      inputProps={{
        autoComplete: remplissage(autrui, 'postal-code'),
        ...(enFrance ? { inputMode: 'numeric' } : {}),
      }}
    />
    <FormText
      name={`${dans}commune`}
      label="Commune"
      required={required}
      inputProps={{ autoComplete: remplissage(autrui, 'address-level2') }}
    />
  </>
)

/** The country of the legal representative: whether the syndic is domiciled in France. */
export const ChampPays = ({ dans, autrui = false }: Pick<Champ, 'autrui'> & { dans: string }) => (
  <FormText
    name={`${dans}pays`}
    label="Pays"
    inputProps={{ autoComplete: remplissage(autrui, 'country-name') }}
  />
)

/** The postal address of a person; where a letter goes to it, street and town are required. */
export const ChampsAdresse = ({
  dans,
  autrui = false,
  required = false,
}: Pick<Champ, 'autrui' | 'required'> & { dans: string }) => (
  <>
    <ChampComplement dans={dans} autrui={autrui} />
    <FormText name={`${dans}batiment`} label="Bâtiment" inputProps={{ autoComplete: 'off' }} />
    <ChampVoie dans={dans} autrui={autrui} required={required} />
    <FormText
      name={`${dans}lieuDit`}
      label="Lieu-dit ou boîte postale"
      inputProps={{ autoComplete: 'off' }}
    />
    <ChampsCommune dans={dans} autrui={autrui} required={required} />
    <ChampPays dans={dans} autrui={autrui} />
  </>
)
