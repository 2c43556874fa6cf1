import { LABELS_RYTHME_SUIVI, RYTHMES_SUIVI, type RythmeSuivi } from '@registre/domain'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { isApiError, useCommand } from '../../lib/api/index.ts'
import { checkCall } from '../../lib/form-check.ts'

const ENVOYE =
  'Un courriel vient de partir vers cette adresse : ouvrez son lien pour confirmer. Vous ne recevez rien ? Vérifiez vos courriers indésirables.'

interface Textes {
  label: string
  usage: string
  bouton: string
}
const LETTRE: Textes = {
  label: 'Abonnement',
  usage: 'Votre adresse ne sert qu’à cet envoi ; chaque lettre permet de se désabonner.',
  bouton: 'S’abonner',
}
const SUIVI: Textes = {
  label: 'Suivre cette copropriété',
  usage:
    'Votre adresse ne sert qu’à ce suivi, pendant un an ; chaque courriel permet de l’arrêter.',
  bouton: 'Suivre',
}

const Rythme = ({
  id,
  rythme,
  onChoix,
}: {
  id: string
  rythme: RythmeSuivi
  onChoix: (rythme: RythmeSuivi) => void
}) => (
  <fieldset className="fr-fieldset" aria-labelledby={`${id}-rythme`}>
    <legend className="fr-fieldset__legend fr-text--regular" id={`${id}-rythme`}>
      Être prévenu
    </legend>
    {RYTHMES_SUIVI.map((r) => (
      <div key={r} className="fr-fieldset__element fr-fieldset__element--inline">
        <div className="fr-radio-group fr-radio-group--sm">
          <input
            type="radio"
            id={`${id}-${r}`}
            name={`${id}-rythme`}
            checked={rythme === r}
            onChange={() => onChoix(r)}
          />
          <label className="fr-label" htmlFor={`${id}-${r}`}>
            {LABELS_RYTHME_SUIVI[r]}
          </label>
        </div>
      </div>
    ))}
  </fieldset>
)

/**
 * The field of an address that subscribes to the newsletter, or follows the sheet of a number: double
 * opt-in; what it answers tells nothing of the address.
 */
export const AbonnementNewsletter = ({
  lieu,
  numero,
}: {
  lieu: 'page' | 'pied'
  numero?: string
}) => {
  const textes = numero === undefined ? LETTRE : SUIVI
  const [rythme, setRythme] = useState<RythmeSuivi>('AUSSITOT')
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
      body: numero === undefined ? { email } : { email, numero, rythme },
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
      {numero !== undefined && <Rythme id={id} rythme={rythme} onChoix={setRythme} />}
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
          <button type="submit" className="fr-btn" aria-disabled={abonner.isPending}>
            {textes.bouton}
          </button>
        </div>
        <div id={`${id}-message`} role="status">
          {erreur && <p className="fr-error-text">{erreur}</p>}
          {envoye && <p className="fr-valid-text">{ENVOYE}</p>}
        </div>
      </div>
    </form>
  )
}
