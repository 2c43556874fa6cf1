import type { Tx } from '@registre/db'
import { cleVoie, departementDeLaCommune } from '@registre/domain'
import { communeActuelle, MOTS_VIDES, nomDepartement } from '@registre/territoires'
import type { contract, HandlerOutput } from '@registre/contract'
import type { Lecture } from '../lecture/adresse-lue.ts'
import { compterParCommuneALAdresse, compterVoies } from './adresses.repository.ts'
import { estSecondaire, estVoie } from '../question/equivalences.ts'
import { motsProches } from '../lecture/rapprocher.ts'
import { avecIncertains, lireExacts } from './vocabulaire.repository.ts'
import { clesPossibles } from '../lecture/voies-proches.ts'

type Reponse = HandlerOutput<(typeof contract)['repondreAdresse']>
type Ou = Pick<Reponse, 'communes' | 'nombreCommunes' | 'total'>

/** In which communes the directory has these streets at these doors. */
export const ouEst = async (
  tx: Pick<Tx, 'sql'>,
  voies: readonly string[],
  portes: readonly string[],
): Promise<Ou> => {
  const rows = await compterParCommuneALAdresse(tx, {
    cles: voies.flatMap(clesPossibles),
    portes,
    voies: voies.length,
  })
  return {
    communes: rows.map((r) => ({
      code: r.code_insee,
      nom: communeActuelle(r.code_insee)?.nom ?? '',
      codePostal: r.code_postal,
      departement: nomDepartement(departementDeLaCommune(r.code_insee)),
      nombre: r.nombre,
      longitude: r.longitude,
      latitude: r.latitude,
    })),
    nombreCommunes: rows[0]?.communes ?? 0,
    total: rows[0]?.total ?? 0,
  }
}

/** Words that each typed one may be taken for. */
const PROCHES_MAX = 5

/** A word was read otherwise than it is typed. */
export interface Correction {
  de: string
  en: string
}

/** The same street in other writings, each with what it changes or leaves out. */
interface Ecriture {
  voie: string
  corrections: readonly Correction[]
  reste: readonly string[]
  cout: number
}

const LAISSE = 1

/** A street without its last words, as long as it keeps a name. */
const raccourcies = (voie: string): Ecriture[] => {
  const mots = voie.split(' ')
  return mots.flatMap((_, n) => {
    const gardes = mots.slice(0, mots.length - n)
    while (MOTS_VIDES.has(gardes.at(-1) ?? '')) gardes.pop()
    const reste = mots.slice(mots.length - n).filter((m) => !estSecondaire(m))
    const parlants = gardes.filter((m) => !estSecondaire(m)).length
    // Fewer than half of the words, and no kind of street, are no address.
    return parlants > 0 && (estVoie(mots[0] ?? '') || parlants >= reste.length)
      ? [{ voie: gardes.join(' '), corrections: [], reste, cout: LAISSE * reste.length }]
      : []
  })
}

/**
 * A street that the register has nowhere as it is typed, as it may have been meant: misspelt, or
 * followed by words that are not its own; null when it has none of these either.
 */
export const corrigerVoie = async (
  tx: Pick<Tx, 'sql'>,
  { voies: [voie = ''], reste }: Lecture,
): Promise<{ voie: string; corrections: readonly Correction[]; reste: string[] } | null> => {
  const mots = [...new Set(voie.split(' '))].filter(
    (m) => m.length >= 3 && !estVoie(m) && !estSecondaire(m) && !/\d/.test(m),
  )
  const exacts = await lireExacts(tx, mots)
  const v = await avecIncertains(tx, exacts, mots, [])
  const proches = new Map(mots.map((m) => [m, motsProches(m, v).slice(0, PROCHES_MAX)]))
  const ecritures = raccourcies(voie)
    .flatMap((e) => [
      e,
      ...e.voie.split(' ').flatMap((mot) =>
        (proches.get(mot) ?? []).map(({ mot: en, cout }) => ({
          ...e,
          voie: e.voie
            .split(' ')
            .map((m) => (m === mot ? en : m))
            .join(' '),
          corrections: [{ de: mot, en }],
          cout: e.cout + cout,
        })),
      ),
    ])
    .toSorted((a, b) => a.cout - b.cout)
  const connues = await compterVoies(
    tx,
    ecritures.flatMap((e) => clesPossibles(e.voie)),
  )
  const choisie = ecritures.find((e) => clesPossibles(e.voie).some((c) => connues.has(c)))
  return (
    (choisie && cleVoie(choisie.voie) !== cleVoie(voie)
      ? { ...choisie, reste: [...reste, ...choisie.reste] }
      : null) ?? null
  )
}
