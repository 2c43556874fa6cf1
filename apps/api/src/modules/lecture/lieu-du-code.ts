import {
  absorbeesDe,
  arrondissement,
  arrondissementsDe,
  type Commune,
  communeActuelle,
  communesDuCodePostal,
} from '@registre/territoires'
import { VILLES } from '../question/arrondissements.ts'
import type { Place } from '../question/noms-de-communes.ts'
import type { Jeton } from '../question/question.ts'

/** The commune of today. */
export const siege = (c: Commune): string => c.chefLieu ?? c.code

/** The town of districts, for the whole of which people write this code: 75000. */
const villeDuCode = (code: string): string | undefined =>
  Object.values(VILLES).find((ville) => code === `${ville.slice(0, 2)}000`)

/** What five digits number: the communes that a postal code serves, else the commune or the district of that INSEE code. */
export const communesDuCode = (code: string): readonly Commune[] => {
  const servies = communesDuCodePostal(code)
  const seule = communeActuelle(villeDuCode(code) ?? code) ?? arrondissement(code)
  return servies.length > 0 || !seule ? servies : [seule]
}

/**
 * Where a postal code leads: a district, with all of its codes; else the communes that it serves,
 * whole, since people write the first code of a town for all of it. A commune named beside it
 * tells which one. A code of no commune (of a sorting office) leaves what is named. Null where the
 * code and the commune contradict each other.
 */
export const lieuDuCode = (code: string, nomme: Place | null): Place | null => {
  // Beside a commune, a code that no mail has says nothing.
  const servies = nomme ? communesDuCodePostal(code) : communesDuCode(code)
  const numerotee = communesDuCodePostal(code).length === 0 ? servies[0]?.nom : undefined
  const nom = [code, nomme?.nom ?? numerotee ?? ''].join(' ').trim()
  const siennes = servies.map(siege)
  const dites = siennes.filter((c) => nomme?.communes.includes(c))
  if (nomme && nomme.communes.length > 0 && siennes.length > 0 && dites.length === 0) return null
  const departements = servies.map((c) => c.departement)
  if (
    nomme &&
    nomme.departements.length > 0 &&
    servies.length > 0 &&
    !departements.some((d) => nomme.departements.includes(d))
  )
    return null
  const districts = servies.flatMap((c) =>
    c.type === 'arrondissement'
      ? [c]
      : arrondissementsDe(c.code).filter((a) => a.codesPostaux.includes(code)),
  )
  if (districts.length > 0)
    return {
      nom,
      communes: [],
      codesPostaux: districts.flatMap((a) => a.codesPostaux),
      departements: [],
    }
  if (siennes.length === 0 && nomme) return { ...nomme, nom }
  return {
    nom,
    ...(nomme?.dans === undefined ? {} : { dans: nomme.dans }),
    communes: [...new Set(dites.length > 0 ? dites : siennes)],
    codesPostaux: siennes.length === 0 ? [code] : [],
    departements: [],
  }
}

/** The first five digits that number no commune; null where there are none. */
export const codeInconnu = (jetons: readonly Jeton[]): string | null =>
  jetons.find((j) => j.genre === 'code-postal' && communesDuCode(j.mot).length === 0)?.mot ?? null

/** The postal code of an address, one that mail has first; whether another one contradicts it. */
export const lireCodes = (
  jetons: readonly Jeton[],
): { code: string | null; codesContraires: boolean } => {
  const dits = jetons.filter((j) => j.genre === 'code-postal').map((j) => j.mot)
  const postaux = dits.filter((mot) => communesDuCodePostal(mot).length > 0)
  const code = postaux[0] ?? dits[0] ?? null
  const lieu = code === null ? null : lieuDuCode(code, null)
  return {
    code,
    codesContraires: postaux.some(
      (autre) =>
        !(lieu?.codesPostaux ?? []).includes(autre) &&
        !lieuDuCode(autre, null)?.communes.some((c) => lieu?.communes.includes(c)),
    ),
  }
}

/** The commune that five digits alone number for the State, where they are no postal code; null otherwise. */
export const communeDuCodeInsee = (jetons: readonly Jeton[]): Place | null => {
  const [seul = '', autre] = jetons.filter((j) => !j.secondaire).map((j) => j.mot.toUpperCase())
  const commune = autre === undefined ? communeActuelle(seul) : undefined
  return commune && communesDuCodePostal(seul).length === 0
    ? {
        nom: `${commune.nom} (code INSEE ${commune.code})`,
        communes: [commune.code],
        codesPostaux: [],
        departements: [],
      }
    : null
}

/** The codes under which declarations write these communes: theirs, of their districts, of those they took in. */
export const codesInseeDe = ({ communes, codesPostaux }: Place): string[] => [
  ...new Set(
    [
      ...communes,
      ...codesPostaux.flatMap((cp) => communesDuCodePostal(cp).map((c) => c.code)),
    ].flatMap((code) => [
      code,
      ...arrondissementsDe(code).map((c) => c.code),
      ...absorbeesDe(code).map((c) => c.code),
      ...(communeActuelle(code)?.anciensCodes ?? []),
    ]),
  ),
]
