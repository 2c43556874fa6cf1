import type { EtatLigne } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import {
  derniersPortefeuilles,
  type LigneRow,
  type LigneVue,
  lireLignes,
  lirePortefeuille as lire,
  type PortefeuilleRow,
  type PortefeuilleVu,
  reglesAConfirmer,
  versPortefeuille,
} from './portefeuille.repository.ts'

const baseDe = (ctx: Ctx) => ({ sql: ctx.deps.db.query })

/** A portfolio of one's own establishment. Throws `introuvable`. */
export const chargerPortefeuille = (ctx: Ctx, id: number): Promise<PortefeuilleRow> =>
  lire(baseDe(ctx), id, tenantOf(ctx))

/** The latest portfolios of one's own establishment. */
export const listerPortefeuilles = async (ctx: Ctx): Promise<PortefeuilleVu[]> =>
  (await derniersPortefeuilles(baseDe(ctx), tenantOf(ctx))).map(versPortefeuille)

/** A portfolio and what may be confirmed in it. Throws `introuvable`. */
export const lirePortefeuille = async (ctx: Ctx, id: number) => {
  const row = await chargerPortefeuille(ctx, id)
  return {
    portefeuille: versPortefeuille(row),
    regles: row.etat === 'CONTROLE' ? await reglesAConfirmer(baseDe(ctx), id) : [],
  }
}

const versLigne = (row: LigneRow): LigneVue => {
  const { saisie: _, traiteeLe, ...vue } = row
  return { ...vue, traiteeLe: traiteeLe?.toISOString() ?? null }
}

/** A page of the rows of a portfolio. Throws `introuvable`. */
export const listerLignes = async (
  ctx: Ctx,
  id: number,
  { etat, page, taille }: { etat?: EtatLigne | undefined; page: number; taille: number },
): Promise<{ total: number; lignes: LigneVue[] }> => {
  const row = await chargerPortefeuille(ctx, id)
  const saut = (page - 1) * taille
  const lignes = await lireLignes(baseDe(ctx), id, { etat, saut, max: taille })
  return {
    total: etat === undefined ? row.nb_lignes : (row.comptes_portefeuille?.[etat] ?? 0),
    lignes: lignes.map(versLigne),
  }
}
