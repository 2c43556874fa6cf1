import { Button, Dialog } from '@registre/ui'
import {
  type FocusEventHandler,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { garderLeChamp, laisserLeChamp } from '../garder-le-champ.ts'

export interface FenetreProps {
  titre: ReactNode
  children: ReactNode
  /** Label of the main button. */
  confirmer: string
  annuler?: string
  enCours: boolean
  /** Why the server said no, when the window must say it. */
  erreur: string | null
  onConfirmer: () => void
  onFermer: () => void
  /** Second button, when it does something else than closing. */
  onAnnuler?: () => void
  onFocus?: FocusEventHandler
  large?: boolean
  /** On the side, what it is about still in view and at hand. */
  panneau?: boolean
  /**
   * The main button has the focus: a confirmation that one key gives. Otherwise what is marked
   * `data-debut` has it, where the window shows some: what must be read first; else the first field.
   */
  pret?: boolean
}

/** « Fermer » comes first in a window: under the keys, Enter would close it without a word. */
const CHAMPS = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/** Gives the focus back to what opened the window, wherever the window goes. */
const useRetourDuFocus = (): void => {
  const [declencheur] = useState(() => document.activeElement)
  useEffect(
    () => () =>
      void (declencheur instanceof HTMLElement && declencheur.isConnected && declencheur.focus()),
    [declencheur],
  )
}

/** A window of decision: a form, one main button, the server's refusal said above. */
export const FenetreDecision = ({
  titre,
  children,
  confirmer,
  annuler = 'Annuler',
  enCours,
  erreur,
  onConfirmer,
  onFermer,
  onAnnuler,
  onFocus,
  large = false,
  panneau = false,
  pret = false,
}: FenetreProps) => {
  useRetourDuFocus()
  const principal = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (pret) principal.current?.focus()
    else
      (
        principal.current?.form?.querySelector<HTMLElement>('[data-debut]') ??
        principal.current?.form?.querySelector<HTMLElement>(CHAMPS)
      )?.focus()
  }, [pret])
  return (
    <Dialog
      open
      title={titre}
      onClose={onFermer}
      size={panneau ? 'panel' : large ? 'large' : 'medium'}
    >
      <form
        noValidate
        onFocus={onFocus}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          laisserLeChamp(event)
          if (!enCours) onConfirmer()
        }}
      >
        <div role="alert">
          {erreur && <p className="fr-alert fr-alert--error fr-alert--sm fr-mb-2w">{erreur}</p>}
        </div>
        {children}
        <div className="rc-actions" onMouseDown={garderLeChamp}>
          <Button type="submit" aria-disabled={enCours} ref={principal}>
            {enCours ? 'Envoi en cours…' : confirmer}
          </Button>
          <Button kind="secondary" disabled={enCours} onClick={onAnnuler ?? onFermer}>
            {annuler}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
