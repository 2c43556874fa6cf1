import { Input } from '@codegouvfr/react-dsfr/Input'
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
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

/** Several lines of text. */
export const FieldTextArea = ({
  name,
  label,
  hint,
  error,
  required,
  disabled,
  textAreaProps,
}: FieldTextAreaProps) => (
  <Input
    textArea
    label={labelOf(label, required)}
    hintText={hint}
    disabled={disabled ?? false}
    {...stateOf(error)}
    nativeTextAreaProps={
      { name, rows: 4, ...textAreaProps, ...ariaOf(error, required), id: fieldId(name) } as never
    }
  />
)
