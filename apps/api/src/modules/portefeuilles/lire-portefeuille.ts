import { type EtatLigne, RegisterError } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import {
  derniersPortefeuilles,
  type LigneRow,
  type LigneVue,
  lireLignes,
  type PortefeuilleRow,
  type PortefeuilleVu,
  reglesAConfirmer,
  trouverPortefeuille,
  versPortefeuille,
} from './portefeuille.repository.ts'

/** A portfolio of one's own establishment. Throws `introuvable`. */
export const chargerPortefeuille = async (ctx: Ctx, id: number): Promise<PortefeuilleRow> => {
  const row = await trouverPortefeuille({ sql: ctx.deps.db.query }, id, tenantOf(ctx))
  if (!row) throw new RegisterError('introuvable')
  return row
}

/** The latest portfolios of one's own establishment. */
export const listerPortefeuilles = async (ctx: Ctx): Promise<PortefeuilleVu[]> =>
  (await derniersPortefeuilles({ sql: ctx.deps.db.query }, tenantOf(ctx))).map(versPortefeuille)

/** A portfolio and what may be confirmed in it. Throws `introuvable`. */
export const lirePortefeuille = async (ctx: Ctx, id: number) => {
  const row = await chargerPortefeuille(ctx, id)
  return {
    portefeuille: versPortefeuille(row),
    regles: row.etat === 'CONTROLE' ? await reglesAConfirmer({ sql: ctx.deps.db.query }, id) : [],
  }
}

const versLigne = (row: LigneRow): LigneVue => ({
  ligne: row.ligne,
  numero: row.numero,
  coproprieteId: row.copropriete_id,
  nom: row.nom,
  etat: row.etat,
  sousAccord: row.sous_accord,
  erreurs: row.erreurs,
  aConfirmer: row.a_confirmer,
  confirmations: row.confirmations,
  declarationId: row.declaration_id,
  traiteeLe: row.traitee_le?.toISOString() ?? null,
})

/** A page of the rows of a portfolio. Throws `introuvable`. */
export const listerLignes = async (
  ctx: Ctx,
  id: number,
  { etat, page, taille }: { etat?: EtatLigne | undefined; page: number; taille: number },
) => {
  const row = await chargerPortefeuille(ctx, id)
  const lignes = await lireLignes({ sql: ctx.deps.db.query }, id, {
    etat,
    saut: (page - 1) * taille,
    max: taille,
  })
  return {
    total: etat === undefined ? row.nb_lignes : (row.comptes_portefeuille?.[etat] ?? 0),
    lignes: lignes.map(versLigne),
  }
}
