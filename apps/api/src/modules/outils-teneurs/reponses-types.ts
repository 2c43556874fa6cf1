import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import { TYPES_MOTIF_REFUS, USAGES_REPONSE_TYPE } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { consigner } from '../../platform/consigner.ts'
import {
  ecrireReponseType,
  effacerReponseType,
  insererReponseType,
  lireReponsesTypes,
} from './outils-teneurs.repository.ts'

type Saisie = HandlerInput<(typeof contract)['creerReponseType']>['body']

/** Prepared texts that this version knows the use of. */
export const listerReponsesTypes = async (
  ctx: Ctx,
): Promise<HandlerOutput<(typeof contract)['listerReponsesTypes']>> =>
  (await lireReponsesTypes(ctx.deps.db)).flatMap(({ usage: code, motif, ...texte }) => {
    const usage = USAGES_REPONSE_TYPE.find((u) => u === code)
    return usage
      ? [{ ...texte, usage, motif: TYPES_MOTIF_REFUS.find((m) => m === motif) ?? null }]
      : []
  })

/** Adds a prepared text. */
export const creerReponseType = async (ctx: Ctx, saisie: Saisie): Promise<{ id: number }> => {
  const fait = { type: 'ecrire-reponse-type', donnees: { titre: saisie.titre } } as const
  return { id: await consigner(ctx, fait, (db) => insererReponseType(db, saisie)) }
}

/** Rewrites a prepared text. Throws `introuvable`. */
export const modifierReponseType = async (
  ctx: Ctx,
  id: number,
  saisie: Saisie,
): Promise<Record<string, never>> => {
  const fait = { type: 'ecrire-reponse-type', donnees: { titre: saisie.titre } } as const
  await consigner(ctx, fait, (db) => ecrireReponseType(db, id, saisie))
  return {}
}

/** Takes a prepared text away. Throws `introuvable`. */
export const supprimerReponseType = async (
  ctx: Ctx,
  id: number,
): Promise<Record<string, never>> => {
  await consigner(ctx, { type: 'supprimer-reponse-type' }, (db) => effacerReponseType(db, id))
  return {}
}
