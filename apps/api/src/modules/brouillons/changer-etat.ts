import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import { machineCopropriete, machineDeclaration, next } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { brouillonModifiable } from './brouillon.repository.ts'
import { corriger } from './corriger.ts'
import { changerEtatDeclaration } from './depot.repository.ts'
import { soumettre } from './soumettre.ts'

type Corps = HandlerInput<(typeof contract)['changerEtatBrouillon']>['body']
type Reponse = HandlerOutput<(typeof contract)['changerEtatBrouillon']>

/** The declarant moves its dossier: final submission, correction of a refused one, or abandon. */
export const changerEtat = (ctx: Ctx, corps: Corps): Promise<Reponse> =>
  corps.etat === 'A_VALIDER'
    ? soumettre(ctx, corps)
    : corps.etat === 'BROUILLON'
      ? reprendre(ctx, corps)
      : abandonner(ctx, corps)

const reprendre = (ctx: Ctx, corps: Corps): Promise<Reponse> =>
  ctx.deps.db.transaction(async (tx) => {
    const row = await brouillonModifiable(tx, acteurOf(ctx), corps.id, corps.version)
    const vers = await corriger(ctx, tx, row)
    return {
      id: row.id,
      coproprieteId: row.copropriete_id,
      etat: row.etat,
      etatCopropriete: vers,
      demandeId: null,
      echeance: '',
    }
  })

/** States.md row 19. */
const abandonner = (ctx: Ctx, corps: Corps): Promise<Reponse> =>
  ctx.deps.db.transaction(async (tx) => {
    const row = await brouillonModifiable(tx, acteurOf(ctx), corps.id, corps.version)
    const vers = next(machineCopropriete, row.copropriete_etat, 'abandonner')
    const etat = next(machineDeclaration, row.etat, 'abandonner')
    await changerEtatDeclaration(tx, row, etat)
    await appliquerTransition(tx, ctx, {
      coproprieteId: row.copropriete_id,
      de: row.copropriete_etat,
      version: row.copropriete_version,
      vers,
      colonnes: { etat_precedent: row.copropriete_etat },
      journal: { categorie: 'BROUILLON', type: 'abandonner', declarationId: row.id },
    })
    return {
      id: row.id,
      coproprieteId: row.copropriete_id,
      etat,
      etatCopropriete: vers,
      demandeId: null,
      echeance: '',
    }
  })
