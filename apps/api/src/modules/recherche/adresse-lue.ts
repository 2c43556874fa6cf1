import { normaliserTexte } from '@registre/domain'
import { arrondissementsDe, communesDuCodePostal, nomDepartement } from '@registre/territoires'
import { estGenerique, estSecondaire } from './equivalences.ts'
import { communesDites, type Place } from './lieux.ts'
import type { Jeton, Question } from './question.ts'

/** An address as it was typed. */
export interface AdresseLue {
  /** The number of the street; empty: the whole street. */
  numero: string
  /** The street, in words. */
  voie: string
  /** Where it is asked for; null when the text names no place. */
  lieu: Place | null
  /** The street when the words of the place are its own: « rue des Vieux Moulins ». */
  voieEntiere: string
  /** A postal code says the place: no word of it is the street's. */
  parCode: boolean
}

/** A number of a street, or a kind of street with a name. */
const seLitCommeUneAdresse = ({ jetons, numeros, debutNumero }: Question): boolean =>
  numeros.length === 0 &&
  debutNumero === null &&
  jetons.length >= 2 &&
  (jetons.some((j) => j.genre === 'numero-voie') ||
    (estGenerique(jetons[0]?.mot ?? '') &&
      !/^(?:residence|res|immeuble|domaine)$/.test(jetons[0]?.mot ?? '')))

const enMots = (jetons: readonly Jeton[]): string => jetons.map((j) => j.mot).join(' ')
/** A street has a name of its own: « rue de » is none. */
const nommeUneVoie = (jetons: readonly Jeton[]): boolean =>
  jetons.some((j) => !estSecondaire(j.mot))

const MOTS_MAX = 6

/** The place that the last words name, the longest name first, and the words before it. */
const lieuALaFin = (jetons: readonly Jeton[]): { avant: readonly Jeton[]; lieu: Place } | null => {
  for (let n = Math.min(MOTS_MAX, jetons.length - 1); n > 0; n -= 1) {
    const [avant, suite] = [jetons.slice(0, -n), jetons.slice(-n)]
    if (!nommeUneVoie(avant)) continue
    const communes = communesDites(enMots(suite))
    const [premiere] = communes
    if (premiere)
      return {
        avant,
        lieu: {
          nom: communes.length === 1 ? premiere.nom : enMots(suite),
          communes: [...new Set(communes.map((c) => c.chefLieu ?? c.code))],
          codesPostaux: communes.every((c) => c.type === 'arrondissement')
            ? communes.flatMap((c) => c.codesPostaux)
            : [],
          departements: [],
        },
      }
  }
  const dernier = jetons.at(-1)
  return dernier && dernier.departements.length > 0 && nommeUneVoie(jetons.slice(0, -1))
    ? {
        avant: jetons.slice(0, -1),
        lieu: {
          nom: dernier.departements.map(nomDepartement).join(', '),
          communes: [],
          codesPostaux: [],
          departements: [...dernier.departements],
        },
      }
    : null
}

/**
 * Where a postal code leads: a district, with all of its codes; else the communes that it serves,
 * whole, since people write the first code of a town for all of it. A commune named beside it
 * tells which one. A code of no commune (of a sorting office) leaves what is named.
 */
const lieuDuCode = (code: string, nomme: Place | null): Place => {
  const nom = [code, ...(nomme ? [nomme.nom] : [])].join(' ')
  const servies = communesDuCodePostal(code)
  const districts = servies.flatMap((c) =>
    arrondissementsDe(c.code).filter((a) => a.codesPostaux.includes(code)),
  )
  if (districts.length > 0)
    return {
      nom,
      communes: [],
      codesPostaux: districts.flatMap((a) => a.codesPostaux),
      departements: [],
    }
  const siennes = servies.map((c) => c.chefLieu ?? c.code)
  const dites = siennes.filter((c) => nomme?.communes.includes(c))
  if (siennes.length === 0 && nomme) return { ...nomme, nom }
  return {
    nom,
    communes: [...new Set(dites.length > 0 ? dites : siennes)],
    codesPostaux: siennes.length === 0 ? [code] : [],
    departements: [],
  }
}

/** Reads an address in a question: its number, its street, its place; null when it holds none. */
export const lireAdresse = (question: Question): AdresseLue | null => {
  if (!seLitCommeUneAdresse(question)) return null
  const { jetons } = question
  const porte = jetons.findIndex((j) => j.genre === 'numero-voie')
  const suivants = jetons.slice(porte + 1).filter((j) => j.genre === 'mot')
  // "12-14 rue": the first number is the one that is looked for.
  const mots = suivants.slice(
    Math.max(
      0,
      suivants.findIndex((j) => !/^\d+$/.test(j.mot)),
    ),
  )
  const [code] = jetons.filter((j) => j.genre === 'code-postal')
  const nomme = lieuALaFin(mots)
  const lieu = code ? lieuDuCode(code.mot, nomme?.lieu ?? null) : (nomme?.lieu ?? null)
  return {
    parCode: code !== undefined,
    numero: jetons[porte]?.mot ?? '',
    voie: normaliserTexte(enMots(nomme?.avant ?? mots)),
    lieu,
    voieEntiere: normaliserTexte(enMots(mots)),
  }
}
