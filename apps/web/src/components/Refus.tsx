import { Alert } from '@registre/ui'

/** Why an act was refused, beside what acts; nothing while the sentence is empty. */
export const Refus = ({ children }: { children: string }) =>
  children === '' ? null : (
    <Alert severity="error" className="fr-my-2w">
      <p>{children}</p>
    </Alert>
  )
