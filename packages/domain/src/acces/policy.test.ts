import { describe, expect, it } from 'vitest'
import {
  peutAdministrer,
  peutDecider,
  peutDeverrouiller,
  peutDissoudre,
  peutOuvrirDemande,
  peutVoirFiche,
} from '../copropriete/copropriete.policy.ts'
import type { CoproprieteVue, VerrouVue } from '../copropriete/copropriete.policy.ts'
import {
  peutImmatriculer,
  peutModifierBrouillon,
  peutReprendre,
  peutVoirBrouillon,
} from '../declaration/declaration.policy.ts'
import type { DeclarationVue } from '../declaration/declaration.policy.ts'
import { interditEnEmprunt, peutEmprunter } from './acteur.ts'
import type { Acteur } from './acteur.ts'
import { autoritesDe } from './autorites-par-profil.ts'
import { isAdminTeneur, isTeledeclarant, isTeneur, PROFILS } from './profils.ts'
import type { Profil } from './profils.ts'

const acteur = (profil: Profil, surcharge: Partial<Acteur> = {}): Acteur => ({
  utilisateurId: 7,
  teledeclarantId: 1,
  profil,
  autorites: autoritesDe(profil),
  enAttenteActivation: false,
  emprunte: false,
  ...surcharge,
})
const brouillon: DeclarationVue = {
  auteurTeledeclarantId: 1,
  etat: 'BROUILLON',
  typeImmat: 'DEFAULT',
}
const copro: CoproprieteVue = {
  etat: 'IMMATRICULEE_RATTACHEE',
  auteurTeledeclarantId: 9,
  syndicsRattaches: [1],
}
const MAINTENANT = 1_000_000
const libre: VerrouVue = { parUtilisateurId: null, expireLe: null }
const aMoi: VerrouVue = { parUtilisateurId: 7, expireLe: MAINTENANT + 1 }
const aUnAutre: VerrouVue = { parUtilisateurId: 8, expireLe: MAINTENANT + 1 }

