import { describe, expect, it } from 'vitest'
import { contientUnLien, delier } from './liens.ts'

const NOMS = [
  'S.A.R.L. Dupont',
  'S.A.S.',
  'J.-P. Martin',
  'J.P. Martin',
  'J.Martin',
  'Ets.Dupont',
  'Cabinet A.B.C.',
  'S.C.I. La Tour',
  'S.C.I.La Tour',
  'Immo.Gestion',
  'Sté. des Pins',
  'O’Brien',
  'Résidence « Les Pins », bât. A',
  '12 bis, rue du Port',
  'Me. Le Gall',
  'M. de La Tour',
  'Syndic & Cie',
  'Foncia',
  'Bâtiment 1.2',
  'Lot 3.14',
  'Cabinet X / Y',
  'Tél : 01 02 03 04 05',
  'Œuvre Saint-Jean',
  'Le 10.12.2026',
  'Müller-Łukasz',
  'www',
  'Dupont et fils...',
  'n°4.',
  '',
]
const LIENS = [
  'http://evil.example/payer',
  'https://x',
  'HTTPS://EVIL',
  'ftp://x',
  'http : // evil',
  'x://y',
  'www.evil.example',
  'WWW.evil',
  'Cabinet www2.evil',
  'foncia.fr',
  'Foncia.FR',
  'evil.com/payer',
  'Payez sur evil.com.',
  '(evil.com)',
  'a@evil.com',
  'mailto:a',
  'javascript:alert(1)',
  't.co',
  'evil.co.uk',
  'evil.zip',
  'evil.ninja',
  'evil.xyz',
  'evil.paris',
  'ev-il.bzh',
  '192.0.2.1',
  // Other writings of the same.
  'ｈｔｔｐ：／／evil',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'evil｡com',
  'evil․com',
  'evil﹒com',
  'www。evil',
  'ev\u00ADil.com',
  'evil.\u200Dcom',
  'evil\u200C.com',
  'évil.com',
  'еvil.com',
  'зло.рф',
  '例え.みんな',
  'xn--80ak6aa92e.xn--p1ai',
  'http:⁄⁄evil',
  'http:∕∕evil',
  'evil.c\u0301om',
  'http∶//evil',
]

describe('links that somebody typed', () => {
  it.each(NOMS)('%j is a name', (nom) => {
    expect(contientUnLien(nom)).toBe(false)
    expect(delier(nom)).toBe(nom)
  })
  it.each(LIENS)('%j is a link, and leads nowhere once undone', (lien) => {
    for (const texte of [lien, `Cabinet ${lien}`, `${lien} Dupont`, lien.toUpperCase()]) {
      expect([texte, contientUnLien(texte)]).toEqual([texte, true])
      expect([texte, contientUnLien(delier(texte))]).toEqual([texte, false])
    }
  })
  it('reads a long text in no time', () => {
    const debut = Date.now()
    for (const motif of ['a', '.', 'a.', '1.', ':', ': ', '/', 'a-', 'www', 'é', '．'])
      contientUnLien(motif.repeat(100_000))
    expect(Date.now() - debut).toBeLessThan(3_000)
  })
  it('leaves what is no link of a long text readable', () =>
    expect(delier('Le nombre de lots (12.5 %) est faux : voir evil.com.')).toBe(
      'Le nombre de lots (12. 5 %) est faux : voir evil. com.',
    ))
})
