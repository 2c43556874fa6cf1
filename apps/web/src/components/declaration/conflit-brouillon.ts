import type { ApiError } from '@registre/contract/client'
import { type ImmatCopropriete, keysOf } from '@registre/domain'
import { differences, type Difference } from './differences.ts'
import { versContenu, versSaisie, type Saisie } from './saisie.ts'
import type { BlocsEnvoyes } from './types.ts'

/** Another tab or person saved since the version that was being edited. */
export interface Conflit {
  version: number
  enregistreLe: string | null
  auteur: string
  contenu: ImmatCopropriete
  differences: Difference[]
}

/** A content in the form's own shape, so that two contents that read the same are the same. */
export const enForme = (contenu: unknown): ImmatCopropriete => versContenu(versSaisie(contenu))

/** The conflict that a refused save tells; null for another refusal. */
export const lireConflit = (
  error: ApiError,
  base: BlocsEnvoyes,
  saisie: Saisie,
): Conflit | null => {
  const { version, enregistreLe, auteur, immatCopropriete } = error.problem.infos ?? {}
  if (error.problem.code !== 'version-perimee' || typeof version !== 'number') return null
  const contenu = enForme(immatCopropriete)
  return {
    version,
    contenu,
    enregistreLe: typeof enregistreLe === 'string' ? enregistreLe : null,
    auteur: typeof auteur === 'string' ? auteur : '',
    differences: differences(enForme(base), versContenu(saisie), contenu),
  }
}

/**
 * `saisie` with the listed fields (`bloc.champ`) taken from `source`: what is typed elsewhere stays
 * as typed.
 */
export const reporter = (saisie: Saisie, source: Saisie, champs: readonly string[]): Saisie => {
  const fait: Saisie = { ...saisie }
  const reprendre = <B extends keyof Saisie>(bloc: B): void => {
    fait[bloc] = { ...saisie[bloc] }
    for (const champ of keysOf({ ...saisie[bloc], ...source[bloc] }))
      if (champs.includes(`${bloc}.${champ}`)) fait[bloc][champ] = source[bloc][champ]
  }
  keysOf(saisie).forEach(reprendre)
  return fait
}
