import type { contract, HandlerInput } from '@registre/contract'
import {
  contenuVide,
  etapesPour,
  normaliser,
  peutImmatriculer,
  RegisterError,
  type SlugEtape,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import type { Tx } from '@registre/db'
import { trouverDeclaration } from '../declarations/declaration.repository.ts'
import { brouillonModifiable, enregistrer, insererBrouillon } from './brouillon.repository.ts'

export type CorpsEnregistrement = HandlerInput<(typeof contract)['enregistrerBrouillon']>['body']

/**
 * Saves one step, and the step to come back to; creates the draft the first time. Rules do not stop
 * a save.
 */
export const enregistrerBrouillon = (
  ctx: Ctx,
  input: CorpsEnregistrement & { etape: SlugEtape },
): Promise<DeclarationVue> =>
  ctx.deps.db.transaction(async (tx) => {
    const id =
      input.id === null
        ? await creer(ctx, tx, input)
        : await reprendre(ctx, tx, { ...input, id: input.id })
    const row = await trouverDeclaration(tx, id)
    if (!row) throw new RegisterError('introuvable')
    return versDeclaration(row, today(ctx.deps.clock))
  })

const creer = async (
  ctx: Ctx,
  tx: Tx,
  input: CorpsEnregistrement & { etape: SlugEtape },
): Promise<number> => {
  const acteur = acteurOf(ctx)
  if (!peutImmatriculer(acteur, input.typeImmat)) throw new RegisterError('acces-non-autorise')
  const etape = etapesPour(input.typeImmat).some((e) => e.slug === input.etape)
    ? input.etape
    : 'identification'
  const { id, coproprieteId } = await insererBrouillon(tx, {
    acteur,
    teledeclarantId: tenantOf(ctx),
    typeImmat: input.typeImmat,
    contenu: normaliser({ ...contenuVide(), ...input.immatCopropriete }),
    etape,
    confirmations: input.confirmations ?? [],
    confirmationsOffice: input.confirmationsOffice ?? null,
    email: input.adresseEmailUtilisateur ?? '',
  })
  await journaliser(tx, ctx, {
    categorie: 'BROUILLON',
    type: 'creer-brouillon',
    coproprieteId,
    declarationId: id,
    vers: 'BROUILLON',
  })
  return id
}

/** Saves into a draft that exists: the blocks sent replace theirs, the others stay. */
export const reprendre = async (
  auteur: Pick<Ctx, 'session'>,
  tx: Tx,
  input: CorpsEnregistrement & { id: number; etape?: SlugEtape },
): Promise<number> => {
  const row = await brouillonModifiable(tx, acteurOf(auteur), input.id, input.version)
  await enregistrer(tx, row, {
    contenu: normaliser({ ...row.contenu, ...input.immatCopropriete }),
    etape: input.etape ?? row.etape,
    confirmations: input.confirmations ?? row.confirmations,
    confirmationsOffice: input.confirmationsOffice ?? row.confirmations_office,
    email: input.adresseEmailUtilisateur ?? row.email_contact,
    reponses: input.reponsesDoublons,
  })
  return row.id
}
