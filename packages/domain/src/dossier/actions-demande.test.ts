import { describe, expect, it } from 'vitest'
import { actionsDemande, type DemandeVue } from './actions-demande.ts'
import { faitsTeneur, MAINTENANT, TENEUR } from './dossier.exemple.ts'

const tenue = (plus: Partial<DemandeVue>): DemandeVue => ({
  type: 'RATTACHEMENT',
  etat: 'EN_COURS',
  etatCopropriete: 'IMMATRICULEE_RATTACHEE',
  verrou: { parUtilisateurId: TENEUR, expireLe: MAINTENANT + 1000 },
  ...plus,
})
const actions = (vue: DemandeVue, profil: 'TENEUR_ADMIN_PRINC' | 'TENEUR_ASS_HOTLINE_GES') =>
  actionsDemande(faitsTeneur({ profil }).acteur, vue, MAINTENANT)

describe('what a keeper may decide', () => {
  it('an election before the term is validated once the syndic in place could answer; refused at any time', () => {
    const attendue = actions(tenue({ attendLePredecesseur: true }), 'TENEUR_ADMIN_PRINC')
    expect(attendue).not.toContain('valider')
    expect(attendue).toContain('refuser')
    expect(actions(tenue({}), 'TENEUR_ADMIN_PRINC')).toContain('valider')
  })
  it('the hotline refuses, and ends nothing', () => {
    expect(actions(tenue({}), 'TENEUR_ASS_HOTLINE_GES')).toEqual(
      expect.arrayContaining(['valider', 'refuser']),
    )
    const dissolution = tenue({
      type: 'DISSOLUTION',
      etatCopropriete: 'DISSOLUTION_EN_COURS_DE_VALIDATION',
    })
    expect(actions(dissolution, 'TENEUR_ASS_HOTLINE_GES')).not.toContain('valider')
    expect(actions(dissolution, 'TENEUR_ADMIN_PRINC')).toContain('valider')
  })
})
