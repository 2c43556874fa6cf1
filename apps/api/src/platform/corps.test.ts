import { describe, expect, it } from 'vitest'
import { phraseSansJeton } from './corps.ts'

describe('a call without an account', () => {
  it('tells a program to send its token, Node’s fetch too; a page says its own', () => {
    const enJeton = { message: expect.stringContaining('envoie son jeton') }
    expect(phraseSansJeton({ headers: {} })).toEqual(enJeton)
    // Node's fetch says its mode, as a page does, and no site.
    const mode = { 'sec-fetch-mode': 'cors' }
    expect(phraseSansJeton({ headers: mode })).toEqual(enJeton)
    expect(phraseSansJeton({ headers: { ...mode, 'sec-fetch-site': 'same-origin' } })).toEqual({})
    expect(phraseSansJeton({ headers: { cookie: 'a=b' } })).toEqual({})
  })
})
