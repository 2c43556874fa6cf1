import { dismissNotification, notifications } from '../lib/notifications.ts'
import { useStore } from '../lib/store.ts'

/**
 * One live region for the whole register: each message is announced once, and stays until it is
 * closed or two screens later.
 */
export const Notifications = () => {
  const all = useStore(notifications)
  return (
    <div className="rc-notifications" role="status" aria-label="Messages">
      {all.map(({ id, type, title, description }) => (
        <div key={id} className={`fr-alert fr-alert--${type} fr-alert--sm rc-notification`}>
          <p className="fr-alert__title">{title}</p>
          {description && <p>{description}</p>}
          <button
            type="button"
            className="fr-btn--close fr-btn"
            title="Masquer le message"
            onClick={() => dismissNotification(id)}
          >
            Masquer le message
          </button>
        </div>
      ))}
    </div>
  )
}
