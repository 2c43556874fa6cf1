import {
  afficherNumero,
  BATIMENT,
  type BatimentBrut,
  batimentsDe,
  type FaitClasseur,
  FAITS_CLASSEUR,
  FEUILLE_BATIMENTS,
  type FieldError,
  batimentEnFaute,
  type ImmatCopropriete,
  MAX_LIGNES_BATIMENTS,
  TITRE_NUMERO,
} from '@registre/domain'
import type { WorkbookColumn, WorkbookSheet } from '../../platform/classeur/ecrire-classeur.ts'
import {
  type CelluleEcrite,
  cellule,
  champDuFait,
  colonne,
  FEUILLE_CHOIX,
  notice,
  plageDe,
} from './colonnes.ts'

// The second sheet of a workbook of annual updates: one row a building, its columns those of the
// form.

/** A co-ownership, with the content from which its row is filled. */
export interface DossierPrerempli {
  numero: string
  nom: string
  adresse: string
  contenu: ImmatCopropriete
}

const COLONNES: readonly WorkbookColumn[] = FAITS_CLASSEUR.map((fait) =>
  colonne(BATIMENT[fait].libelle, champDuFait(fait)),
)
const REPERES: readonly WorkbookColumn[] = [
  { titre: TITRE_NUMERO, largeur: 18 },
  { titre: 'Copropriété', largeur: 32 },
]

const LISTES = FAITS_CLASSEUR.filter((fait) => champDuFait(fait).genre === 'choix')
const motsDe = (fait: FaitClasseur): string[] => Object.values(champDuFait(fait).mots ?? {})

/** Cells that stay the same wherever a formula is copied. */
const fixe = (plage: string): string => plage.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')

/** What the sheet of buildings asks, for the instructions of the workbook. */
export const NOTICE_BATIMENTS: readonly (readonly [string, string])[] = [
  [
    `Feuille « ${FEUILLE_BATIMENTS} »`,
    `Une ligne par bâtiment, ${MAX_LIGNES_BATIMENTS.toLocaleString('fr')} au plus. Décrivez tous les bâtiments de chaque copropriété déposée ; supprimez ceux des autres.`,
  ],
  [
    BATIMENT.cle.libelle,
    'Il relie la ligne au bâtiment du registre : ne le changez pas. Laissez-le vide pour un nouveau bâtiment.',
  ],
  ['Copropriété sans ligne dans cette feuille', 'Ses bâtiments restent tels qu’au registre.'],
  ...FAITS_CLASSEUR.filter((fait) => !champDuFait(fait).genre.startsWith('compte')).flatMap(
    (fait) => notice(BATIMENT[fait].libelle, champDuFait(fait)),
  ),
]

/**
 * The sheet of the buildings that are held, and the sheet of the words among which one chooses.
 */
export const feuillesBatiments = (dossiers: readonly DossierPrerempli[]): WorkbookSheet[] => {
  const lignes = dossiers.reduce<CelluleEcrite[][]>((deja, { numero, nom, adresse, contenu }) => {
    const siennes = batimentsDe(contenu.donneesTechniques).map((b) => [
      afficherNumero(numero),
      nom || adresse,
      ...FAITS_CLASSEUR.map((fait) => cellule(champDuFait(fait), b[fait])),
    ])
    // Never some of the buildings of a co-ownership: the others would be taken for gone.
    return deja.length + siennes.length > MAX_LIGNES_BATIMENTS ? deja : [...deja, ...siennes]
  }, [])
  const mots = LISTES.map(motsDe)
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
      colonnes: LISTES.map((fait) => ({ titre: BATIMENT[fait].libelle, largeur: 30 })),
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