describe('drafts', () => {
  it('are seen and written by the establishment that authors them', () => {
    for (const profil of PROFILS) {
      expect(peutVoirBrouillon(acteur(profil), brouillon), profil).toBe(isTeledeclarant(profil))
      expect(
        peutVoirBrouillon(acteur(profil), { ...brouillon, typeImmat: 'INITIALE' }),
        profil,
      ).toBe(profil === 'NOTAIRE_ADMIN' || profil === 'NOTAIRE_NOTAIRE')
    }
    expect(peutModifierBrouillon(acteur('TELE_PRO_GESTION'), brouillon)).toBe(true)
    expect(peutVoirBrouillon(acteur('TELE_PRO_GESTION', { teledeclarantId: 2 }), brouillon)).toBe(
      false,
    )
    expect(
      peutVoirBrouillon(acteur('TENEUR_ADMIN_PRINC', { teledeclarantId: null }), brouillon),
    ).toBe(false)
  })

  it('are closed once submitted or deleted, and open while the account awaits activation', () => {
    const moi = acteur('TELE_PRO_ADMIN_PRINC')
    expect(peutModifierBrouillon(moi, { ...brouillon, etat: 'A_VALIDER' })).toBe(false)
    expect(peutVoirBrouillon(moi, { ...brouillon, etat: 'SUPPRIME' })).toBe(false)
    const attend = { ...moi, enAttenteActivation: true }
    expect(peutModifierBrouillon(attend, brouillon)).toBe(true)
    expect(peutImmatriculer(attend, 'DEFAULT')).toBe(true)
    expect(
      peutImmatriculer({ ...acteur('NOTAIRE_ADMIN'), enAttenteActivation: true }, 'INITIALE'),
    ).toBe(false)
  })

  it('come back after a clarification or a refusal', () => {
    const moi = acteur('TELE_PRO_ADMIN_PRINC')
    expect(peutReprendre(moi, brouillon, 'IMMATRICULATION_DEMANDE_DE_PRECISIONS')).toBe(true)
    expect(peutReprendre(moi, brouillon, 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER')).toBe(false)
  })

  it('ask each registration kind for its authority', () => {
    expect(PROFILS.filter((p) => peutImmatriculer(acteur(p), 'OFFICE'))).toEqual([
      'NOTAIRE_ADMIN',
      'NOTAIRE_NOTAIRE',
    ])
    expect(peutImmatriculer(acteur('TELE_PRO_GESTION'), 'INITIALE')).toBe(false)
  })
})

describe('keeper decisions', () => {
  it('open a free request, or one that is already held by the same keeper', () => {
    for (const profil of PROFILS)
      expect(peutOuvrirDemande(acteur(profil), libre, MAINTENANT), profil).toBe(isTeneur(profil))
    expect(peutOuvrirDemande(acteur('TENEUR_ADMIN_PRINC'), aUnAutre, MAINTENANT)).toBe(false)
    expect(
      peutOuvrirDemande(
        acteur('TENEUR_ADMIN_PRINC'),
        { ...aUnAutre, expireLe: MAINTENANT },
        MAINTENANT,
      ),
    ).toBe(true)
    expect(peutOuvrirDemande(acteur('TENEUR_ADMIN_PRINC'), aMoi, MAINTENANT)).toBe(true)
  })

  it('need the lock; what ends something, and unlocking, need an administrator', () => {
    for (const profil of PROFILS) {
      expect(peutDecider(acteur(profil), 'valider', aMoi, MAINTENANT), profil).toBe(
        isTeneur(profil),
      )
      for (const decision of ['refuser', 'refuser-rattachement', 'refuser-dissolution'] as const)
        expect(peutDecider(acteur(profil), decision, aMoi, MAINTENANT), profil).toBe(
          isTeneur(profil),
        )
      expect(peutDecider(acteur(profil), 'valider-dissolution', aMoi, MAINTENANT), profil).toBe(
        isAdminTeneur(profil),
      )
      expect(peutDeverrouiller(acteur(profil)), profil).toBe(isAdminTeneur(profil))
      expect(peutAdministrer(acteur(profil)), profil).toBe(isAdminTeneur(profil))
    }
    for (const verrou of [libre, aUnAutre, { ...aMoi, expireLe: MAINTENANT }]) {
      expect(peutDecider(acteur('TENEUR_ADMIN_PRINC'), 'valider', verrou, MAINTENANT)).toBe(false)
    }
  })
})

describe('sheets and dissolution', () => {
  it('show a syndic its own co-ownerships, a notary what is registered, a keeper all but drafts', () => {
    expect(peutVoirFiche(acteur('TELE_PRO_GESTION'), copro)).toBe(true)
    expect(peutVoirFiche(acteur('TELE_PRO_GESTION', { teledeclarantId: 2 }), copro)).toBe(false)
    expect(peutVoirFiche(acteur('NOTAIRE_COLLAB', { teledeclarantId: 5 }), copro)).toBe(true)
    expect(
      peutVoirFiche(acteur('NOTAIRE_COLLAB', { teledeclarantId: 5 }), {
        ...copro,
        etat: 'BROUILLON',
      }),
    ).toBe(false)
    expect(peutVoirFiche(acteur('TENEUR_ASS_HOTLINE_GES'), { ...copro, etat: 'SUPPRIMEE' })).toBe(
      true,
    )
    expect(peutVoirFiche(acteur('TENEUR_ASS_HOTLINE_GES'), { ...copro, etat: 'BROUILLON' })).toBe(
      false,
    )
    expect(peutVoirFiche(acteur('INSTITUTIONNEL'), copro)).toBe(false)
  })

  it('never dissolve while impersonating', () => {
    expect(peutDissoudre(acteur('TELE_PRO_GESTION'), copro)).toBe(true)
    expect(peutDissoudre(acteur('TELE_PRO_GESTION', { emprunte: true }), copro)).toBe(false)
    expect(peutDissoudre(acteur('TELE_PRO_GESTION', { teledeclarantId: 2 }), copro)).toBe(false)
    expect(peutDissoudre(acteur('NOTAIRE_NOTAIRE', { teledeclarantId: 2 }), copro)).toBe(true)
    expect(peutDissoudre(acteur('TELE_PRO_GESTION'), { ...copro, etat: 'DISSOUTE' })).toBe(false)
  })

  it('let administrators impersonate, once, and block the sensitive actions then', () => {
    expect(PROFILS.filter((p) => peutEmprunter(acteur(p)))).toEqual([
      'TENEUR_ADMIN_PRINC',
      'TENEUR_ADMIN_SCOND',
    ])
    expect(peutEmprunter(acteur('TENEUR_ADMIN_PRINC', { emprunte: true }))).toBe(false)
    expect(
      ['mot-de-passe', 'email', 'mandat', 'dissolution', 'brouillon'].map((a) =>
        interditEnEmprunt(acteur('TELE_PRO_GESTION', { emprunte: true }), a),
      ),
    ).toEqual([true, true, true, true, false])
  })
})
