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
import { TOUJOURS as loi } from './loi.ts'

const secondaire: Condition<Identification> = (i) => !i.syndicatPrincipal

export const IDENTIFICATION = {
  nomCopropriete: texte(200, { libelle: 'Nom d’usage de la copropriété', loi }),
  numImmatriculationCopropriete: numero({ libelle: 'Numéro d’immatriculation', loi }),
  adressePrincipale: adresse({ libelle: 'Adresse de référence', loi }),
  adresseSecondaire: adresses({ libelle: 'Adresses complémentaires', loi }),
  parcelle: parcelles({ libelle: 'Parcelles cadastrales', loi }),
  dateReglementCopropriete: jour({
    libelle: 'Date du règlement de copropriété',
    loi,
    aide: { ou: 'Première page du règlement de copropriété, ou acte de vente d’un lot' },
    requis: toujours,
  }),
  nbLots: colonne(
    'Nombre total de lots',
    compte(
      {
        libelle: 'Nombre total de lots',
        loi,
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
      {
        libelle: 'Nombre de lots à usage d’habitation, de bureaux ou de commerces',
        loi,
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
    compte({
      libelle: 'Nombre de lots à usage d’habitation',
      loi,
      aide: { sens: 'Les appartements seuls, compris dans le nombre précédent.' },
      requis: toujours,
    }),
  ),
  nbLotsStationnement: colonne(
    'Lots de stationnement',
    compte({
      libelle: 'Nombre de lots de stationnement',
      loi,
      aide: { sens: 'Parkings, garages et boxes ; 0 s’il n’y en a pas.' },
      requis: toujours,
    }),
  ),
  syndicatPrincipal: drapeau(
    {
      libelle: 'Nature du syndicat',
      loi,
      aide: {
        sens: 'Un syndicat secondaire ne gère qu’une partie des bâtiments d’une grande copropriété, sous un syndicat principal. Si vous n’en avez jamais entendu parler, le vôtre est principal.',
      },
    },
    { defaut: true, mots: ['Syndicat principal', 'Syndicat secondaire'] },
  ),
  numImmatriculationCoproprietePrincipale: numero({
    libelle: 'Numéro d’immatriculation du syndicat principal',
    loi,
    demande: secondaire,
    requis: toujours,
  }),
  syndicatCooperatif: drapeau({
    libelle: 'Syndicat coopératif',
    loi,
    aide: { sens: 'Le conseil syndical y est élu pour gérer, et son président est le syndic.' },
  }),
  residenceService: drapeau({
    libelle: 'Résidence-service',
    loi,
    aide: {
      sens: 'Des services sont fournis aux habitants : restauration, surveillance, aide à la personne.',
    },
  }),
  siret: siret({
    libelle: 'Numéro SIRET du syndicat de copropriétaires',
    loi,
    aide: {
      sens: 'Facultatif. 14 chiffres, si l’INSEE en a donné un au syndicat de copropriétaires lui-même.',
    },
  }),
  nbAsl: compteOuZero({
    libelle: 'Nombre d’associations syndicales libres (ASL)',
    loi,
    aide: {
      sens: 'Association de propriétaires voisins qui entretient une rue ou un jardin communs.',
    },
  }),
  nbAful: compteOuZero({
    libelle: 'Nombre d’associations foncières urbaines libres (AFUL)',
    loi,
    aide: { sens: 'Association de propriétaires créée pour une opération d’urbanisme.' },
  }),
  nbUnionsSyndicats: compteOuZero({
    libelle: 'Nombre d’unions de syndicats',
    loi,
    aide: {
      sens: 'Plusieurs syndicats réunis pour gérer un équipement commun, une chaufferie par exemple.',
    },
  }),
}

/** Block 2. Numbers are null when empty. */
export interface Identification extends Valeurs<typeof IDENTIFICATION> {}
