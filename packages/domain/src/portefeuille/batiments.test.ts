import { describe, expect, it } from 'vitest'
import { batimentsDe } from '../declaration/batiment.ts'
import { unBatiment } from '../declaration/batiment.exemple.ts'
import { BATIMENT, type Batiment, FAITS_DU_REGISTRE } from '../declaration/champs/batiment.ts'
import { contenuVide, normaliser } from '../declaration/declaration.normalisation.ts'
import {
  batimentsRetires,
  FAITS_CLASSEUR,
  faitDuTitre,
  lireBatimentsDeLigne,
  nomDuChampPortefeuille,
  situerErreur,
} from './portefeuille.batiments.ts'
import { appliquerLigne, lireLigne } from './portefeuille.lecture.ts'

const avec = (...batiments: Batiment[]) => {
  const contenu = contenuVide()
  return normaliser({
    ...contenu,
    donneesTechniques: { ...contenu.donneesTechniques, batiments },
  })
}
const lus = (contenu: ReturnType<typeof avec>, ...batiments: Record<string, string | number>[]) =>
  batimentsDe(
    appliquerLigne(contenu, lireLigne({ numero: 'AA0000001', batiments })).donneesTechniques,
  )

describe('the columns of the buildings', () => {
  it('are the facts of the form but the confidence, each found by its label and its key', () => {
    expect(FAITS_CLASSEUR).toEqual(
      Object.keys(BATIMENT).filter((fait) => !FAITS_DU_REGISTRE.some((f) => f === fait)),
    )
    for (const fait of FAITS_CLASSEUR)
      expect(
        [BATIMENT[fait].libelle, fait, BATIMENT[fait].libelle.toUpperCase()].map(faitDuTitre),
      ).toEqual([fait, fait, fait])
    expect(
      ['Copropriété', 'Explications', 'Couleur', 'Numéro d’immatriculation'].map(faitDuTitre),
    ).toEqual([null, null, undefined, 'numero'])
  })

  it.each([
    ['nbEtages', 4, 4],
    ['nbEtages', 'rez-de-chaussée', undefined],
    ['anneeConstruction', '1978', 1978],
    ['dateEtiquette', '02/05/2024', '2024-05-02'],
    ['dateEtiquette', '2024-13-02', undefined],
    ['etiquette', 'Étiquette D', 'ETIQ_D'],
    ['etiquette', 'etiquette d', 'ETIQ_D'],
    ['etiquette', 'ETIQ_D', 'ETIQ_D'],
    ['etiquette', 'D+', undefined],
    ['ventilation', ' vmc hygroréglable ', 'VMC_HYGROREGLABLE'],
    ['isolationMurs', '', null],
    ['adresse', '', ''],
    ['nom', 'x'.repeat(61), undefined],
    ['confianceRnb', 'FORTE', undefined],
  ] as const)('%s %j reads as %j', (fait, cellule, attendu) => {
    const { batiments, erreurs } = lireBatimentsDeLigne([{ [fait]: cellule }])
    const lu = new Map<string, unknown>(Object.entries(batiments[0] ?? {}))
    expect([lu.get(fait), erreurs.map((e) => e.champ)]).toEqual([
      attendu,
      attendu === undefined ? [`batiments.0.${fait}`] : [],
    ])
  })
})

describe('the buildings of a row', () => {
  const tenu = unBatiment({ idRnb: 'PG46YY6YWCX8', confianceRnb: 'FORTE' })

  it('are held ones by their mark or their name, and new ones; what a row does not carry stays', () => {
    const [a, b, c] = lus(
      avec(tenu, unBatiment({ cle: 'b2', nom: 'Bâtiment B', nbEtages: 2 })),
      { cle: 'b1', nom: 'Tour Nord', nbEtages: 9 },
      { nom: 'BATIMENT B', nbAscenseurs: 3 },
      { nom: 'Annexe' },
    )
    expect(a).toEqual({ ...tenu, nom: 'Tour Nord', nbEtages: 9 })
    expect(b).toMatchObject({ cle: 'b2', nom: 'BATIMENT B', nbEtages: 2, nbAscenseurs: 3 })
    expect(c).toMatchObject({ cle: 'b3', nom: 'Annexe', nbEtages: null, etiquette: null })
  })

  it('keep how sure an RNB match is as long as it is the same', () => {
    const confiances = (idRnb: string) => lus(avec(tenu), { cle: 'b1', idRnb })[0]?.confianceRnb
    expect(['PG46YY6YWCX8', 'pg46-yy6y-wcx8', 'AAAABBBBCCCC', ''].map(confiances)).toEqual([
      'FORTE',
      'FORTE',
      'NON_VERIFIE',
      null,
    ])
  })

  it('says a mark given twice, and more buildings than may be', () => {
    const codes = (bruts: Record<string, string>[]) =>
      lireBatimentsDeLigne(bruts).erreurs.map((e) => [e.champ, e.code])
    expect(codes([{ cle: 'b1' }, { cle: '' }, { cle: 'b1' }, { cle: '' }])).toEqual([
      ['batiments.2.cle', 'PF-BATIMENT-REPETE'],
    ])
    expect(codes(Array.from({ length: 201 }, () => ({})))).toEqual([
      ['batiments', 'PF-BATIMENTS-TROP'],
    ])
  })

  it('never leaves out a building without a word', () => {
    const deux = avec(tenu, unBatiment({ cle: 'b2', nom: 'Bâtiment B' }))
    const compte = contenuVide()
    compte.donneesTechniques.nbBatimentsTotal = 3
    const dits = (avant: typeof deux, apres: typeof deux) =>
      batimentsRetires(avant, apres).map((e) => e.message)
    expect(dits(deux, deux)).toEqual([])
    expect(dits(deux, avec(tenu))).toEqual([expect.stringContaining('Bâtiment B')])
    expect(dits(compte, deux)).toEqual([expect.stringContaining('3 bâtiments, et 2')])
    expect(dits(compte, avec(tenu, unBatiment({ cle: 'b2' }), unBatiment({ cle: 'b3' })))).toEqual(
      [],
    )
  })

  it('are named by the sheet where they stand', () => {
    const erreur = { champ: 'batiments.1.nbEtages', code: 'format', message: 'Nombre.' }
    expect(situerErreur(erreur, [{ ligne: 4 }, { ligne: 9 }]).message).toBe(
      'Feuille « Bâtiments », ligne 9 : Nombre.',
    )
    expect(situerErreur(erreur, []).message).toBe('Nombre.')
    expect(['batiments.1.nbEtages', 'batiments', 'numero'].map(nomDuChampPortefeuille)).toEqual([
      'Nombre d’étages (bâtiment n° 2)',
      'Bâtiments',
      'Numéro d’immatriculation',
    ])
  })
})
