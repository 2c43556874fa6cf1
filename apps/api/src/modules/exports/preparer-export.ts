import { contract, type HandlerInput, type HandlerOutput } from '@registre/contract'
import {
  CONSERVATION_EXPORT_HEURES,
  EXPORTS_CATEGORISATION,
  LABELS_ETAT_EXPORT,
  nomExport,
  RegisterError,
  type TypeExport,
} from '@registre/domain'
import * as z from 'zod'
import { today } from '../../platform/clock.ts'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { enqueueOutbox, outboxItem } from '../../platform/outbox.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { compter } from '../categorisation/compter.ts'
import { type ExportRow, insererExport, listerExportRows } from './exports.repository.ts'
import { filtrer } from '../categorisation/filtre.sql.ts'
import { lireLieu } from '../categorisation/portee.ts'
import { demandeurDe } from '../categorisation/qui.ts'
import type { Selection } from '../categorisation/recherche.ts'

type Entree = HandlerInput<(typeof contract)['preparerExport']>['body']
export type ExportVu = HandlerOutput<(typeof contract)['preparerExport']>

const HEURE_MS = 3_600_000
/** Life of a file, from a moment. */
export const expiration = (de: Date): Date =>
  new Date(de.getTime() + CONSERVATION_EXPORT_HEURES * HEURE_MS)

const SCHEMA = contract.extraireDonnees.body
/** The search of an order, as it was stored. Throws when it does not fit any more. */
export const selectionStockee = (stockee: unknown): Selection => {
  if (!SCHEMA) throw new Error('a selection has a shape')
  return SCHEMA.parse(stockee)
}
const stocker = (selection: Selection): unknown => (SCHEMA ? z.encode(SCHEMA, selection) : null)

const versExport = (r: ExportRow): ExportVu => ({
  id: r.id,
  type: r.type,
  libelleType: EXPORTS_CATEGORISATION[r.type].label,
  etat: r.etat,
  libelleEtat: LABELS_ETAT_EXPORT[r.etat],
  territoire: r.lieu.titre,
  total: r.total,
  faits: r.faits,
  nomFichier: nomExport(r.type, r.jour),
  taille: r.taille,
  erreur: r.erreur,
  demandeLe: r.demande_le.toISOString(),
  expireLe: r.etat === 'PRET' ? r.expire_le.toISOString() : null,
})

const exigerTaille = (type: TypeExport, total: number): void => {
  const { max } = EXPORTS_CATEGORISATION[type]
  if (total > max)
    throw new RegisterError('recherche-trop-large', {
      message: `Ce fichier porterait sur plus de ${new Intl.NumberFormat('fr-FR').format(max)} copropriétés : précisez la recherche ou le territoire.`,
    })
  if (total === 0)
    throw new RegisterError('requete-invalide', {
      message:
        'Aucune copropriété ne répond à cette recherche : il n’y a pas de fichier à préparer.',
    })
}

/**
 * Orders a file from the worker, with what the person may see now. One at a time: a second order
 * answers `requete-en-cours`. Throws `recherche-trop-large` beyond the rows that the type allows,
 * `requete-invalide`.
 */
export const preparerExport = async (
  ctx: Ctx,
  { type, ...selection }: Entree,
): Promise<ExportVu> => {
  const { utilisateurId } = sessionOf(ctx)
  const { db, clock } = ctx.deps
  const jour = today(clock)
  const lieu = lireLieu(selection, demandeurDe(ctx))
  const filtre = filtrer(lieu, selection.criteres, jour, selection.numeros)
  const total = await boundedSearch(db, (tx) =>
    compter(tx, filtre, EXPORTS_CATEGORISATION[type].max + 1),
  )
  exigerTaille(type, total)
  return db.transaction(async (tx) => {
    const maintenant = clock.now()
    const row = await insererExport(tx, {
      utilisateurId,
      type,
      selection: stocker(selection),
      lieu,
      jour,
      total,
      maintenant,
      expireLe: expiration(maintenant),
    })
    if (!row)
      throw new RegisterError('requete-en-cours', {
        message:
          'Un de vos fichiers est déjà en préparation : attendez qu’il soit prêt, ou annulez-le.',
      })
    await journaliser(tx, ctx, {
      type: 'preparer-export',
      donnees: { exportId: row.id, export: type, acces: lieu.acces, nombre: total },
    })
    await enqueueOutbox(tx, [outboxItem('export-categorisation', { exportId: row.id })])
    return versExport(row)
  })
}

/** One's own orders of the last 24 hours. */
export const listerExports = async (ctx: Ctx): Promise<ExportVu[]> =>
  (await listerExportRows(ctx.deps.db, sessionOf(ctx).utilisateurId, ctx.deps.clock.now())).map(
    versExport,
  )
