import { describe, expect, it } from 'vitest'
import { SAISIE_VIDE } from './decision.ts'
import { garderSaisie, lireSaisie, oublierSaisie } from './saisie-demande.ts'

const tiroir = () => {
  const garde = new Map<string, string>()
  return {
    garde,
    getItem: (clef: string) => garde.get(clef) ?? null,
    setItem: (clef: string, valeur: string) => void garde.set(clef, valeur),
    removeItem: (clef: string) => void garde.delete(clef),
  }
}
const refus = { ...SAISIE_VIDE, typesMotifRefus: ['AUTRE'], raison: 'La page 2 manque.' }

describe('what is typed about a request', () => {
  it('is found again for that request alone, until it is sent', () => {
    const onglet = tiroir()
    garderSaisie(onglet, 69, refus)
    expect(lireSaisie(onglet, 69)).toEqual(refus)
    expect(lireSaisie(onglet, 70)).toEqual(SAISIE_VIDE)
    oublierSaisie(onglet, 69)
    expect(lireSaisie(onglet, 69)).toEqual(SAISIE_VIDE)
  })
  it.each(['null', '[1]', 'not json', '{"raison":3}', '{"typesMotifRefus":"AUTRE"}'])(
    'is empty where another client wrote %s',
    (texte) => {
      const onglet = tiroir()
      garderSaisie(onglet, 69, refus)
      for (const clef of onglet.garde.keys()) onglet.garde.set(clef, texte)
      expect(lireSaisie(onglet, 69)).toMatchObject(SAISIE_VIDE)
    },
  )
  it('does not stop who types when nothing can be kept', () =>
    expect(() =>
      garderSaisie(
        {
          setItem: () => {
            throw new Error('full')
          },
        },
        69,
        refus,
      ),
    ).not.toThrow())
})
