import {
  TYPES_IMMATRICULATION,
  controlerDeclaration,
  jeuDeRegles,
  type ContexteDeclaration,
} from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { contenuValide } from './contenu.ts'
import { random } from './hasard.ts'

const confirmationsOffice = {
  nonImmatriculee: true,
  sansDemandeEnCours: true,
  sansRepresentantOuMiseEnDemeure: true,
}

describe('contenuValide', () => {
  it.each(TYPES_IMMATRICULATION)(
    'holds every rule without a confirmation, all year round (%s)',
    (typeImmat) => {
      for (let n = 0; n < 1200; n += 1) {
        const r = random(n)
        // Both sets of the law, and the days around their change.
        const aujourdhui = `${n % 2 === 0 ? 2026 : 2027}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`
        const contexte: ContexteDeclaration = {
          aujourdhui,
          jeu: jeuDeRegles(aujourdhui).code,
          typeImmat,
          typeMaj: null,
          finMandatPrecedent: null,
          exercicePrecedent: null,
          confirmationsOffice: typeImmat === 'OFFICE' ? confirmationsOffice : null,
        }
        const contenu = contenuValide({ aujourdhui, typeImmat, hasard: r, lots: r.int(2, 400) })
        expect(controlerDeclaration(contenu, contexte), `draw ${n}`).toEqual({
          erreurs: [],
          aConfirmer: [],
        })
      }
    },
  )

  it('is the same for the same seed, and another for another', () => {
    const of = (seed: number) =>
      contenuValide({ aujourdhui: '2026-09-15', hasard: random(seed), lots: 40 })
    expect(of(7)).toEqual(of(7))
    expect(of(7)).not.toEqual(of(8))
  })
})
