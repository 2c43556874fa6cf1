import { describe, expect, it } from 'vitest'
import { unBatiment } from './batiment.exemple.ts'
import { CONFIANCES_RNB, type ConfianceRnb } from './champs/listes.ts'
import { avecConfiances, rapprochementsDits } from './confiance-rnb.ts'
import { contenuExemple } from './declaration.exemple.ts'

const avec = (idRnb: string, confianceRnb: ConfianceRnb | null) => {
  const contenu = contenuExemple()
  contenu.donneesTechniques.batiments = [unBatiment({ idRnb, confianceRnb })]
  return contenu
}
const LE_12 = '2027-03-12'
const confiance = (c: ReturnType<typeof avec>) => c.donneesTechniques.batiments?.[0]?.confianceRnb

describe('the confidence of an identifier is the register’s', () => {
  it.each(CONFIANCES_RNB)('%s, said by the caller, is none', (dite) => {
    const contenu = avec('PG46YY6YWCX8', dite)
    expect(confiance(avecConfiances(contenu, null, new Map(), LE_12))).toBe('NON_VERIFIE')
    const trouvee = new Map([['PG46YY6YWCX8', 'MOYENNE']] as const)
    expect(confiance(avecConfiances(contenu, null, trouvee, LE_12))).toBe('MOYENNE')
    expect(
      confiance(avecConfiances(contenu, avec('PG46YY6YWCX8', 'FAIBLE'), new Map(), LE_12)),
    ).toBe('FAIBLE')
    expect(
      confiance(avecConfiances(contenu, avec('AAAAAAAAAAAA', 'FORTE'), new Map(), LE_12)),
    ).toBe('NON_VERIFIE')
  })
  it('tells the day on which the identifier was linked, which no caller moves', () => {
    const contenu = avec('PG46YY6YWCX8', 'FORTE')
    const [b] = contenu.donneesTechniques.batiments ?? []
    if (b) b.rapprocheLe = '2020-01-01'
    const lie = (...[tenu, trouvees, jour]: readonly [typeof contenu | null, boolean, string]) => {
      const trouvee = new Map(trouvees ? [['PG46YY6YWCX8', 'FORTE'] as const] : [])
      const rendu = avecConfiances(contenu, tenu, trouvee, jour)
      return rendu.donneesTechniques.batiments?.[0]?.rapprocheLe
    }
    expect(lie(null, true, LE_12)).toBe(LE_12)
    expect(lie(null, false, LE_12)).toBe(LE_12)
    const tenu = avecConfiances(contenu, null, new Map(), LE_12)
    expect(lie(tenu, false, '2028-01-01')).toBe(LE_12)
    expect(lie(tenu, true, '2028-01-01')).toBe('2028-01-01')
    const sans = avecConfiances(avec('', null), null, new Map(), LE_12)
    expect(sans.donneesTechniques.batiments?.[0]).toMatchObject({
      confianceRnb: null,
      rapprocheLe: null,
    })
  })
  it('asks the reference for what is new and said to be found', () => {
    expect(rapprochementsDits(avec('PG46YY6YWCX8', 'FORTE'), null)).toEqual(['PG46YY6YWCX8'])
    expect(rapprochementsDits(avec('PG46YY6YWCX8', 'NON_VERIFIE'), null)).toEqual([])
    const tenu = avec('PG46YY6YWCX8', 'FAIBLE')
    expect(rapprochementsDits(avec('PG46YY6YWCX8', 'FORTE'), tenu)).toEqual([])
    // It was away at the first save: the next one asks again.
    expect(
      rapprochementsDits(avec('PG46YY6YWCX8', 'FORTE'), avec('PG46YY6YWCX8', 'NON_VERIFIE')),
    ).toEqual(['PG46YY6YWCX8'])
  })
})
