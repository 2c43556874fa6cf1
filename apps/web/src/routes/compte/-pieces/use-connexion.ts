import { useCallback, useState } from 'react'
import { useLightForm } from '../../../components/use-light-form.ts'
import { isApiError, useCommand } from '../../../lib/api/index.ts'
import type { Compte } from '../../../lib/session.ts'
import { prevoirConnecte } from '../../../shell/connecte.tsx'

/** The call of a form, without the answer to a challenge. */
const appelDe = (saisi: FormData) => ({
  j_username: String(saisi.get('j_username') ?? ''),
  j_password: String(saisi.get('j_password') ?? ''),
  ...(saisi.has('remember-me') ? { 'remember-me': 'true' } : {}),
  submit: 'Login',
})

const asksCaptcha = (error: unknown): boolean =>
  isApiError(error) &&
  (error.problem.code === 'captcha-invalide' || error.problem.infos?.['captchaRequis'] === true)

/** The sign-in form, and the challenge that the server asks for after failures. */
export const useConnexion = (
  onSignedIn: (compte: Compte) => void,
  onSecondFacteur: (login: string) => void,
) => {
  const seConnecter = useCommand('seConnecter', { business: true })
  const [captchaRound, setCaptchaRound] = useState(0)
  const [captcha, setCaptcha] = useState('')
  const onAnswer = useCallback((answer: string) => setCaptcha(answer), [])
  const light = useLightForm({
    operation: 'seConnecter',
    toArgs: (saisi) => ({ body: appelDe(saisi) }),
    submit: async ({ body }) => {
      void prevoirConnecte()
      try {
        const reponse = await seConnecter.mutateAsync({
          body: { ...body, ...(captcha ? { captcha } : {}) },
        })
        if (reponse.authStatus === 'PENDING') onSecondFacteur(body.j_username)
        else onSignedIn(reponse)
      } catch (error) {
        // An answer serves once: a new challenge for the next try.
        setCaptcha('')
        if (asksCaptcha(error) || captchaRound > 0) setCaptchaRound((n) => n + 1)
        throw error
      }
    },
  })
  return { ...light, captcha: { round: captchaRound, onAnswer } }
}
