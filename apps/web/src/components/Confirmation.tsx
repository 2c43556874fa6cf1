import type { OperationName } from '@registre/contract'
import { Button, ConfirmDialog } from '@registre/ui'
import { type ReactNode, useState } from 'react'
import { type Answer, type Args, type CommandOptions, useCommand } from '../lib/api/index.ts'

interface Question<K extends OperationName> {
  titre: string
  confirmer: string
  /** What the act does, said before it is confirmed. */
  children: ReactNode
  operation: K
  invalidates?: NonNullable<CommandOptions['invalidates']>
  rereadOnConflict?: boolean
  /** What follows, from what the register answered. */
  onFait?: (reponse: Answer<K>) => void
}

/**
 * Asks before one call, as long as there is one to make (`args`). The window closes once it is
 * answered: a refusal is told by the shell.
 */
export const Confirmation = <K extends OperationName>({
  titre,
  confirmer,
  children,
  operation,
  args,
  onFait,
  onFermer,
  ...options
}: Question<K> & { args: Args<K> | null; onFermer: () => void }) => {
  const { mutateAsync, isPending } = useCommand(operation, options)
  return (
    <ConfirmDialog
      open={args !== null}
      title={titre}
      confirmLabel={confirmer}
      busy={isPending}
      onConfirm={() =>
        args !== null &&
        void mutateAsync(args)
          .then(onFait, () => undefined)
          .finally(onFermer)
      }
      onCancel={onFermer}
    >
      {children}
    </ConfirmDialog>
  )
}

/** A button whose act is confirmed before it is done. */
export const BoutonConfirme = <K extends OperationName>({
  bouton,
  classe = 'fr-btn--secondary',
  args,
  ...question
}: Question<K> & { bouton: ReactNode; classe?: string; args: Args<K> }) => {
  const [ouverte, setOuverte] = useState(false)
  return (
    <>
      <Button className={classe} onClick={() => setOuverte(true)}>
        {bouton}
      </Button>
      <Confirmation {...question} args={ouverte ? args : null} onFermer={() => setOuverte(false)} />
    </>
  )
}
