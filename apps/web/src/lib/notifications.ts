import type { ReactNode } from 'react'
import { createStore } from './store.ts'

/** Specification 1, section 3, "Notification". */
export interface Notification {
  id: number
  type: 'info' | 'error' | 'success' | 'warning'
  title: string
  description?: ReactNode
  /** Screens seen since it was raised: it leaves after the second one. */
  screens: number
}

export const notifications = createStore<readonly Notification[]>([])
let lastId = 0

/**
 * Shows a notification, announced once to screen readers, and gives its number. The same one
 * already on screen is not repeated.
 */
export const notify = (
  type: Notification['type'],
  title: string,
  description?: ReactNode,
): number => {
  const meme = notifications
    .get()
    .find((n) => n.type === type && n.title === title && n.description === description)
  if (meme) return meme.id
  lastId += 1
  notifications.change((all) => [
    ...all,
    { id: lastId, type, title, ...(description ? { description } : {}), screens: 0 },
  ])
  return lastId
}

export const dismissNotification = (id: number): void =>
  notifications.change((all) => all.filter((n) => n.id !== id))

/**
 * A success raised just before going home must still be read there, and not on the screens after
 * it.
 */
export const ageNotifications = (): void =>
  notifications.change((all) =>
    all.length === 0
      ? all
      : all.filter((n) => n.screens < 1).map((n) => ({ ...n, screens: n.screens + 1 })),
  )
