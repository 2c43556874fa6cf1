import {
  type Cellule,
  chercherColonne,
  type Colonnes,
  lireCellules,
  TITRE_NUMERO,
} from '../classeur/colonnes.ts'
import type { Feuille } from '../classeur/feuille.ts'
import { BATIMENTS_MAX, batimentVide } from '../declaration/champs/batiments.ts'
import { batimentsDe } from '../declaration/batiment.ts'
import type { Saisi } from '../declaration/champs/saisie.ts'
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
import { tableOf } from '../kernel/table.ts'
import { COLONNES_PORTEFEUILLE, estChampPortefeuille } from './portefeuille.colonnes.ts'

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
/** The columns of that sheet: a fact under its label. */
export const COLONNES_BATIMENTS: Colonnes<FaitClasseur> = tableOf(FAITS_CLASSEUR, (fait) => ({
  titre: BATIMENT[fait].libelle,
  champ: BATIMENT[fait],
}))

export const faitDuTitre = chercherColonne(COLONNES_BATIMENTS)
export const FEUILLE_DES_BATIMENTS: Feuille<FaitClasseur> = {
  nom: FEUILLE_BATIMENTS,
  max: MAX_LIGNES_BATIMENTS,
  colonnes: COLONNES_BATIMENTS,
  colonne: faitDuTitre,
  facultative: true,
}

/** A building as it came: what each cell held, and the row of the sheet where it stands. */
export type BatimentBrut = Readonly<Record<string, Cellule>>

/** The facts that a row tells of a building; those that it does not carry stay as they are held. */
type FaitsLus = Partial<Record<FaitClasseur, Saisi | null>>

/** The path of a fact of the nth building of a row, from 0. */
const chemin = (rang: number, fait: string): string => `batiments.${rang}.${fait}`

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
  const lus = bruts.map((brut, rang) => {
    const faits = Object.entries(brut).filter(([cle]) => cle !== 'ligne')
    const { valeurs, erreurs } = lireCellules(COLONNES_BATIMENTS, faits)
    return { valeurs, erreurs: erreurs.map((e) => ({ ...e, champ: chemin(rang, e.champ) })) }
  })
  const repetes = lus.flatMap(({ valeurs: { cle } }, rang) =>
    cle && lus.findIndex((l) => l.valeurs.cle === cle) !== rang
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
    batiments: lus.map((l) => l.valeurs),
    erreurs: [...lus.flatMap((l) => l.erreurs), ...repetes],
  }
}

/** The held building that a row tells of: by its mark, or else by its name. */
const tenuDe = (tenus: readonly Batiment[], { cle, nom }: FaitsLus): Batiment | undefined =>
  cle
    ? tenus.find((b) => b.cle === cle)
    : tenus.find((b) => nom && normaliserTexte(b.nom) === normaliserTexte(String(nom)))

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
