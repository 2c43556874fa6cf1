import { describe, expect, it } from 'vitest'
import type { Acteur } from '../acces/acteur.ts'
import { autoritesDe } from '../acces/autorites-par-profil.ts'
import type { Profil } from '../acces/profils.ts'
import type { UtilisateurDuCompte } from '../compte/compte.ts'
import { estAuTeneur, peutRepondreArrivee, profilDArrivee } from './arrivee.ts'

const U: UtilisateurDuCompte = {
  id: 1,
  version: 1,
  etat: 'OUVERT',
  profil: 'TELE_PRO_ADMIN_SECOND',
  login: '',
  email: '',
  civilite: '',
  nom: '',
  prenom: '',
  telephone: '',
  numCartePro: '',
  aMotDePasse: true,
  secondFacteur: false,
  teledeclarantId: 4,
}

describe('who asks to join a firm', () => {
  const JOUR = 86_400_000
  it('is the keepers’ matter after 30 days without an answer, not before, nor once answered', () => {
    expect(estAuTeneur('EN_ATTENTE', 0, 30 * JOUR - 1)).toBe(false)
    expect(estAuTeneur('EN_ATTENTE', 0, 30 * JOUR)).toBe(true)
    for (const etat of ['A_CONFIRMER', 'ACCEPTEE', 'REFUSEE'] as const)
      expect(estAuTeneur(etat, 0, 99 * JOUR)).toBe(false)
  })

  it('opens a manager by an accord; by the code of the seat a secondary administrator, four at most', () => {
    const cabinet = (n: number) => ({
      utilisateurs: Array.from({ length: n }, (_, id) => ({ ...U, id })),
    })
    expect(profilDArrivee(cabinet(0), 'accord')).toBe('TELE_PRO_GESTION')
    expect(profilDArrivee(cabinet(3), 'code')).toBe('TELE_PRO_ADMIN_SECOND')
    expect(profilDArrivee(cabinet(4), 'code')).toBe('TELE_PRO_GESTION')
  })

  it('is answered by an administrator of that firm, in nobody’s place, never by a keeper', () => {
    const qui = (profil: Profil, autre: Partial<Acteur> = {}) =>
      peutRepondreArrivee(
        {
          utilisateurId: 1,
          teledeclarantId: 4,
          profil,
          autorites: autoritesDe(profil, { enAttenteActivation: false }),
          enAttenteActivation: false,
          emprunte: false,
          ...autre,
        },
        4,
      )
    expect(qui('TELE_PRO_ADMIN_PRINC')).toBe(true)
    expect(qui('TELE_PRO_ADMIN_SECOND')).toBe(true)
    expect(qui('TELE_PRO_GESTION')).toBe(false)
    expect(qui('TELE_PRO_ADMIN_PRINC', { teledeclarantId: 5 })).toBe(false)
    expect(qui('TELE_PRO_ADMIN_PRINC', { emprunte: true })).toBe(false)
    expect(qui('TENEUR_ADMIN_PRINC', { teledeclarantId: null })).toBe(false)
  })
})
