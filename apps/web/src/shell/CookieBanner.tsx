import { Button } from '@registre/ui'
import { useState } from 'react'
import { noterRappel, rappel } from '../lib/milieu.ts'

const COOKIE = 'registre-cookies'
const UN_JOUR = 86_400

/**
 * In the flow of the page, before the header: it never covers a screen. Shows until the consent
 * cookie exists, which lasts one day (specification 2, section 9). Only necessary cookies are set.
 */
export const CookieBanner = () => {
  const [hidden, setHidden] = useState(() => rappel(COOKIE))
  if (hidden) return null
  return (
    <section className="rc-cookies" aria-labelledby="titre-cookies">
      <div className="fr-container rc-cookies__contenu">
        <div className="rc-cookies__texte">
          <h2 className="fr-h6 fr-mb-1v" id="titre-cookies">
            Cookies du registre
          </h2>
          <p className="fr-text--sm fr-mb-0">
            Ce site n’utilise que des cookies nécessaires à son fonctionnement : votre session et la
            mémoire de ce message. Aucun ne vous suit.
          </p>
        </div>
        <Button
          small
          onClick={() => {
            noterRappel(COOKIE, UN_JOUR)
            setHidden(true)
            document.querySelector<HTMLElement>('main h1')?.focus()
          }}
        >
          J’ai compris
        </Button>
      </div>
    </section>
  )
}
