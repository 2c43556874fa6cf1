import { type LigneBrute, lireLigne, RegisterError, repetitions } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, sessionOf, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { trouverDossiers } from './dossiers.repository.ts'
import { enErreur, examinerLigne } from './examiner-ligne.ts'
import {
  insererPortefeuille,
  lirePortefeuille,
  type NouvelleLigne,
  type PortefeuilleVu,
  versPortefeuille,
} from './portefeuille.repository.ts'

/** Portfolios of an establishment that wait for their filing. */
const MAX_EN_ATTENTE = 20

export interface LigneRecue {
  ligne: number
  saisie: LigneBrute
}

/** Checks each row as if it were filed now. */
const examiner = async (ctx: Ctx, lignes: readonly LigneRecue[]): Promise<NouvelleLigne[]> => {
  const { db, clock } = ctx.deps
  const faits = { confirmations: [], jour: today(clock) }
  const lues = lignes.map((l) => ({ ...l, ...lireLigne(l.saisie) }))
  const numeros = [...new Set(lues.flatMap((l) => l.numero ?? []))]
  const dossiers = await trouverDossiers({ sql: db.query }, numeros, tenantOf(ctx))
  const repetees = repetitions(lues)
  return lues.map((lue) => {
    const dossier = dossiers.get(lue.numero ?? '')
    const verdict = examinerLigne(acteurOf(ctx), lue, dossier, faits)
    const visible = verdict.contenu === null ? undefined : dossier
    const repetee = repetees(lue)
    return {
      ligne: lue.ligne,
      saisie: lue.saisie,
      numero: lue.numero ?? String(lue.saisie['numero'] ?? '').slice(0, 40),
      coproprieteId: visible?.id ?? null,
      // A co-ownership without a name is known by its address.
      nom: visible ? visible.nom || visible.adresse : '',
      ...(repetee.length > 0 ? enErreur(repetee) : verdict),
    }
  })
}

/**
 * The dry run: checks each row as if it were filed now, and stores the portfolio with its verdicts;
 * nothing else is written.
 * Throws `trop-d-elements`.
 */
export const controlerPortefeuille = async (
  ctx: Ctx,
  { nom, lignes }: { nom: string; lignes: readonly LigneRecue[] },
): Promise<PortefeuilleVu> => {
  const examinees = await examiner(ctx, lignes)
  const teledeclarantId = tenantOf(ctx)
  const { utilisateurId, originalId } = sessionOf(ctx)
  return ctx.deps.db.transaction(async (tx) => {
    const id = await insererPortefeuille(tx, {
      teledeclarantId,
      utilisateurId,
      originalId,
      modalite: ctx.modalite,
      nom,
      lignes: examinees,
      max: MAX_EN_ATTENTE,
    })
    if (id === null)
      throw new RegisterError('trop-d-elements', {
        message: `${MAX_EN_ATTENTE} dépôts groupés attendent déjà : déposez-les ou annulez-les d’abord.`,
      })
    const row = await lirePortefeuille(tx, id, teledeclarantId)
    await journaliser(tx, ctx, {
      type: 'controler-portefeuille',
      vers: row.etat,
      donnees: { portefeuilleId: id, lignes: lignes.length, comptes: row.comptes_portefeuille },
    })
    return versPortefeuille(row)
  })
}
