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
const confiance = (c: ReturnType<typeof avec>) => c.donneesTechniques.batiments?.[0]?.confianceRnb

describe('the confidence of an identifier is the register’s', () => {
  it.each(CONFIANCES_RNB)('%s, said by the caller, is none', (dite) => {
    const contenu = avec('PG46YY6YWCX8', dite)
    expect(confiance(avecConfiances(contenu, null, new Map()))).toBe('NON_VERIFIE')
    const trouvee = new Map([['PG46YY6YWCX8', 'MOYENNE']] as const)
    expect(confiance(avecConfiances(contenu, null, trouvee))).toBe('MOYENNE')
    expect(confiance(avecConfiances(contenu, avec('PG46YY6YWCX8', 'FAIBLE'), new Map()))).toBe(
      'FAIBLE',
    )
    expect(confiance(avecConfiances(contenu, avec('AAAAAAAAAAAA', 'FORTE'), new Map()))).toBe(
      'NON_VERIFIE',
    )
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
