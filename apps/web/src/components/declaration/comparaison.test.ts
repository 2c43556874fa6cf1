import { contenuVide } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { comparer, fautesReponses } from './comparaison.ts'
import type { Candidat } from './types.ts'

const candidat: Candidat = {
  id: 3,
  numeroImmatriculation: 'AA0000003',
  etat: 'IMMATRICULEE_RATTACHEE',
  nom: 'RESIDENCE LES TILLEULS',
  adresseReference: '12 Rue A 35000 Rennes',
  dateCreation: '01/02/2020',
  nbLots: 30,
  nbBatiments: 2,
  dateReglement: '04/05/1978',
  representantLegal: 'Syndic',
  parcelles: ['352380000AB0123'.slice(0, 14)],
  longitude: null,
  latitude: null,
  score: 0.8,
  tresProche: true,
  raisons: [],
  rattachable: true,
}

describe('comparer', () => {
  it('marks what differs, writing aside, and not what is unknown', () => {
    const c = contenuVide()
    c.identification.nomCopropriete = 'Résidence les tilleuls'
    c.identification.nbLots = 28
    const lignes = new Map(comparer(c, candidat).map((l) => [l.libelle, l]))
    expect(lignes.get('Nom')?.differe).toBe(false)
    expect(lignes.get('Nombre de lots')).toMatchObject({
      declaree: '28',
      candidate: '30',
      differe: true,
    })
    expect(lignes.get('Nombre de bâtiments')).toMatchObject({
      declaree: 'Non renseigné',
      differe: false,
    })
    expect(lignes.get('Numéro d’immatriculation')).toMatchObject({
      candidate: 'AA0-000-003',
      differe: false,
    })
  })
})

describe('fautesReponses', () => {
  it('asks for an answer to each, and for the reason of a difference', () => {
    expect(fautesReponses([candidat], []).map((f) => f.champ)).toEqual(['reponse'])
    expect(
      fautesReponses([candidat], [{ candidatId: 3, reponse: 'DIFFERENTE', motif: '  ' }]).map(
        (f) => f.champ,
      ),
    ).toEqual(['motif'])
    expect(
      fautesReponses(
        [candidat],
        [{ candidatId: 3, reponse: 'DIFFERENTE', motif: 'Autre bâtiment' }],
      ),
    ).toEqual([])
    expect(
      fautesReponses([candidat], [{ candidatId: 3, reponse: 'RATTACHER', motif: '' }]),
    ).toEqual([])
  })
})
