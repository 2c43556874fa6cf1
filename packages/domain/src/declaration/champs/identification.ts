import { siConnu } from '../../kernel/inconnu.ts'
import {
  adresse,
  adresses,
  compte,
  compteOuZero,
  colonne,
  type Condition,
  drapeau,
  jour,
  numero,
  parcelles,
  siret,
  texte,
  toujours,
  type Valeurs,
} from './genres.ts'

const secondaire: Condition<Identification> = (i) => !i.syndicatPrincipal

export const IDENTIFICATION = {
  nomCopropriete: texte(
    200,
    'Nom d’usage de la copropriété',
    { aide: { sens: '50 caractères au plus, par exemple : Résidence Les Tilleuls' } },
    siConnu,
  ),
  numImmatriculationCopropriete: numero('Numéro d’immatriculation'),
  adressePrincipale: adresse('Adresse de référence'),
  adresseSecondaire: adresses('Adresses complémentaires'),
  parcelle: parcelles('Parcelles cadastrales'),
  dateReglementCopropriete: jour('Date du règlement de copropriété', {
    aide: { ou: 'Première page du règlement de copropriété, ou acte de vente d’un lot' },
    requis: toujours,
  }),
  nbLots: colonne(
    'Nombre total de lots',
    compte(
      'Nombre total de lots',
      {
        aide: {
          sens: 'Tous les lots du règlement, caves et parkings compris.',
          ou: 'État descriptif de division, dans le règlement de copropriété',
        },
        requis: toujours,
      },
      [0, 1],
    ),
  ),
  nbLotsHabBurCom: colonne(
    'Lots d’habitation, de bureaux et de commerces',
    compte(
      'Nombre de lots à usage d’habitation, de bureaux ou de commerces',
      {
        aide: {
          sens: 'Appartements, bureaux et commerces ensemble, sans les caves ni les parkings.',
        },
        requis: toujours,
      },
      [0],
    ),
  ),
  nbLotsHab: colonne(
    'Lots d’habitation',
    compte('Nombre de lots à usage d’habitation', {
      aide: { sens: 'Les appartements seuls, compris dans le nombre précédent.' },
      requis: toujours,
    }),
  ),
  nbLotsStationnement: colonne(
    'Lots de stationnement',
    compte('Nombre de lots de stationnement', {
      aide: { sens: 'Parkings, garages et boxes ; 0 s’il n’y en a pas.' },
      requis: toujours,
    }),
  ),
  syndicatPrincipal: drapeau(
    'Nature du syndicat',
    {
      question: 'Nature du syndicat',
      aide: {
        sens: 'Un syndicat secondaire ne gère qu’une partie des bâtiments d’une grande copropriété, sous un syndicat principal. Si vous n’en avez jamais entendu parler, le vôtre est principal.',
      },
    },
    true,
    ['Syndicat principal', 'Syndicat secondaire'],
  ),
  numImmatriculationCoproprietePrincipale: numero(
    'Numéro d’immatriculation du syndicat principal',
    {
      aide: { sens: '2 lettres et 7 chiffres, par exemple AC1-234-567' },
      demande: secondaire,
      requis: toujours,
    },
  ),
  syndicatCooperatif: drapeau('Syndicat coopératif', {
    aide: { sens: 'Le conseil syndical y est élu pour gérer, et son président est le syndic.' },
  }),
  residenceService: drapeau('Résidence-service', {
    aide: {
      sens: 'Des services sont fournis aux habitants : restauration, surveillance, aide à la personne.',
    },
  }),
  siret: siret('Numéro SIRET du syndicat de copropriétaires', {
    aide: {
      sens: 'Facultatif. 14 chiffres, si l’INSEE en a donné un au syndicat de copropriétaires lui-même.',
    },
  }),
  nbAsl: compteOuZero('Nombre d’associations syndicales libres (ASL)', {
    aide: {
      sens: 'Association de propriétaires voisins qui entretient une rue ou un jardin communs.',
    },
  }),
  nbAful: compteOuZero('Nombre d’associations foncières urbaines libres (AFUL)', {
    aide: { sens: 'Association de propriétaires créée pour une opération d’urbanisme.' },
  }),
  nbUnionsSyndicats: compteOuZero('Nombre d’unions de syndicats', {
    aide: {
      sens: 'Plusieurs syndicats réunis pour gérer un équipement commun, une chaufferie par exemple.',
    },
  }),
}

/** Block 2. Numbers are null when empty. */
export interface Identification extends Valeurs<typeof IDENTIFICATION> {}
