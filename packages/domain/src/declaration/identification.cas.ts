import { adresseEnLigne } from './adresse-en-ligne.ts'
import type { CasRegle } from './cas-regle.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { TypeImmatriculation } from './declaration.enums.ts'
import type { Identification, Parcelle } from './declaration.types.ts'

const id =
  (surcharge: Partial<Identification>) =>
  (faits: FaitsDeclaration): void => {
    Object.assign(faits.contenu.identification, surcharge)
  }
const parcelle =
  (surcharge: Partial<Parcelle>) =>
  (faits: FaitsDeclaration): void => {
    for (const p of faits.contenu.identification.parcelle) Object.assign(p, surcharge)
  }
const reglement =
  (dateReglementCopropriete: string | null, typeImmat: TypeImmatriculation = 'OFFICE') =>
  (faits: FaitsDeclaration): void => {
    faits.contenu.identification.dateReglementCopropriete = dateReglementCopropriete
    faits.contexte.typeImmat = typeImmat
  }
/** The reference address with a street of so many letters. */
const voieDe =
  (longueur: number) =>
  ({ contenu: { identification: i } }: FaitsDeclaration): void => {
    if (i.adressePrincipale) i.adressePrincipale.voie = 'r'.repeat(longueur)
  }
/** The same, so many letters on one line. */
const ligneDe =
  (longueur: number) =>
  (faits: FaitsDeclaration): void => {
    voieDe(1)(faits)
    const a = faits.contenu.identification.adressePrincipale
    if (a) voieDe(longueur - adresseEnLigne(a).length + 1)(faits)
  }
const sansAdresse = id({ adressePrincipale: null })
const gardeeNonGeolocalisee = (faits: FaitsDeclaration): void => {
  if (faits.contenu.identification.adressePrincipale)
    faits.contenu.identification.adressePrincipale.geolocalisee = false
}

type Compte =
  | 'nbLotsHabBurCom'
  | 'nbLotsHab'
  | 'nbLotsStationnement'
  | 'nbAsl'
  | 'nbAful'
  | 'nbUnionsSyndicats'
const bornes = (champ: Compte, min: number, max: number): CasRegle => ({
  champ,
  passe: id({ [champ]: min }),
  echoue: id({ [champ]: min - 1 }),
  limite: { dedans: id({ [champ]: max }), dehors: id({ [champ]: max + 1 }) },
})

