import { peut } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { newVersion, queryOf } from '../lib/api/index.ts'
import { noterRappel, rappel } from '../lib/milieu.ts'
import { useCompte } from '../lib/session.ts'
import { useStore } from '../lib/store.ts'
import { Bandeau, Suite } from './Bandeau.tsx'
import { InternalLink } from './InternalLink.tsx'

const NARROW = 'registre-ecran-etroit'

/**
 * Informs under 992 px (specification 1, section 2), on every screen; never blocks (RGAA 10.11), and
 * stays closed for the session.
 */
export const NarrowScreenNotice = () => {
  const [closed, setClosed] = useState(() => rappel(NARROW))
  if (closed) return null
  const fermer = (): void => {
    noterRappel(NARROW)
    setClosed(true)
  }
  return (
    <Bandeau
      className="rc-etroit"
      titre="Votre écran est étroit."
      fermer={{ libelle: 'Masquer le message', onFermer: fermer }}
    >
      <Suite>Pour déclarer, un écran plus large est plus confortable.</Suite>
    </Bandeau>
  )
}

/**
 * A new version of the register is served: the next screen brings it (`InternalLink`); here it is
 * offered at once, never forced, so that nothing typed is lost.
 */
export const NewVersionNotice = () => {
  const changed = useStore(newVersion) !== null
  const [later, setLater] = useState(false)
  return (
    <div role="status">
      {changed && !later && (
        <Bandeau
          titre="Une nouvelle version du registre est disponible."
          fermer={{ libelle: 'Plus tard', onFermer: () => setLater(true) }}
        >
          <Suite>Enregistrez votre saisie avant de recharger la page.</Suite>{' '}
          <button type="button" className="fr-notice__link" onClick={() => location.reload()}>
            Recharger la page
          </button>
        </Bandeau>
      )}
    </div>
  )
}

/** The register's message of the day, on home only; nothing when it is blank. */
export const InfoMessageBanner = () => {
  const { data } = useQuery(queryOf('lireInfoMessage')({}, { silent: true }))
  const message = data?.response.trim() ?? ''
  return message === '' ? null : <Bandeau titre={message} />
}

const ACTIVATION = '/compte/activation'

/** For a declarant whose account still awaits its activation, which leads back to where it was. */
export const ActivationBanner = () => {
  const compte = useCompte()
  const { pathname, searchStr } = useLocation()
  if (!compte || !peut(compte.authorities, ['ATTENTE_ACTIVATION_TELE'])) return null
  if (pathname === ACTIVATION) return null
  return (
    <Bandeau ton="warning" titre="Votre compte attend son activation.">
      <Suite>Saisissez le code reçu par courrier pour déposer vos demandes.</Suite>{' '}
      <InternalLink
        className="fr-notice__link"
        href={`${ACTIVATION}?${new URLSearchParams({ retour: pathname + searchStr })}`}
      >
        Activer mon compte
      </InternalLink>
    </Bandeau>
  )
}
