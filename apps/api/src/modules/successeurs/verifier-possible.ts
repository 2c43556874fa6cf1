import type { Tx } from '@registre/db'
import { can, formatFrDate, machineCopropriete, peutDeclarerSuccesseur } from '@registre/domain'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { type CoproprieteRow, vueDe } from '../coproprietes/copropriete.repository.ts'
import { lireResume } from '../mandats/resume.ts'
import { demandeRattachementEnAttente, mandatsDuDossier } from '../mandats/vie-mandat.repository.ts'
import { versSuccesseur } from './successeur.mapper.ts'
import { declarationEnVigueur } from './successeur.repository.ts'

/** Why no successor can be declared, in a sentence; '' when one can (states.md row 29). */
export const empechement = async (
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  copropriete: CoproprieteRow,
): Promise<string> => {
  if (!peutDeclarerSuccesseur(acteurOf(ctx), vueDe(copropriete)))
    return 'Seul le représentant légal actuel de la copropriété, ou le dernier, peut déclarer son successeur.'
  if (!can(machineCopropriete, copropriete.etat, 'declarer-successeur'))
    return 'L’état actuel de la copropriété ne permet pas de déclarer un successeur.'
  const suivant = (await mandatsDuDossier(tx, copropriete.id)).find((m) => m.etat === 'A_VENIR')
  if (suivant && suivant.teledeclarant_id !== tenantOf(ctx))
    return `Un autre syndic est déjà rattaché : son mandat commence le ${formatFrDate(suivant.date_debut)}.`
  if (await demandeRattachementEnAttente(tx, copropriete.id))
    return 'Une demande de rattachement est déjà à l’examen pour cette copropriété : il n’y a pas de successeur à déclarer.'
  return ''
}

/** Says whether a successor can be declared, and what is already declared. Throws `introuvable`. */
export const verifierDeclSuccPossible = async (ctx: Ctx, coproprieteId: number) => {
  const { db } = ctx.deps
  const copropriete = await chargerVisible(ctx, coproprieteId)
  const [message, { id, nom, numeroImmatriculation, adressePrincipale }, declare] =
    await Promise.all([
      empechement(ctx, { sql: db.query }, copropriete),
      lireResume(ctx, copropriete),
      declarationEnVigueur(db, coproprieteId),
    ])
  return {
    response: message === '',
    message,
    copropriete: { id, nom, numeroImmatriculation, adressePrincipale },
    declare: declare && declare.declarant_id === tenantOf(ctx) ? versSuccesseur(declare) : null,
  }
}
