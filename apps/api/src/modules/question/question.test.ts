import { describe, expect, it } from 'vitest'
import { lireQuestion, numerosEnDernier } from './question.ts'

const mots = (texte: string): string[] => lireQuestion(texte).jetons.map((j) => j.mot)

describe('what is typed in the box', () => {
  it.each([
    ['AA0-000-112', 'AA0000112'],
    ['n° AA0-000-112', 'AA0000112'],
    ['N°AA0 000 112', 'AA0000112'],
    ['numéro : aa0.000.112', 'AA0000112'],
    ['copropriété AA0000112', 'AA0000112'],
    ['AAO-OOO-112', 'AA0000112'],
    ['immatriculation n° aa0/000/112', 'AA0000112'],
    ['000112', 'AA0000112'],
    ['0000112', 'AA0000112'],
    ['000 112', 'AA0000112'],
    ['AA0-000-0112', 'AA0000112'],
    ['n° AA0.00.112', 'AA0000112'],
    ['AAO-OOO-O112', 'AA0000112'],
    // Pasted: unbreakable dashes, the address of a sheet, words around.
    ['AA0\u2011000\u2011112', 'AA0000112'],
    ['AA0–000–0112', 'AA0000112'],
    ['« AA0-000-112 »', 'AA0000112'],
    ['https://registre.example/annuaire/AA0-000-112', 'AA0000112'],
    ['RNC AA0000112', 'AA0000112'],
    ['AA0-000-112, Le Clos, Paris', 'AA0000112'],
  ])('%s names the number %s', (texte, numero) =>
    expect(lireQuestion(texte).numeros).toContain(numero),
  )
  it('reads the beginning of a number, and takes no word for one', () => {
    expect(lireQuestion('AA0-000').debutNumero).toBe('AA0000%')
    for (const texte of ['Lyon', 'nice', '12 rue de la Paix', '75015', 'Le Lido', 'N'])
      expect(lireQuestion(texte)).toMatchObject({ numeros: [], debutNumero: null })
  })
  it('may be a few digits of a number, which are no postal code, when nothing else answers', () => {
    for (const texte of ['0118', '118', 'n° 118', 'AA-118', 'aa 0118'])
      expect(numerosEnDernier(texte)).toContain('AA0000118')
    for (const texte of ['12', '000', '75015', '12 rue Foch', ''])
      expect(numerosEnDernier(texte)).toEqual([])
  })
  it.each([
    ['paris 15e', ['paris', '75015']],
    ['Paris 15', ['paris', '75015']],
    ['Paris XV', ['paris', '75015']],
    ['15ème arrondissement de Paris', ['paris', '75015']],
    ['Marseille 1er', ['marseille', '13001']],
    ['lyon 3eme arr', ['lyon', '69003']],
    ['12 rue de Paris 15', ['12', 'rue', 'de', 'paris', '15']],
    ['75 015 Paris', ['75015', 'paris']],
    ['Paris cedex 08', ['paris', '75008']],
    ['Nantes cedex 2', ['nantes']],
    ['jean.dupont@orange.fr', ['jeandupontorangefr']],
    ['Lyon cedex 20', ['lyon']],
    ['résidence Un Nantes', ['residence', 'un', 'nantes']],
    ['résidence de France Nice', ['residence', 'de', 'france', 'nice']],
    ['registre national des copropriétés', ['des']],
  ])('%s is read %j', (texte, attendus) => expect(mots(texte)).toEqual(attendus))
  it('tells the number of a street, whatever its writing', () => {
    for (const [texte, mot, proche] of [
      ['12 bis rue Pasteur', '12bis', '12b'],
      ['12bis, rue Pasteur', '12bis', '12b'],
      ['12B rue Pasteur', '12b', '12bis'],
      ['012 b rue Pasteur', '12b', '12bis'],
      ['12 a rue Pasteur', '12a', '12'],
    ] as const) {
      const [lu] = lireQuestion(texte).jetons
      expect([lu?.genre, lu?.mot, lu?.autres[0]]).toEqual(['numero-voie', mot, proche])
    }
    expect(mots('12-14 rue Pasteur')).toEqual(['12', '14', 'rue', 'pasteur'])
    expect(lireQuestion('les cèdres 12 rue Pasteur').jetons[2]?.genre).toBe('numero-voie')
  })
  it('tells departments, by number after a word and by name', () => {
    expect(lireQuestion('les erables 23').jetons.at(-1)?.departements).toEqual(['23'])
    expect(lireQuestion('les erables haute-savoie').jetons.at(-1)?.departements).toEqual(['74'])
    expect(lireQuestion('23 rue des erables').jetons[0]?.departements).toEqual([])
    for (const code of ['75', '2A', '974'])
      expect(lireQuestion(code).jetons).toMatchObject([{ departements: [code] }])
    for (const texte of ['corse', 'les pins corse', 'les pins 20'])
      expect(lireQuestion(texte).jetons.at(-1)?.departements).toEqual(['2A', '2B'])
  })
  it('leaves out what people say around a name', () =>
    expect(mots('je voudrais savoir qui gère une copropriété sise 4 place Carnot ?')).toEqual([
      '4',
      'place',
      'carnot',
    ]))
})