export const CAS_IDENTIFICATION = {
  'ID-ADRESSE': {
    champ: 'adressePrincipale',
    passe: () => {},
    echoue: sansAdresse,
    limite: { dedans: gardeeNonGeolocalisee, dehors: sansAdresse },
  },
  'ID-PARCELLE': {
    champ: 'parcelle',
    passe: () => {},
    echoue: id({ parcelle: [] }),
    limite: {
      dedans: parcelle({ geolocalisee: false }),
      dehors: parcelle({ geolocalisee: false, numero: '' }),
    },
  },
  'ID-PARCELLE-REFERENCE': {
    champ: 'parcelle.0.section',
    passe: () => {},
    echoue: parcelle({ section: '', numero: '' }),
    limite: { dedans: parcelle({ section: 'A', numero: '1' }), dehors: parcelle({ section: '' }) },
  },
  'ID-PARCELLE-SECTION': {
    champ: 'parcelle.0.section',
    passe: parcelle({ section: '12', codeInsee: '67482' }),
    echoue: parcelle({ section: '1A' }),
    limite: { dedans: parcelle({ section: 'ZZ' }), dehors: parcelle({ section: 'ZZZ' }) },
  },
  'ID-PARCELLE-NUMERO': {
    champ: 'parcelle.0.numero',
    passe: parcelle({ numero: '1' }),
    echoue: parcelle({ numero: '12A' }),
    limite: { dedans: parcelle({ numero: '9999' }), dehors: parcelle({ numero: '10000' }) },
  },
  'ID-ADRESSE-LONGUEUR': {
    champ: 'adressePrincipale.voie',
    passe: voieDe(150),
    echoue: voieDe(300),
    limite: { dedans: ligneDe(200), dehors: ligneDe(201) },
  },
  'ID-NOM': {
    champ: 'nomCopropriete',
    passe: id({ nomCopropriete: '' }),
    echoue: id({ nomCopropriete: 'x'.repeat(80) }),
    limite: {
      dedans: id({ nomCopropriete: 'x'.repeat(50) }),
      dehors: id({ nomCopropriete: 'x'.repeat(51) }),
    },
  },
  'ID-NOM-LIEN': {
    champ: 'nomCopropriete',
    passe: id({ nomCopropriete: 'S.D.C. 12 rue St. Jean' }),
    echoue: id({ nomCopropriete: 'Les Tilleuls tilleuls.fr' }),
    limite: {
      dedans: id({ nomCopropriete: 'Tilleuls. Fr' }),
      dehors: id({ nomCopropriete: 'Tilleuls.Fr' }),
    },
  },
  'ID-REGLEMENT-1900': {
    champ: 'dateReglementCopropriete',
    passe: reglement(null),
    echoue: reglement('1804-03-21'),
    limite: { dedans: reglement('1900-01-01'), dehors: reglement('1899-12-31') },
  },
  'ID-REGLEMENT-PASSE': {
    champ: 'dateReglementCopropriete',
    passe: reglement('2000-01-01'),
    echoue: reglement('2030-01-01'),
    limite: { dedans: reglement('2026-11-20'), dehors: reglement('2026-11-21') },
  },
  'ID-REGLEMENT-SYNDIC': {
    champ: 'dateReglementCopropriete',
    passe: reglement('2020-01-01', 'INITIALE'),
    echoue: reglement('2020-01-01', 'DEFAULT'),
    limite: {
      dedans: reglement('2016-12-31', 'DEFAULT'),
      dehors: reglement('2017-01-01', 'DEFAULT'),
    },
  },
  'ID-REGLEMENT-NOTAIRE': {
    champ: 'dateReglementCopropriete',
    passe: reglement('1990-01-01', 'OFFICE'),
    echoue: reglement('1990-01-01', 'INITIALE'),
    limite: {
      dedans: reglement('2017-01-01', 'INITIALE'),
      dehors: reglement('2016-12-31', 'INITIALE'),
    },
  },
  'ID-LOTS-MIN': {
    champ: 'nbLots',
    passe: id({ nbLots: null }),
    echoue: id({ nbLots: 2.5 }),
    limite: { dedans: id({ nbLots: 2 }), dehors: id({ nbLots: 1 }) },
  },
  'ID-LOTS-MAX': {
    champ: 'nbLots',
    passe: id({ nbLots: 30 }),
    echoue: id({ nbLots: 1_000_000 }),
    limite: { dedans: id({ nbLots: 99_999 }), dehors: id({ nbLots: 100_000 }) },
  },
  'ID-LOTS-HBC-BORNES': bornes('nbLotsHabBurCom', 1, 99_999),
  'ID-LOTS-HAB-BORNES': bornes('nbLotsHab', 1, 99_999),
  'ID-STATIONNEMENT-BORNES': bornes('nbLotsStationnement', 0, 99_999),
  'ID-ASL-BORNES': bornes('nbAsl', 0, 99),
  'ID-AFUL-BORNES': bornes('nbAful', 0, 99),
  'ID-UNIONS-BORNES': bornes('nbUnionsSyndicats', 0, 99),
  'ID-LOTS-HAB-TOTAL': {
    champ: 'nbLots',
    passe: id({ nbLots: 30, nbLotsHab: 18, nbLotsStationnement: null }),
    echoue: id({ nbLots: 10, nbLotsHab: 18, nbLotsStationnement: 10 }),
    limite: {
      dedans: id({ nbLots: 28, nbLotsHab: 18, nbLotsStationnement: 10 }),
      dehors: id({ nbLots: 27, nbLotsHab: 18, nbLotsStationnement: 10 }),
    },
  },
  'ID-LOTS-HBC-TOTAL': {
    champ: 'nbLots',
    passe: id({ nbLots: 30, nbLotsHabBurCom: null }),
    echoue: id({ nbLots: 10, nbLotsHabBurCom: 20, nbLotsStationnement: 0 }),
    limite: {
      dedans: id({ nbLots: 30, nbLotsHabBurCom: 20, nbLotsStationnement: 10 }),
      dehors: id({ nbLots: 29, nbLotsHabBurCom: 20, nbLotsStationnement: 10 }),
    },
  },
  'ID-LOTS-HAB-HBC': {
    champ: 'nbLotsHab',
    passe: id({ nbLotsHab: 5, nbLotsHabBurCom: 20 }),
    echoue: id({ nbLotsHab: 25, nbLotsHabBurCom: 20 }),
    limite: {
      dedans: id({ nbLotsHab: 20, nbLotsHabBurCom: 20 }),
      dehors: id({ nbLotsHab: 21, nbLotsHabBurCom: 20 }),
    },
  },
  'ID-SIRET': {
    champ: 'siret',
    passe: id({ siret: '' }),
    echoue: id({ siret: '123' }),
    limite: { dedans: id({ siret: '73282932000074' }), dehors: id({ siret: '73282932000075' }) },
  },
  'ID-PRINCIPALE': {
    champ: 'numImmatriculationCoproprietePrincipale',
    passe: id({ numImmatriculationCoproprietePrincipale: '' }),
    echoue: id({ numImmatriculationCoproprietePrincipale: 'ABC' }),
    limite: {
      dedans: id({ numImmatriculationCoproprietePrincipale: 'ac1-234-567' }),
      dehors: id({ numImmatriculationCoproprietePrincipale: 'AC123456' }),
    },
  },
} satisfies Record<string, CasRegle>
