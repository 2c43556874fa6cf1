import { controleRattachement, type Dossier, etatRattachable } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { chargerNumerotee } from '../coproprietes/charger-visible.ts'
import { consulter } from '../dossiers/tenir.ts'
import { maisonDe, memeSiren, trouverParNumero } from './mandat.repository.ts'

// The attachment chain: existe, rattachementOk, etatOk; the first false stops it (specification 1,
// section 4).

/** The number is that of a co-ownership of the register (false: immatNotExistant). */
export const coproprieteExiste = async (ctx: Ctx, numero: string) => {
  const copropriete = await trouverParNumero(ctx.deps.db, numero)
  return {
    response: copropriete !== undefined,
    nomCopropriete: copropriete?.nom ?? '',
    adressePrincipale: copropriete?.adresse ?? '',
  }
}

/** The dossier of a number; null for one that nobody bears. */
const dossierDe = async ({ deps: { db } }: Ctx, numero: string): Promise<Dossier | null> => {
  const copropriete = await trouverParNumero(db, numero)
  return copropriete ? consulter(db, { coproprieteId: copropriete.id }) : null
}

/**
 * The state lets a syndic ask for an attachment, whoever asks (false: immatStatusIncorrect, or no
 * such number).
 */
export const coproprieteEtatOk = async (ctx: Ctx, numero: string) => {
  const dossier = await dossierDe(ctx, numero)
  return { response: dossier !== null && etatRattachable(dossier) }
}

/**
 * The caller is not the current syndic, by its SIREN, nor to come, and waits for no decision (false:
 * alreadyAttached, or no such number).
 */
export const coproprieteRattachementOk = async (ctx: Ctx, numero: string) => {
  const dossier = await dossierDe(ctx, numero)
  if (!dossier) return { response: false }
  const echec = controleRattachement(dossier, await maisonDe(ctx.deps.db, tenantOf(ctx)))
  return { response: echec !== 'alreadyAttached' && echec !== 'immatNotExistant' }
}

/** A syndic in place, or to come, has the caller's SIREN. Throws `introuvable`. */
export const verifierMandatMemeSiren = async (ctx: Ctx, coproprieteId: number) => {
  const { id } = await chargerNumerotee(ctx, coproprieteId)
  return { response: await memeSiren({ sql: ctx.deps.db.query }, id, tenantOf(ctx)) }
}
