import { describe, expect, it } from 'vitest'
import { changements, identite, saisieDe, type Etablissement } from './etablissement.ts'

const etablissement: Etablissement = {
  id: 1,
  version: 3,
  type: 'PRO',
  libelleType: 'Syndic professionnel',
  statut: 'ACTIF',
  libelleStatut: 'Actif',
  raisonSociale: 'Cabinet Exemple',
  siret: '12345678900012',
  codeApe: '68.32A',
  libelleApe: 'Administration d’immeubles',
  typeEtablissement: '',
  numEtude: null,
  adresse: ['1 rue Haute', '', '69003 Lyon'],
  codePostal: '69003',
  commune: 'Lyon',
  telephone: '+33472000001',
  domicilieEnFrance: true,
  allowedToEdit: true,
  allowedToMove: true,
  representant: {
    civilite: 'MME',
    nom: 'Martin',
    prenom: 'Alix',
    email: 'a@b.fr',
    telephone: '',
    adresse: {
      complement: '',
      batiment: '',
      voie: '',
      lieuDit: '',
      codePostal: '',
      commune: '',
      pays: 'FRANCE',
    },
  },
}

describe('establishment', () => {
  it('is identified without what it does not have', () => {
    expect(Object.entries(identite(etablissement)).filter(([, fait]) => fait ?? false)).toEqual([
      ['Type', 'Syndic professionnel'],
      ['Raison sociale', 'Cabinet Exemple'],
      ['SIRET', '123 456 789 00012'],
      ['Code APE', '68.32A – Administration d’immeubles'],
      ['Adresse', '1 rue Haute, 69003 Lyon'],
      ['Statut', 'Actif'],
    ])
  })
  it('shows what somebody else saved meanwhile, and only that', () => {
    const avant = saisieDe(etablissement)
    expect(changements(avant, avant)).toEqual({})
    const apres = {
      ...avant,
      telephone: '',
      representant: { ...avant.representant, nom: 'Durand' },
    }
    expect(changements(avant, apres)).toEqual({
      'Téléphone de l’établissement': '',
      Nom: 'Durand',
    })
  })
})
