import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copier } from './copier.ts'
import { notifications } from './notifications.ts'

// Other files' messages too: one process serves them all.
beforeEach(() => notifications.change(() => []))
afterEach(() => vi.unstubAllGlobals())

const refuse = { clipboard: { writeText: () => Promise.reject(new Error('refused')) } }
it.each([
  ['takes it', { clipboard: { writeText: () => Promise.resolve() } }, 'success', 'Copié.'],
  ['refuses', refuse, 'error', 'Le navigateur n’a rien copié : prenez-le.'],
  ['has no clipboard', {}, 'error', 'Le navigateur n’a rien copié : prenez-le.'],
])('a browser that %s: the person is told', async (_cas, navigateur, type, title) => {
  vi.stubGlobal('navigator', navigateur)
  await copier('texte', 'Copié.', 'prenez-le.')
  expect(notifications.get()).toMatchObject([{ type, title }])
})
