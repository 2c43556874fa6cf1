import type { Tx } from '@registre/db'
import { type Acteur, liberer, peutVoirFiche, RegisterError, RIEN } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { trouverCopropriete, vueDe } from '../coproprietes/copropriete.repository.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenir } from '../dossiers/tenir.ts'
import { type CoproprieteTenue, tenirCoproprietes } from './administration.repository.ts'

export interface Acte {
  id: number
  version: number
  motif: string
}

/** What this keeper holds is given back first. Throws `verrou-pris` while another one holds. */
const libererDemandes = async (
  tx: Pick<Tx, 'sql'>,
  ctx: Ctx,
  coproprieteId: number,
): Promise<boolean> => {
  const dossier = await tenir(tx, { coproprieteId })
  const actes = liberer(dossier, faitsDe(ctx))
  if (actes.length > 0) await ecrire(tx, ctx, dossier, { ...RIEN, actes })
  return actes.length > 0
}

/**
 * What every keeper's act asks first: the co-ownership is visible, the right is held, the version
 * is the one read, nobody
 * else holds its requests. Gives it held. `autres`: co-ownerships to hold with it. Throws
 * `introuvable`,
 * `acces-non-autorise`, `version-perimee`, `verrou-pris`.
 */
export const tenirPourAdministrer = async (
  tx: Pick<Tx, 'sql'>,
  ctx: Ctx,
  acte: Acte,
  droit: { peut: (acteur: Acteur) => boolean; sinon: string },
  autres: readonly number[] = [],
): Promise<CoproprieteTenue> => {
  const acteur = acteurOf(ctx)
  const tenues = await tenirCoproprietes(tx, [acte.id, ...autres])
  const row = tenues.find((c) => c.id === acte.id)
  const vue = row && (await trouverCopropriete({ query: tx.sql }, acte.id))
  if (!row || !vue || !peutVoirFiche(acteur, vueDe(vue))) throw new RegisterError('introuvable')
  if (!droit.peut(acteur)) throw new RegisterError('acces-non-autorise', { message: droit.sinon })
  if (row.version !== acte.version)
    throw new RegisterError('version-perimee', { infos: { version: row.version } })
  if (!(await libererDemandes(tx, ctx, row.id))) return row
  const [libre] = await tenirCoproprietes(tx, [acte.id])
  if (!libre) throw new RegisterError('introuvable')
  return libre
}
