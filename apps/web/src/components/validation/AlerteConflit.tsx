import { type ReactNode, useEffect, useRef } from 'react'
import type { Conflit } from './conflits.ts'

/** Why the decision did not go through; takes the focus, gives back the text that was not sent. */
export const AlerteConflit = ({
  conflit,
  texte,
  children,
}: {
  conflit: Conflit
  texte: string
  children: ReactNode
}) => {
  const boite = useRef<HTMLDivElement>(null)
  useEffect(() => boite.current?.focus(), [conflit])
  return (
    <div
      className="fr-alert fr-alert--error rc-bandeau fr-my-2w"
      ref={boite}
      tabIndex={-1}
      role="group"
      aria-labelledby="titre-conflit"
    >
      <h2 className="fr-alert__title" id="titre-conflit">
        {conflit.titre}
      </h2>
      <p>{conflit.texte}</p>
      {texte.trim() !== '' && (
        <>
          <p className="fr-mb-0">Votre texte, non envoyé et conservé :</p>
          <p className="rc-texte-saisi">{texte}</p>
        </>
      )}
      <div className="rc-actions">{children}</div>
    </div>
  )
}
