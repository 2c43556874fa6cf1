import {
  afficherNumero,
  type Batiment,
  type BatimentBrut,
  batimentsDe,
  type ChampBatiment,
  CHAMPS_BATIMENT,
  type FaitClasseur,
  FAITS_CLASSEUR,
  FEUILLE_BATIMENTS,
  type FieldError,
  batimentEnFaute,
  type ImmatCopropriete,
  LABELS_BATIMENT,
  MAX_LIGNES_BATIMENTS,
  motsDuFait,
  TITRE_NUMERO,
} from '@registre/domain'
import type { WorkbookColumn, WorkbookSheet } from '../../platform/classeur/ecrire-classeur.ts'

// The second sheet of a workbook of annual updates: one row a building, its columns those of the
// form.

/** A co-ownership, with the content from which its row is filled. */
export interface DossierPrerempli {
  numero: string
  nom: string
  adresse: string
  contenu: ImmatCopropriete
}

/** A day as a spreadsheet holds it; the text itself when it is none. */
export const celluleDeJour = (jour: string): Date | string => {
  const date = new Date(`${jour}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? jour : date
}

const lettre = (colonne: number): string =>
  colonne < 26 ? String.fromCharCode(65 + colonne) : `A${String.fromCharCode(39 + colonne)}`

/** The cells of a column below its title, as a spreadsheet names them. */
export const plageDe = (colonne: number, lignes: number): string =>
  `${lettre(colonne)}2:${lettre(colonne)}${lignes + 1}`

const champDe = (fait: FaitClasseur): ChampBatiment => CHAMPS_BATIMENT[fait]

const LARGEURS: Readonly<Record<ChampBatiment['genre'], Omit<WorkbookColumn, 'titre'>>> = {
  texte: { largeur: 24 },
  jour: { largeur: 16, format: 'dd/mm/yyyy' },
  compte: { largeur: 14, format: '0' },
  liste: { largeur: 26 },
}
const COLONNES: readonly WorkbookColumn[] = FAITS_CLASSEUR.map((fait) => ({
  titre: LABELS_BATIMENT[fait],
  ...LARGEURS[champDe(fait).genre],
}))
const REPERES: readonly WorkbookColumn[] = [
  { titre: TITRE_NUMERO, largeur: 18 },
  { titre: 'Copropriété', largeur: 32 },
]

const LISTES = FAITS_CLASSEUR.filter((fait) => champDe(fait).genre === 'liste')
const FEUILLE_CHOIX = 'Choix'

/** Cells that stay the same wherever a formula is copied. */
const fixe = (plage: string): string => plage.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')

/** How a kind of fact is typed; null for what needs no word. */
const FORMES: Readonly<Record<ChampBatiment['genre'], string | null>> = {
  texte: null,
  jour: 'Date, jj/mm/aaaa',
  compte: null,
  liste: `Un mot de la feuille « ${FEUILLE_CHOIX} »`,
}

/** What the sheet of buildings asks, for the instructions of the workbook. */
export const NOTICE_BATIMENTS: readonly (readonly [string, string])[] = [
  [
    `Feuille « ${FEUILLE_BATIMENTS} »`,
    `Une ligne par bâtiment, ${MAX_LIGNES_BATIMENTS.toLocaleString('fr')} au plus. Décrivez tous les bâtiments de chaque copropriété déposée ; supprimez ceux des autres.`,
  ],
  [
    LABELS_BATIMENT.cle,
    'Il relie la ligne au bâtiment du registre : ne le changez pas. Laissez-le vide pour un nouveau bâtiment.',
  ],
  ['Copropriété sans ligne dans cette feuille', 'Ses bâtiments restent tels qu’au registre.'],
  ...FAITS_CLASSEUR.flatMap((fait) => {
    const forme = FORMES[champDe(fait).genre]
    return forme === null ? [] : [[LABELS_BATIMENT[fait], forme] as const]
  }),
]

/** A fact of a building as a cell shows it: a day is a day, a choice its words. */
const cellule = (b: Batiment, fait: FaitClasseur): string | number | Date | null => {
  const valeur = b[fait]
  if (typeof valeur !== 'string') return valeur
  const { genre } = champDe(fait)
  if (genre === 'liste') return motsDuFait(fait)[valeur] ?? valeur
  return genre === 'jour' ? celluleDeJour(valeur) : valeur
}

/**
 * The sheet of the buildings that are held, and the sheet of the words among which one chooses.
 */
export const feuillesBatiments = (dossiers: readonly DossierPrerempli[]): WorkbookSheet[] => {
  const lignes = dossiers.reduce<(string | number | Date | null)[][]>(
    (deja, { numero, nom, adresse, contenu }) => {
      const siennes = batimentsDe(contenu.donneesTechniques).map((b) => [
        afficherNumero(numero),
        nom || adresse,
        ...FAITS_CLASSEUR.map((fait) => cellule(b, fait)),
      ])
      // Never some of the buildings of a co-ownership: the others would be taken for gone.
      return deja.length + siennes.length > MAX_LIGNES_BATIMENTS ? deja : [...deja, ...siennes]
    },
    [],
  )
  const mots = LISTES.map((fait) => Object.values(motsDuFait(fait)))
  return [
    {
      nom: FEUILLE_BATIMENTS,
      colonnes: [...REPERES, ...COLONNES],
      lignes,
      validations: LISTES.map((fait, i) => ({
        type: 'list' as const,
        formula1: `${FEUILLE_CHOIX}!${fixe(plageDe(i, mots[i]?.length ?? 1))}`,
        allowBlank: true,
        range: plageDe(REPERES.length + FAITS_CLASSEUR.indexOf(fait), MAX_LIGNES_BATIMENTS),
      })),
    },
    {
      nom: FEUILLE_CHOIX,
      colonnes: LISTES.map((fait) => ({ titre: LABELS_BATIMENT[fait], largeur: 30 })),
      lignes: Array.from({ length: Math.max(...mots.map((m) => m.length)) }, (_, rang) =>
        mots.map((m) => m[rang] ?? null),
      ),
    },
  ]
}

/** A row of a portfolio as far as its buildings go. */
export interface BatimentsRecus {
  numero: string
  nom: string
  bruts: readonly BatimentBrut[]
  erreurs: readonly FieldError[]
}

/**
 * The sheet of the buildings as they were received, each with what was wrong of it: it can be
 * corrected and sent again. None when no row described any.
 */
export const feuilleRecue = (
  lignes: readonly BatimentsRecus[],
  phrase: (erreur: FieldError) => string,
): WorkbookSheet[] => {
  const recus = lignes.flatMap(({ numero, nom, bruts, erreurs }) =>
    bruts.map((brut, rang) => ({
      numero,
      nom,
      brut,
      erreurs: erreurs.filter((e) => batimentEnFaute(e.champ)?.rang === rang),
    })),
  )
  // A column that nobody sent stays out: sent again, it would empty what it did not mention.
  const presents = FAITS_CLASSEUR.map((fait, i) => ({ fait, i })).filter(({ fait }) =>
    recus.some(({ brut }) => Object.hasOwn(brut, fait)),
  )
  return recus.length === 0
    ? []
    : [
        {
          nom: FEUILLE_BATIMENTS,
          colonnes: [
            ...REPERES,
            { titre: 'Explications', largeur: 80 },
            ...presents.flatMap(({ i }) => COLONNES[i] ?? []),
          ],
          lignes: recus.map(({ numero, nom, brut, erreurs }) => [
            afficherNumero(numero),
            nom,
            erreurs.map(phrase).join('\n'),
            ...presents.map(({ fait }) => brut[fait] ?? ''),
          ]),
        },
      ]
}
