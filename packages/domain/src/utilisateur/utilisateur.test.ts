import { describe, expect, it } from 'vitest'
import type { Acteur } from '../acces/acteur.ts'
import { autoritesDe } from '../acces/autorites-par-profil.ts'
import { PROFILS, type Profil } from '../acces/profils.ts'
import { compteDansLaLimite, libelleNiveau, niveauDe } from './niveaux.ts'
import {
  peutCreerUtilisateur,
  peutModifierUtilisateur,
  peutSupprimerUtilisateur,
  peutVoirUtilisateur,
  profilsPossibles,
} from './utilisateur.policy.ts'
import { controlerUtilisateur } from './utilisateur.rules.ts'

const acteur = (profil: Profil, plus: Partial<Acteur> = {}): Acteur => ({
  utilisateurId: 7,
  teledeclarantId: profil.startsWith('TENEUR') ? null : 1,
  profil,
  autorites: autoritesDe(profil),
  enAttenteActivation: false,
  emprunte: false,
  ...plus,
})
const cible = (profil: Profil, teledeclarantId: number | null = 1, id = 8) => ({
  id,
  teledeclarantId,
  profil,
})

describe('levels of an establishment', () => {
  const lignes: [Profil, Profil, boolean, boolean][] = [
    // who, on whom, edits, deletes
    ['TELE_PRO_ADMIN_PRINC', 'TELE_PRO_ADMIN_SECOND', true, true],
    ['TELE_PRO_ADMIN_PRINC', 'TELE_PRO_GESTION', true, true],
    ['TELE_PRO_ADMIN_SECOND', 'TELE_PRO_ADMIN_PRINC', false, false],
    ['TELE_PRO_ADMIN_SECOND', 'TELE_PRO_ADMIN_SECOND', false, false],
    ['TELE_PRO_ADMIN_SECOND', 'TELE_PRO_GESTION', true, true],
    ['TELE_PRO_GESTION', 'TELE_PRO_GESTION', false, false],
    ['TELE_NONPRO_ADMIN_PRINC', 'TELE_NONPRO_GESTION', true, true],
    ['NOTAIRE_ADMIN', 'NOTAIRE_NOTAIRE', true, true],
    ['NOTAIRE_ADMIN', 'NOTAIRE_COLLAB', true, true],
    ['NOTAIRE_NOTAIRE', 'NOTAIRE_COLLAB', false, false],
    ['NOTAIRE_COLLAB', 'NOTAIRE_NOTAIRE', false, false],
  ]
  it.each(lignes)('%s on %s: edits %s, deletes %s', (qui, sur, modifie, supprime) => {
    expect([
      peutModifierUtilisateur(acteur(qui), cible(sur)),
      peutSupprimerUtilisateur(acteur(qui), cible(sur)),
    ]).toEqual([modifie, supprime])
    // The neighbour's accounts are out of reach, whatever the level.
    expect([
      peutVoirUtilisateur(acteur(qui), cible(sur, 2)),
      peutModifierUtilisateur(acteur(qui), cible(sur, 2)),
      peutSupprimerUtilisateur(acteur(qui), cible(sur, 2)),
    ]).toEqual([false, false, false])
  })

  it('lets everybody but visitors save its own data, and nobody its own profile or itself away', () => {
    for (const profil of PROFILS) {
      const moi = acteur(profil)
      const soi = cible(profil, moi.teledeclarantId, 7)
      expect(peutModifierUtilisateur(moi, soi), profil).toBe(
        !['DEFAULT', 'restricted', 'INSTITUTIONNEL'].includes(profil),
      )
      expect(peutSupprimerUtilisateur(moi, soi), profil).toBe(false)
      expect(profilsPossibles(moi, soi), profil).toEqual([profil])
    }
  })

  it('does nothing to others while impersonating, or while awaiting activation', () => {
    for (const plus of [{ emprunte: true }, { enAttenteActivation: true }]) {
      expect(
        peutModifierUtilisateur(acteur('TELE_PRO_ADMIN_PRINC', plus), cible('TELE_PRO_GESTION')),
      ).toBe(false)
      expect(peutCreerUtilisateur(acteur('TELE_PRO_ADMIN_PRINC', plus), 'TELE_PRO_GESTION')).toBe(
        false,
      )
    }
  })

  it('changes a profile within what the actor creates, never to a main administrator', () => {
    expect(profilsPossibles(acteur('TELE_PRO_ADMIN_PRINC'), cible('TELE_PRO_GESTION'))).toEqual([
      'TELE_PRO_GESTION',
      'TELE_PRO_ADMIN_SECOND',
    ])
    expect(profilsPossibles(acteur('TELE_PRO_ADMIN_SECOND'), cible('TELE_PRO_GESTION'))).toEqual([
      'TELE_PRO_GESTION',
    ])
    expect(profilsPossibles(acteur('NOTAIRE_ADMIN'), cible('NOTAIRE_COLLAB'))).toEqual([
      'NOTAIRE_COLLAB',
      'NOTAIRE_NOTAIRE',
    ])
    expect(
      PROFILS.filter((p) =>
        PROFILS.some(
          (qui) => peutCreerUtilisateur(acteur(qui), p) && niveauDe(p) === 'ADMIN_PRINCIPAL',
        ),
      ),
    ).toEqual([])
  })
})

