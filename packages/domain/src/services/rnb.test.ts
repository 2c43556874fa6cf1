import { describe, expect, it } from 'vitest'
import { confianceRapprochement } from './rnb.ts'

const ADRESSES = [{ id: '75102_6900_00012', libelle: '12 rue de la Paix' }]

describe('how sure a building of the national reference is', () => {
  it.each([
    ['the reference gives the address to the building', '75102_6900_00012', 40, 'FORTE'],
    ['the building stands where the address is', '75102_6900_00014', 15, 'MOYENNE'],
    ['the address was typed by hand', '', 3, 'MOYENNE'],
    ['the building is only near', '75102_6900_00014', 16, 'FAIBLE'],
  ] as const)('%s', (_cas, idBan, distance, attendue) => {
    expect(confianceRapprochement({ adresses: ADRESSES, distance }, idBan)).toBe(attendue)
  })
})
