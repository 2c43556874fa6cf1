import type { Db } from '@registre/db'
import { EXPORTS_CATEGORISATION } from '@registre/domain'
import type { Clock } from '../../platform/clock.ts'
import type { Issue, OutboxHandler } from '../../platform/relay-handler.ts'
import { newKey, type Storage } from '../../platform/storage/storage.ts'
import { type DetailRow, parcourirDetails } from './detail.repository.ts'
import {
  commencer,
  type ExportRow,
  noterAvancement,
  noterEchec,
  noterPret,
} from './exports.repository.ts'
import { type Commande, estRapport, fabriquerFichier, fabriquerRapport } from './fabriquer.ts'
import { filtrer } from '../categorisation/filtre.sql.ts'
import { expiration, selectionStockee } from './preparer-export.ts'

type Outils = { db: Db; storage: Storage; clock: Clock }

/** How often progress is noted, and a cancelled order found. */
const PAS_MS = 400
/** Less than the time after which the outbox takes a try for dead. */
const DUREE_MAX_MS = 100_000
const TENTATIVES_MAX = 3
const ECHEC =
  'Le fichier n’a pas pu être préparé. Recommencez ; si cela persiste, signalez-le au teneur du registre.'
const TROP_LONG = 'Ce fichier demande trop de temps : précisez la recherche ou le territoire.'

class Annule extends Error {}
class TropLong extends Error {}

/**
 * Passes rows on, notes how many passed, and stops an order that was cancelled or that lasts too
 * long.
 */
async function* suivre(
  db: Db,
  { id, tentatives }: ExportRow,
  rows: AsyncIterable<DetailRow>,
): AsyncGenerator<DetailRow> {
  const debut = Date.now()
  let [faits, dernier] = [0, 0]
  for await (const r of rows) {
    yield r
    faits += 1
    if (Date.now() - dernier < PAS_MS) continue
    dernier = Date.now()
    if (dernier - debut > DUREE_MAX_MS) throw new TropLong()
    if (!(await noterAvancement(db, id, tentatives, faits))) throw new Annule()
  }
}

const fabriquer = async ({ db, clock }: Outils, e: ExportRow) => {
  const { numeros, ...recherche } = selectionStockee(e.selection)
  const filtre = filtrer(e.lieu, recherche.criteres, e.jour, numeros)
  const commande: Commande = { type: e.type, recherche, lieu: e.lieu, filtre, date: clock.now() }
  if (estRapport(e.type)) return fabriquerRapport({ sql: db.read }, commande, e.type)
  return fabriquerFichier(
    suivre(
      db,
      e,
      parcourirDetails(db.pool, filtre, e.lieu.acces, EXPORTS_CATEGORISATION[e.type].max),
    ),
    commande,
  )
}

const etablir = async (outils: Outils, e: ExportRow): Promise<Issue> => {
  const { db, storage, clock } = outils
  const cle = newKey('exports')
  try {
    const { taille } = await storage.put(cle, await fabriquer(outils, e))
    if (
      !(await noterPret(db, e.id, e.tentatives, { cle, taille, expireLe: expiration(clock.now()) }))
    )
      await storage.delete(cle)
    return { etat: 'FAIT' }
  } catch (error) {
    await storage.delete(cle)
    if (error instanceof Annule) return { etat: 'FAIT' }
    const tropLong =
      error instanceof TropLong ||
      (error instanceof Error && 'code' in error && error.code === '57014')
    if (!tropLong && e.tentatives < TENTATIVES_MAX) throw error
    await noterEchec(db, e.id, tropLong ? TROP_LONG : ECHEC)
    return { etat: 'PERMANENT', cause: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Makes an ordered file, streamed to the store. However often it runs, one file; none for a
 * cancelled order.
 */
export const etablirExport = (outils: Outils): OutboxHandler<'export-categorisation'> => ({
  evenement: 'etablir-export',
  rejouable: true,
  executer: async (_id, { exportId }) => {
    const row = await commencer(outils.db, exportId)
    return row ? etablir(outils, row) : { etat: 'FAIT' }
  },
  journal: ({ exportId }) => ({ donnees: { exportId } }),
})
