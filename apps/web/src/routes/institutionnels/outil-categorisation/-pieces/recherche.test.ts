import { describe, expect, it } from 'vitest'
import { deRecherche, versCorps } from './recherche.ts'

describe('a kept search in the address', () => {
  it.each([[[]], [['69123']], [['69123', '69266', '69259']]])(
    'asks for the territories that were kept: %j',
    (elements) => {
      const recherche = {
        portee: { portee: 'COMMUNES_DEPARTEMENT' as const, parent: '69', elements },
        criteres: { lotsMin: 2 },
      }
      expect(versCorps(deRecherche(recherche as Parameters<typeof deRecherche>[0]))).toEqual(
        recherche,
      )
    },
  )
})
