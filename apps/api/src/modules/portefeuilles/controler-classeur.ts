import {
  type BatimentBrut,
  FEUILLE_ANNUELLES,
  FEUILLE_BATIMENTS,
  FEUILLE_DES_BATIMENTS,
  lireFeuille,
  normaliserNumero,
  refuserClasseur,
} from '@registre/domain'
import { callerOf, type Ctx } from '../../platform/context.ts'
import { nomAffichable } from '../../platform/pdf/check-pdf.ts'
import { controlerPortefeuille, type LigneRecue } from './controler-portefeuille.ts'
import type { PortefeuilleVu } from './portefeuille.repository.ts'

const MAX_COLONNES = 40

const numeroDe = ({ saisie: { numero } }: Pick<LigneRecue, 'saisie'>): string =>
  typeof numero === 'string' ? (normaliserNumero(numero) ?? '') : ''

/**
 * Each row with its buildings, as the second sheet describes them. A building of a co-ownership that
 * has no row would be lost without a word: it is refused.
 */
const avecBatiments = (
  lignes: readonly LigneRecue[],
  batiments: ReturnType<typeof lireFeuille>,
): LigneRecue[] => {
  const parNumero = Map.groupBy(batiments, numeroDe)
  const rangees = lignes.map(({ ligne, saisie }) => {
    const numero = numeroDe({ saisie })
    const siens = parNumero.get(numero) ?? []
    // Of two rows for one co-ownership, the second one is refused as such.
    if (numero === '' || !parNumero.delete(numero)) return { ligne, saisie }
    const decrits = siens.map((b): BatimentBrut => {
      const { numero: _, ...faits } = b.saisie
      return { ligne: b.ligne, ...faits }
    })
    return { ligne, saisie: { ...saisie, batiments: decrits } }
  })
  const perdus = batiments.filter((b) => parNumero.has(numeroDe(b))).map((b) => b.ligne)
  if (perdus.length > 0)
    refuserClasseur(
      `Feuille « ${FEUILLE_BATIMENTS} », ${perdus.length > 1 ? 'lignes' : 'ligne'} ${perdus.slice(0, 10).join(', ')}${
        perdus.length > 10 ? ` et ${perdus.length - 10} autres` : ''
      } : aucune ligne de la première feuille ne porte ce numéro d’immatriculation. Corrigez le numéro, ou supprimez ces bâtiments.`,
    )
  return rangees
}

/**
 * Checks the rows of a workbook filled from the model, with the buildings of its second sheet; rows
 * keep the number that the spreadsheet shows. Throws `classeur-illisible`.
 */
export const controlerClasseur = async (ctx: Ctx, fichier: File): Promise<PortefeuilleVu> => {
  // One row more than allowed is read, to tell a full workbook from a cut one.
  const bornes = ({ max }: { max: number }) => ({ maxLignes: max + 1, maxColonnes: MAX_COLONNES })
  const [annuelles = [], feuilleBatiments = []] = await ctx.deps.classeurs.lire(
    fichier,
    [bornes(FEUILLE_ANNUELLES), { nom: FEUILLE_BATIMENTS, ...bornes(FEUILLE_DES_BATIMENTS) }],
    callerOf(ctx),
  )
  const lignes = lireFeuille(FEUILLE_ANNUELLES, annuelles)
  return controlerPortefeuille(ctx, {
    nom: nomAffichable(fichier.name).slice(0, 120),
    lignes: avecBatiments(lignes, lireFeuille(FEUILLE_DES_BATIMENTS, feuilleBatiments)),
  })
}
