import type { OperationName } from '@registre/contract'
import { RequiredNote } from '@registre/ui'
import type { ReactNode } from 'react'
import { type Answer, type Args, type CommandOptions, useCommand } from '../../lib/api/index.ts'
import type { Draft } from '../../lib/form-check.ts'
import { notify } from '../../lib/notifications.ts'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormText, FormTextArea } from '../form-fields.tsx'
import { useRecordForm } from '../use-record-form.ts'

export interface FenetreMotifProps<K extends OperationName> {
  titre: ReactNode
  confirmer: string
  /** What the act does, said before it is confirmed. */
  children: ReactNode
  operation: K
  args: (motif: string, numeroRemplacement: string) => Draft<Args<K>>
  /** How the operation names the reason. */
  champ?: string
  labelMotif?: string
  aideMotif?: string
  /** Asks for the number that is kept in place of this one. */
  remplacement?: boolean
  invalidates: NonNullable<CommandOptions['invalidates']>
  /** What is said once it is done, from what the register answered. */
  fait: readonly [titre: string, description?: string] | ((reponse: Answer<K>) => string)
  onFermer: () => void
}

/** A window that asks for a reason before an act that others are told of. */
export const FenetreMotif = <K extends OperationName>({
  children,
  operation,
  args,
  champ = 'motif',
  labelMotif = 'Motif',
  aideMotif = 'Il est inscrit au journal et communiqué aux personnes concernées.',
  remplacement = false,
  invalidates,
  fait,
  onFermer,
  ...fenetre
}: FenetreMotifProps<K>) => {
  const { mutateAsync } = useCommand(operation, { business: true, invalidates })
  const record = useRecordForm({
    operation,
    defaultValues: { motif: '', numeroRemplacement: '' },
    toArgs: (v) => args(v.motif.trim(), v.numeroRemplacement.trim()),
    fieldOf: (nom) => (nom === champ ? 'motif' : nom),
    submit: async (appel) => {
      const reponse = await mutateAsync(appel)
      notify('success', ...(typeof fait === 'function' ? ([fait(reponse)] as const) : fait))
      onFermer()
      document.querySelector<HTMLElement>('main h1')?.focus()
    },
  })
  return (
    <FenetreFormulaire {...fenetre} record={record} onFermer={onFermer}>
      {children}
      <RequiredNote />
      {remplacement && (
        <FormText
          name="numeroRemplacement"
          label="Numéro conservé"
          required
          hint="Celui qui remplace le numéro de cette fiche, par exemple AA0-000-001."
          inputProps={{ autoComplete: 'off' }}
        />
      )}
      <FormTextArea
        name="motif"
        label={labelMotif}
        required
        hint={aideMotif}
        textAreaProps={{ rows: 4 }}
      />
    </FenetreFormulaire>
  )
}
