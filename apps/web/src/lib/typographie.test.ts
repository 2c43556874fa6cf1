import { describe, expect, it } from 'vitest'
import { typographier } from './typographie.ts'

const visible = (texte: string): string => texte.replaceAll('\u00a0', '~')

describe('non-breaking spaces of French', () => {
  it.each([
    ['Immatriculation : étape 2', 'Immatriculation~: étape 2'],
    ['Que souhaitez-vous faire ?', 'Que souhaitez-vous faire~?'],
    ['Le fichier « faux.pdf » n’est pas un PDF', 'Le fichier «~faux.pdf~» n’est pas un PDF'],
    ['« a » ; « b »', '«~a~»~; «~b~»'],
    ['Parcelle n° 12, 5 Mo, 80 %, 3 000 €.', 'Parcelle n°~12, 5~Mo, 80~%, 3 000~€.'],
    // A sentence cut by a value: each piece is written alone.
    [' : ', '~: '],
    ['Dossier n° ', 'Dossier n°~'],
  ])('%s', (texte, attendu) => expect(visible(typographier(texte))).toBe(attendu))
  it.each([
    'main h1:focus',
    'a=1; path=/; samesite=lax',
    '(min-width: 48em)',
    'https://exemple.fr/?a=b',
    '2026-11-21 03:05',
  ])('leaves %s', (texte) => expect(typographier(texte)).toBe(texte))
})
