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

/** A key, or what was pasted. */
type Typed = Parameters<NonNullable<InputHTMLAttributes<HTMLInputElement>['onInput']>>[0]

/**
 * How many characters a field may still hold; null without a limit. The limit is said in an
 * attribute of our own (`data-max`): the browser's cuts what is pasted without a word.
 */
const charactersLeft = ({
  dataset,
  value,
}: HTMLInputElement | HTMLTextAreaElement): number | null =>
  dataset['max'] === undefined ? null : Number(dataset['max']) - value.length

const tooLongSentence = (n: number): string =>
  `Ce texte est trop long : retirez ${n.toLocaleString('fr-FR')} ${n > 1 ? 'caractères' : 'caractère'}.`

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
}: FieldTextProps) => {
  const [tooLong, setTooLong] = useState<string | undefined>(undefined)
  const shown = error ?? tooLong
  return (
    <Input
      label={labelOf(label, required)}
      hintText={hint}
      disabled={disabled ?? false}
      {...stateOf(shown)}
      {...(addon ? { addon } : {})}
      nativeInputProps={{
        name,
        ...inputProps,
        onInput: (event: Typed) => {
          const left = charactersLeft(event.currentTarget)
          setTooLong(left === null || left >= 0 ? undefined : tooLongSentence(-left))
          inputProps?.onInput?.(event)
        },
        ...ariaOf(shown, required),
        id: fieldId(name),
      }}
    />
  )
}

export interface FieldTextAreaProps extends FieldProps {
  textAreaProps?: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }
}

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
  const compter = ({ currentTarget }: FormEvent<HTMLTextAreaElement>): void =>
    setReste(charactersLeft(currentTarget))
  return (
    <>
      <Input
        textArea
        label={labelOf(label, required)}
        hintText={hint}
        disabled={disabled ?? false}
        {...stateOf(error)}
        nativeTextAreaProps={{
          name,
          rows: 4,
          onInput: compter,
          ...textAreaProps,
          ...ariaOf(error, required),
          id: fieldId(name),
        }}
      />
      {reste !== null && (
        <p
          className={reste < 0 ? 'fr-error-text' : 'fr-hint-text rc-reste'}
          aria-live={reste <= RESTE_ANNONCE ? 'polite' : 'off'}
        >
          {reste < 0
            ? tooLongSentence(-reste)
            : reste > 1
              ? `Il reste ${reste.toLocaleString('fr-FR')} caractères`
              : `Il reste ${reste} caractère`}
        </p>
      )}
    </>
  )
}
