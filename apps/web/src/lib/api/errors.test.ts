import { ApiError } from '@registre/contract/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '../notifications.ts'
import { forgetFailure, handleFailure, isNotified } from './errors.ts'

const failure = (status: number, message = 'Message du registre') =>
  new ApiError('lireBrouillon', { status, code: 'un-code', message, requestId: 'r-1' })

beforeEach(() => {
  notifications.set([])
})

describe('a failed call (specification 2, section 8)', () => {
  it.each([400, 409, 413, 422, 429, 500, 503])(
    '%i is notified, with its status and its number',
    (status) => {
      handleFailure(failure(status))
      expect(notifications.get()).toMatchObject([
        {
          title: 'Message du registre',
          description: `Détails techniques : ${status}, demande r-1.`,
        },
      ])
    },
  )
  it('401 is not notified', () => {
    handleFailure(failure(401))
    expect(notifications.get()).toEqual([])
  })
  it.each([400, 409, 422])('%i handled by the screen is not notified', (status) => {
    handleFailure(failure(status), { business: true })
    expect(notifications.get()).toEqual([])
  })
  it('a server fault is notified even to a screen that handles refusals, with technical details', () => {
    handleFailure(failure(500), { business: true })
    expect(notifications.get()).toMatchObject([
      {
        type: 'error',
        title: 'Message du registre',
        description: 'Détails techniques : 500, demande r-1.',
      },
    ])
  })
  it('403 says that the access is not authorised', () => {
    handleFailure(
      failure(403, 'Cette action est soumise à autorisation, vous n’avez pas les droits requis'),
    )
    expect(notifications.get()).toMatchObject([
      {
        title: 'Accès non autorisé',
        description:
          'Cette action est soumise à autorisation, vous n’avez pas les droits requis Détails techniques : 403, demande r-1.',
      },
    ])
  })
  it('404 is for the screen: no notification', () => {
    handleFailure(failure(404))
    expect(notifications.get()).toEqual([])
  })
  it('what is tried again takes its notification away, and no other', () => {
    const [un, deux] = [failure(0), failure(503)]
    for (const error of [un, deux]) handleFailure(error, { business: true })
    expect(isNotified(un)).toBe(true)
    forgetFailure(un)
    expect(notifications.get()).toMatchObject([{ title: 'Message du registre' }])
  })
  it('a silent reading is not notified', () => {
    handleFailure(failure(500), { silent: true })
    expect(notifications.get()).toEqual([])
  })
})
