import { BATIMENTS_MAX, batimentVide } from '../declaration/champs/batiments.ts'
import { batimentsDe } from '../declaration/batiment.ts'
import type { Rangee } from '../declaration/champs/genres.ts'
import { lireSaisie, type Saisi } from '../declaration/champs/saisie.ts'
import { lireBatiments } from '../declaration/champs/batiments.ts'
import {
  BATIMENT,
  type Batiment,
  FAITS_DU_REGISTRE,
  lireIdRnb,
} from '../declaration/champs/batiment.ts'
import { normaliser } from '../declaration/declaration.normalisation.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { normaliserTexte } from '../doublon/adresse.ts'
import type { FieldError } from '../kernel/errors.ts'
import { type Cellule, estVide } from './portefeuille.cellules.ts'
import {
  COLONNES_PORTEFEUILLE,
  estChampPortefeuille,
  TITRE_NUMERO,
  TITRES_POUR_MEMOIRE,
} from './portefeuille.colonnes.ts'

// The buildings of a portfolio: one row each in the second sheet of the workbook, or one object each
// in the call. Their facts are those of the form.

/** The sheet of a workbook that describes the buildings. */
export const FEUILLE_BATIMENTS = 'Bâtiments'
export const MAX_LIGNES_BATIMENTS = 4000

/** What a person types of a building. */
export type FaitClasseur = Exclude<keyof Batiment, (typeof FAITS_DU_REGISTRE)[number]>
const estFait = (cle: string): cle is FaitClasseur =>
  Object.hasOwn(BATIMENT, cle) && !FAITS_DU_REGISTRE.some((f) => f === cle)
export const FAITS_CLASSEUR: readonly FaitClasseur[] = Object.keys(BATIMENT).filter(estFait)

const PAR_TITRE: ReadonlyMap<string, FaitClasseur | 'numero' | null> = new Map([
  ...TITRES_POUR_MEMOIRE.filter((t) => t !== 'Adresse').map(
    (t) => [normaliserTexte(t), null] as const,
  ),
  [normaliserTexte(TITRE_NUMERO), 'numero'],
  ['numero', 'numero'],
  ...FAITS_CLASSEUR.flatMap((fait) => [
    [normaliserTexte(BATIMENT[fait].libelle), fait] as const,
    [normaliserTexte(fait), fait] as const,
  ]),
])

/** The fact that a title of the sheet announces; null for a column to ignore, undefined when unknown. */
export const faitDuTitre = (titre: string): FaitClasseur | 'numero' | null | undefined =>
  PAR_TITRE.get(normaliserTexte(titre))

/** A building as it came: what each cell held, and the row of the sheet where it stands. */
export type BatimentBrut = Readonly<Record<string, Cellule>>

/** The facts that a row tells of a building; those that it does not carry stay as they are held. */
type FaitsLus = Partial<Record<FaitClasseur, Saisi | null>>

/** The path of a fact of the nth building of a row, from 0. */
const chemin = (rang: number, fait: string): string => `batiments.${rang}.${fait}`

const lireBatiment = (
  brut: BatimentBrut,
  rang: number,
): { faits: FaitsLus; erreurs: FieldError[] } => {
  const faits: FaitsLus = {}
  const erreurs: FieldError[] = []
  for (const [cle, cellule] of Object.entries(brut)) {
    if (cle === 'ligne') continue
    if (!estFait(cle)) {
      erreurs.push({
        champ: chemin(rang, cle),
        code: 'PF-COLONNE',
        message: 'Cette donnée ne se déclare pas pour un bâtiment.',
      })
      continue
    }
    const champ: Rangee<never> = BATIMENT[cle]
    if (estVide(cellule)) {
      faits[cle] = champ.genre === 'texte' ? '' : null
      continue
    }
    const lu = lireSaisie(champ, cellule)
    if ('refus' in lu) erreurs.push({ champ: chemin(rang, cle), code: 'format', message: lu.refus })
    else faits[cle] = lu.valeur
  }
  return { faits, erreurs }
}

/**
 * Reads the buildings of a row: one error for each cell that cannot be read (`format`), each key that
 * names nothing (`PF-COLONNE`), each mark given twice (`PF-BATIMENT-REPETE`). Never throws.
 */
