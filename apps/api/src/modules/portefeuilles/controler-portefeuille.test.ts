import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { codeDe, coproprietesSuivies, exerciceEnregistre } from '@registre/testing/register'
import { bonne, lignesDe, nombre } from './portefeuilles-de-test.ts'

describe('the check of a portfolio', () => {
  const registre = useRegistre()

  it('tells each error by row, field and code, what may be confirmed, and stores nothing else', async () => {
    const r = registre()
    const [syndic, autre] = await Promise.all([
      r.personne('TELE_PRO_GESTION'),
      r.personne('TELE_PRO_GESTION'),
    ])
    const c = await coproprietesSuivies(r, syndic, 9)
    const [etrangere] = await coproprietesSuivies(r, autre, 1)
    const { annee } = exerciceEnregistre(r)
    const n = (i: number) => c[i]?.numero ?? ''
    const avant = await nombre(r, 'select count(*)::int as n from declaration')
    const vu = await syndic.api.controlerPortefeuille({
      body: {
        nom: 'essai',
        lignes: [
          bonne(r, n(0).toLowerCase()),
          bonne(r, n(1), { dateAg: '32/13/2026' }),
          bonne(r, n(2), { dateAg: null, montantDettes: 12.5 }),
          bonne(r, etrangere?.numero ?? ''),
          bonne(r, n(0)),
          bonne(r, n(3), { couleur: 'bleu' }),
          bonne(r, n(4), { dateClotureComptes: `30/11/${annee + 1}` }),
          bonne(r, n(5), { montantDettes: -4 }),
          bonne(r, n(6), { dateAg: '01/01/2099' }),
          bonne(r, 'ZZ9'),
          bonne(r, n(7), { ppt: true, pptDate: '' }),
          bonne(r, n(8), { montantDettes: '1 200 €', presenceEmployes: 'Oui' }),
        ],
      },
    })
    expect(vu.comptes).toMatchObject({ PRETE: 2, EN_ERREUR: 9, A_CONFIRMER: 1 })
    const lignes = await lignesDe(syndic, vu.id)
    expect(lignes.flatMap((l) => l.erreurs.map((e) => [l.ligne, e.champ, e.code]))).toEqual([
      [2, 'dateAg', 'format'],
      [3, 'montantDettes', 'format'],
      [3, 'dateAg', 'requis'],
      [4, 'numero', 'introuvable'],
      [5, 'numero', 'PF-REPETE'],
      [6, 'couleur', 'PF-COLONNE'],
      [8, 'montantDettes', 'FIN-MONTANTS'],
      [9, 'dateAg', 'WS22'],
      [10, 'numero', 'PF-NUMERO'],
      [11, 'pptDate', 'requis'],
    ])
    expect(lignes.flatMap((l) => l.aConfirmer.map((e) => [l.ligne, e.champ, e.code]))).toEqual([
      [7, 'dateClotureComptes', 'WS103'],
    ])
    expect(lignes[3]).toMatchObject({ coproprieteId: null, nom: '' })
    const { regles } = await syndic.api.lirePortefeuille({ params: { id: vu.id } })
    expect(regles.map((x) => [x.code, x.lignes])).toEqual([['WS103', [7]]])
    expect(await nombre(r, 'select count(*)::int as n from declaration')).toBe(avant)
    expect(await nombre(r, `select count(*)::int as n from outbox where type <> 'courriel'`)).toBe(
      0,
    )
    expect(await codeDe(autre.api.lirePortefeuille({ params: { id: vu.id } }))).toBe('introuvable')
    expect(
      await codeDe(
        syndic.api.controlerPortefeuille({
          body: { lignes: Array.from({ length: 2001 }, () => ({ numero: 'x' })) },
        }),
      ),
    ).toBe('requete-invalide')
  })
})
