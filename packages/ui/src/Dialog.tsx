import { Button } from './Button.tsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'

export interface DialogProps {
  open: boolean
  title: ReactNode
  /** Escape, the close button, or a press outside. */
  onClose: () => void
  children: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
  /** panel: on the side, the page still at hand beside it. */
  size?: 'medium' | 'large' | 'panel'
}

/** Two presses nearer than this are one double click. */
const DOUBLE_CLICK_MS = 500

/**
 * A modal window on the browser's own dialog: focus begins on its title, or on what is marked
 * `data-debut`, is kept inside and given back afterwards.
 */
export const Dialog = ({
  open,
  title,
  onClose,
  children,
  actions,
  size = 'medium',
}: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const openedAt = useRef(0)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (!dialog || !open) return
    const before = document.activeElement
    openedAt.current = performance.now()
    if (!dialog.open)
      if (size === 'panel') dialog.show()
      else dialog.showModal()
    // The browser gives the focus to « Fermer », which comes first: Enter would close what nobody has
    // read. From the title, the next tab stop is the first thing to do.
    const start = dialog.querySelector<HTMLElement>('[data-debut]') ?? heading.current
    start?.focus()
    return () => {
      dialog.close()
      // A window that leaves the page while open does not give the focus back by itself; the screen
      // may have put it elsewhere.
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open, size])
  return (
    <dialog
      ref={element}
      className={`ui-dialog ui-dialog--${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A window on the side has no backdrop, and the browser leaves Escape to the page.
      onKeyDown={(event) => {
        if (size === 'panel' && event.key === 'Escape') onClose()
        // A key held down has opened the window; it does not press what is inside.
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      }}
      onClick={(event) => {
        // The second press of a double click does not close what the first one opened.
        const late = event.timeStamp - openedAt.current > DOUBLE_CLICK_MS
        if (size !== 'panel' && event.target === element.current && late) onClose()
      }}
    >
      {open && (
        <div className="ui-dialog__body">
          <div className="ui-dialog__header">
            <button type="button" className="fr-btn--close fr-btn" onClick={onClose}>
              Fermer
            </button>
          </div>
          <h2 className="fr-modal__title" id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <div>{children}</div>
          {actions && <div className="ui-dialog__actions">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** The confirmed work is running: both buttons wait. */
  busy?: boolean
  disabled?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be undone. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Annuler',
  busy = false,
  disabled = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    title={title}
    onClose={onCancel}
    actions={
      <>
        <Button disabled={busy || disabled} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button kind="secondary" disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
