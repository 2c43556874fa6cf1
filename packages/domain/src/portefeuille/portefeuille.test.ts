import { describe, expect, it } from 'vitest'
import { contenuVide } from '../declaration/declaration.normalisation.ts'
import {
  CHAMPS_PORTEFEUILLE,
  champDuChemin,
  champDuTitre,
  COLONNES_PORTEFEUILLE,
} from './portefeuille.colonnes.ts'
import { appliquerLigne, lireLigne, valeursDe } from './portefeuille.lecture.ts'

describe('the columns of a portfolio', () => {
  it('each names a field of its block, and is found by its title, its key, in any case', () => {
    const contenu = contenuVide()
    for (const champ of CHAMPS_PORTEFEUILLE) {
      const { bloc, titre } = COLONNES_PORTEFEUILLE[champ]
      expect(Object.keys(contenu[bloc]), champ).toContain(champ)
      expect(
        [titre, champ, titre.toUpperCase(), titre.replace('’', "'")].map(champDuTitre),
        champ,
      ).toEqual([champ, champ, champ, champ])
      expect(champDuChemin(`${bloc}.${champ}`)).toBe(champ)
    }
    expect([
      champDuTitre('Résultat'),
      champDuTitre('Couleur'),
      champDuTitre('numéro d’immatriculation'),
    ]).toEqual([null, undefined, 'numero'])
    expect([
      champDuChemin('identification.dateAg'),
      champDuChemin('identification.adressePrincipale.voie'),
    ]).toEqual(['identification.dateAg', 'identification.adressePrincipale.voie'])
  })
})

describe('a row', () => {
  it.each([
    ['dateAg', '20/05/2026', '2026-05-20'],
    ['dateAg', '2026-05-20', '2026-05-20'],
    ['dateAg', ' ', null],
    ['dateAg', '31/02/2026', undefined],
    ['dateAg', 20_260_520, undefined],
    ['montantDettes', '1 200 €', 1200],
    ['montantDettes', '1200,00', 1200],
    ['montantDettes', -5, -5],
    ['montantDettes', '12,5', undefined],
    ['montantDettes', 'mille', undefined],
    ['montantDettes', true, undefined],
    ['montantDettes', 10_000_000_000, undefined],
    ['nbLots', null, null],
    ['ppt', 'Oui', true],
    ['ppt', 0, false],
    ['ppt', 'peut-être', undefined],
  ] as const)('%s %j reads as %j', (champ, cellule, attendu) => {
    const { valeurs, erreurs } = lireLigne({ numero: 'aa0-000-001', [champ]: cellule })
    expect([valeurs[champ], erreurs.map((e) => [e.champ, e.code])]).toEqual([
      attendu,
      attendu === undefined ? [[champ, 'format']] : [],
    ])
  })

  it('an empty yes-or-no leaves the field; an empty figure empties it; what is absent stays', () => {
    const contenu = contenuVide()
    Object.assign(contenu.donneesFinancieres, {
      presenceEmployes: true,
      montantDettes: 5,
      montantFondTravaux: 7,
    })
    const { numero, valeurs } = lireLigne({
      numero: 'AA0 000 001',
      presenceEmployes: '',
      montantDettes: '',
    })
    expect(numero).toBe('AA0000001')
    expect(valeursDe(appliquerLigne(contenu, { valeurs }))).toMatchObject({
      presenceEmployes: true,
      montantDettes: null,
      montantFondTravaux: 7,
    })
  })

  it('says which number and which key it does not know', () => {
    expect(
      lireLigne({ numero: 12, constructor: 'x' }).erreurs.map((e) => [e.champ, e.code]),
    ).toEqual([
      ['numero', 'PF-NUMERO'],
      ['constructor', 'PF-COLONNE'],
    ])
  })
})
