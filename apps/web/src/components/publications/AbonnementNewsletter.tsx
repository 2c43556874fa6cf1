import { Button } from '@registre/ui'
import type { RythmeSuivi } from '@registre/domain'
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import { isApiError, useCommand } from '../../lib/api/index.ts'
import { checkCall } from '../../lib/form-check.ts'

const ENVOYE =
  'Un courriel vient de partir vers cette adresse : ouvrez son lien pour confirmer. Vous ne recevez rien ? Vérifiez vos courriers indésirables.'

export interface Textes {
  label: string
  usage: string
  bouton: string
}
const LETTRE: Textes = {
  label: 'Abonnement',
  usage: 'Votre adresse ne sert qu’à cet envoi ; chaque lettre permet de se désabonner.',
  bouton: 'S’abonner',
}
/**
 * The field of an address that subscribes to the newsletter, or follows the sheet of a number: double
 * opt-in; what it answers tells nothing of the address.
 */
export const AbonnementNewsletter = ({
  lieu,
  textes = LETTRE,
  suivi,
  children,
}: {
  lieu: 'page' | 'pied'
  textes?: Textes
  /** What is followed, of a sheet. */
  suivi?: { numero: string; rythme: RythmeSuivi }
  children?: ReactNode
}) => {
  const id = useId()
  const champ = useRef<HTMLInputElement>(null)
  const abonner = useCommand('sAbonnerNewsletter', { business: true })
  const [erreur, setErreur] = useState('')
  const [envoye, setEnvoye] = useState(false)
  const refuser = (message: string): void => {
    setErreur(message)
    champ.current?.focus()
  }
  const envoyer = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    setEnvoye(false)
    const email = champ.current?.value ?? ''
    const { args, errors } = await checkCall('sAbonnerNewsletter', {
      body: { email, ...suivi },
    })
    if (!args) return refuser(errors[0]?.message ?? '')
    try {
      await abonner.mutateAsync(args)
      setErreur('')
      setEnvoye(true)
      if (champ.current) champ.current.value = ''
    } catch (error) {
      if (!isApiError(error)) throw error
      refuser(error.problem.champs?.[0]?.message ?? error.problem.message)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void envoyer(event)}
      aria-label={lieu === 'pied' ? 'S’abonner à la lettre d’information' : textes.label}
    >
      {children}
      <div className={`fr-input-group${erreur ? ' fr-input-group--error' : ''}`}>
        <label className="fr-label" htmlFor={id}>
          Votre courriel
          <span className="fr-hint-text">Exemple : nom@domaine.fr. {textes.usage}</span>
        </label>
        <div className="fr-input-wrap fr-input-wrap--addon">
          <input
            ref={champ}
            id={id}
            className="fr-input"
            type="email"
            autoComplete="email"
            aria-invalid={erreur ? true : undefined}
            aria-describedby={`${id}-message`}
          />
          <Button type="submit" aria-disabled={abonner.isPending}>
            {textes.bouton}
          </Button>
        </div>
        <div id={`${id}-message`} role="status">
          {erreur && <p className="fr-error-text">{erreur}</p>}
          {envoye && <p className="fr-valid-text">{ENVOYE}</p>}
        </div>
      </div>
    </form>
  )
}
