import type { Batiment } from './champs/batiment.ts'
import { unBatiment } from './batiment.exemple.ts'
import type { CasRegle } from './cas-regle.ts'
import type { FaitsDeclaration } from './contexte.ts'

/** A declaration of 2027 with these buildings. */
const liste =
  (...batiments: Batiment[]) =>
  (faits: FaitsDeclaration): void => {
    faits.contexte.jeu = '2027'
    faits.contenu.donneesTechniques.batiments = batiments
  }
const bat = (surcharge: Partial<Batiment>) => liste(unBatiment(surcharge))
const deux = (surcharge: Partial<Batiment>, premier: Partial<Batiment> = {}) =>
  liste(unBatiment(premier), unBatiment({ cle: 'b2', nom: 'Bâtiment B', ...surcharge }))
/** A declaration of 2016 with these buildings. */
const avant =
  (...batiments: Batiment[]) =>
  (faits: FaitsDeclaration): void => {
    faits.contenu.donneesTechniques.batiments = batiments
  }

export const CAS_BATIMENTS = {
  'BAT-AVANT': {
    champ: 'batiments',
    passe: () => {},
    echoue: avant(unBatiment(), unBatiment({ cle: 'b2', nom: 'B' })),
    limite: { dedans: avant(), dehors: avant(unBatiment()) },
  },
  'BAT-LISTE': {
    champ: 'batiments',
    passe: deux({}),
    echoue: liste(),
    limite: { dedans: liste(unBatiment()), dehors: liste() },
  },
  'BAT-NOM': {
    champ: 'batiments.0.nom',
    passe: deux({}),
    echoue: deux({ nom: 'Bâtiment A' }),
    limite: { dedans: deux({ nom: 'Bâtiment A1' }), dehors: deux({ nom: 'BÂTIMENT A' }) },
  },
  'BAT-ETAGES': {
    champ: 'batiments.0.nbEtages',
    passe: bat({ nbEtages: 12 }),
    echoue: bat({ nbEtages: -1 }),
    limite: { dedans: bat({ nbEtages: 99 }), dehors: bat({ nbEtages: 100 }) },
  },
  'BAT-ASCENSEURS': {
    champ: 'batiments.0.nbAscenseurs',
    passe: bat({ nbAscenseurs: 3 }),
    echoue: bat({ nbAscenseurs: 1.5 }),
    limite: { dedans: bat({ nbAscenseurs: 999 }), dehors: bat({ nbAscenseurs: 1000 }) },
  },
  'BAT-ANNEE': {
    champ: 'batiments.0.anneeConstruction',
    passe: bat({ anneeConstruction: null }),
    echoue: bat({ anneeConstruction: 78 }),
    limite: {
      dedans: bat({ periodeConstruction: 'APRES_2011', anneeConstruction: 2026 }),
      dehors: bat({ periodeConstruction: 'APRES_2011', anneeConstruction: 2027 }),
    },
  },
  'BAT-ANNEE-PERIODE': {
    champ: 'batiments.0.anneeConstruction',
    passe: bat({ periodeConstruction: 'NON_CONNUE' }),
    echoue: bat({ periodeConstruction: 'AVANT_1949' }),
    limite: { dedans: bat({ anneeConstruction: 1993 }), dehors: bat({ anneeConstruction: 1994 }) },
  },
  'BAT-ETIQUETTE-DATE': {
    champ: 'batiments.0.dateEtiquette',
    passe: bat({ dateEtiquette: null }),
    echoue: bat({ dateEtiquette: '2030-01-01' }),
    limite: {
      dedans: bat({ dateEtiquette: '2026-11-21' }),
      dehors: bat({ dateEtiquette: '2026-11-22' }),
    },
  },
  'BAT-ETIQUETTE-NUMERO': {
    champ: 'batiments.0.numeroEtiquette',
    passe: bat({ numeroEtiquette: '' }),
    echoue: bat({ numeroEtiquette: '2475-0123456' }),
    limite: {
      dedans: bat({ numeroEtiquette: '2475E0123456A' }),
      dehors: bat({ numeroEtiquette: '2475E0123456AB' }),
    },
  },
  'BAT-DIAGNOSTIC-DATE': {
    champ: 'batiments.0.dateDiagnosticStructurel',
    passe: bat({ dateDiagnosticStructurel: null }),
    echoue: bat({ dateDiagnosticStructurel: '2030-01-01' }),
    limite: {
      dedans: bat({ dateDiagnosticStructurel: '2026-11-21' }),
      dehors: bat({ dateDiagnosticStructurel: '2026-11-22' }),
    },
  },
  'BAT-ADRESSE': {
    champ: 'batiments.0.adresse',
    passe: bat({ adresse: '' }),
    echoue: bat({ adresse: '1 rue d’ailleurs 75001 Paris' }),
    limite: {
      dedans: bat({ adresse: '12 Rue du Général Leclerc 35000 Rennes' }),
      dehors: bat({ adresse: '14 Rue du Général Leclerc 35000 Rennes' }),
    },
  },
  'BAT-PARCELLE': {
    champ: 'batiments.0.parcelle',
    passe: bat({ parcelle: '' }),
    echoue: bat({ parcelle: '75101000ZZ0001' }),
    limite: {
      dedans: bat({ parcelle: '35238000AB0123' }),
      dehors: bat({ parcelle: '35238000AB0124' }),
    },
  },
  'BAT-RNB': {
    champ: 'batiments.0.idRnb',
    passe: bat({ idRnb: '' }),
    echoue: bat({ idRnb: 'PG46' }),
    limite: { dedans: bat({ idRnb: 'PG46YY6YWCX8' }), dehors: bat({ idRnb: 'PG46YY6YWCX81' }) },
  },
  'BAT-RNB-UNIQUE': {
    champ: 'batiments.0.idRnb',
    passe: deux({}),
    echoue: deux({ idRnb: 'PG46YY6YWCX8' }, { idRnb: 'PG46YY6YWCX8' }),
    limite: {
      dedans: deux({ idRnb: 'PG46YY6YWCX9' }, { idRnb: 'PG46YY6YWCX8' }),
      dehors: deux({ idRnb: 'pg46yy6ywcx8' }, { idRnb: 'PG46YY6YWCX8' }),
    },
  },
  'BAT-CONSTAT': {
    champ: 'batiments.0.constateLe',
    passe: bat({ constateLe: null }),
    echoue: bat({ constateLe: '2030-01-01' }),
    limite: {
      dedans: bat({ constateLe: '2026-11-21' }),
      dehors: bat({ constateLe: '2026-11-22' }),
    },
  },
  'BAT-DIX-ANS': {
    champ: 'batiments.0.constateLe',
    passe: bat({ constateLe: null }),
    echoue: bat({ constateLe: '2010-01-01' }),
    limite: {
      dedans: bat({ constateLe: '2016-11-21' }),
      dehors: bat({ constateLe: '2016-11-20' }),
    },
  },
} satisfies Record<string, CasRegle>
