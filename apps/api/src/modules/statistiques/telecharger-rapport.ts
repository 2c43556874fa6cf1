import type { FileAnswer, HandlerInput, statistiques } from '@registre/contract'
import { type FormatRapport, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { faireRapport, nomRapport } from './etablir-rapport.ts'
import { type CleRapport, listerRapports } from './statistiques.repository.ts'
import { nommerTerritoire } from './territoire-statistique.ts'

type Demande = HandlerInput<(typeof statistiques)['telechargerRapportBo']>['query']

/** Content types of the report files. */
const TYPES_RAPPORT = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * The file of a report: as it was filed, or made on the spot. Null when there is none.
 */
const fichierDe = async (
  { deps: { db, storage } }: Ctx,
  cle: CleRapport,
  format: FormatRapport,
): Promise<{ nom: string; contenu: FileAnswer['contenu'] } | null> => {
  const depose = (await listerRapports(db, cle)).find((r) => r.format === format)
  if (depose) return { nom: depose.nom, contenu: await storage.get(depose.cle) }
  const contenu = await faireRapport(db, cle, format)
  return contenu && { nom: nomRapport(cle, format), contenu: Buffer.from(contenu) }
}

/**
 * The report file of a quarter (specification 2, "Statistics"); `fichier-introuvable` when there is
 * none. Told by the journal.
 */
export const telechargerRapport = async (
  ctx: Ctx,
  { niveau, code, annee, trimestre, format }: Demande,
): Promise<FileAnswer> => {
  const territoire = nommerTerritoire(niveau, code)
  const cle = { niveau: territoire.niveau, code: territoire.code, annee, trimestre }
  const fichier = await fichierDe(ctx, cle, format)
  if (!fichier) throw new RegisterError('fichier-introuvable')
  await journaliser({ sql: ctx.deps.db.query }, ctx, {
    type: 'telecharger-rapport-bo',
    donnees: { ...cle, format },
  })
  return { ...fichier, contentType: TYPES_RAPPORT[format] }
}
