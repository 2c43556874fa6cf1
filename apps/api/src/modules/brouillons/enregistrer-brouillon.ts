import type { contract, HandlerInput } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  avecConfiances,
  type ConfianceRnb,
  type Constats,
  contenuVide,
  creerBrouillon,
  etapesPour,
  exigerModifiable,
  type FaitsActeur,
  normaliser,
  peutImmatriculer,
  poserBlocs,
  RegisterError,
  type SlugEtape,
  verifier,
} from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import {
  type DeclarationVue,
  exigerDeduits,
  versDeclaration,
} from '../declarations/declaration.mapper.ts'
import {
  type DeclarationRow,
  lireDeclaration,
  tenirDeclaration,
} from '../dossiers/lire-declaration.ts'
import { creerDossier } from '../dossiers/creer.ts'
import { rediger } from '../dossiers/rediger.ts'
import { faitsDe } from '../dossiers/tenir.ts'
import { verifierLue } from '../verifications/verifier-lue.ts'
import { rapprocherRnb } from './rapprocher-rnb.ts'
import { enregistrerReponses } from './reponses.repository.ts'

export type CorpsEnregistrement = HandlerInput<
  (typeof contract)['enregistrerBrouillon']
>['body'] & {
  /** As it came. */
  envoye?: unknown
}

/**
 * Saves one step, and the step to come back to; creates the draft the first time. Rules do not stop
 * a save. `constats`: what was looked for, at a submission. Throws as `exigerModifiable`,
 * `acces-non-autorise`.
 */
export const enregistrerBrouillon = async (
  ctx: Ctx,
  input: CorpsEnregistrement & { etape: SlugEtape },
  constats?: Constats,
): Promise<DeclarationVue> => {
  const rnb = await rapprocherRnb(ctx, input)
  return ctx.deps.db.transaction(async (tx) => {
    const faits = faitsDe(ctx)
    const row =
      input.id === null
        ? await creer(ctx, tx, input, faits, constats, rnb)
        : await reprendre(tx, { ...input, id: input.id }, faits, constats, rnb)
    return versDeclaration(row, faits.jour)
  })
}

const creer = async (
  ctx: Ctx,
  tx: Tx,
  input: CorpsEnregistrement & { etape: SlugEtape },
  faits: FaitsActeur,
  constats: Constats | undefined,
  rnb: ReadonlyMap<string, ConfianceRnb>,
): Promise<DeclarationRow> => {
  const { typeImmat } = input
  if (!peutImmatriculer(faits.acteur, typeImmat)) throw new RegisterError('acces-non-autorise')
  const connue = etapesPour(typeImmat).some((e) => e.slug === input.etape)
  const contenu = avecConfiances(
    normaliser({ ...contenuVide(), ...input.immatCopropriete }),
    null,
    rnb,
  )
  exigerDeduits(input.envoye, { id: null, coproprieteId: null }, [contenu])
  const redaction = {
    typeImmat,
    contenu,
    ...(constats ? verifier(contenu, constats, null) : {}),
    etape: connue ? input.etape : 'identification',
    confirmations: input.confirmations ?? [],
    confirmationsOffice: input.confirmationsOffice ?? null,
    emailContact: input.adresseEmailUtilisateur ?? '',
  }
  const dossier = await creerDossier(tx, ctx, creerBrouillon({ redaction }, tenantOf(ctx), faits))
  return lireDeclaration(tx, dossier.declarations[0]?.id ?? 0)
}

/**
 * Saves into a draft that exists: the blocks sent replace theirs, the others stay. `constats`: what
 * was looked for, at a submission. Gives it.
 */
export const reprendre = async (
  tx: Tx,
  input: CorpsEnregistrement & { id: number; etape?: SlugEtape },
  faits: FaitsActeur,
  constats?: Constats,
  rnb: ReadonlyMap<string, ConfianceRnb> = new Map(),
): Promise<DeclarationRow> => {
  const { dossier, declaration: l } = await tenirDeclaration(tx, input.id)
  exigerModifiable(dossier, l, input.version, faits)
  const contenu = avecConfiances(
    poserBlocs(l.contenu, input.immatCopropriete),
    normaliser(l.contenu),
    rnb,
  )
  exigerDeduits(input.envoye, l, [l.contenu, contenu])
  if (input.reponsesDoublons) await enregistrerReponses(tx, l.id, input.reponsesDoublons)
  const { verifications } = l
  const ecrit = {
    contenu,
    verifications,
    ...(constats ? await verifierLue(tx, { ...l, contenu }, constats) : {}),
    etape: input.etape ?? l.etape,
    confirmations: input.confirmations ?? l.confirmations,
    confirmationsOffice: input.confirmationsOffice ?? l.confirmationsOffice,
    emailContact: input.adresseEmailUtilisateur ?? l.emailContact,
  }
  return rediger(tx, l.id, ecrit, faits.acteur.utilisateurId)
}
