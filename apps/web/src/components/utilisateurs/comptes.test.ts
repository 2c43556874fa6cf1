import { autoritesDe, type Profil } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import type { Compte } from '../../lib/session.ts'
import { nomDe, profilsACreer, resumeComptes, type Utilisateur } from './comptes.ts'

const compte = (profil: Profil, plus: Partial<Compte> = {}): Compte =>
  ({
    id: 1,
    idTeledeclarant: 1,
    profil,
    authorities: autoritesDe(profil),
    activated: true,
    loginAs: false,
    ...plus,
  }) as Compte
const liste = (...profils: Profil[]): Utilisateur[] =>
  profils.map(
    (profil, id) => ({ id, profil, prenom: 'A', nom: 'B', email: 'a@b.fr' }) as Utilisateur,
  )
const seconds = (n: number) =>
  liste(
    'TELE_PRO_ADMIN_PRINC',
    ...Array.from({ length: n }, () => 'TELE_PRO_ADMIN_SECOND' as const),
  )

describe('accounts of a house', () => {
  it('counts them, with the limit where there is one', () => {
    expect(resumeComptes(seconds(2), 'TELE_PRO_ADMIN_PRINC')).toBe(
      '3 comptes, dont 2 administrateurs secondaires sur 4 possibles',
    )
    expect(resumeComptes(seconds(0), 'TELE_PRO_ADMIN_SECOND')).toBe(
      '1 compte, dont 0 administrateur secondaire sur 4 possibles',
    )
    expect(resumeComptes(liste('NOTAIRE_ADMIN', 'NOTAIRE_COLLAB'), 'NOTAIRE_ADMIN')).toBe(
      '2 comptes',
    )
    expect(resumeComptes(liste('TENEUR_ADMIN_SCOND'), 'TENEUR_ADMIN_PRINC')).toBe('1 compte')
  })
  it('offers what the account may create, without a fifth secondary administrator', () => {
    expect(profilsACreer(compte('TELE_PRO_ADMIN_PRINC'), seconds(3))).toEqual({
      profils: ['TELE_PRO_ADMIN_SECOND', 'TELE_PRO_GESTION'],
      complet: false,
    })
    expect(profilsACreer(compte('TELE_PRO_ADMIN_PRINC'), seconds(4))).toEqual({
      profils: ['TELE_PRO_GESTION'],
      complet: true,
    })
    expect(profilsACreer(compte('TELE_PRO_ADMIN_SECOND'), seconds(4))).toEqual({
      profils: ['TELE_PRO_GESTION'],
      complet: false,
    })
    expect(profilsACreer(compte('TELE_PRO_GESTION'), []).profils).toEqual([])
    expect(profilsACreer(compte('TELE_PRO_ADMIN_PRINC', { loginAs: true }), []).profils).toEqual([])
    expect(profilsACreer(compte('TENEUR_ADMIN_PRINC'), []).profils).toEqual([
      'TENEUR_ADMIN_SCOND',
      'TENEUR_ASS_HOTLINE_ADMIN',
      'TENEUR_ASS_HOTLINE_GES',
    ])
  })
  it('names somebody by its address when it has no name', () => {
    expect(nomDe({ prenom: '', nom: '', email: 'x@y.fr' })).toBe('x@y.fr')
  })
})