describe('keepers', () => {
  it('see every account of a declarant and of their team; the levels they touch follow their authorities', () => {
    const peut = (qui: Profil, sur: Profil) => [
      peutVoirUtilisateur(acteur(qui), cible(sur, 3)),
      peutModifierUtilisateur(acteur(qui), cible(sur, 3)),
      peutSupprimerUtilisateur(acteur(qui), cible(sur, 3)),
    ]
    expect(peut('TENEUR_ADMIN_PRINC', 'TELE_PRO_ADMIN_PRINC')).toEqual([true, true, false])
    expect(peut('TENEUR_ADMIN_SCOND', 'TELE_PRO_ADMIN_PRINC')).toEqual([true, false, false])
    expect(peut('TENEUR_ADMIN_SCOND', 'TELE_PRO_ADMIN_SECOND')).toEqual([true, false, false])
    expect(peut('TENEUR_ASS_HOTLINE_ADMIN', 'TELE_PRO_GESTION')).toEqual([true, true, true])
    expect(peut('TENEUR_ASS_HOTLINE_GES', 'TELE_PRO_GESTION')).toEqual([true, false, false])
    expect(peut('TENEUR_ADMIN_PRINC', 'INSTITUTIONNEL')).toEqual([false, false, false])
    expect(
      peutModifierUtilisateur(acteur('TENEUR_ADMIN_PRINC'), cible('TENEUR_ADMIN_PRINC', null)),
    ).toBe(false)
    expect(
      peutSupprimerUtilisateur(acteur('TENEUR_ADMIN_PRINC'), cible('TENEUR_ADMIN_SCOND', null)),
    ).toBe(true)
  })
})

describe('levels and shapes', () => {
  it('names each level, and counts secondary administrators of declarants alone', () => {
    expect(PROFILS.filter(compteDansLaLimite)).toEqual([
      'TELE_NONPRO_ADMIN_SECOND',
      'TELE_PRO_ADMIN_SECOND',
    ])
    expect([
      libelleNiveau('TELE_PRO_ADMIN_SECOND'),
      libelleNiveau('TENEUR_ADMIN_SCOND'),
      libelleNiveau('NOTAIRE_COLLAB'),
    ]).toEqual(['Administrateur secondaire', 'Administrateur secondaire', 'Collaborateur'])
  })
  it('asks for names and a readable e-mail; the telephone may stay empty', () => {
    expect(
      controlerUtilisateur({ nom: ' ', prenom: 'A', email: 'a@b', telephone: '12' }).map(
        (e) => e.champ,
      ),
    ).toEqual(['nom', 'email', 'telephone'])
    expect(
      controlerUtilisateur({ nom: 'Roy', prenom: 'A', email: ' a@b.fr ', telephone: '' }),
    ).toEqual([])
  })
})
