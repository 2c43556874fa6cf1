import { codeDe, coproprietesSuivies } from '@registre/testing/register'
import {
  cabinet,
  deciderReprise,
  demanderReprise,
  travailler,
} from '../../src/modules/portefeuilles/portefeuilles-de-test.ts'
import type { Titulaire, Vie } from './vie.ts'

/** Another firm merges into the house: what it managed follows, nobody's account moves. */
export const fusionner = async (
  { r, declarantId, rang, hasard }: Vie,
  admin: Titulaire,
  n: number,
): Promise<string> => {
  const cedant = await cabinet(r, `6${rang}${String(n).padStart(7, '0')}`)
  const [une] = await coproprietesSuivies(r, cedant, 1)
  const demande = await codeDe(demanderReprise(admin, cedant.siret))
  if (demande !== 'ok') return demande
  const accepter = hasard(4) > 0
  await deciderReprise(r, cedant.id, { accepter, motif: 'Non prouvée' })
  await travailler(r)
  const [suivie] = await r.db.query<{ syndic: number }>(
    'select teledeclarant_id as syndic from copropriete where id = $1',
    [une?.id],
  )
  if (suivie?.syndic !== (accepter ? declarantId : cedant.id)) return 'did-not-move'
  return (await codeDe(cedant.api.lireCompte())) === 'ok' ? 'ok' : 'account-lost'
}
