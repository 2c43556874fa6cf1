import type { Tx } from '@registre/db'
import {
  contenuDeDepart,
  machineDeclaration,
  next,
  normaliser,
  peutJugerPredecesseur,
  RegisterError,
  reporterModifications,
  type TypeMaj,
  exigerRegles,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import { changerEtatDeclaration } from '../brouillons/depot.repository.ts'
import {
  controler,
  type DeclarationVue,
  versDeclaration,
} from '../declarations/declaration.mapper.ts'
import {
  type DeclarationRow,
  sansTransaction,
  trouverDeclaration,
  verrouillerDeclaration,
} from '../declarations/declaration.repository.ts'
import { mettreEnVigueur } from './deposer-mise-a-jour.ts'
import {
  contenuDe,
  rebaser,
  trouverEtablissement,
  vueCopropriete,
} from './mise-a-jour.repository.ts'

/**
 * What the predecessor filed, held, if this person is the syndic who must answer. Throws
 * `introuvable`, `transition-interdite`.
 */
const tenir = async (ctx: Ctx, tx: Tx, id: number): Promise<DeclarationRow> => {
  const row = await verrouillerDeclaration(tx, id)
  if (!row || row.base_id === null || row.auteur_teledeclarant_id === tenantOf(ctx))
    throw new RegisterError('introuvable')
  if (!peutJugerPredecesseur(acteurOf(ctx), await vueCopropriete(tx, row.copropriete_id)))
    throw new RegisterError('introuvable')
  if (row.etat !== 'A_VALIDER')
    throw new RegisterError('transition-interdite', {
      message: 'Vous avez déjà répondu à cette mise à jour.',
    })
  return row
}

const prevenir = async (tx: Tx, row: DeclarationRow, acceptee: boolean): Promise<void> => {
  const { email } = await trouverEtablissement(tx, row.auteur_teledeclarant_id)
  await deposerOutbox(tx, [
    courriel(row.email_contact || row.auteur_email || email, 'mise-a-jour-jugee', {
      nomCopropriete: row.copropriete_nom,
      numero: row.copropriete_numero ?? '',
      coproprieteId: row.copropriete_id,
      acceptee,
    }),
  ])
}

/**
 * The successor accepts: the predecessor's update becomes the current declaration. What the
 * successor itself filed
 * meanwhile stays where the predecessor changed nothing. Throws `introuvable`,
 * `transition-interdite`, `regles-non-respectees`.
 */
export const accepterDeclarationPredecesseur = (ctx: Ctx, id: number): Promise<DeclarationVue> =>
  ctx.deps.db.transaction(async (tx) => {
    const jour = today(ctx.deps.clock)
    const row = await mettreSurLaCourante(tx, await tenir(ctx, tx, id))
    exigerRegles(controler(row, jour))
    await mettreEnVigueur(ctx, tx, row, jour)
    await prevenir(tx, row, true)
    const acceptee = await trouverDeclaration(tx, id)
    if (!acceptee) throw new RegisterError('introuvable')
    return versDeclaration(acceptee, jour)
  })

const mettreSurLaCourante = async (tx: Tx, row: DeclarationRow): Promise<DeclarationRow> => {
  if (
    row.base_id === null ||
    row.courante_id === null ||
    row.base_id === row.courante_id ||
    row.type_maj === null
  )
    return row
  const depart = contenuDeDepart(await contenuDe(tx, row.base_id), row.type_maj)
  await rebaser(
    tx,
    row.id,
    row.courante_id,
    reporterModifications(
      depart,
      normaliser(row.contenu),
      contenuDeDepart(await contenuDe(tx, row.courante_id), row.type_maj),
    ),
  )
  return (await trouverDeclaration(tx, row.id)) ?? row
}

/**
 * The successor sets the predecessor's update aside. Throws `introuvable`, `transition-interdite`.
 */
export const supprimerDeclarationPredecesseur = (
  ctx: Ctx,
  id: number,
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const row = await tenir(ctx, tx, id)
    const vers = next(machineDeclaration, row.etat, 'supprimer-declaration-predecesseur')
    await changerEtatDeclaration(tx, row, vers)
    await journaliser(tx, ctx, {
      categorie: 'DECLARATION',
      type: 'supprimer-declaration-predecesseur',
      coproprieteId: row.copropriete_id,
      declarationId: row.id,
      de: row.etat,
      vers,
    })
    await prevenir(tx, row, false)
    return {}
  })

/** The updates of predecessors that await this establishment's answer, oldest first. */
export const listerDeclarationsPredecesseur = async (ctx: Ctx) => {
  const rows = await sansTransaction(ctx.deps.db).sql<{
    id: number
    copropriete_id: number
    nom: string
    type_maj: TypeMaj
    auteur: string
    soumis_le: Date
  }>(
    `select d.id, d.copropriete_id, c.nom, d.type_maj, t.raison_sociale as auteur, coalesce(d.soumis_le, d.enregistre_le) as soumis_le
     from copropriete c join declaration d on d.copropriete_id = c.id join teledeclarant t on t.id = d.auteur_teledeclarant_id
     where c.teledeclarant_id = $1 and c.etat = 'IMMATRICULEE_RATTACHEE' and d.etat = 'A_VALIDER' and d.base_id is not null
       and d.auteur_teledeclarant_id <> $1 order by d.soumis_le, d.id limit 100`,
    [tenantOf(ctx)],
  )
  return rows.map((r) => ({
    id: r.id,
    coproprieteId: r.copropriete_id,
    nomCopropriete: r.nom,
    typeMaj: r.type_maj,
    auteur: r.auteur,
    deposeeLe: r.soumis_le.toISOString(),
  }))
}
