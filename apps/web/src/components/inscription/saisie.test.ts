import { describe, expect, it } from 'vitest'
import { controlerCreation, SAISIE_VIDE, type SaisieCreation, versAppel } from './saisie.ts'

const personne = { ...SAISIE_VIDE.representant, nom: 'Martin', prenom: 'Alix', email: 'a@b.fr' }
const saisie = (plus: Partial<SaisieCreation>): SaisieCreation => ({
  ...SAISIE_VIDE,
  representant: personne,
  confirmationEmail: 'A@b.fr',
  captcha: 'x',
  ...plus,
})
const champs = (genre: Parameters<typeof controlerCreation>[0], plus: Partial<SaisieCreation>) =>
  controlerCreation(genre, saisie(plus)).map((e) => e.champ)

describe('creation form', () => {
  it('before the look-up, asks for the SIRET alone, then for the look-up', () => {
    expect(champs('professionnel', {})).toEqual(['etablissement.siret'])
    expect(
      champs('professionnel', {
        etablissement: { ...SAISIE_VIDE.etablissement, siret: '999 501 026 00010' },
      }),
    ).toEqual(['mode'])
  })
  it('typed by hand, asks for what the letter needs', () => {
    expect(
      champs('professionnel', {
        mode: 'saisie',
        etablissement: { ...SAISIE_VIDE.etablissement, siret: '99950102600010' },
      }),
    ).toEqual([
      'etablissement.raisonSociale',
      'etablissement.codeApe',
      'etablissement.voie',
      'etablissement.codePostal',
      'etablissement.commune',
    ])
  })
  it('a volunteer gives its address, a cooperative its name, both the answer to the challenge', () => {
    const adresse = [
      'representant.adresse.voie',
      'representant.adresse.codePostal',
      'representant.adresse.commune',
    ]
    expect(champs('benevole', {})).toEqual(adresse)
    expect(champs('cooperatif', { captcha: '' })).toEqual([
      'etablissement.raisonSociale',
      ...adresse,
      'captcha',
    ])
    expect(champs('benevole', { confirmationEmail: 'autre@b.fr' })).toEqual([
      ...adresse,
      'confirmationEmail',
    ])
  })
  it('is sent without the spaces of the SIRET', () => {
    const appel = versAppel(
      'professionnel',
      saisie({ etablissement: { ...SAISIE_VIDE.etablissement, siret: '999 501 026 00010' } }),
    )
    expect([
      appel.params.type,
      appel.body.etablissement?.siret,
      appel.body.representant.civilite,
    ]).toEqual(['PRO', '99950102600010', ''])
  })
})
