import { Input } from '@codegouvfr/react-dsfr/Input'
import {
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useState,
} from 'react'
import { ariaOf, type FieldProps, labelOf, stateOf } from './field.tsx'
import { fieldId } from './ids.ts'

export interface FieldTextProps extends FieldProps {
  /** Attributes of the input itself: `register(name)` of a form library, autocomplete, type … */
  inputProps?: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
  /** A button beside the input, inside the same line. */
  addon?: ReactNode
}

/** One line of text. */
export const FieldText = ({
  name,
  label,
  hint,
  error,
  required,
  disabled,
  inputProps,
  addon,
}: FieldTextProps) => (
  <Input
    label={labelOf(label, required)}
    hintText={hint}
    disabled={disabled ?? false}
    {...stateOf(error)}
    {...(addon ? { addon } : {})}
    nativeInputProps={
      { name, ...inputProps, ...ariaOf(error, required), id: fieldId(name) } as never
    }
  />
)

export interface FieldTextAreaProps extends FieldProps {
  textAreaProps?: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }
}

const nombre = new Intl.NumberFormat('fr-FR')
/** Below it, what is left is said aloud as well. */
const RESTE_ANNONCE = 50

/** Several lines of text; while somebody writes, how many characters are left when there is a limit. */
export const FieldTextArea = ({
  name,
  label,
  hint,
  error,
  required,
  disabled,
  textAreaProps,
}: FieldTextAreaProps) => {
  const [reste, setReste] = useState<number | null>(null)
  // The limit comes with the operation's schema, after the first focus: read at each key.
  const compter = ({ currentTarget: { maxLength, value } }: FormEvent<HTMLTextAreaElement>): void =>
    setReste(maxLength > 0 ? maxLength - value.length : null)
  return (
    <>
      <Input
        textArea
        label={labelOf(label, required)}
        hintText={hint}
        disabled={disabled ?? false}
        {...stateOf(error)}
        nativeTextAreaProps={
          {
            name,
            rows: 4,
            onInput: compter,
            ...textAreaProps,
            ...ariaOf(error, required),
            id: fieldId(name),
          } as never
        }
      />
      {reste !== null && (
        <p className="fr-hint-text rc-reste" aria-live={reste <= RESTE_ANNONCE ? 'polite' : 'off'}>
          {reste > 1
            ? `Il reste ${nombre.format(reste)} caractères`
            : `Il reste ${reste} caractère`}
        </p>
      )}
    </>
  )
}