export const lireBatimentsDeLigne = (
  bruts: readonly BatimentBrut[],
): { batiments: FaitsLus[]; erreurs: FieldError[] } => {
  if (bruts.length > BATIMENTS_MAX)
    return {
      batiments: [],
      erreurs: [
        {
          champ: 'batiments',
          code: 'PF-BATIMENTS-TROP',
          message: `Une copropriété déclare ${BATIMENTS_MAX} bâtiments au plus.`,
        },
      ],
    }
  const lus = bruts.map(lireBatiment)
  const repetes = lus.flatMap(({ faits: { cle = '' } }, rang) =>
    cle !== '' && cle !== null && lus.findIndex((l) => l.faits.cle === cle) !== rang
      ? [
          {
            champ: chemin(rang, 'cle'),
            code: 'PF-BATIMENT-REPETE',
            message:
              'Un autre bâtiment de cette copropriété porte déjà ce repère. Pour un nouveau bâtiment, laissez le repère vide.',
          },
        ]
      : [],
  )
  return {
    batiments: lus.map((l) => l.faits),
    erreurs: [...lus.flatMap((l) => l.erreurs), ...repetes],
  }
}

/** The held building that a row tells of: by its mark, or else by its name. */
const tenuDe = (tenus: readonly Batiment[], { cle, nom }: FaitsLus): Batiment | undefined =>
  cle === undefined || cle === null || cle === ''
    ? tenus.find(
        (b) =>
          typeof nom === 'string' && nom !== '' && normaliserTexte(b.nom) === normaliserTexte(nom),
      )
    : tenus.find((b) => b.cle === cle)

/**
 * A content whose buildings are those of a row, in its order; what the row does not carry of a held
 * building stays.
 */
export const appliquerBatiments = (
  contenu: ImmatCopropriete,
  lus: readonly FaitsLus[],
): ImmatCopropriete => {
  const tenus = batimentsDe(contenu.donneesTechniques)
  const batiments = lus.map((faits) => {
    const tenu = tenuDe(tenus, faits)
    const autreRnb = typeof faits.idRnb === 'string' && lireIdRnb(faits.idRnb) !== tenu?.idRnb
    return {
      ...(tenu ?? batimentVide('')),
      ...faits,
      ...(tenu ? { cle: tenu.cle } : {}),
      ...(autreRnb ? { confianceRnb: null, rapprocheLe: null } : {}),
    }
  })
  return normaliser({
    ...contenu,
    donneesTechniques: { ...contenu.donneesTechniques, batiments: lireBatiments(batiments) },
  })
}

/** A building that is held and that a row no longer lists must be confirmed as gone. */
export const CODE_BATIMENT_RETIRE = 'PF-BATIMENT-RETIRE'

/**
 * What a row leaves out: the buildings that the register lists, or some of those that it counts. A
 * list is never shortened without a word.
 */
export const batimentsRetires = (
  courante: ImmatCopropriete,
  apres: ImmatCopropriete,
): FieldError[] => {
  const { nbBatimentsTotal, batiments: tenus } = courante.donneesTechniques
  const gardes = batimentsDe(apres.donneesTechniques)
  const retires = (tenus ?? []).filter((b) => !gardes.some((g) => g.cle === b.cle))
  const message =
    retires.length > 0
      ? `Ces bâtiments sont au registre et ne sont plus décrits : ${retires.map((b) => b.nom).join(', ')}. Confirmez-vous qu’ils ne font plus partie de la copropriété ?`
      : tenus === undefined && gardes.length < nbBatimentsTotal
        ? `Le registre compte ${nbBatimentsTotal} bâtiments, et ${gardes.length} sont décrits ici. Confirmez-vous ce nombre ?`
        : null
  return message === null
    ? []
    : [{ champ: 'batiments', code: CODE_BATIMENT_RETIRE, message, confirmable: true }]
}

const FAIT_EN_FAUTE = /^batiments\.(\d+)\.(\w+)$/

/** The building, from 0, and the fact that an error is about; null for another error. */
export const batimentEnFaute = (champ: string): { rang: number; libelle: string } | null => {
  const [, rang, fait = ''] = FAIT_EN_FAUTE.exec(champ) ?? []
  return rang === undefined
    ? null
    : { rang: Number(rang), libelle: estFait(fait) ? BATIMENT[fait].libelle : fait }
}

/** An error with the row of the sheet where its building stands, when it came from a workbook. */
export const situerErreur = (erreur: FieldError, bruts: readonly BatimentBrut[]): FieldError => {
  const faute = batimentEnFaute(erreur.champ)
  const ligne = faute ? bruts[faute.rang]?.['ligne'] : undefined
  return typeof ligne === 'number'
    ? {
        ...erreur,
        message: `Feuille « ${FEUILLE_BATIMENTS} », ligne ${ligne} : ${erreur.message}`,
      }
    : erreur
}

/** A field of a row as the workbook names it. */
export const nomDuChampPortefeuille = (champ: string): string => {
  if (champ === 'numero') return TITRE_NUMERO
  if (champ === 'batiments') return FEUILLE_BATIMENTS
  const faute = batimentEnFaute(champ)
  if (faute) return `${faute.libelle} (bâtiment n° ${faute.rang + 1})`
  return estChampPortefeuille(champ) ? COLONNES_PORTEFEUILLE[champ].titre : champ
}
