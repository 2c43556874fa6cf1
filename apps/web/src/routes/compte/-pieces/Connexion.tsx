import { RequiredNote } from '@registre/ui'
import { lazy, Suspense, useCallback, useState } from 'react'
import { FormCheckbox, FormText } from '../../../components/form-fields.tsx'
import { RecordForm } from '../../../components/RecordForm.tsx'
import { useRecordForm } from '../../../components/use-record-form.ts'
import { isApiError, useCommand } from '../../../lib/api/index.ts'
import { mergeReports, requiredErrors } from '../../../lib/form-check.ts'
import type { Compte } from '../../../lib/session.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { ComptesDemo } from './ComptesDemo.tsx'

const Captcha = lazy(() => import('../../../components/compte/Captcha.tsx'))

interface Saisie {
  j_username: string
  j_password: string
  'remember-me': boolean
}

const asksCaptcha = (error: unknown): boolean =>
  isApiError(error) && (error.problem.code === 'captcha-invalide' || error.problem.infos?.['captchaRequis'] === true)

/** The sign-in form; the captcha appears only after failures, when the server asks. */
export const Connexion = ({ onSignedIn }: { onSignedIn: (compte: Compte) => void }) => {
  const seConnecter = useCommand('seConnecter', { business: true })
  const [captchaRound, setCaptchaRound] = useState(0)
  const [captcha, setCaptcha] = useState('')
  const onAnswer = useCallback((answer: string) => setCaptcha(answer), [])
  const record = useRecordForm<Saisie>({
    defaultValues: { j_username: '', j_password: '', 'remember-me': false },
    check: (values) => mergeReports({ erreurs: requiredErrors(values, ['j_username', 'j_password']) }),
    submit: async (values) => {
      try {
        const body = {
          j_username: values.j_username.trim(),
          j_password: values.j_password,
          ...(values['remember-me'] ? { 'remember-me': 'true' } : {}),
          ...(captcha ? { captcha } : {}),
          submit: 'Login',
        }
        onSignedIn(await seConnecter.mutateAsync({ body }))
      } catch (error) {
        // An answer serves once: a new challenge for the next try.
        setCaptcha('')
        if (asksCaptcha(error) || captchaRound > 0) setCaptchaRound((n) => n + 1)
        throw error
      }
    },
  })
  return (
    <div className="rc-etroite">
      <RecordForm record={record} submitLabel="Se connecter">
        <RequiredNote />
        <FormText
          name="j_username"
          label="Identifiant"
          hint="Votre adresse électronique, le plus souvent"
          required
          inputProps={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 100 }}
        />
        <FormText name="j_password" label="Mot de passe" required inputProps={{ type: 'password', autoComplete: 'current-password', maxLength: 200 }} />
        <FormCheckbox name="remember-me" label="Se souvenir de moi" />
        {captchaRound > 0 && (
          <Suspense fallback={<p>Chargement de la vérification…</p>}>
            <Captcha key={captchaRound} onAnswer={onAnswer} />
          </Suspense>
        )}
      </RecordForm>
      <p className="fr-mt-2w">
        <InternalLink className="fr-link" href="/compte/mot-de-passe-oublie">
          Mot de passe oublié
        </InternalLink>
      </p>
      <ComptesDemo
        onChoose={(login, password) => {
          record.form.setValue('j_username', login, { shouldValidate: true })
          record.form.setValue('j_password', password, { shouldValidate: true })
          document.querySelector<HTMLElement>('main form button[type="submit"]')?.focus()
        }}
      />
    </div>
  )
}
