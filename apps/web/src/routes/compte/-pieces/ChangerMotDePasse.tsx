import { RequiredNote, Section } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import {
  controlerMotDePasse,
  NouveauMotDePasse,
  type SaisieMotDePasse,
} from '../../../components/compte/NouveauMotDePasse.tsx'
import { FormText } from '../../../components/form-fields.tsx'
import { RecordForm } from '../../../components/RecordForm.tsx'
import { useRecordForm } from '../../../components/use-record-form.ts'
import { useCommand } from '../../../lib/api/index.ts'
import { mergeReports, requiredErrors } from '../../../lib/form-check.ts'
import { notify } from '../../../lib/notifications.ts'

interface Saisie extends SaisieMotDePasse {
  password: string
}

/** A new password for the signed-in person: leads home (specification 1, "Navigation"). */
export const ChangerMotDePasse = () => {
  const router = useRouter()
  const changer = useCommand('changerMotDePasse', {
    business: true,
    invalidates: ['listerMesSessions'],
  })
  const record = useRecordForm<Saisie>({
    defaultValues: { password: '', newPassword: '', confirmation: '' },
    check: (values) =>
      mergeReports({
        erreurs: [...requiredErrors(values, ['password']), ...controlerMotDePasse(values)],
      }),
    submit: async ({ password, newPassword }) => {
      await changer.mutateAsync({ body: { password, newPassword } })
      notify('success', 'Votre mot de passe est modifié.', 'Vos autres sessions sont fermées.')
      await router.navigate({ to: '/' })
    },
  })
  return (
    <Section title="Mot de passe">
      <div className="rc-etroite">
        <RecordForm record={record} submitLabel="Changer le mot de passe">
          <RequiredNote />
          <FormText
            name="password"
            label="Mot de passe actuel"
            required
            inputProps={{ type: 'password', autoComplete: 'current-password', maxLength: 200 }}
          />
          <NouveauMotDePasse />
        </RecordForm>
      </div>
    </Section>
  )
}
