import type { FileAnswer } from '@registre/contract'
import {
  afficherNumero,
  CHAMPS_PORTEFEUILLE,
  COLONNES_PORTEFEUILLE,
  contenuDeDepart,
  type ImmatCopropriete,
  MAX_LIGNES_PORTEFEUILLE,
  normaliser,
  TITRE_NUMERO,
  type TypeColonnePortefeuille,
  valeursDe,
  voieMiseAJour,
} from '@registre/domain'
import { type WorkbookColumn, writeWorkbook } from '../../platform/classeur/ecrire-classeur.ts'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { dossiersSuivis } from './dossiers.repository.ts'

const FORMATS: Record<TypeColonnePortefeuille, { largeur: number; format?: string }> = {
  date: { largeur: 16, format: 'dd/mm/yyyy' },
  montant: { largeur: 20, format: '#,##0' },
  nombre: { largeur: 16, format: '0' },
  'oui-non': { largeur: 16 },
}
const FORMES: Record<TypeColonnePortefeuille, string> = {
  date: 'Date, jj/mm/aaaa',
  montant: 'Nombre entier, sans décimale',
  nombre: 'Nombre entier',
  'oui-non': '« oui » ou « non »',
}

/** The columns of a row, as a workbook shows them. */
export const COLONNES_DONNEES: readonly WorkbookColumn[] = CHAMPS_PORTEFEUILLE.map((champ) => ({
  titre: COLONNES_PORTEFEUILLE[champ].titre,
  ...FORMATS[COLONNES_PORTEFEUILLE[champ].type],
}))

/** A value of a row as a cell shows it: a date is a date, a yes or a no a word. */
export const enCellule = (
  type: TypeColonnePortefeuille,
  valeur: string | number | boolean | null,
): string | number | Date | null => {
  if (type === 'oui-non') return valeur === true ? 'oui' : valeur === false ? 'non' : null
  if (type === 'date' && typeof valeur === 'string') {
    const date = new Date(`${valeur}T00:00:00Z`)
    return Number.isNaN(date.getTime()) ? valeur : date
  }
  return typeof valeur === 'boolean' ? null : valeur
}

/** The cells of a row that declares a content. */
export const cellulesDe = (contenu: ImmatCopropriete): (string | number | Date | null)[] => {
  const valeurs = valeursDe(contenu)
  return CHAMPS_PORTEFEUILLE.map((champ) =>
    enCellule(COLONNES_PORTEFEUILLE[champ].type, valeurs[champ]),
  )
}

const LETTRES = (colonne: number): string =>
  colonne < 26 ? String.fromCharCode(65 + colonne) : `A${String.fromCharCode(39 + colonne)}`

/** Choices and formats that the spreadsheet itself proposes, below the titles. */
const validations = (decalage: number) =>
  CHAMPS_PORTEFEUILLE.flatMap((champ, i) => {
    const range = `${LETTRES(i + decalage)}2:${LETTRES(i + decalage)}${MAX_LIGNES_PORTEFEUILLE + 1}`
    return COLONNES_PORTEFEUILLE[champ].type === 'oui-non'
      ? [{ type: 'list' as const, values: ['oui', 'non'], allowBlank: true, range }]
      : []
  })

const NOTICE: readonly (readonly [string, string])[] = [
  [
    'Une ligne par copropriété',
    `${MAX_LIGNES_PORTEFEUILLE.toLocaleString('fr')} lignes au plus, 5 Mo. Supprimez les lignes que vous ne déposez pas.`,
  ],
  [
    'Première ligne',
    'Ne changez pas les titres. L’ordre des colonnes est libre ; une colonne absente laisse la donnée telle qu’au registre.',
  ],
  [
    'Cellule vide',
    'Elle vide la donnée ; dans une colonne « oui ou non », elle la laisse telle qu’au registre.',
  ],
  ['Copropriété, Adresse', 'Ces colonnes aident à se repérer : le registre ne les lit pas.'],
  [
    'Autres données',
    'Adresses, parcelles, procédures, chauffage et étiquettes énergétiques se mettent à jour à l’écran.',
  ],
  [
    'Contrôle',
    'Le registre contrôle tout le classeur avant le dépôt et dit chaque erreur : ligne, colonne, code.',
  ],
]

/**
 * The model of a portfolio: the next annual update of each co-ownership that the establishment may
 * update, filled from current data.
 */
export const telechargerModele = async (ctx: Ctx): Promise<FileAnswer> => {
  const acteur = acteurOf(ctx)
  const dossiers = await dossiersSuivis(
    { sql: ctx.deps.db.query },
    tenantOf(ctx),
    MAX_LIGNES_PORTEFEUILLE,
  )
  const lignes = dossiers.flatMap((d) =>
    d.courante === null || voieMiseAJour(acteur, d.vue, 'ANNUELLE') !== 'directe'
      ? []
      : [
          [
            afficherNumero(d.numero),
            d.nom,
            d.adresse,
            ...cellulesDe(contenuDeDepart(normaliser(d.courante), 'ANNUELLE')),
          ],
        ],
  )
  const contenu = await writeWorkbook([
    {
      nom: 'Mises à jour annuelles',
      colonnes: [
        { titre: TITRE_NUMERO, largeur: 18 },
        { titre: 'Copropriété', largeur: 32 },
        { titre: 'Adresse', largeur: 40 },
        ...COLONNES_DONNEES,
      ],
      lignes,
      validations: validations(3),
    },
    {
      nom: 'Mode d’emploi',
      colonnes: [
        { titre: 'Colonne ou sujet', largeur: 48 },
        { titre: 'Ce qu’il faut savoir', largeur: 100 },
      ],
      lignes: [
        ...NOTICE,
        ...CHAMPS_PORTEFEUILLE.map(
          (champ) =>
            [
              COLONNES_PORTEFEUILLE[champ].titre,
              FORMES[COLONNES_PORTEFEUILLE[champ].type],
            ] as const,
        ),
      ],
    },
  ])
  return { nom: `mises-a-jour-annuelles-${today(ctx.deps.clock)}.xlsx`, contenu }
}
