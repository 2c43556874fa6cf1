import { afterEach, describe, expect, it, vi } from 'vitest'
import { aujourdhuiParis, estAujourdhui, maintenantDuRegistre } from './aujourdhui.ts'

const repeter = (jour: string): void => {
  vi.stubGlobal('document', { documentElement: { dataset: { jour } } })
}

describe('today for the register', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is the machine’s without a rehearsal', () => {
    const machine = new Date()
    expect(estAujourdhui(machine.toISOString())).toBe(true)
    expect(maintenantDuRegistre(machine)).toEqual(machine)
  })

  it('is the rehearsal’s, at the machine’s hour', () => {
    repeter('2027-02-21')
    const machine = new Date()
    const ici = maintenantDuRegistre(machine)
    expect(aujourdhuiParis(ici)).toBe('2027-02-21')
    expect(ici.toISOString().slice(11)).toBe(machine.toISOString().slice(11))
    expect(estAujourdhui(ici.toISOString())).toBe(true)
    expect(estAujourdhui(machine.toISOString())).toBe(false)
  })
})
