import type { contract, HandlerInput } from '@registre/contract'
import {
  type ConfianceRnb,
  confianceRapprochement,
  contenuVide,
  normaliser,
  poserBlocs,
  rapprochementsDits,
  RegisterError,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { lireDeclaration } from '../dossiers/lire-declaration.ts'

type Corps = HandlerInput<(typeof contract)['enregistrerBrouillon']>['body']

/**
 * How sure the match of each new identifier with a building is, by the reference itself; none while
 * it does not answer, nor for one that it does not know there. Asked before the draft is held.
 */
export const rapprocherRnb = async (
  { deps }: Pick<Ctx, 'deps'>,
  { id, immatCopropriete }: Pick<Corps, 'id' | 'immatCopropriete'>,
): Promise<ReadonlyMap<string, ConfianceRnb>> => {
  const vide = new Map<string, ConfianceRnb>()
  if (!immatCopropriete.donneesTechniques?.batiments) return vide
  const tenu =
    id === null ? null : normaliser((await lireDeclaration({ sql: deps.db.query }, id)).contenu)
  const contenu = poserBlocs(tenu ?? contenuVide(), immatCopropriete)
  const dits = new Set(rapprochementsDits(contenu, tenu))
  const { adressePrincipale: a } = contenu.identification
  if (dits.size === 0 || !a || a.longitude === null || a.latitude === null) return vide
  try {
    const autour = await deps.rnb.autour({ longitude: a.longitude, latitude: a.latitude })
    return new Map(
      autour
        .filter((b) => dits.has(b.idRnb))
        .map((b) => [b.idRnb, confianceRapprochement(b, a.idBan)]),
    )
  } catch (erreur) {
    if (!(erreur instanceof RegisterError)) throw erreur
    return vide
  }
}
