import {
  champDuTitre,
  type ChampPortefeuille,
  COLONNES_PORTEFEUILLE,
  MAX_LIGNES_PORTEFEUILLE,
  RegisterError,
} from '@registre/domain'
import type { CellValue } from '../../platform/classeur/lire-classeur.ts'
import { callerOf, type Ctx } from '../../platform/context.ts'
import { nomAffichable } from '../../platform/pdf/check-pdf.ts'
import { controlerPortefeuille, type LigneRecue } from './controler-portefeuille.ts'
import type { PortefeuilleVu } from './portefeuille.repository.ts'

const MAX_COLONNES = 40
const JOUR_MS = 86_400_000
/** Day 0 of a spreadsheet's calendar. */
const JOUR_ZERO = Date.UTC(1899, 11, 30)

type Champ = ChampPortefeuille | 'numero'

const refuser = (message: string): never => {
  throw new RegisterError('classeur-illisible', { message })
}

const champsDesTitres = (titres: readonly CellValue[]): (Champ | null)[] => {
  const champs = titres.map((titre) =>
    titre === null || titre === '' ? null : champDuTitre(String(titre)),
  )
  const inconnus = titres
    .filter((_, i) => champs[i] === undefined)
    .map((titre) => `« ${String(titre).slice(0, 60)} »`)
  if (inconnus.length > 0)
    refuser(
      `Le registre ne connaît pas ces colonnes : ${inconnus.slice(0, 5).join(', ')}. Repartez du modèle, sans changer sa première ligne.`,
    )
  const lus = champs.filter((champ) => champ !== null)
  const double = lus.find((champ, i) => lus.indexOf(champ) !== i)
  if (double !== undefined)
    refuser(
      'Deux colonnes de ce classeur portent le même titre. Repartez du modèle, sans changer sa première ligne.',
    )
  if (!lus.includes('numero'))
    refuser(
      'Ce classeur n’a pas de colonne « Numéro d’immatriculation ». Repartez du modèle, sans changer sa première ligne.',
    )
  return champs.map((champ) => champ ?? null)
}

/** A date typed in a cell without a date format is the number of its day. */
const enJour = (champ: Champ, valeur: CellValue): CellValue =>
  champ !== 'numero' &&
  COLONNES_PORTEFEUILLE[champ].type === 'date' &&
  typeof valeur === 'number' &&
  valeur > 0 &&
  valeur < 100_000
    ? new Date(JOUR_ZERO + Math.floor(valeur) * JOUR_MS).toISOString().slice(0, 10)
    : valeur

const lignesDe = ([titres = [], ...lignes]: readonly CellValue[][]): LigneRecue[] => {
  const champs = champsDesTitres(titres)
  return lignes.flatMap((ligne, i) => {
    if (ligne.every((valeur) => valeur === null || String(valeur).trim() === '')) return []
    const saisie = Object.fromEntries(
      champs.flatMap((champ, j) =>
        champ === null ? [] : [[champ, enJour(champ, ligne[j] ?? null)]],
      ),
    )
    return [{ ligne: i + 2, saisie }]
  })
}

/**
 * Checks the rows of a workbook filled from the model; rows keep the number that the spreadsheet
 * shows. Throws `classeur-illisible`.
 */
export const controlerClasseur = async (ctx: Ctx, fichier: File): Promise<PortefeuilleVu> => {
  // One row more than allowed is read, to tell a full workbook from a cut one.
  const lignes = lignesDe(
    await ctx.deps.classeurs.lire(
      fichier,
      { maxLignes: MAX_LIGNES_PORTEFEUILLE + 1, maxColonnes: MAX_COLONNES },
      callerOf(ctx),
    ),
  )
  if (lignes.length === 0)
    refuser(
      'Ce classeur n’a aucune ligne à déposer : remplissez au moins une ligne sous les titres.',
    )
  if (lignes.length > MAX_LIGNES_PORTEFEUILLE)
    refuser(
      `Un dépôt groupé compte ${MAX_LIGNES_PORTEFEUILLE.toLocaleString('fr')} lignes au plus : partagez ce classeur en plusieurs.`,
    )
  return controlerPortefeuille(ctx, { nom: nomAffichable(fichier.name).slice(0, 120), lignes })
}
