import type { Tx } from '@registre/db'
import {
  type Batiment,
  batimentsDe,
  brouillonOuvert,
  brouillonPrepare,
  commencerMiseAJour as commencer,
  declarationNeuve,
  type Dossier,
  type FaitsActeur,
  type OuvertureMaj,
  reporter,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import type { JournalAuthor } from '../../platform/journal.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import { type DeclarationRow, lireDeclaration, lireDerniere } from '../dossiers/lire-declaration.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { reprendreSur } from '../dossiers/rediger.ts'
import { faitsDe, tenir } from '../dossiers/tenir.ts'
import { contenusAReporter } from './contenus.ts'

type Ouverture = OuvertureMaj & { coproprieteId: number }

/** The buildings that the house of whoever acts prepared before the day; none without a draft. */
const lirePrepares = async (
  tx: Tx,
  dossier: Dossier,
  faits: FaitsActeur,
): Promise<readonly Batiment[]> => {
  const prepare = brouillonPrepare(dossier, faits)
  return prepare
    ? batimentsDe((await lireDeclaration(tx, prepare.id)).contenu.donneesTechniques)
    : []
}

/** Opens an update, and reads it. Throws as `ouvrirMiseAJour`. */
export const commencerMiseAJour = (ctx: Ctx, input: Ouverture): Promise<DeclarationVue> =>
  ctx.deps.db.transaction(async (tx) => {
    const faits = faitsDe(ctx)
    return versDeclaration(await ouvrirMiseAJour(ctx, tx, input, faits), faits.jour)
  })

/**
 * Opens an update within a transaction, for whoever acts: the house's draft of this kind, or a new
 * one filled from the current declaration. A draft that was filled from an older one takes over
 * what changed since, and keeps what was typed. Gives it. Throws `introuvable`,
 * `transition-interdite`.
 */
export const ouvrirMiseAJour = async (
  auteur: JournalAuthor,
  tx: Tx,
  { coproprieteId, ...ouverture }: Ouverture,
  faits: FaitsActeur,
): Promise<DeclarationRow> => {
  const dossier = await tenir(tx, { coproprieteId })
  const ouvert = brouillonOuvert(dossier, ouverture, faits)
  if (ouvert) {
    const brouillon = await lireDeclaration(tx, ouvert.id)
    const contenus = await contenusAReporter(tx, dossier, brouillon)
    if (!contenus) return brouillon
    const { base, courante, couranteId } = contenus
    return reprendreSur(tx, ouvert.id, couranteId, reporter(brouillon, base, courante, faits.jour))
  }
  const courante = await lireDerniere(tx, coproprieteId, 'COURANTE')
  const prepares = await lirePrepares(tx, dossier, faits)
  const debut = commencer(dossier, { ...ouverture, courante, prepares }, faits)
  const apres = await ecrire(tx, auteur, dossier, debut)
  return lireDeclaration(tx, declarationNeuve(dossier, apres).id)
}
