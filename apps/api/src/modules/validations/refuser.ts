import {
  type Dossier,
  normaliserNumero,
  refuser,
  RegisterError,
  type TypeMotifRefus,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenirDemande } from '../dossiers/tenir.ts'
import { idParNumeroOuId } from './demande.repository.ts'

/**
 * The path names the co-ownership by its number, or by its identifier before it has one: it must be
 * the request's. Throws `introuvable`.
 */
const exigerCopropriete = (d: Dossier, immat: string): void => {
  const numero = normaliserNumero(immat)
  if (numero === null ? String(d.id) !== immat : d.numero !== numero)
    throw new RegisterError('introuvable')
}

/**
 * A keeper administrator refuses a held request. `idMandat` 0: the request without a mandate of the
 * co-ownership. Throws as the domain's `refuser`.
 */
export const refuserDemande = (
  ctx: Ctx,
  input: {
    immat: string
    idMandat: number
    raison: string
    typesMotifRefus: readonly TypeMotifRefus[]
  },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const { immat, idMandat, ...motifs } = input
    const visee =
      idMandat > 0 ? { mandatId: idMandat } : { sansMandatDe: await idParNumeroOuId(tx, immat) }
    const { dossier, demande } = await tenirDemande(tx, visee)
    exigerCopropriete(dossier, immat)
    const saisie = { demandeId: demande.id, ...motifs }
    await ecrire(tx, ctx, dossier, refuser(dossier, saisie, faitsDe(ctx)))
    return {}
  })
