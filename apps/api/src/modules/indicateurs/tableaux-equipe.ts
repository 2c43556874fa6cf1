import { CIBLES_SERVICE } from '@registre/domain'
import type { ContenuReleve } from './releve.sql.ts'
import { colonne, jours, part, type Tableau } from './tableaux.ts'

const DANS_LES_DELAIS = {
  ...colonne('aTemps', 'Dans les délais', 'pourcentage'),
  cible: { valeur: CIBLES_SERVICE.partDansLesDelais, sens: 'au-moins' },
} as const
const MEDIANE = {
  ...colonne('mediane', 'Délai médian', 'jours'),
  cible: { valeur: CIBLES_SERVICE.delaiMedianJours, sens: 'au-plus' },
} as const

/** What each keeper holds, and decided in thirty days. */
export const tableauTeneurs = ({ teneurs = [] }: ContenuReleve): Tableau => ({
  code: 'teneurs',
  titre: 'Par teneur',
  description: 'Demandes ouvertes affectées à chacun, et décisions des trente derniers jours.',
  entete: 'Teneur',
  colonnes: [
    colonne('affectees', 'Affectées'),
    colonne('horsDelai', 'Dont hors délai'),
    colonne('decidees', 'Décidées'),
    colonne('tauxRefus', 'Taux de refus', 'pourcentage'),
    DANS_LES_DELAIS,
    MEDIANE,
  ],
  lignes: teneurs.map((t) => ({
    libelle: t.teneur,
    valeurs: [
      t.affectees,
      t.hors_delai,
      t.decidees,
      part(t.refusees, t.decidees),
      part(t.decidees - t.tard, t.decidees),
      jours(t.mediane),
    ],
  })),
  graphique: '',
})

/** What came and what was decided each week, and how fast. */
export const tableauSemaines = ({ semaines = [] }: ContenuReleve): Tableau => ({
  code: 'semaines',
  titre: 'Par semaine',
  description: 'Les douze dernières semaines, la dernière en cours.',
  entete: 'Semaine du',
  colonnes: [
    colonne('deposees', 'Reçues'),
    colonne('decidees', 'Décidées'),
    DANS_LES_DELAIS,
    MEDIANE,
  ],
  lignes: semaines.map((s) => ({
    libelle: s.lundi.split('-').toReversed().join('/'),
    valeurs: [s.deposees, s.decidees, part(s.decidees - s.tard, s.decidees), jours(s.mediane)],
  })),
  graphique: 'barres',
})
