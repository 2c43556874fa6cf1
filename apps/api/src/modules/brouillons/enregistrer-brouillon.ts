import type { contract, HandlerInput } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  contenuVide,
  creerBrouillon,
  etapesPour,
  exigerModifiable,
  type FaitsActeur,
  normaliser,
  peutImmatriculer,
  RegisterError,
  type SlugEtape,
} from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import {
  type DeclarationRow,
  lireDeclaration,
  tenirDeclaration,
} from '../declarations/lire-declaration.ts'
import { creerDossier } from '../dossiers/creer.ts'
import { rediger } from '../dossiers/rediger.ts'
import { faitsDe } from '../dossiers/tenir.ts'
import { enregistrerReponses } from './reponses.repository.ts'

export type CorpsEnregistrement = HandlerInput<(typeof contract)['enregistrerBrouillon']>['body']

/**
 * Saves one step, and the step to come back to; creates the draft the first time. Rules do not stop
 * a save. Throws as `exigerModifiable`, `acces-non-autorise`.
 */
export const enregistrerBrouillon = (
  ctx: Ctx,
  input: CorpsEnregistrement & { etape: SlugEtape },
): Promise<DeclarationVue> =>
  ctx.deps.db.transaction(async (tx) => {
    const faits = faitsDe(ctx)
    const row =
      input.id === null
        ? await creer(ctx, tx, input, faits)
        : await reprendre(tx, { ...input, id: input.id }, faits)
    return versDeclaration(row, faits.jour)
  })

const creer = async (
  ctx: Ctx,
  tx: Tx,
  input: CorpsEnregistrement & { etape: SlugEtape },
  faits: FaitsActeur,
): Promise<DeclarationRow> => {
  const { typeImmat } = input
  if (!peutImmatriculer(faits.acteur, typeImmat)) throw new RegisterError('acces-non-autorise')
  const connue = etapesPour(typeImmat).some((e) => e.slug === input.etape)
  const redaction = {
    typeImmat,
    contenu: normaliser({ ...contenuVide(), ...input.immatCopropriete }),
    etape: connue ? input.etape : 'identification',
    confirmations: input.confirmations ?? [],
    confirmationsOffice: input.confirmationsOffice ?? null,
    emailContact: input.adresseEmailUtilisateur ?? '',
  }
  const dossier = await creerDossier(tx, ctx, creerBrouillon({ redaction }, tenantOf(ctx), faits))
  return lireDeclaration(tx, dossier.declarations[0]?.id ?? 0)
}

/** Saves into a draft that exists: the blocks sent replace theirs, the others stay. Gives it. */
export const reprendre = async (
  tx: Tx,
  input: CorpsEnregistrement & { id: number; etape?: SlugEtape },
  faits: FaitsActeur,
): Promise<DeclarationRow> => {
  const { dossier, declaration: l } = await tenirDeclaration(tx, input.id)
  exigerModifiable(dossier, l, input.version, faits)
  if (input.reponsesDoublons) await enregistrerReponses(tx, l.id, input.reponsesDoublons)
  return rediger(tx, l.id, {
    contenu: normaliser({ ...l.contenu, ...input.immatCopropriete }),
    etape: input.etape ?? l.etape,
    confirmations: input.confirmations ?? l.confirmations,
    confirmationsOffice: input.confirmationsOffice ?? l.confirmationsOffice,
    emailContact: input.adresseEmailUtilisateur ?? l.emailContact,
  })
}
