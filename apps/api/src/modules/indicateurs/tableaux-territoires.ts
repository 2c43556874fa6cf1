import { BASCULE_2027, formatFrDate } from '@registre/domain'
import { nomDepartement } from '@registre/territoires'
import type { ContenuReleve } from './releve.sql.ts'
import { colonne, part, type Tableau } from './tableaux.ts'

/** Which territories are ready for the coming set of data. */
export const tableauPreparation = ({ preparation = [] }: ContenuReleve): Tableau => ({
  code: 'preparation',
  titre: 'Préparation des données de 2027',
  description: `Copropriétés immatriculées de chaque département dont le syndic prépare la description des bâtiments, ou l’a déposée depuis le ${formatFrDate(BASCULE_2027)}.`,
  entete: 'Département',
  colonnes: [
    colonne('coproprietes', 'Copropriétés'),
    colonne('preparees', 'En préparation'),
    colonne('deposees', 'Déposées'),
    colonne('pretes', 'Préparées ou déposées', 'pourcentage'),
  ],
  lignes: preparation.map((p) => ({
    libelle: p.code === '' ? 'Département inconnu' : `${nomDepartement(p.code)} (${p.code})`,
    valeurs: [
      p.coproprietes,
      p.preparees,
      p.deposees,
      part(p.preparees + p.deposees, p.coproprietes),
    ],
  })),
  graphique: '',
})
