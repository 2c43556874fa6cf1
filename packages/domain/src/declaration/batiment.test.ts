import { describe, expect, it } from 'vitest'
import { batimentsDuCompte, comptesDesBatiments } from './batiment.ts'
import { unBatiment } from './batiment.exemple.ts'
import { controlerDeclaration } from './catalogue.ts'
import { champsDifferents } from './comparaison.ts'
import { contenuDuJeu, poserBlocs } from './contenu-du-jeu.ts'
import { contenuExemple, contexteExemple } from './declaration.exemple.ts'
import { normaliser } from './declaration.normalisation.ts'
import { champsDates, champsDuJeu } from './champs/dates.ts'

const avec = (...batiments: ReturnType<typeof unBatiment>[]) => {
  const contenu = contenuExemple()
  contenu.donneesTechniques.batiments = batiments
  return normaliser(contenu)
}
const EN_2027 = contexteExemple({ aujourdhui: '2027-03-10', jeu: '2027', typeMaj: 'STANDARD' })

describe('from a count to a list', () => {
  it('makes as many buildings as were counted, with what the counts say of each', () => {
    const batiments = batimentsDuCompte(contenuExemple().donneesTechniques)
    expect(batiments.map((b) => [b.cle, b.nom, b.etiquette, b.periodeConstruction])).toEqual([
      ['b1', 'Bâtiment A', 'ETIQ_D', 'DE_1975_A_1993'],
      ['b2', 'Bâtiment B', 'ETIQ_D', 'DE_1975_A_1993'],
    ])
    // Nobody has said which building has the lift.
    expect(batiments.map((b) => b.nbAscenseurs)).toEqual([0, 0])
  })

  it('gives no label to a building when the counts do not say whose it is', () => {
    const t = contenuExemple().donneesTechniques
    t.classementEnergetiqueComplet = { ...t.classementEnergetiqueComplet, ETIQ_D: 1, ETIQ_E: 1 }
    expect(batimentsDuCompte(t).map((b) => b.etiquette)).toEqual([null, null])
  })

  it('leaves what is listed, and what follows the former set, as it is', () => {
    const compte = contenuExemple()
    expect(contenuDuJeu(compte, '2016')).toEqual(compte)
    const liste = avec(unBatiment())
    expect(contenuDuJeu(liste, '2027')).toEqual(liste)
    expect(contenuDuJeu(compte, '2027').donneesTechniques.batiments).toHaveLength(2)
    const prepare = contenuDuJeu(compte, '2027', [unBatiment({ nom: 'Tour Nord' })])
    expect(prepare.donneesTechniques.batiments?.map((b) => b.nom)).toEqual(['Tour Nord'])
  })

  it('takes no answer about the agenda of a draft plan, which nobody was asked before', () => {
    const compte = contenuExemple()
    const inscrit = (ppt: boolean) =>
      contenuDuJeu(
        {
          ...compte,
          donneesTechniques: { ...compte.donneesTechniques, ppt, pptInscritAG: true },
        },
        '2027',
      ).donneesTechniques.pptInscritAG
    expect([inscrit(true), inscrit(false)]).toEqual([true, false])
  })
})

describe('figures of the whole', () => {
  it('are those of the list, whatever was typed', () => {
    const { donneesTechniques: t } = avec(
      unBatiment({ nbAscenseurs: 2 }),
      unBatiment({ cle: 'b2', periodeConstruction: 'AVANT_1949', anneeConstruction: 1910 }),
      unBatiment({ cle: 'b3', etiquette: 'ETIQ_G', typeChauffage: 'INDIVIDUEL' }),
    )
    expect(t).toMatchObject({
      nbBatimentsTotal: 3,
      nbAscenseurs: 4,
      periodeConstruction: 'AVANT_1949',
      anneeConstruction: 1910,
      typeChauffage: 'MIXTE',
      energieChauffageCollectifNonUrbain: 'GAZ_NATUREL',
      classementEnergetiqueComplet: { ETIQ_D: 2, ETIQ_G: 1, ETIQ_A: 0 },
    })
    expect(normaliser({ donneesTechniques: { ...t, nbBatimentsTotal: 99 } })).toEqual(
      normaliser({ donneesTechniques: t }),
    )
  })

  it('come back to the counts from which the list was made', () => {
    const { donneesTechniques: t } = contenuExemple()
    const { nbAscenseurs: _, ...comptes } = comptesDesBatiments(batimentsDuCompte(t))
    expect(t).toMatchObject(comptes)
  })

  it('say an urban network without an energy', () => {
    const { donneesTechniques: t } = avec(
      unBatiment({ systemeChauffage: 'RESEAU_CHALEUR', energieChauffage: 'GAZ_NATUREL' }),
    )
    expect([t.chauffageCollectifUrbain, t.energieChauffageCollectifNonUrbain]).toEqual([true, null])
  })
})

