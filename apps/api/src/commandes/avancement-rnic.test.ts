import { expect, it } from 'vitest'
import { avancement, compterMotifs, duree, phrase } from './avancement-rnic.ts'

const BILAN = {
  lues: 12_000,
  creees: 11_998,
  modifiees: 1,
  inchangees: 0,
  conservees: 0,
  anciennes: 0,
  refusees: 1,
}
const simple = (texte: string): string => texte.replaceAll(/\s/g, ' ')

it('says what was done, how far it is and what is left', () => {
  expect(simple(phrase(BILAN))).toBe(
    '12 000 lignes : 11 998 créées, 1 modifiée, 0 inchangée, 0 conservée, 1 refusée',
  )
  expect([duree(400), duree(59_400), duree(125_000)]).toEqual(['0 s', '59 s', '2 min 05 s'])
  expect(simple(avancement(BILAN, 0.25, 60_000))).toMatch(
    /^\[1 min 00 s\] 25 % du fichier, encore 3 min 00 s environ\. 12 000 lignes/,
  )
  // Nothing is promised from nearly nothing, nor at the end.
  expect(avancement(BILAN, 0.001, 1000)).not.toContain('encore')
  expect(avancement(BILAN, 1, 1000)).not.toContain('encore')
})

it('counts the reasons, the most frequent first', () => {
  const motifs = compterMotifs()
  const ligne = (motif: string) =>
    ({
      ligne: 2,
      numero: 'AA0000001',
      decision: 'remarque',
      colonne: 'nombre_parcelles',
      valeur: '4',
      motif,
    }) as const
  for (const motif of ['rare', 'courant', 'courant', 'autre']) motifs.noter(ligne(motif))
  expect(motifs.lignes(1)).toEqual([
    '  2 × remarque – nombre_parcelles : courant',
    '  2 × pour d’autres motifs',
  ])
  expect(compterMotifs().lignes()).toEqual([])
})
