import { immatriculee } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

describe('whole sheets', () => {
  const registre = useRegistre()

  it('gives the sheets of many numbers, each as alone, and none of what is hidden', async () => {
    const [a, b] = [await immatriculee(registre()), await immatriculee(registre())]
    const fichesDe = [
      'zz9-999-999',
      b.numero,
      `${a.numero.slice(0, 3)}-${a.numero.slice(3, 6)}-${a.numero.slice(6)}`,
    ]
    // Alone first: that reading opens the decision, and the day is kept.
    const seule = await a.syndic.api.visualiserCopropriete({ params: { id: a.coproprieteId } })
    const { fiches } = await a.syndic.api.rechercherCoproprietes({ body: { fichesDe } })
    expect(fiches).toEqual([
      { numero: fichesDe[0], fiche: null },
      { numero: fichesDe[1], fiche: null },
      { numero: fichesDe[2], fiche: seule },
    ])
    await expect(
      a.syndic.api.rechercherCoproprietes({
        body: { fichesDe: Array.from({ length: 101 }, () => a.numero) },
      }),
    ).rejects.toMatchObject({ problem: { code: 'requete-invalide' } })
  })
})
