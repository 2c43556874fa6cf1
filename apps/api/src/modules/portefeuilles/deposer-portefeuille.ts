import type { Tx } from '@registre/db'
import { machinePortefeuille, next, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { deposerOutbox, outboxItem } from '../../platform/outbox.ts'
import {
  type PortefeuilleVu,
  tenirPortefeuille,
  trouverPortefeuille,
  versPortefeuille,
} from './portefeuille.repository.ts'

interface Confirmation {
  ligne: number
  codes: readonly string[]
}

/**
 * Keeps, of what a person confirms, what the check asked; a row whose every question is answered is
 * ready.
 */
const confirmer = (
  tx: Tx,
  id: number,
  confirmations: readonly Confirmation[],
): Promise<{ ligne: number }[]> =>
  tx.sql(
    `with c as (select x.ligne, array_agg(distinct code) as codes from unnest($2::int[], $3::text[]) as x(ligne, code) group by 1),
       d as (select l.ligne, array(select distinct e ->> 'code' from jsonb_array_elements(l.a_confirmer) e) as demandes, c.codes
         from portefeuille_ligne l join c on c.ligne = l.ligne where l.portefeuille_id = $1)
     update portefeuille_ligne l set confirmations = array(select unnest(d.demandes) intersect select unnest(d.codes)),
       etat = case when l.etat = 'A_CONFIRMER' and d.demandes <@ d.codes then 'PRETE' else l.etat end
     from d where l.portefeuille_id = $1 and l.ligne = d.ligne returning l.ligne`,
    [
      id,
      confirmations.flatMap((c) => c.codes.map(() => c.ligne)),
      confirmations.flatMap((c) => c.codes),
    ],
  )

const inconnues = (
  confirmations: readonly Confirmation[],
  connues: readonly { ligne: number }[],
): number[] => {
  const lignes = new Set(connues.map((c) => c.ligne))
  return confirmations.filter((c) => c.codes.length > 0 && !lignes.has(c.ligne)).map((c) => c.ligne)
}

/**
 * Hands the ready rows of a checked portfolio over to the register, which files them one after the
 * other. Throws `introuvable`,
 * `transition-interdite` when it is filed already or cancelled, `regles-non-respectees` when no row
 * is ready.
 */
export const deposerPortefeuille = (
  ctx: Ctx,
  id: number,
  confirmations: readonly Confirmation[],
): Promise<PortefeuilleVu> =>
  ctx.deps.db.transaction(async (tx) => {
    const teledeclarantId = tenantOf(ctx)
    const etat = await tenirPortefeuille(tx, id, teledeclarantId)
    if (etat === null) throw new RegisterError('introuvable')
    if (etat !== 'CONTROLE')
      throw new RegisterError('transition-interdite', {
        message: 'Ce dépôt groupé est déjà lancé, terminé ou annulé.',
        infos: { etat },
      })
    const vers = next(machinePortefeuille, etat, 'deposer-portefeuille')
    const perdues = inconnues(confirmations, await confirmer(tx, id, confirmations))
    if (perdues.length > 0)
      throw new RegisterError('requete-invalide', {
        message: `Ce dépôt groupé n’a pas de ligne ${perdues.slice(0, 5).join(', ')}.`,
      })
    const prises = await tx.sql(
      `update portefeuille_ligne set etat = 'A_DEPOSER' where portefeuille_id = $1 and etat = 'PRETE' returning ligne`,
      [id],
    )
    if (prises.length === 0)
      throw new RegisterError('regles-non-respectees', {
        message:
          'Aucune ligne n’est prête : corrigez les erreurs ou confirmez les règles demandées.',
      })
    const { utilisateurId, originalId, jetonId } = sessionOf(ctx)
    // The rows are filed in the name of whoever submits them, a colleague of the one who had them
    // checked maybe.
    await tx.sql(
      `update portefeuille set etat = $2, soumis_le = now(), utilisateur_id = $3, original_id = $4, modalite = $5, jeton_id = $6 where id = $1`,
      [id, vers, utilisateurId, originalId, ctx.modalite, jetonId],
    )
    await journaliser(tx, ctx, {
      categorie: 'DECLARATION',
      type: 'deposer-portefeuille',
      de: etat,
      vers,
      donnees: { portefeuilleId: id, lignes: prises.length, confirmations: confirmations.length },
    })
    await deposerOutbox(tx, [outboxItem('portefeuille', { portefeuilleId: id })])
    const row = await trouverPortefeuille(tx, id, teledeclarantId)
    if (!row) throw new RegisterError('introuvable')
    return versPortefeuille(row)
  })

/**
 * Stops a portfolio: the rows that are filed stay filed, the row under way ends, the others are
 * left. Throws `introuvable`,
 * `transition-interdite` when it is over.
 */
export const annulerPortefeuille = (ctx: Ctx, id: number): Promise<PortefeuilleVu> =>
  ctx.deps.db.transaction(async (tx) => {
    const teledeclarantId = tenantOf(ctx)
    const etat = await tenirPortefeuille(tx, id, teledeclarantId)
    if (etat === null) throw new RegisterError('introuvable')
    if (etat === 'TERMINE' || etat === 'ANNULE')
      throw new RegisterError('transition-interdite', {
        message: 'Ce dépôt groupé est terminé : il ne peut plus être annulé.',
        infos: { etat },
      })
    const vers = next(machinePortefeuille, etat, 'annuler-portefeuille')
    await tx.sql(`update portefeuille set etat = $2, termine_le = now() where id = $1`, [id, vers])
    await tx.sql(
      `update portefeuille_ligne set etat = 'ABANDONNEE' where portefeuille_id = $1 and etat in ('A_DEPOSER', 'PRETE', 'A_CONFIRMER')`,
      [id],
    )
    await journaliser(tx, ctx, {
      categorie: 'DECLARATION',
      type: 'annuler-portefeuille',
      de: etat,
      vers,
      donnees: { portefeuilleId: id },
    })
    const row = await trouverPortefeuille(tx, id, teledeclarantId)
    if (!row) throw new RegisterError('introuvable')
    return versPortefeuille(row)
  })
