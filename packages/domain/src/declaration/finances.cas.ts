import { addDays, addMonths } from '../kernel/dates.ts'
import { contexteExemple } from './declaration.exemple.ts'
import type { CasRegle } from './cas-regle.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { DonneesFinancieres } from './declaration.types.ts'

const fin =
  (surcharge: Partial<DonneesFinancieres>) =>
  (faits: FaitsDeclaration): void => {
    Object.assign(faits.contenu.donneesFinancieres, surcharge)
  }
/** An annual update after the accounts closed on 31/12/2024, approved on 15/05/2025. */
const annuelle =
  (surcharge: Partial<DonneesFinancieres>, dateClotureComptes: string | null = '2024-12-31') =>
  (faits: FaitsDeclaration): void => {
    fin(surcharge)(faits)
    faits.contexte.typeMaj = 'ANNUELLE'
    faits.contexte.exercicePrecedent = { dateClotureComptes, dateAg: '2025-05-15' }
  }
const petit =
  (petitSyndicat: 'LOTS' | 'BUDGET', lots: number, chargesOperationsCourantes = 9000) =>
  (faits: FaitsDeclaration): void => {
    fin({ petitSyndicat, chargesOperationsCourantes })(faits)
    faits.contenu.identification.nbLotsHabBurCom = lots
    faits.contenu.identification.nbLotsHab = Math.min(lots, 18)
  }
const standard =
  (surcharge: Partial<DonneesFinancieres>) =>
  (faits: FaitsDeclaration): void => {
    annuelle(surcharge)(faits)
    faits.contexte.typeMaj = 'STANDARD'
  }
/** A standard update of a co-ownership whose last year is validated. */
const corriger =
  (surcharge: Partial<DonneesFinancieres>) =>
  (faits: FaitsDeclaration): void => {
    faits.contexte.exerciceValide = { ...faits.contenu.donneesFinancieres }
    standard(surcharge)(faits)
    faits.contexte.exercicePrecedent = { dateClotureComptes: '2025-12-31', dateAg: '2026-05-15' }
  }
/** The day that many after the last one of a year that is still plausible. */
const avantLeTerme = (jours: number): string =>
  addDays(addMonths(contexteExemple().aujourdhui, 18), jours)
/** A year whose accounts are not approved, that closes on a day. */
const enCours = (dateClotureComptes: string) =>
  fin({ dateDebutExercice: null, dateClotureComptes, dateAg: null, comptesNonApprouves: true })
const premier =
  (dateReglementCopropriete: string | null, premierExerciceComptable = true) =>
  (faits: FaitsDeclaration): void => {
    fin({ premierExerciceComptable })(faits)
    faits.contenu.identification.dateReglementCopropriete = dateReglementCopropriete
  }

