import type { contract, HandlerOutput } from '@registre/contract'
import { machineCopropriete, machineDeclaration, next, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { courriel } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { changerEtatDeclaration } from '../brouillons/depot.repository.ts'
import { ecrireDemande, SANS_VERROU, verrouillerDemande } from './demande.repository.ts'
import { exigerTenue } from './tenir.ts'
import { validerDemande } from './valider.ts'

type Reponse = HandlerOutput<(typeof contract)['validerDoublonCoproNotaire']>

/**
 * A keeper decides a held notary's duplicate (states.md rows 11 and 12): `existanteId` 0 registers
 * it, another value says
 * which registered co-ownership it doubles. Throws as every decision, `introuvable` when that one
 * is not registered.
 */
export const deciderDoublonNotaire = async (
  ctx: Ctx,
  input: { demandeId: number; existanteId: number },
): Promise<Reponse> => {
  if (input.existanteId === 0) {
    const [row] = await ctx.deps.db.query<{ type: string }>(
      `select type from demande where id = $1`,
      [input.demandeId],
    )
    if (!row || row.type !== 'DOUBLON_NOTAIRE') throw new RegisterError('introuvable')
    const { numeroImmatriculation } = await validerDemande(ctx, {
      demandeId: input.demandeId,
      version: null,
    })
    return { response: 'IMMATRICULEE', numeroImmatriculation }
  }
  return confirmerDoublon(ctx, input)
}

const confirmerDoublon = (
  ctx: Ctx,
  input: { demandeId: number; existanteId: number },
): Promise<Reponse> =>
  ctx.deps.db.transaction(async (tx) => {
    const acteur = acteurOf(ctx)
    const now = ctx.deps.clock.now()
    const row = await verrouillerDemande(tx, { demandeId: input.demandeId })
    if (row.type !== 'DOUBLON_NOTAIRE') throw new RegisterError('introuvable')
    exigerTenue(row, acteur, 'confirmer-doublon', now)
    const [existante] = await tx.sql<{ id: number; nom: string; numero: string }>(
      `select id, nom, numero_immatriculation as numero from copropriete
       where id = $1 and id <> $2 and numero_immatriculation is not null and etat not in ('IMMATRICULATION_ANNULEE', 'SUPPRIMEE', 'DISSOUTE')`,
      [input.existanteId, row.copropriete_id],
    )
    if (!existante)
      throw new RegisterError('introuvable', {
        message: 'La copropriété choisie n’est pas immatriculée.',
      })
    await ecrireDemande(tx, row, {
      etat: 'REFUSEE',
      ...SANS_VERROU,
      decidee_le: now,
      decidee_par_id: acteur.utilisateurId,
      motif_refus: 'COPROPRIETE_DEJA_IMMATRICULEE',
      texte_decision: existante.numero,
    })
    if (row.declaration_id !== null && row.declaration_etat === 'A_VALIDER')
      await changerEtatDeclaration(
        tx,
        { id: row.declaration_id, etat: 'A_VALIDER' },
        next(machineDeclaration, 'A_VALIDER', 'confirmer-doublon'),
      )
    await appliquerTransition(tx, ctx, {
      coproprieteId: row.copropriete_id,
      de: row.copropriete_etat,
      version: row.copropriete_version,
      vers: next(machineCopropriete, row.copropriete_etat, 'confirmer-doublon'),
      colonnes: { remplacee_par_id: existante.id, etat_precedent: row.copropriete_etat },
      journal: {
        categorie: 'VALIDATION',
        type: 'confirmer-doublon',
        demandeId: row.id,
        declarationId: row.declaration_id,
        donnees: { remplaceePar: existante.numero },
      },
      outbox: [
        courriel(row.email, 'doublon-confirme', {
          nomCopropriete: row.copropriete_nom,
          numeroExistant: existante.numero,
          nomExistant: existante.nom,
          coproprieteId: row.copropriete_id,
        }),
      ],
    })
    return { response: 'DOUBLON', numeroImmatriculation: existante.numero }
  })
