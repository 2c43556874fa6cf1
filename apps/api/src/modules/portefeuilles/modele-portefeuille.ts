import type { FileAnswer } from '@registre/contract'
import {
  afficherNumero,
  CHAMPS_PORTEFEUILLE,
  type ChampPortefeuille,
  champsDuJeu,
  type CodeJeu,
  COLONNES_PORTEFEUILLE,
  contenuPropose,
  contenuDuJeu,
  type ImmatCopropriete,
  jeuDeRegles,
  MAX_LIGNES_PORTEFEUILLE,
  normaliser,
  parBatiment,
  TITRE_NUMERO,
  type TypeColonnePortefeuille,
  valeursDe,
  voieMiseAJour,
} from '@registre/domain'
import {
  type WorkbookColumn,
  type WorkbookSheet,
  writeWorkbook,
} from '../../platform/classeur/ecrire-classeur.ts'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import {
  celluleDeJour,
  feuillesBatiments,
  NOTICE_BATIMENTS,
  plageDe,
  type DossierPrerempli,
} from './feuille-batiments.ts'
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
export const colonnesDe = (champs: readonly ChampPortefeuille[]): WorkbookColumn[] =>
  champs.map((champ) => ({
    titre: COLONNES_PORTEFEUILLE[champ].titre,
    ...FORMATS[COLONNES_PORTEFEUILLE[champ].type],
  }))

const enCellule = (
  type: TypeColonnePortefeuille,
  valeur: string | number | boolean | null,
): string | number | Date | null => {
  if (type === 'oui-non') return valeur === true ? 'oui' : valeur === false ? 'non' : null
  if (type === 'date' && typeof valeur === 'string') return celluleDeJour(valeur)
  return typeof valeur === 'boolean' ? null : valeur
}

/** The cells of a row that declares a content. */
const cellulesDe = (
  contenu: ImmatCopropriete,
  champs: readonly ChampPortefeuille[],
): (string | number | Date | null)[] => {
  const valeurs = valeursDe(contenu)
  return champs.map((champ) => enCellule(COLONNES_PORTEFEUILLE[champ].type, valeurs[champ]))
}

/** Choices and formats that the spreadsheet itself proposes, below the titles. */
const validations = (champs: readonly ChampPortefeuille[], decalage: number) =>
  champs.flatMap((champ, i) =>
    COLONNES_PORTEFEUILLE[champ].type === 'oui-non'
      ? [
          {
            type: 'list' as const,
            values: ['oui', 'non'],
            allowBlank: true,
            range: plageDe(i + decalage, MAX_LIGNES_PORTEFEUILLE),
          },
        ]
      : [],
  )

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
    'Exercice proposé',
    'Celui qui suit le dernier déclaré. S’il n’est pas encore clos, la ligne porte le dernier exercice clos, tel qu’il est au registre : laissée telle quelle, elle ne dépose rien. S’il en manque plusieurs, c’est le plus ancien : une fois déposé, téléchargez de nouveau le classeur pour le suivant.',
  ],
  [
    'Contrôle',
    'Le registre contrôle tout le classeur avant le dépôt et dit chaque erreur : ligne, colonne, code.',
  ],
]

const AUTRES_DONNEES: Readonly<Record<'comptes' | 'batiments', readonly [string, string]>> = {
  comptes: [
    'Autres données',
    'Adresses, parcelles, procédures, chauffage et étiquettes énergétiques se mettent à jour à l’écran.',
  ],
  batiments: ['Autres données', 'Adresses, parcelles et procédures se mettent à jour à l’écran.'],
}

/** The columns that a set asks for: figures of the whole go away once buildings give them. */
const champsDe = (jeu: CodeJeu): ChampPortefeuille[] => {
  const demandes = new Set(champsDuJeu(jeu).map((c) => c.champ))
  return CHAMPS_PORTEFEUILLE.filter((champ) => demandes.has(champ))
}

const feuilleAnnuelles = (
  champs: readonly ChampPortefeuille[],
  dossiers: readonly DossierPrerempli[],
): WorkbookSheet => ({
  nom: 'Mises à jour annuelles',
  colonnes: [
    { titre: TITRE_NUMERO, largeur: 18 },
    { titre: 'Copropriété', largeur: 32 },
    { titre: 'Adresse', largeur: 40 },
    ...colonnesDe(champs),
  ],
  lignes: dossiers.map(({ numero, nom, adresse, contenu }) => [
    afficherNumero(numero),
    nom,
    adresse,
    ...cellulesDe(contenu, champs),
  ]),
  validations: validations(champs, 3),
})

const feuilleNotice = (champs: readonly ChampPortefeuille[], listes: boolean): WorkbookSheet => ({
  nom: 'Mode d’emploi',
  colonnes: [
    { titre: 'Colonne ou sujet', largeur: 48 },
    { titre: 'Ce qu’il faut savoir', largeur: 100 },
  ],
  lignes: [
    ...NOTICE,
    AUTRES_DONNEES[listes ? 'batiments' : 'comptes'],
    ...champs.map(
      (champ) =>
        [COLONNES_PORTEFEUILLE[champ].titre, FORMES[COLONNES_PORTEFEUILLE[champ].type]] as const,
    ),
    ...(listes ? NOTICE_BATIMENTS : []),
  ],
})

/**
 * The model of a portfolio: the annual update, of a closed year, of each co-ownership that the
 * establishment may update, filled from current data; with their buildings, where the set of the day lists them.
 */
export const telechargerModele = async (ctx: Ctx): Promise<FileAnswer> => {
  const acteur = acteurOf(ctx)
  const jour = today(ctx.deps.clock)
  const jeu = jeuDeRegles(jour).code
  const dossiers = (
    await dossiersSuivis({ sql: ctx.deps.db.query }, tenantOf(ctx), MAX_LIGNES_PORTEFEUILLE)
  ).flatMap((d) =>
    d.courante === null || voieMiseAJour(acteur, d.vue, 'ANNUELLE') !== 'directe'
      ? []
      : [
          {
            ...d,
            contenu: contenuDuJeu(contenuPropose(normaliser(d.courante), jour), jeu, d.prepares),
          },
        ],
  )
  const champs = champsDe(jeu)
  const listes = parBatiment(jeu)
  const contenu = await writeWorkbook([
    feuilleAnnuelles(champs, dossiers),
    ...(listes ? feuillesBatiments(dossiers) : []),
    feuilleNotice(champs, listes),
  ])
  return { nom: `mises-a-jour-annuelles-${jour}.xlsx`, contenu }
}