export const CAS_FINANCES = {
  WS41: {
    champ: 'dateDebutExercice',
    passe: fin({ dateDebutExercice: null }),
    echoue: fin({ dateDebutExercice: '2026-06-01' }),
    limite: {
      dedans: fin({ dateDebutExercice: '2025-12-30' }),
      dehors: fin({ dateDebutExercice: '2025-12-31' }),
    },
  },
  WS112: {
    champ: 'dateDebutExercice',
    passe: annuelle({ dateDebutExercice: '2024-01-01', dateClotureComptes: '2024-12-31' }),
    echoue: annuelle({ dateDebutExercice: '2024-06-01' }),
    limite: {
      dedans: annuelle({ dateDebutExercice: '2025-01-01' }),
      dehors: annuelle({ dateDebutExercice: '2024-12-31' }),
    },
  },
  WS107: {
    champ: 'dateClotureComptes',
    passe: fin({ dateDebutExercice: '2025-01-01' }),
    echoue: fin({ dateDebutExercice: '2023-01-01' }),
    limite: {
      dedans: fin({ dateDebutExercice: '2024-07-01' }),
      dehors: fin({ dateDebutExercice: '2024-06-30' }),
    },
  },
  WS22: {
    champ: 'dateAg',
    passe: fin({ dateAg: null }),
    echoue: fin({ dateAg: '2027-01-01' }),
    limite: { dedans: fin({ dateAg: '2026-11-20' }), dehors: fin({ dateAg: '2026-11-21' }) },
  },
  WS32: {
    champ: 'dateAg',
    passe: fin({ dateAg: null }),
    echoue: fin({ dateAg: '2025-06-01' }),
    limite: { dedans: fin({ dateAg: '2026-01-01' }), dehors: fin({ dateAg: '2025-12-31' }) },
  },
  WS101: {
    champ: 'dateClotureComptes',
    confirmable: true,
    passe: standard({ dateClotureComptes: '2024-12-31' }),
    echoue: annuelle({ dateClotureComptes: '2024-12-31' }),
    limite: {
      dedans: annuelle({ dateClotureComptes: '2025-01-01' }),
      dehors: annuelle({ dateClotureComptes: '2024-12-31' }),
    },
  },
  WS102: {
    champ: 'dateClotureComptes',
    passe: annuelle({ dateClotureComptes: '2025-12-31' }),
    echoue: annuelle({ dateClotureComptes: '2023-12-31' }),
    limite: {
      dedans: annuelle({ dateClotureComptes: '2024-12-31' }),
      dehors: annuelle({ dateClotureComptes: '2024-12-30' }),
    },
  },
  WS103: {
    champ: 'dateClotureComptes',
    confirmable: true,
    passe: annuelle({ dateClotureComptes: '2025-02-28' }, '2024-02-29'),
    echoue: annuelle({ dateClotureComptes: '2025-09-30' }),
    limite: {
      dedans: annuelle({ dateClotureComptes: '2025-06-30' }, '2021-06-29'),
      dehors: annuelle({ dateClotureComptes: '2025-06-29' }, '2021-06-30'),
    },
  },
  CNB009: {
    champ: 'dateAg',
    confirmable: true,
    passe: standard({ dateAg: '2025-05-15' }),
    echoue: annuelle({ dateAg: '2025-05-15' }),
    limite: {
      dedans: annuelle({ dateAg: '2025-05-16' }),
      dehors: annuelle({ dateAg: '2025-05-15' }),
    },
  },
  'FIN-PREMIER-EXERCICE': {
    champ: 'premierExerciceComptable',
    confirmable: true,
    passe: premier('1978-05-04', false),
    echoue: premier('1978-05-04'),
    limite: { dedans: premier('2021-11-21'), dehors: premier('2021-11-20') },
  },
  'FIN-CLOTURE-LOIN': {
    champ: 'dateClotureComptes',
    passe: fin({ dateDebutExercice: null, dateClotureComptes: '2025-12-31' }),
    echoue: enCours('2062-12-31'),
    limite: { dedans: enCours(avantLeTerme(-1)), dehors: enCours(avantLeTerme(0)) },
  },
  'FIN-EXERCICE-VALIDE': {
    champ: 'dateClotureComptes',
    passe: annuelle({ dateDebutExercice: '2025-01-01', dateClotureComptes: '2025-12-31' }),
    echoue: corriger({ montantDettes: 1 }),
    limite: { dedans: corriger({}), dehors: corriger({ chargesOperationsCourantes: 40001 }) },
  },
  'FIN-PETIT-LOTS': {
    champ: 'petitSyndicat',
    passe: petit('LOTS', 3),
    echoue: petit('LOTS', 20),
    limite: { dedans: petit('LOTS', 5), dehors: petit('LOTS', 6) },
  },
  'FIN-PETIT-BUDGET': {
    champ: 'petitSyndicat',
    confirmable: true,
    passe: petit('BUDGET', 20, 9000),
    echoue: petit('BUDGET', 20, 60_000),
    limite: { dedans: petit('BUDGET', 20, 14_999), dehors: petit('BUDGET', 20, 15_000) },
  },
  'FIN-MONTANTS': {
    champ: 'montantDettes',
    passe: fin({ montantDettes: 0 }),
    echoue: fin({ montantDettes: -1 }),
    limite: {
      dedans: fin({ montantDettes: 999_999_999 }),
      dehors: fin({ montantDettes: 1_000_000_000 }),
    },
  },
} satisfies Record<string, CasRegle>
