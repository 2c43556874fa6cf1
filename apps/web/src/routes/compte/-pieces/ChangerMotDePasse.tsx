import { champRequis, controlerNouveauMotDePasse } from '@registre/domain'
import { RequiredNote, Section } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { NouveauMotDePasse } from '../../../components/compte/NouveauMotDePasse.tsx'
import { FormText } from '../../../components/form-fields.tsx'
import { RecordForm } from '../../../components/RecordForm.tsx'
import { useRecordForm } from '../../../components/use-record-form.ts'
import { useCommand } from '../../../lib/api/index.ts'
import { notify } from '../../../lib/notifications.ts'

/** A new password for the signed-in person: leads home (specification 1, "Navigation"). */
export const ChangerMotDePasse = () => {
  const router = useRouter()
  const changer = useCommand('changerMotDePasse', {
    business: true,
    invalidates: ['listerMesSessions'],
  })
  const record = useRecordForm({
    defaultValues: { password: '', newPassword: '', confirmation: '' },
    operation: 'changerMotDePasse',
    toArgs: ({ password, newPassword }) => ({ body: { password, newPassword } }),
    check: (saisie) => ({
      // A key received by mail stands for it elsewhere.
      erreurs: [...champRequis('password', saisie.password), ...controlerNouveauMotDePasse(saisie)],
    }),
    submit: async (args) => {
      await changer.mutateAsync(args)
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
            inputProps={{ type: 'password', autoComplete: 'current-password' }}
          />
          <NouveauMotDePasse />
        </RecordForm>
      </div>
    </Section>
  )
}
