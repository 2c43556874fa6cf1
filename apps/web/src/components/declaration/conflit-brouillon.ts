import type { ApiError } from '@registre/contract/client'
import type { ImmatCopropriete } from '@registre/domain'
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
  const blocs = Object.entries(saisie).map(([bloc, contenu]) => {
    const nouveaux = new Map<string, unknown>(Object.entries(source[bloc as keyof Saisie]))
    const repris = champs
      .filter((c) => c.startsWith(`${bloc}.`))
      .map((c) => c.slice(bloc.length + 1))
    return [
      bloc,
      { ...contenu, ...Object.fromEntries(repris.map((champ) => [champ, nouveaux.get(champ)])) },
    ]
  })
  return Object.fromEntries(blocs) as Saisie
}
