import type { Db, Tx } from '@registre/db'
import {
  type Changement,
  type DemandeDuDossier,
  type DemandeVisee,
  type Dossier,
  type Faits,
  type FaitsActeur,
  RegisterError,
  trouverDemande,
} from '@registre/domain'
import { type Clock, today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { ecrire } from './ecrire.ts'
import {
  type Cible,
  emailDuCompte,
  lireDossier,
  prochainNumero,
  verrouillerDossier,
} from './dossier.repository.ts'

export type { Cible } from './dossier.repository.ts'

/** What a person's decision knows beside the dossier. Throws `non-connecte`. */
export const faitsDe = (ctx: Pick<Ctx, 'session' | 'deps'>): FaitsActeur => ({
  ...faitsDuJour(ctx.deps.clock),
  acteur: acteurOf(ctx),
})

/** A new registration number, once and for all, for an act that awaits one; null for the others. */
export const numeroPour = async (tx: Pick<Tx, 'sql'>, attendu: boolean): Promise<string | null> =>
  attendu ? prochainNumero(tx) : null

/** Where to write to the person who acts: its own address, else its establishment's; '' for none. */
export const emailDeQuiAgit = (tx: Pick<Tx, 'sql'>, ctx: Pick<Ctx, 'session'>): Promise<string> =>
  emailDuCompte(tx, acteurOf(ctx).utilisateurId)

/** The facts of the register's own calendar. */
export const faitsDuJour = (clock: Clock): Faits & { acteur: null } => ({
  acteur: null,
  jour: today(clock),
  maintenant: clock.now().getTime(),
})

/**
 * A dossier held until the end of the transaction: the co-ownership first, always, then its parts
 * as they are once it is held. Throws `introuvable`.
 */
export const tenir = async (tx: Pick<Tx, 'sql'>, cible: Cible): Promise<Dossier> => {
  const coproprieteId = await verrouillerDossier(tx, cible)
  if (coproprieteId === undefined) throw new RegisterError('introuvable')
  return consulter({ query: tx.sql }, { coproprieteId })
}

/** A dossier as it is now, for what can be refused before anything is held. Throws `introuvable`. */
export const consulter = async (db: Pick<Db, 'query'>, cible: Cible): Promise<Dossier> => {
  const dossier = await lireDossier(db, cible)
  if (!dossier) throw new RegisterError('introuvable')
  return dossier
}

/**
 * As `tenir`, while another dossier is held too: always in the same order, so that two callers never
 * wait for each other.
 */
export const tenirAvec = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  autreId: number,
): Promise<Dossier> => {
  if (autreId < coproprieteId) await verrouillerDossier(tx, { coproprieteId: autreId })
  const dossier = await tenir(tx, { coproprieteId })
  if (autreId > coproprieteId) await verrouillerDossier(tx, { coproprieteId: autreId })
  return dossier
}

/** As `tenir`; null when nothing bears that name. */
export const tenirSiExiste = async (tx: Pick<Tx, 'sql'>, cible: Cible): Promise<Dossier | null> => {
  const coproprieteId = await verrouillerDossier(tx, cible)
  return coproprieteId === undefined ? null : consulter({ query: tx.sql }, { coproprieteId })
}

/** Holds the dossier of the request that a call names, and gives that request. Throws `introuvable`. */
export const tenirDemande = async (
  tx: Pick<Tx, 'sql'>,
  visee: DemandeVisee,
): Promise<{ dossier: Dossier; demande: DemandeDuDossier }> => {
  const cible =
    'sansMandatDe' in visee
      ? { coproprieteId: visee.sansMandatDe }
      : 'tenueDe' in visee
        ? { coproprieteId: visee.tenueDe }
        : visee
  const dossier = await tenir(tx, cible)
  return { dossier, demande: trouverDemande(dossier, visee) }
}

/**
 * Holds a dossier, decides, writes: the whole of most use cases. Gives the dossier after it.
 * Throws `introuvable`, and as the decision.
 */
export const decider = (
  ctx: Ctx,
  cible: Cible,
  decision: (dossier: Dossier, faits: FaitsActeur) => Changement,
): Promise<Dossier> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, cible)
    return ecrire(tx, ctx, dossier, decision(dossier, faitsDe(ctx)))
  })

/** Like `decider`, for a call that names a request: the decision is given which one it is. */
export const deciderDemande = (
  ctx: Ctx,
  visee: DemandeVisee,
  decision: (dossier: Dossier, demandeId: number, faits: FaitsActeur) => Changement,
): Promise<Dossier> =>
  ctx.deps.db.transaction(async (tx) => {
    const { dossier, demande } = await tenirDemande(tx, visee)
    return ecrire(tx, ctx, dossier, decision(dossier, demande.id, faitsDe(ctx)))
  })