describe('a list of buildings', () => {
  it('keeps what is sent, gives a key to who has none, and reads the same twice', () => {
    const lu = avec(unBatiment({ cle: '' }), unBatiment({ cle: '', idRnb: 'pg46-yy6y-wcx8' }))
    expect(lu.donneesTechniques.batiments?.map((b) => [b.cle, b.idRnb, b.confianceRnb])).toEqual([
      ['b1', '', null],
      ['b2', 'PG46YY6YWCX8', 'NON_VERIFIE'],
    ])
    expect(normaliser(lu)).toEqual(lu)
  })

  it('is asked whole in its set: the missing facts are named building by building', () => {
    expect(controlerDeclaration(avec(unBatiment()), EN_2027).erreurs).toEqual([])
    const { erreurs } = controlerDeclaration(contenuDuJeu(contenuExemple(), '2027'), EN_2027)
    expect(erreurs.map((e) => [e.champ, e.code])).toContainEqual([
      'donneesTechniques.batiments.1.ventilation',
      'requis',
    ])
    expect(new Set(erreurs.map((e) => e.code))).toEqual(new Set(['requis']))
  })

  it('is not asked of a keeper who mends one thing, nor ex officio', () => {
    const contenu = contenuDuJeu(contenuExemple(), '2027')
    const { erreurs } = controlerDeclaration(contenu, {
      ...EN_2027,
      typeMaj: 'MODIFICATION_ADMIN',
    })
    expect(erreurs).toEqual([])
  })

  it('is not erased by who only knows the former shape', () => {
    const liste = avec(unBatiment())
    const { donneesTechniques } = contenuExemple()
    expect(poserBlocs(liste, { donneesTechniques }).donneesTechniques.batiments).toHaveLength(1)
    expect(poserBlocs(contenuExemple(), { donneesTechniques })).toEqual(contenuExemple())
  })

  it('differs building by building, fact by fact', () => {
    const a = avec(unBatiment(), unBatiment({ cle: 'b2', nom: 'Bâtiment B' }))
    const b = avec(unBatiment({ nbEtages: 5 }), unBatiment({ cle: 'b3', nom: 'Bâtiment C' }))
    expect(champsDifferents(a, b)).toEqual([
      'donneesTechniques.batiments.b1.nbEtages',
      'donneesTechniques.batiments.b2',
      'donneesTechniques.batiments.b3',
    ])
    expect(champsDifferents(contenuExemple(), a)).toContain('donneesTechniques.batiments.b1')
  })
})

describe('table of the declared fields', () => {
  it('asks the counts until 2027 and the buildings since', () => {
    const champs = (jeu: '2016' | '2027') => champsDuJeu(jeu).map((c) => c.champ)
    expect(champs('2016')).toContain('nbBatimentsTotal')
    expect(champs('2016')).not.toContain('batiments')
    expect(champs('2027')).not.toContain('nbBatimentsTotal')
    expect(champs('2027')).toContain('batiments.ventilation')
  })

  it('says where each line comes from, and names it', () => {
    for (const c of champsDates()) {
      expect(c.source, c.champ).not.toBe('')
      expect(c.libelle, c.champ).not.toBe(c.champ)
    }
  })
})
