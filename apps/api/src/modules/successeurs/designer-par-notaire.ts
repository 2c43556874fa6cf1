import {
  controlerSuccesseur,
  designerSyndic as decision,
  type Dossier,
  exigerDesignable,
  normaliserSiret,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { brouillonVisible } from '../brouillons/brouillon-visible.ts'
import { tenirDeclaration } from '../dossiers/lire-declaration.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe } from '../dossiers/tenir.ts'
import {
  type DesignationRow,
  designationEnVigueur,
  syndicsNommes,
} from './designation.repository.ts'
import { type Designation, designer, retenir } from './designer.ts'
import { exigerAdresseConsentante } from './exiger-mesure.ts'
import { versSyndicDesigne } from './successeur.mapper.ts'
import { insererDeclaration } from './successeur.repository.ts'
import { ecarterDesigne, prevenirDesigne } from './suivre-designation.ts'

/** The syndic whom a notary designated in its draft; null for none. Throws `introuvable`. */
export const lireSyndicDesigne = async (ctx: Ctx, id: number) => {
  const tx = { sql: ctx.deps.db.query }
  const { coproprieteId } = await brouillonVisible(tx, acteurOf(ctx), id)
  const designe = await designationEnVigueur(tx, coproprieteId)
  return { designe: designe ? versSyndicDesigne(designe) : null }
}

/** The firms of the register whose name holds a text: a notary knows a name before a SIRET. */
export const chercherSyndics = async ({ deps: { db } }: Ctx, q: string) =>
  (await syndicsNommes({ sql: db.query }, q)).map((s) => ({
    siret: s.siret,
    raisonSociale: s.raison_sociale,
    codePostal: s.code_postal,
    commune: s.commune,
  }))

/** The same person, told again: nothing moves. */
const inchangee = (d: DesignationRow, s: Designation): boolean =>
  s.type === 'PRO' && !d.creee_ici
    ? d.siret === normaliserSiret(s.siret)
    : d.creee_ici &&
      d.type === s.type &&
      (d.siret ?? '') === normaliserSiret(s.siret) &&
      d.email === s.email.trim() &&
      d.rep_civilite === s.civilite &&
      d.rep_nom === s.nom &&
      d.rep_prenom === s.prenom

/** Once it has its number, the designated syndic was told: it is not taken back under its feet. */
const exigerNonPrevenu = (
  { numero }: Pick<Dossier, 'numero'>,
  designe: DesignationRow | undefined,
): void => {
  if (numero !== null && designe)
    throw new RegisterError('transition-interdite', {
      message:
        'Un syndic est déjà désigné et prévenu. S’il n’est pas le bon, celui qui l’est demande son rattachement, avec son procès-verbal.',
    })
}

/**
 * A notary says who the syndic is of the co-ownership that it registers: known of the register, or
 * created until the registration ends. Another one takes the place of the one said before.
 * Throws `introuvable`, `regles-non-respectees`, `transition-interdite`.
 */
export const designerSyndic = async (ctx: Ctx, id: number, saisie: Designation) => {
  const { db } = ctx.deps
  await brouillonVisible({ sql: db.query }, acteurOf(ctx), id)
  const champs = controlerSuccesseur(saisie, '')
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  await exigerAdresseConsentante(ctx, saisie.email)
  const retenu = await retenir(ctx, saisie)
  await db.transaction(async (tx) => {
    const { dossier, declaration } = await tenirDeclaration(tx, id)
    exigerDesignable(dossier, declaration, faitsDe(ctx))
    const ancienne = await designationEnVigueur(tx, dossier.id)
    if (ancienne && inchangee(ancienne, saisie)) return
    exigerNonPrevenu(dossier, ancienne)
    if (ancienne) await ecarterDesigne(tx, ctx, ancienne, 'REMPLACE')
    const declarantId = tenantOf(ctx)
    const designe = await designer(tx, ctx, saisie, retenu, { declarantId, parNotaire: true })
    await insererDeclaration(tx, {
      coproprieteId: dossier.id,
      declarantId,
      successeurId: designe.id,
      email: designe.email,
      datePriseFonction: null,
      cleHash: null,
      expireLe: null,
    })
    await ecrire(tx, ctx, dossier, decision(id, designe.id, 'designer-syndic'))
    if (dossier.numero !== null) await prevenirDesigne(tx, ctx, dossier)
  })
  return lireSyndicDesigne(ctx, id)
}

/** The notary takes its designation back, where there is one. Throws `introuvable`, `transition-interdite`. */
export const retirerSyndicDesigne = (ctx: Ctx, id: number): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const { dossier, declaration } = await tenirDeclaration(tx, id)
    exigerDesignable(dossier, declaration, faitsDe(ctx))
    const designe = await designationEnVigueur(tx, dossier.id)
    if (!designe) return {}
    exigerNonPrevenu(dossier, designe)
    await ecarterDesigne(tx, ctx, designe, 'CLOS')
    await ecrire(tx, ctx, dossier, decision(id, designe.successeur_id, 'retirer-syndic-designe'))
    return {}
  })
