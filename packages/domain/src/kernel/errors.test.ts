import { expect, it } from 'vitest'
import { ERRORS, RegisterError } from './errors.ts'
import type { ErrorCode } from './errors.ts'
import { MESSAGES } from './messages.ts'

it('carries the status and the sentence of its code, sharper when given', () => {
  for (const code of Object.keys(ERRORS) as ErrorCode[]) {
    const erreur = new RegisterError(code)
    expect([erreur.status, erreur.message]).toEqual([ERRORS[code].status, ERRORS[code].message])
  }
  const precise = new RegisterError('verrou-pris', {
    message: 'Prise par Ada.',
    infos: { depuis: 'midi' },
  })
  expect([precise.message, precise.details]).toEqual([
    'Prise par Ada.',
    { infos: { depuis: 'midi' } },
  ])
})

it('fills the bounds of the general sentences', () => {
  expect([MESSAGES.min(2), MESSAGES.max(99_999), MESSAGES.intervalle(1, 5)]).toEqual([
    'Cette valeur est inférieure à 2',
    'Cette valeur est supérieure à 99999',
    'Le valeur minimum doivent être compris entre 1 et 5',
  ])
})
