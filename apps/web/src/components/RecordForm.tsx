import { Button, ConfirmDialog, ErrorSummary } from '@registre/ui'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { usePageTitle } from '../lib/page-title.ts'
import { InternalLink } from '../shell/InternalLink.tsx'
import { FichiersRefuses, Lectures } from './fichiers-refuses.ts'
import { garderLeChamp, laisserLeChamp } from './garder-le-champ.ts'
import type { RecordForm as RecordFormState } from './use-record-form.ts'

export interface RecordFormProps<V extends FieldValues> {
  record: RecordFormState<V>
  children: ReactNode
  /** Buttons; by default one submit button. */
  actions?: ReactNode
  submitLabel?: string
  /** Where « Annuler » leads, beside the submit button; without it, there is none. */
  retour?: string
}

/**
 * The frame of a form on a record: summary, fields, buttons, and the dialog of confirmable errors.
 */
export const RecordForm = <V extends FieldValues>({
  record,
  children,
  actions,
  submitLabel = 'Enregistrer',
  retour,
}: RecordFormProps<V>) => {
  const { form, fichiersRefuses, summary, attempt, toConfirm, confirm, cancel, busy } = record
  usePageTitle({ enErreur: summary.length > 0 })
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-busy={busy}
        onFocus={record.onFocus}
        onSubmit={(event) => {
          event.preventDefault()
          laisserLeChamp(event)
          void record.onSubmit()
        }}
      >
        <ErrorSummary errors={summary} attempt={attempt} />
        <FichiersRefuses value={fichiersRefuses}>
          <Lectures value={record.lectures}>{children}</Lectures>
        </FichiersRefuses>
        <div
          className="fr-btns-group fr-btns-group--inline-md fr-mt-4w"
          onMouseDown={garderLeChamp}
        >
          {actions ?? (
            <>
              <Button type="submit" aria-disabled={busy}>
                {submitLabel}
              </Button>
              {retour !== undefined && (
                <InternalLink className="fr-btn fr-btn--secondary" href={retour}>
                  Annuler
                </InternalLink>
              )}
            </>
          )}
        </div>
        <p role="status" className={busy ? 'fr-hint-text' : 'fr-sr-only'}>
          {busy ? 'Envoi en cours…' : ''}
        </p>
      </form>
      <ConfirmDialog
        open={toConfirm.length > 0}
        title="Confirmez-vous ces informations ?"
        confirmLabel="Je confirme"
        cancelLabel="Corriger"
        onConfirm={confirm}
        onCancel={cancel}
      >
        <ul>
          {toConfirm.map(({ champ, code, message }) => (
            <li key={`${champ} ${code}`}>{message}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </FormProvider>
  )
}
