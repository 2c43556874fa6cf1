import type { contract, HandlerOutput } from '@registre/contract'
import { controlerLue, exigerRegles, normaliser, RegisterError } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { versDeclaration } from '../declarations/declaration.mapper.ts'
import { lireDeclaration } from '../dossiers/lire-declaration.ts'
import { constaterDeclaration } from '../verifications/verifier-lue.ts'
import { candidatsDoublons } from '../doublons/rechercher-doublons.ts'
import { type CorpsEnregistrement, enregistrerBrouillon } from './enregistrer-brouillon.ts'

/**
 * End of the data: saves, then checks every rule, then looks for duplicates and says which step
 * follows (specification 2, 7.3). What was typed is kept even when a rule refuses. Throws
 * `regles-non-respectees`, `confirmation-requise`, which tell the kept draft: a second try without
 * its identifier would make another.
 */
export const soumettreBrouillon = async (
  ctx: Ctx,
  input: CorpsEnregistrement,
): Promise<HandlerOutput<(typeof contract)['soumettreBrouillon']>> => {
  const jour = today(ctx.deps.clock)
  const constats = await constaterDeclaration(ctx, input.id, input.immatCopropriete)
  const { id } = await enregistrerBrouillon(ctx, { ...input, etape: 'recapitulatif' }, constats)
  const db = { sql: ctx.deps.db.query }
  if (id === null) throw new RegisterError('introuvable')
  const row = await lireDeclaration(db, id)
  const controle = controlerLue(row, jour)
  exigerRegles(controle, { id, version: row.version })
  if (row.baseId !== null)
    return {
      declaration: versDeclaration(row, jour),
      etapeSuivante: 'recapitulatif',
      doublons: [],
      controle,
    }
  const doublons = await candidatsDoublons(db, {
    coproprieteId: row.coproprieteId,
    contenu: normaliser(row.contenu),
    acteur: acteurOf(ctx),
  })
  return {
    declaration: versDeclaration(row, jour),
    etapeSuivante: doublons.length > 0 ? 'doublons' : 'recapitulatif',
    doublons,
    controle,
  }
}
