import { describe, expect, it } from 'vitest'
import { comparer } from './comparaison.ts'
import type { Candidat, Declaration } from './types.ts'

const parcelle = {
  codePostal: '31400',
  commune: 'Toulouse',
  communeAbsorbee: '',
  codeInsee: '31555',
  prefixe: '000',
  section: 'KL',
  numero: '437',
  geolocalisee: true,
}
const adresse = {
  numeroVoie: '45',
  voie: 'Rue Georges Bizet',
  codePostal: '31400',
  commune: 'Toulouse',
  codeInsee: '31555',
  idBan: '',
  longitude: null,
  latitude: null,
  geolocalisee: true,
}

const declaration = {
  soumisLe: '2026-11-19T22:30:00Z',
  immatCopropriete: {
    identification: {
      nomCopropriete: 'LA COUR DES MAGNOLIAS',
      adressePrincipale: adresse,
      parcelle: [parcelle],
      nbLots: 79,
      dateReglementCopropriete: '01/07/2003',
    },
    donneesTechniques: { nbBatimentsTotal: 0 },
  },
} as unknown as Declaration

const candidat = {
  nom: 'La Cour des Magnolias',
  adresseReference: '45 Rue Georges Bizet 31400 Toulouse',
  parcelles: ['31555000KL0437'],
  nbLots: 78,
  nbBatiments: 0,
  dateReglement: null,
  representantLegal: 'Cabinet Montclair',
  dateCreation: '03/10/2023',
} as unknown as Candidat

const ligne = (critere: string, c: Candidat = candidat) =>
  comparer(declaration, c, 'Cabinet Montclair').find((l) => l.critere === critere)

describe('the request beside a close co-ownership', () => {
  it('finds the same name and address whatever the case', () => {
    expect(ligne('Nom')).toMatchObject({
      demande: 'LA COUR DES MAGNOLIAS',
      existante: 'La Cour des Magnolias',
      identique: true,
    })
    expect(ligne('Adresse de référence')?.identique).toBe(true)
  })
  it('finds the same parcels only when both sets are the same', () => {
    expect(ligne('Parcelles')).toMatchObject({ demande: 'KL 437', identique: true })
    expect(
      ligne('Parcelles', { ...candidat, parcelles: ['31555000KL0437', '31555000KL0438'] })
        ?.identique,
    ).toBe(false)
    expect(ligne('Parcelles', { ...candidat, parcelles: [] })?.identique).toBe(false)
  })
  it('does not take two missing values for the same', () => {
    expect(ligne('Nombre de bâtiments')).toMatchObject({
      demande: '—',
      existante: '—',
      identique: false,
    })
  })
  it('tells different values apart', () => {
    expect(ligne('Nombre de lots')).toMatchObject({
      demande: '79',
      existante: '78',
      identique: false,
    })
    expect(ligne('Date du règlement')).toMatchObject({
      demande: '01/07/2003',
      existante: '—',
      identique: false,
    })
  })
  it('names the representative that the request declares, and finds the same one', () =>
    expect(ligne('Représentant légal')).toMatchObject({
      demande: 'Cabinet Montclair',
      identique: true,
    }))
  it('dates the request by the day in Paris, which is no likeness', () =>
    expect(ligne('Date de création', { ...candidat, dateCreation: '19/11/2026' })).toMatchObject({
      demande: '19/11/2026',
      existante: '19/11/2026',
      identique: false,
    }))
})
