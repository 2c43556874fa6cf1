import { describe, expect, it } from 'vitest'
import {
  ALERTE_MS,
  BAIL_MS,
  BATTEMENT_MS,
  doitBattre,
  etatVerrou,
  INACTIVITE_MS,
} from './verrou.ts'

const libre = { pris: false, parMoi: false, par: '', le: null }
const mien = { pris: true, parMoi: true, par: 'Anne Noël', le: '2026-11-20T10:00:00Z' }
const autre = { pris: true, parMoi: false, par: 'Luc Roy', le: '2026-11-20T10:00:00Z' }

describe('lock', () => {
  it('is free, mine, or somebody else’s', () => {
    expect(etatVerrou({ verrou: libre, fin: null, perdu: false }, 0)).toEqual({ phase: 'libre' })
    expect(etatVerrou({ verrou: mien, fin: BAIL_MS, perdu: false }, 0)).toEqual({
      phase: 'mien',
      fin: BAIL_MS,
      menace: false,
    })
    expect(etatVerrou({ verrou: autre, fin: null, perdu: false }, 0)).toEqual({
      phase: 'autre',
      par: 'Luc Roy',
      le: '2026-11-20T10:00:00Z',
      perdu: false,
    })
  })
  it('is lost at the very end of its lease, and threatened before', () => {
    expect(etatVerrou({ verrou: mien, fin: ALERTE_MS, perdu: false }, 0)).toMatchObject({
      menace: false,
    })
    expect(etatVerrou({ verrou: mien, fin: ALERTE_MS, perdu: false }, 1)).toMatchObject({
      menace: true,
    })
    expect(etatVerrou({ verrou: mien, fin: 1000, perdu: false }, 999).phase).toBe('mien')
    expect(etatVerrou({ verrou: mien, fin: 1000, perdu: false }, 1000).phase).toBe('perdu')
  })
  it('says that it was lost, and to whom', () => {
    expect(etatVerrou({ verrou: libre, fin: null, perdu: true }, 0)).toEqual({ phase: 'perdu' })
    expect(etatVerrou({ verrou: autre, fin: null, perdu: true }, 0)).toMatchObject({
      phase: 'autre',
      perdu: true,
    })
  })
})

describe('extensions', () => {
  it('one can be missed before the lock is threatened, three before it is lost', () => {
    expect(BATTEMENT_MS).toBeLessThan(BAIL_MS - ALERTE_MS)
    expect(3 * BATTEMENT_MS).toBeLessThan(BAIL_MS)
  })
  it('stop with the lease, and when nobody is there any more', () => {
    expect(doitBattre(null, 0, 1)).toBe(true)
    expect(doitBattre(1000, 0, 999)).toBe(true)
    expect(doitBattre(1000, 0, 1000)).toBe(false)
    expect(doitBattre(null, 0, INACTIVITE_MS - 1)).toBe(true)
    expect(doitBattre(null, 0, INACTIVITE_MS)).toBe(false)
  })
})
