import {
  type CoproprieteVue,
  isTeneur,
  LABELS_ENERGIE_CHAUFFAGE,
  LABEL_NON_RENSEIGNE,
  LABELS_PERIODE_CONSTRUCTION,
  LABELS_TYPE_CHAUFFAGE,
  normaliser,
  peutJugerPredecesseur,
  peutVoirBrouillon,
  peutVoirFiche,
  peutVoirMiseAJour,
  RegisterError,
  vueDuDossier,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import {
  type DeclarationVue,
  pourLecteur,
  versDeclaration,
} from '../declarations/declaration.mapper.ts'
import {
  type DeclarationRow,
  lireDeclaration as lireParId,
  lireDerniere,
} from '../dossiers/lire-declaration.ts'
import { consulter } from '../dossiers/tenir.ts'

/** What the policies ask of the co-ownership that a declaration is of. */
const vueDe = async ({ deps: { db, clock } }: Ctx, { coproprieteId }: DeclarationRow) =>
  vueDuDossier(await consulter(db, { coproprieteId }), today(clock))

/**
 * What a session may not see answers 404. Drafts are their author's; a keeper sees what was
 * submitted.
 */
const visible = async (ctx: Ctx, row: DeclarationRow): Promise<DeclarationRow> => {
  const acteur = acteurOf(ctx)
  if (row.etat === 'BROUILLON' || row.etat === 'SUPPRIME') {
    if (row.baseId !== null) {
      if (row.etat === 'BROUILLON' && peutVoirMiseAJour(acteur, row)) return row
      throw new RegisterError('introuvable')
    }
    const auteur = peutVoirBrouillon(acteur, row)
    if (!auteur && !(isTeneur(acteur.profil) && row.etatCopropriete !== 'BROUILLON'))
      throw new RegisterError('introuvable')
    return row
  }
  if (row.baseId !== null && row.etat === 'A_VALIDER' && !isTeneur(acteur.profil)) {
    // What the predecessor filed: its author's, and the successor's who must accept it.
    const copropriete = await vueDe(ctx, row)
    if (peutVoirMiseAJour(acteur, row) || peutJugerPredecesseur(acteur, copropriete)) return row
    throw new RegisterError('introuvable')
  }
  const vue: CoproprieteVue = {
    etat: row.etatCopropriete,
    auteurTeledeclarantId: row.auteurTeledeclarantId,
    syndicsRattaches: (await vueDe(ctx, row)).syndicsRattaches,
  }
  if (!peutVoirFiche(acteur, vue)) throw new RegisterError('introuvable')
  return row
}

const libellesDe = (row: DeclarationRow): Record<string, string> => {
  const t = normaliser(row.contenu).donneesTechniques
  return {
    typeChauffage: t.typeChauffage ? LABELS_TYPE_CHAUFFAGE[t.typeChauffage] : LABEL_NON_RENSEIGNE,
    periodeConstruction: t.periodeConstruction
      ? LABELS_PERIODE_CONSTRUCTION[t.periodeConstruction]
      : LABEL_NON_RENSEIGNE,
    energieChauffageCollectifNonUrbain: t.energieChauffageCollectifNonUrbain
      ? LABELS_ENERGIE_CHAUFFAGE[t.energieChauffageCollectifNonUrbain]
      : LABEL_NON_RENSEIGNE,
  }
}

type Etat =
  | 'COURANTE'
  | 'IMMATRICULATION'
  | 'AVANT_DECLARATION_ANNUELLE'
  | 'BROUILLON'
  | 'A_VALIDER'

/**
 * The latest declaration of a co-ownership in a state, with its labels when asked. Throws
 * `introuvable`.
 */
export const lireDeclaration = async (
  ctx: Ctx,
  input: { a: number; b: Etat; flag: 'true' | 'false' },
): Promise<DeclarationVue & { libelles: Record<string, string> | null }> => {
  const row = await visible(ctx, await lireDerniere({ sql: ctx.deps.db.query }, input.a, input.b))
  return {
    ...pourLecteur(versDeclaration(row, today(ctx.deps.clock)), acteurOf(ctx)),
    libelles: input.flag === 'true' ? libellesDe(row) : null,
  }
}

/**
 * A declaration by its own identifier, or the one in force of a co-ownership. Throws `introuvable`.
 */
export const lireDeclarationDesignee = async (
  ctx: Ctx,
  visee: { declarationId: number } | { coproprieteId: number },
): Promise<DeclarationVue> => {
  const tx = { sql: ctx.deps.db.query }
  const row = await visible(
    ctx,
    'declarationId' in visee
      ? await lireParId(tx, visee.declarationId)
      : await lireDerniere(tx, visee.coproprieteId, 'COURANTE'),
  )
  return pourLecteur(versDeclaration(row, today(ctx.deps.clock)), acteurOf(ctx))
}
