import { Notice } from '@codegouvfr/react-dsfr/Notice'
import { peut } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newVersion, queryOf } from '../lib/api/index.ts'
import { rappel } from '../lib/milieu.ts'
import { useCompte } from '../lib/session.ts'
import { useStore } from '../lib/store.ts'

const NARROW = 'registre-ecran-etroit'

/** Informs under 992 px (specification 1, section 2); never blocks (RGAA 10.11), and stays closed for the session. */
export const NarrowScreenNotice = () => {
  const [closed, setClosed] = useState(() => rappel(NARROW))
  if (closed) return null
  return (
    <Notice
      className="rc-etroit"
      title="Votre écran est étroit."
      description="Un écran plus large est plus confortable pour remplir une déclaration."
      isClosable
      isClosed={false}
      onClose={() => {
        document.cookie = `${NARROW}=1; path=/; samesite=lax`
        setClosed(true)
      }}
    />
  )
}

/** A new version of the register is served: reloading is offered, never forced, so that nothing typed is lost. */
export const NewVersionNotice = () => {
  const changed = useStore(newVersion)
  const [later, setLater] = useState(false)
  return (
    <div role="status">
      {changed && !later && (
        <div className="fr-notice fr-notice--info">
          <div className="fr-container">
            <div className="fr-notice__body">
              <p>
                <span className="fr-notice__title">Une nouvelle version du registre est disponible.</span>
                <span className="fr-notice__desc">Enregistrez votre saisie avant de recharger la page.</span>
                <button type="button" className="fr-notice__link" onClick={() => location.reload()}>
                  Recharger la page
                </button>
              </p>
              <button type="button" className="fr-btn--close fr-btn" onClick={() => setLater(true)}>
                Plus tard
              </button>
            </div>
          </div>
        </div>
      )}
    </div>
  )
}

/** The register's message of the day, on home only; nothing when it is blank. */
export const InfoMessageBanner = () => {
  const { data } = useQuery(queryOf('lireInfoMessage')({}, { silent: true }))
  const message = data?.response.trim() ?? ''
  return message === '' ? null : <Notice title={message} />
}

/** For a declarant whose account still awaits its activation. */
export const ActivationBanner = () => {
  const compte = useCompte()
  if (!compte || !peut(compte.authorities, ['ATTENTE_ACTIVATION_TELE'])) return null
  return (
    <Notice
      severity="warning"
      title="Votre compte attend son activation."
      description="Saisissez le code reçu par courrier pour déposer vos demandes."
      link={{ linkProps: { href: '/compte/activation', target: undefined, rel: undefined }, text: 'Activer mon compte' }}
    />
  )
}
