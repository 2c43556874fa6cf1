import { describe, expect, it } from 'vitest'
import { AUTORITES, peut } from './autorites.ts'
import { autoritesDe, marqueDe } from './autorites-par-profil.ts'
import type { Marque } from './autorites-par-profil.ts'
import {
  isAdminTeledeclarant,
  isAdminTeneur,
  isNotaire,
  isTeledeclarant,
  isTeneur,
  parseProfil,
  PROFILS,
  VARIANTES_PROFIL,
} from './profils.ts'
import type { Profil } from './profils.ts'

/** Stated, decided, and held while awaiting activation: counted in the design's table of rights. */
const COMPTES: Record<Profil, readonly [S: number, P: number, a: number]> = {
  DEFAULT: [0, 0, 0],
  restricted: [0, 0, 0],
  INSTITUTIONNEL: [3, 0, 0],
  TELE_NONPRO_ADMIN_PRINC: [0, 28, 1],
  TELE_NONPRO_ADMIN_SECOND: [7, 18, 1],
  TELE_NONPRO_GESTION: [7, 13, 1],
  TELE_PRO_ADMIN_PRINC: [0, 28, 1],
  TELE_PRO_ADMIN_SECOND: [7, 18, 1],
  TELE_PRO_GESTION: [7, 13, 1],
  NOTAIRE_ADMIN: [8, 11, 0],
  NOTAIRE_NOTAIRE: [8, 6, 0],
  NOTAIRE_COLLAB: [1, 4, 0],
  TENEUR_ADMIN_PRINC: [9, 20, 0],
  TENEUR_ADMIN_SCOND: [9, 18, 0],
  TENEUR_ASS_HOTLINE_ADMIN: [0, 19, 0],
  TENEUR_ASS_HOTLINE_GES: [0, 13, 0],
}

describe('rights', () => {
  it('knows forty-five authorities and sixteen profiles', () => {
    expect([AUTORITES.length, new Set(AUTORITES).size, PROFILS.length]).toEqual([45, 45, 16])
  })

  it.each(PROFILS)('%s holds what the design counts', (profil) => {
    const compte = (marque: Marque) =>
      AUTORITES.filter((autorite) => marqueDe(autorite, profil) === marque).length
    expect([compte('S'), compte('P'), compte('a')]).toEqual(COMPTES[profil])
    expect(autoritesDe(profil)).toHaveLength(COMPTES[profil][0] + COMPTES[profil][1])
  })

  it('adds the waiting authority while the declarant awaits activation, and only then', () => {
    expect(autoritesDe('TELE_PRO_ADMIN_PRINC')).not.toContain('ATTENTE_ACTIVATION_TELE')
    expect(autoritesDe('TELE_PRO_ADMIN_PRINC', { enAttenteActivation: true })).toContain(
      'ATTENTE_ACTIVATION_TELE',
    )
    expect(autoritesDe('TENEUR_ADMIN_PRINC', { enAttenteActivation: true })).toEqual(
      autoritesDe('TENEUR_ADMIN_PRINC'),
    )
  })

  it('keeps the statements of the specification', () => {
    expect(autoritesDe('INSTITUTIONNEL')).toEqual([
      'CATEGORISATION',
      'CHART_CONFIDENTIALITE',
      'DONNEES_BRUTES',
    ])
    expect(autoritesDe('NOTAIRE_COLLAB')).not.toContain('IMMATRICULER_INITIALE')
    expect(autoritesDe('TELE_PRO_GESTION')).not.toContain('CREER_GESTIONNAIRE')
    for (const profil of PROFILS)
      expect(autoritesDe(profil).includes('VALIDER_RATTACHEMENT_DECLARATION'), profil).toBe(
        isTeneur(profil),
      )
  })

  it('asks for any one of the required authorities; nothing required opens nothing', () => {
    expect(peut(['MON_COMPTE'], ['MON_COMPTE', 'DISSOUDRE_COPRO'])).toBe(true)
    expect([
      peut(['MON_COMPTE'], ['DISSOUDRE_COPRO']),
      peut([], ['MON_COMPTE']),
      peut(['MON_COMPTE'], []),
    ]).toEqual([false, false, false])
  })
})

describe('profiles', () => {
  it('reads codes and camel-case names', () => {
    for (const [variante, code] of Object.entries(VARIANTES_PROFIL))
      expect(parseProfil(variante)).toBe(code)
    for (const profil of PROFILS) expect(parseProfil(profil)).toBe(profil)
    expect([parseProfil('constructor'), parseProfil('')]).toEqual([null, null])
  })

  it('sorts them into families', () => {
    expect(PROFILS.filter(isTeledeclarant)).toHaveLength(6)
    expect(PROFILS.filter(isAdminTeledeclarant)).toEqual([
      'TELE_NONPRO_ADMIN_PRINC',
      'TELE_NONPRO_ADMIN_SECOND',
      'TELE_PRO_ADMIN_PRINC',
      'TELE_PRO_ADMIN_SECOND',
    ])
    expect(PROFILS.filter(isNotaire)).toHaveLength(3)
    expect(PROFILS.filter(isTeneur)).toHaveLength(4)
    expect(PROFILS.filter(isAdminTeneur)).toEqual(['TENEUR_ADMIN_PRINC', 'TENEUR_ADMIN_SCOND'])
  })
})
