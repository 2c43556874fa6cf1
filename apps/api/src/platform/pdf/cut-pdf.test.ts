import { ordinary } from '@registre/testing/pdf'
import { expect, it } from 'vitest'
import { rebuildPdf } from './rebuild-pdf.ts'

const ALL = process.env['REGISTRE_TOUS_LES_CAS'] === '1'

it(
  'documents cut on their way are refused, show the same, or say what they lost',
  {
    timeout: ALL ? 300_000 : 60_000,
  },
  async () => {
    const silent = []
    let told = 0
    for (const file of ordinary().filter((_, i) => ALL || i % 5 === 0)) {
      const whole = await rebuildPdf(file.bytes)
      if (!whole.ok) continue
      for (const part of [0.2, 0.5, 0.75, 0.9, 0.97]) {
        const cut = await rebuildPdf(file.bytes.subarray(0, Math.floor(file.bytes.length * part)))
        if (!cut.ok) continue
        const perdus = cut.retires.find((r) => r.quoi === 'PERDU')?.nombre ?? 0
        if (perdus > 0) told += 1
        else if (!Buffer.from(cut.contenu).equals(whole.contenu))
          silent.push(`${file.producer}: ${file.name}, at ${part}`)
      }
    }
    expect(silent).toEqual([])
    expect(told).toBeGreaterThan(0)
  },
)
