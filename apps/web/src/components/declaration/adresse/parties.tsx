import { FieldText } from '@registre/ui'
import type { InputHTMLAttributes, ReactNode } from 'react'

/** What is typed in several parts, to be added: Enter adds it. */
export const GroupeSaisi = ({
  nom,
  ajouter,
  children,
}: {
  nom: string
  ajouter: () => void
  children: ReactNode
}) => (
  <div
    className="fr-p-2w fr-mb-2w rc-encadre"
    role="group"
    aria-label={nom}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      ajouter()
    }}
  >
    {children}
  </div>
)

/** Gives the field of a part by its key, with its value and its fault; `poser` takes what is typed. */
export const partiesDe =
  <K extends string>(
    nom: string,
    valeurs: Readonly<Record<K, string>>,
    fautes: Readonly<Partial<Record<K, string>>>,
    poser: (cle: K, texte: string) => void,
  ) =>
  (
    cle: K,
    label: string,
    {
      hint,
      required = false,
      ...attributs
    }: InputHTMLAttributes<HTMLInputElement> & { hint?: string } = {},
  ) => (
    <FieldText
      key={cle}
      name={`${nom}.${cle}`}
      label={label}
      hint={hint}
      required={required}
      error={fautes[cle]}
      inputProps={{
        autoComplete: 'off',
        ...attributs,
        value: valeurs[cle],
        onChange: (event) => poser(cle, event.target.value),
      }}
    />
  )

export const CODE_POSTAL = { hint: '5 chiffres', required: true, inputMode: 'numeric' } as const
/** The digits of a postal code, which says another commune. */
export const autreCodePostal = (texte: string) => ({
  codePostal: texte.replaceAll(/\D/g, ''),
  commune: '',
  codeInsee: '',
})
