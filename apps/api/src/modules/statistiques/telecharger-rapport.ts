import type { FileAnswer, HandlerInput, statistiques } from '@registre/contract'
import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { listerRapports } from './statistiques.repository.ts'
import { nommerTerritoire } from './territoire-statistique.ts'

type Demande = HandlerInput<(typeof statistiques)['telechargerRapportBo']>['query']

/** Content types of the report files. */
export const TYPES_RAPPORT = { pdf: 'application/pdf', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

/** The report file of a quarter (specification 2, "Statistics"); `fichier-introuvable` when it was not made. Told by the journal. */
export const telechargerRapport = async (ctx: Ctx, { niveau, code, annee, trimestre, format }: Demande): Promise<FileAnswer> => {
  const { db, storage } = ctx.deps
  const territoire = nommerTerritoire(niveau, code)
  const rapport = (await listerRapports(db, { ...territoire, annee, trimestre })).find((r) => r.format === format)
  if (!rapport) throw new RegisterError('fichier-introuvable')
  const contenu = await storage.get(rapport.cle)
  await journaliser({ sql: db.query }, ctx, {
    categorie: 'EXPORT',
    type: 'telecharger-rapport-bo',
    donnees: { niveau: territoire.niveau, code: territoire.code, annee, trimestre, format },
  })
  return { nom: rapport.nom, contenu, contentType: TYPES_RAPPORT[format] }
}
