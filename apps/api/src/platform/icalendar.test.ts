import { describe, expect, it } from 'vitest'
import { escapeText, foldLine } from './icalendar.ts'

describe('iCalendar text', () => {
  it('escapes what separates values, and leaves accents', () => {
    expect(escapeText('a;b,c\\d\ne\r\nf « é »')).toBe('a\\;b\\,c\\\\d\\ne\\nf « é »')
    expect(escapeText('cloche\u0007')).toBe('cloche')
  })
  it('folds at 75 octets without cutting a character, and unfolds to the same', () => {
    for (const texte of ['x'.repeat(75), 'x'.repeat(76), 'é'.repeat(200), '🏢'.repeat(60), '']) {
      const plie = foldLine(texte)
      for (const ligne of plie.split('\r\n'))
        expect(Buffer.byteLength(ligne)).toBeLessThanOrEqual(75)
      expect(plie.replaceAll('\r\n ', '')).toBe(texte)
    }
    expect(foldLine('x'.repeat(75))).not.toContain('\r\n')
  })
})
