import {
  type IdentiteEtat,
  estIdentiteEtat,
  LABELS_IDENTITE_ETAT,
  RegisterError,
} from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { changerFacteurs } from '../facteurs/changer-facteurs.ts'
import { effacerIdentite, identiteDuCompte, insererIdentite } from './identite.repository.ts'

/** The identity of the State's that opens one's account; null for none. */
export const lireIdentiteLiee = async (ctx: Ctx) => {
  const row = await identiteDuCompte(ctx.deps.db, sessionOf(ctx).utilisateurId)
  return row && estIdentiteEtat(row.acces)
    ? { fournisseur: row.acces, creeLe: row.cree_le.toISOString() }
    : null
}

/**
 * Links an identity to the account of the session: its other sessions end, its owner is told. Throws
 * `deja-existant` when the identity opens another account, or the account has another one.
 */
export const lierIdentite = async (
  ctx: Ctx,
  acces: IdentiteEtat,
  { emetteur, sujet }: { emetteur: string; sujet: string },
): Promise<void> => {
  const { utilisateurId } = sessionOf(ctx)
  await changerFacteurs(ctx, {
    type: 'rattacher-connexion',
    quoi: `Votre compte s’ouvre désormais aussi avec ${LABELS_IDENTITE_ETAT[acces]}.`,
    faire: async (tx) => {
      const lien = { utilisateurId, acces, emetteur, sujet, maintenant: ctx.deps.clock.now() }
      if (!(await insererIdentite(tx, lien))) throw new RegisterError('deja-existant')
    },
  })
}

/** Removes it. Throws `introuvable`. */
export const delierIdentite = async (
  ctx: Ctx,
  acces: IdentiteEtat,
): Promise<Record<string, never>> => {
  await changerFacteurs(ctx, {
    type: 'detacher-connexion',
    quoi: `${LABELS_IDENTITE_ETAT[acces]} n’ouvre plus votre compte.`,
    faire: async (tx) => {
      if (!(await effacerIdentite(tx, sessionOf(ctx).utilisateurId, acces)))
        throw new RegisterError('introuvable')
    },
  })
  return {}
}
