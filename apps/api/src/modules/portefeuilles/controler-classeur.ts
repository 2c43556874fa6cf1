import {
  BATIMENT,
  ARRONDIS,
  type BatimentBrut,
  champDuTitre,
  type ChampPortefeuille,
  COLONNES_PORTEFEUILLE,
  type FaitClasseur,
  faitDuTitre,
  FEUILLE_BATIMENTS,
  MAX_LIGNES_BATIMENTS,
  MAX_LIGNES_PORTEFEUILLE,
  lireMontant,
  normaliserNumero,
  RegisterError,
  TITRE_NUMERO,
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

/** A sheet of the workbook: what its titles announce, and which of them are days. */
interface Feuille<C extends string> {
  nom: string
  champ: (titre: string) => C | null | undefined
  estJour: (champ: C) => boolean
  estMontant: (champ: C) => boolean
}
const ANNUELLES: Feuille<ChampPortefeuille | 'numero'> = {
  nom: 'Mises à jour annuelles',
  champ: champDuTitre,
  estJour: (champ) => champ !== 'numero' && COLONNES_PORTEFEUILLE[champ].champ.genre === 'jour',
  estMontant: (champ) =>
    champ !== 'numero' && COLONNES_PORTEFEUILLE[champ].champ.genre === 'montant',
}
const BATIMENTS: Feuille<FaitClasseur | 'numero'> = {
  nom: FEUILLE_BATIMENTS,
  champ: faitDuTitre,
  estJour: (champ) => champ !== 'numero' && BATIMENT[champ].genre === 'jour',
  estMontant: () => false,
}

const refuser = (message: string): never => {
  throw new RegisterError('classeur-illisible', { message })
}
const REPARTEZ = 'Repartez du modèle, sans changer sa première ligne.'

const champsDesTitres = <C extends string>(
  { nom, champ: champDe }: Feuille<C>,
  titres: readonly CellValue[],
): (C | null)[] => {
  const champs = titres.map((titre) =>
    titre === null || titre === '' ? null : champDe(String(titre)),
  )
  const inconnus = titres
    .filter((_, i) => champs[i] === undefined)
    .map((titre) => `« ${String(titre).slice(0, 60)} »`)
  if (inconnus.length > 0)
    refuser(
      `Le registre ne connaît pas ces colonnes de la feuille « ${nom} » : ${inconnus.slice(0, 5).join(', ')}. ${REPARTEZ}`,
    )
  const lus: readonly (string | null | undefined)[] = champs.filter((champ) => champ !== null)
  if (new Set(lus).size < lus.length)
    refuser(`Deux colonnes de la feuille « ${nom} » portent le même titre. ${REPARTEZ}`)
  if (!lus.includes('numero'))
    refuser(`La feuille « ${nom} » n’a pas de colonne « ${TITRE_NUMERO} ». ${REPARTEZ}`)
  return champs.map((champ) => champ ?? null)
}

/** A date typed in a cell without a date format is the number of its day. */
const enJour = (valeur: CellValue): CellValue =>
  typeof valeur === 'number' && valeur > 0 && valeur < 100_000
    ? new Date(JOUR_ZERO + Math.floor(valeur) * JOUR_MS).toISOString().slice(0, 10)
    : valeur

/** The rows of a sheet that hold something, with the number that the spreadsheet shows. */
const lignesDe = <C extends string>(
  feuille: Feuille<C>,
  [titres = [], ...lignes]: readonly CellValue[][],
): { ligne: number; saisie: Record<string, CellValue> }[] => {
  const champs = champsDesTitres(feuille, titres)
  return lignes.flatMap((ligne, i) => {
    if (ligne.every((valeur) => valeur === null || String(valeur).trim() === '')) return []
    const saisie = Object.fromEntries(
      champs.flatMap((champ, j) => {
        const valeur = ligne[j] ?? null
        return champ === null
          ? []
          : [[champ, feuille.estJour(champ) ? enJour(valeur) : valeur] as const]
      }),
    )
    return [{ ligne: i + 2, saisie: arrondie(feuille, saisie) }]
  })
}

/** A row whose cents are rounded, with the names of what was. */
const arrondie = <C extends string>(
  { estMontant }: Feuille<C>,
  saisie: Readonly<Record<string, CellValue>>,
): Record<string, CellValue> => {
  const arrondis = Object.entries(saisie).flatMap(([champ, valeur]) => {
    const lu = estMontant(champ as C) && valeur !== null ? lireMontant(valeur) : null
    return lu?.arrondi ? [[champ, lu.euros] as const] : []
  })
  return arrondis.length === 0
    ? { ...saisie }
    : {
        ...saisie,
        ...Object.fromEntries(arrondis),
        [ARRONDIS]: arrondis.map(([champ]) => champ).join(' '),
      }
}

const numeroDe = ({ numero }: Readonly<Record<string, unknown>>): string =>
  typeof numero === 'string' ? (normaliserNumero(numero) ?? '') : ''

/**
 * Each row with its buildings, as the second sheet describes them. A building of a co-ownership that
 * has no row would be lost without a word: it is refused.
 */
const avecBatiments = (
  lignes: readonly LigneRecue[],
  batiments: ReturnType<typeof lignesDe>,
): LigneRecue[] => {
  const parNumero = Map.groupBy(batiments, ({ saisie }) => numeroDe(saisie))
  const seuls = new Set(parNumero.keys())
  const rangees = lignes.map(({ ligne, saisie }) => {
    const numero = numeroDe(saisie)
    // Of two rows for one co-ownership, the second one is refused as such.
    if (numero === '' || !seuls.delete(numero)) return { ligne, saisie }
    const decrits = (parNumero.get(numero) ?? []).map((b): BatimentBrut => {
      const { numero: _, ...faits } = b.saisie
      return { ligne: b.ligne, ...faits }
    })
    return { ligne, saisie: { ...saisie, batiments: decrits } }
  })
  const perdus = batiments.filter(({ saisie }) => seuls.has(numeroDe(saisie)))
  if (perdus.length > 0)
    refuser(
      `Feuille « ${FEUILLE_BATIMENTS} », ${perdus.length > 1 ? 'lignes' : 'ligne'} ${perdus
        .slice(0, 10)
        .map((b) => b.ligne)
        .join(
          ', ',
        )}${perdus.length > 10 ? ` et ${perdus.length - 10} autres` : ''} : aucune ligne de la première feuille ne porte ce numéro d’immatriculation. Corrigez le numéro, ou supprimez ces bâtiments.`,
    )
  return rangees
}

/**
 * Checks the rows of a workbook filled from the model, with the buildings of its second sheet; rows
 * keep the number that the spreadsheet shows. Throws `classeur-illisible`.
 */
export const controlerClasseur = async (ctx: Ctx, fichier: File): Promise<PortefeuilleVu> => {
  // One row more than allowed is read, to tell a full workbook from a cut one.
  const [annuelles = [], feuilleBatiments = []] = await ctx.deps.classeurs.lire(
    fichier,
    [
      { maxLignes: MAX_LIGNES_PORTEFEUILLE + 1, maxColonnes: MAX_COLONNES },
      {
        nom: FEUILLE_BATIMENTS,
        maxLignes: MAX_LIGNES_BATIMENTS + 1,
        maxColonnes: MAX_COLONNES,
      },
    ],
    callerOf(ctx),
  )
  const lignes = lignesDe(ANNUELLES, annuelles)
  if (lignes.length === 0)
    refuser(
      'Ce classeur n’a aucune ligne à déposer : remplissez au moins une ligne sous les titres.',
    )
  if (lignes.length > MAX_LIGNES_PORTEFEUILLE)
    refuser(
      `Un dépôt groupé compte ${MAX_LIGNES_PORTEFEUILLE.toLocaleString('fr')} lignes au plus : partagez ce classeur en plusieurs.`,
    )
  const batiments = feuilleBatiments.length === 0 ? [] : lignesDe(BATIMENTS, feuilleBatiments)
  if (batiments.length > MAX_LIGNES_BATIMENTS)
    refuser(
      `Un dépôt groupé décrit ${MAX_LIGNES_BATIMENTS.toLocaleString('fr')} bâtiments au plus : partagez ce classeur en plusieurs.`,
    )
  return controlerPortefeuille(ctx, {
    nom: nomAffichable(fichier.name).slice(0, 120),
    lignes: avecBatiments(lignes, batiments),
  })
}
