import { expect, it } from 'vitest'
import { contenuExemple } from './declaration.exemple.ts'
import { sousEntendus } from './sous-entendus.ts'

it('what is said by a « Non » or a « 0 » is told, and only that', () => {
  const contenu = contenuExemple()
  const sans = { ...contenu, donneesTechniques: { ...contenu.donneesTechniques, nbAscenseurs: 0 } }
  expect(sousEntendus(sans).map((s) => s.split(' ')[0])).toEqual(['aucun', 'elle'])
  const avec = { ...contenu.donneesTechniques, nbAscenseurs: 2 }
  for (const drapeau of Object.keys(contenu.procedures).filter((c) => c.startsWith('flag')))
    expect(
      sousEntendus({
        ...contenu,
        procedures: { ...contenu.procedures, [drapeau]: true },
        donneesTechniques: avec,
      }),
      drapeau,
    ).toEqual([])
})
