import type { Tx } from '@registre/db'
import { type Acteur, peutVoirFiche, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { trouverCopropriete, vueDe } from '../coproprietes/copropriete.repository.ts'
import { verrouillerDemande } from '../validations/demande.repository.ts'
import { rendre } from '../validations/rendre.ts'
import { verrouPris } from '../validations/tenir.ts'
import {
  type CoproprieteTenue,
  demandesTenues,
  tenirCoproprietes,
} from './administration.repository.ts'

export interface Acte {
  id: number
  version: number
  motif: string
}

/**
 * No transition while another keeper holds a request (states.md, invariants); one's own, or an
 * ended lease, is given back first.
 */
const libererDemandes = async (
  tx: Pick<Tx, 'sql'>,
  ctx: Ctx,
  acteur: Acteur,
  coproprieteId: number,
): Promise<boolean> => {
  const tenues = await demandesTenues(tx, coproprieteId)
  for (const demandeId of tenues) {
    const row = await verrouillerDemande(tx, { demandeId })
    const active = row.verrou_jusqu_a !== null && row.verrou_jusqu_a > ctx.deps.clock.now()
    if (active && row.verrou_par_id !== acteur.utilisateurId) throw verrouPris(row)
    await rendre(tx, ctx, row, 'quitter')
  }
  return tenues.length > 0
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
  if (!(await libererDemandes(tx, ctx, acteur, row.id))) return row
  const [libre] = await tenirCoproprietes(tx, [acte.id])
  if (!libre) throw new RegisterError('introuvable')
  return libre
}
