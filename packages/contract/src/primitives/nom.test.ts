import { expect, it } from 'vitest'
import { nom } from './index.ts'

it.each([
  ['Résidence « Les Tilleuls » – n° 2', true],
  ['Roy\u0000', false],
  ['a\u202Egro.cnirp', false],
  ['a\u2066b', false],
  ['deux\nlignes', false],
])('%j is a name: %s', (texte, oui) => expect(nom(50).safeParse(texte).success).toBe(oui))
