import { FieldCheckboxes, type FieldCheckboxesProps } from '@registre/ui'
import { useController } from 'react-hook-form'
import { useFieldError } from './form-fields.tsx'

/** Several boxes under one question: the chosen values. Apart: a visitor's forms have none. */
export const FormCheckboxes = (props: Omit<FieldCheckboxesProps, 'values' | 'onChange'>) => {
  const { field } = useController<Record<string, string[]>>({ name: props.name })
  const error = useFieldError(props.name)
  return <FieldCheckboxes {...props} error={error} values={field.value} onChange={field.onChange} />
}
