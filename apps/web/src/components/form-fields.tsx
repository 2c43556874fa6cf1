import { normalizeDateText } from '@registre/domain'
import {
  FieldCheckbox,
  type FieldCheckboxProps,
  FieldRadio,
  type FieldRadioProps,
  FieldSelect,
  type FieldSelectProps,
  FieldText,
  FieldTextArea,
  type FieldTextAreaProps,
  type FieldTextProps,
  OUI_NON,
} from '@registre/ui'
import { FieldDate } from './FieldDate.tsx'
import { get, type RegisterOptions, useFormContext } from 'react-hook-form'
import { useStill } from '../lib/pressed.ts'

/** The sentence beside a field: once touched, or after a submit (specification 1, section 5). */
export const useFieldError = (name: string): string | undefined => {
  const { formState } = useFormContext()
  const error: unknown = get(formState.errors, name)
  const touched: unknown = get(formState.touchedFields, name)
  const message: unknown =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return useStill(
    typeof message === 'string' && (touched !== undefined || formState.submitCount > 0)
      ? message
      : undefined,
  )
}

const useField = (name: string, options?: RegisterOptions) => {
  const { register } = useFormContext()
  return { registered: register(name, options), error: useFieldError(name) }
}

/**
 * Field helpers bound to the form around them: `<FormText name="identification.nomCopropriete"
 * label="Nom" />`.
 */
export const FormText = ({ inputProps, ...props }: FieldTextProps) => {
  const { registered, error } = useField(props.name)
  return <FieldText {...props} error={error} inputProps={{ ...inputProps, ...registered }} />
}

export const FormTextArea = ({ textAreaProps, ...props }: FieldTextAreaProps) => {
  const { registered, error } = useField(props.name)
  return (
    <FieldTextArea {...props} error={error} textAreaProps={{ ...textAreaProps, ...registered }} />
  )
}

/** A day dd/mm/yyyy, '' when empty. */
export const FormDate = ({ inputProps, ...props }: FieldTextProps) => {
  // Whatever is on the screen when the form is sent, its value is the day that it says.
  const { registered, error } = useField(props.name, { setValueAs: normalizeDateText })
  const { setValue } = useFormContext()
  return (
    <FieldDate
      {...props}
      error={error}
      inputProps={{ ...inputProps, ...registered }}
      onNormalize={(text) =>
        setValue(props.name, text, { shouldValidate: true, shouldDirty: true })
      }
    />
  )
}

/** A closed list: `empty` when nothing is chosen, null unless told. */
export const FormSelect = ({
  selectProps,
  empty = null,
  ...props
}: FieldSelectProps & { empty?: '' | null }) => {
  const { registered, error } = useField(props.name, {
    setValueAs: (v: unknown) => (v === '' ? empty : v),
  })
  return <FieldSelect {...props} error={error} selectProps={{ ...selectProps, ...registered }} />
}

/** Yes or no, as a boolean. */
export const FormYesNo = ({
  options = OUI_NON,
  ...props
}: Omit<FieldRadioProps, 'options'> & Partial<Pick<FieldRadioProps, 'options'>>) => {
  const { watch, setValue } = useFormContext()
  const error = useFieldError(props.name)
  const value: unknown = watch(props.name)
  return (
    <FieldRadio
      {...props}
      options={options}
      error={error}
      value={
        value === true || value === 'true'
          ? 'true'
          : value === false || value === 'false'
            ? 'false'
            : ''
      }
      inputProps={{
        onChange: (event) =>
          setValue(props.name, event.target.value === 'true', {
            shouldDirty: true,
            shouldTouch: true,
            shouldValidate: true,
          }),
      }}
    />
  )
}

/** One choice among a few texts. */
export const FormRadio = ({ inputProps, ...props }: FieldRadioProps) => {
  const { registered, error } = useField(props.name)
  return <FieldRadio {...props} error={error} inputProps={{ ...inputProps, ...registered }} />
}

export const FormCheckbox = ({ inputProps, ...props }: FieldCheckboxProps) => {
  const { registered, error } = useField(props.name)
  return <FieldCheckbox {...props} error={error} inputProps={{ ...inputProps, ...registered }} />
}
