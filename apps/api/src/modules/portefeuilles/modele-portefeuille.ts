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
import { cellule, type CelluleEcrite, colonne, notice, plageDe } from './colonnes.ts'
import { feuillesBatiments, NOTICE_BATIMENTS, type DossierPrerempli } from './feuille-batiments.ts'
import { dossiersSuivis } from './dossiers.repository.ts'

/** The columns of a row, as a workbook shows them. */
export const colonnesDe = (champs: readonly ChampPortefeuille[]): WorkbookColumn[] =>
  champs.map((cle) => colonne(COLONNES_PORTEFEUILLE[cle].titre, COLONNES_PORTEFEUILLE[cle].champ))

/** The cells of a row that declares a content. */
const cellulesDe = (
  contenu: ImmatCopropriete,
  champs: readonly ChampPortefeuille[],
): CelluleEcrite[] => {
  const valeurs = valeursDe(contenu)
  return champs.map((cle) => cellule(COLONNES_PORTEFEUILLE[cle].champ, valeurs[cle]))
}

/** Choices and formats that the spreadsheet itself proposes, below the titles. */
const validations = (champs: readonly ChampPortefeuille[], decalage: number) =>
  champs.flatMap((champ, i) =>
    COLONNES_PORTEFEUILLE[champ].champ.genre === 'drapeau'
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
    ...champs.flatMap((cle) =>
      notice(COLONNES_PORTEFEUILLE[cle].titre, COLONNES_PORTEFEUILLE[cle].champ),
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
