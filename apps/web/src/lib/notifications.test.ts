import { beforeEach, expect, it } from 'vitest'
import { ageNotifications, dismissNotification, notifications, notify } from './notifications.ts'

beforeEach(() => notifications.set([]))

it('does not repeat the same message', () => {
  notify('error', 'Le registre ne répond pas')
  notify('error', 'Le registre ne répond pas')
  notify('error', 'Le registre ne répond pas', 'Vérifiez votre connexion')
  expect(notifications.get()).toHaveLength(2)
})

it('a success raised before going home is read there, and gone on the screen after', () => {
  notify('success', 'Votre demande est envoyée.')
  ageNotifications()
  expect(notifications.get()).toHaveLength(1)
  ageNotifications()
  expect(notifications.get()).toHaveLength(0)
})

it('closes the one that is named', () => {
  notify('info', 'a')
  notify('info', 'b')
  dismissNotification(notifications.get()[0]?.id ?? -1)
  expect(notifications.get().map((n) => n.title)).toEqual(['b'])
})
