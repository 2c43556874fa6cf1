import {
  CODES_APE_PAR_TYPE,
  estFerme,
  estSiret,
  libelleApe,
  normaliserSiret,
  type TypeTeledeclarant,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { etablissementParSiret } from './sirene.repository.ts'

/** Whether a living declarant has this SIRET; false for what is no SIRET. */
export const siretDejaInscrit = async ({ deps: { db } }: Ctx, siret: string) => ({
  response: (await etablissementParSiret(db, normaliserSiret(siret))) !== undefined,
})

/**
 * Whether the directory knows an open establishment of this SIRET. Throws `sirene-indisponible`.
 */
export const verifierSiret = async ({ deps: { sirene } }: Ctx, saisi: string) => {
  const siret = normaliserSiret(saisi)
  const trouve = estSiret(siret) ? await sirene.trouver(siret) : null
  return { response: trouve !== null && !estFerme(trouve.etat) }
}

/**
 * Whether an active professional syndic has this SIRET, for keepers; any failure is false
 * (specification 2, 7.5).
 */
export const existePourTeneur = async ({ deps: { db } }: Ctx, siret: string) => {
  const connu = await etablissementParSiret(db, normaliserSiret(siret))
  return { response: connu?.type === 'PRO' && connu.statut === 'ACTIF' }
}

/**
 * Activities accepted for a kind of declarant, with their wording; none when no activity is asked
 * for.
 */
export const listerCodesApe = (type: TypeTeledeclarant) =>
  Promise.resolve(
    (CODES_APE_PAR_TYPE[type] ?? []).map((code) => ({ clef: code, valeur: libelleApe(code) })),
  )
