import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useCallback,
  useRef,
  useState,
} from 'react'
import { isApiError, useCommand } from '../../../lib/api/index.ts'
import { checkCall } from '../../../lib/form-check.ts'
import type { Compte } from '../../../lib/session.ts'
import { prevoirConnecte } from '../../../shell/connecte.tsx'

const CHAMPS = ['j_username', 'j_password'] as const
/**
 * A sentence that appears as a field is left would move the link under the pointer, and the press
 * would be lost.
 */
const DELAI_MS = 250

/** The sentence of each field that is wrong; '' for the whole form. */
type Fautes = Readonly<Record<string, string>>

/** The call of a form, without the answer to a challenge. */
const appelDe = (form: HTMLFormElement) => {
  const saisi = new FormData(form)
  return {
    j_username: String(saisi.get('j_username') ?? ''),
    j_password: String(saisi.get('j_password') ?? ''),
    ...(saisi.has('remember-me') ? { 'remember-me': 'true' } : {}),
    submit: 'Login',
  }
}

const fautesDe = async (form: HTMLFormElement): Promise<Fautes> => {
  const { errors } = await checkCall('seConnecter', { body: appelDe(form) })
  return Object.fromEntries(errors.map(({ champ, message }) => [champ, message]))
}

const sans = (fautes: Fautes, champ: string): Fautes =>
  Object.fromEntries(Object.entries(fautes).filter(([nom]) => nom !== champ))

const asksCaptcha = (error: unknown): boolean =>
  isApiError(error) &&
  (error.problem.code === 'captcha-invalide' || error.problem.infos?.['captchaRequis'] === true)

/** What a refusal says, beside its fields or for the whole form. Throws what is not one. */
const lireRefus = (error: unknown): Fautes => {
  if (!isApiError(error)) throw error
  const { champs = [], message } = error.problem
  return champs.length > 0
    ? Object.fromEntries(champs.map((c) => [c.champ, c.message]))
    : { '': message }
}

/**
 * The sign-in form without a form library, which weighs more than its page: two fields to fill in,
 * read when they are sent. The
 * sentence beside a field shows once it is left, or after a submit, as everywhere (specification 1,
 * section 5).
 */
export const useConnexion = (onSignedIn: (compte: Compte) => void) => {
  const seConnecter = useCommand('seConnecter', { business: true })
  const [fautes, setFautes] = useState<Fautes>({})
  const [quittes, setQuittes] = useState<readonly string[]>([])
  const [tentative, setTentative] = useState(0)
  const [captchaRound, setCaptchaRound] = useState(0)
  const [captcha, setCaptcha] = useState('')
  const onAnswer = useCallback((answer: string) => setCaptcha(answer), [])
  const envoi = useRef(false)
  const verifier = async ({ name, form }: HTMLInputElement): Promise<void> => {
    const { [name]: faute } = form ? await fautesDe(form) : {}
    setFautes((connues) => ({
      ...sans(connues, name),
      ...(faute === undefined ? {} : { [name]: faute }),
    }))
  }
  const envoyer = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (envoi.current) return
    envoi.current = true
    const form = event.currentTarget
    try {
      const trouvees = await fautesDe(form)
      setFautes(trouvees)
      setTentative((n) => n + 1)
      if (Object.keys(trouvees).length > 0) return
      void prevoirConnecte()
      const body = { ...appelDe(form), ...(captcha ? { captcha } : {}) }
      onSignedIn(await seConnecter.mutateAsync({ body }))
    } catch (error) {
      // An answer serves once: a new challenge for the next try.
      setCaptcha('')
      if (asksCaptcha(error) || captchaRound > 0) setCaptchaRound((n) => n + 1)
      setFautes(lireRefus(error))
    } finally {
      envoi.current = false
    }
  }
  return {
    envoyer,
    occupe: seConnecter.isPending,
    tentative,
    /** What the summary lists: nothing before the first submit. */
    liste:
      tentative > 0 ? Object.entries(fautes).map(([name, message]) => ({ name, message })) : [],
    /** What a field needs, by its name. */
    champ: (name: (typeof CHAMPS)[number]) => ({
      name,
      required: true,
      error: quittes.includes(name) || tentative > 0 ? fautes[name] : undefined,
      inputProps: {
        onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
          void setTimeout(() => {
            setQuittes((noms) => [...new Set([...noms, name])])
            void verifier(currentTarget)
          }, DELAI_MS),
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
          void verifier(currentTarget),
      },
    }),
    /** Writes in a field, from elsewhere than the keyboard. */
    ecrire: (name: (typeof CHAMPS)[number], valeur: string): void => {
      const element = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)
      if (!element) return
      element.value = valeur
      void verifier(element)
    },
    captcha: { round: captchaRound, onAnswer },
  }
}
