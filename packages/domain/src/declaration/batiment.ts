import { type Batiment, chauffeEnCommun } from './champs/batiment.ts'
import { batimentVide, BATIMENTS_MAX } from './champs/batiments.ts'
import {
  type EtiquetteEnergie,
  ETIQUETTES_ENERGIE,
  type PeriodeConstruction,
  PERIODES_CONSTRUCTION,
  type TypeChauffage,
} from './champs/listes.ts'
import { type DonneesTechniques, TECHNIQUE } from './champs/technique.ts'

/** The buildings of a technical block; none where they are only counted. */
export const batimentsDe = ({
  batiments = [],
}: Pick<DonneesTechniques, 'batiments'>): readonly Batiment[] => batiments

/** The name of the nth building: A … Z, then a number. */
export const nomParDefaut = (rang: number): string =>
  rang < 26 ? `Bâtiment ${String.fromCharCode(65 + rang)}` : `Bâtiment ${rang + 1}`

/** The labels that the counts give, one a building, in their order. */
const etiquettesComptees = (
  classement: Readonly<Record<EtiquetteEnergie, number>>,
): EtiquetteEnergie[] =>
  ETIQUETTES_ENERGIE.flatMap((e) => Array.from({ length: Math.max(0, classement[e]) }, () => e))

/**
 * From a count to a list: as many buildings as were counted, with what the counts say of each. A
 * fact of the whole is a fact of each building, but for lifts and labels of several, which nobody
 * has shared out.
 */
export const batimentsDuCompte = (t: DonneesTechniques): Batiment[] => {
  const nombre = Math.min(Math.max(t.nbBatimentsTotal, 0), BATIMENTS_MAX)
  const etiquettes = etiquettesComptees(t.classementEnergetiqueComplet)
  const pareilles = etiquettes.length === nombre && new Set(etiquettes).size === 1
  return Array.from({ length: nombre }, (_, rang) => ({
    ...batimentVide(`b${rang + 1}`, nomParDefaut(rang)),
    periodeConstruction: t.periodeConstruction,
    anneeConstruction: t.anneeConstruction,
    nbAscenseurs: nombre === 1 ? t.nbAscenseurs : 0,
    etiquette: pareilles ? (etiquettes[rang] ?? null) : null,
    typeChauffage: t.typeChauffage === 'MIXTE' && nombre > 1 ? null : t.typeChauffage,
    systemeChauffage: t.chauffageCollectifUrbain ? 'RESEAU_CHALEUR' : null,
    energieChauffage: t.energieChauffageCollectifNonUrbain,
  }))
}

const natureCommune = (batiments: readonly Batiment[]): TypeChauffage | null => {
  const natures = new Set(batiments.flatMap((b) => b.typeChauffage ?? []))
  const chauffees = [...natures].filter((n) => n !== 'SANS_CHAUFFAGE')
  if (chauffees.length > 1) return 'MIXTE'
  return chauffees[0] ?? [...natures][0] ?? null
}

/** The value that most buildings have; the first of them where several do. */
const laPlusFrequente = <T>(valeurs: readonly T[]): T | null => {
  const comptes = new Map<T, number>()
  for (const v of valeurs) comptes.set(v, (comptes.get(v) ?? 0) + 1)
  return [...comptes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

const plusAncienne = (batiments: readonly Batiment[]): PeriodeConstruction | null =>
  PERIODES_CONSTRUCTION.find((p) => batiments.some((b) => b.periodeConstruction === p)) ?? null

/** The figures of a co-ownership, out of the list of its buildings: what is published of it. */
export const comptesDesBatiments = (
  batiments: readonly Batiment[],
): Omit<DonneesTechniques, 'batiments' | 'ppt' | 'pptDate' | 'pptInscritAG'> => {
  const communs = batiments.filter(chauffeEnCommun)
  const urbain = communs.some((b) => b.systemeChauffage === 'RESEAU_CHALEUR')
  const periode = plusAncienne(batiments)
  const annees = batiments.flatMap((b) =>
    b.periodeConstruction === periode ? (b.anneeConstruction ?? []) : [],
  )
  const nombre = (etiquette: EtiquetteEnergie): number =>
    batiments.filter((b) => b.etiquette === etiquette).length
  return {
    nbBatimentsTotal: batiments.length,
    nbAscenseurs: batiments.reduce((somme, b) => somme + b.nbAscenseurs, 0),
    periodeConstruction: periode,
    anneeConstruction: annees.length === 0 ? null : Math.min(...annees),
    typeChauffage: natureCommune(batiments),
    chauffageCollectifUrbain: urbain,
    energieChauffageCollectifNonUrbain: urbain
      ? null
      : laPlusFrequente(communs.flatMap((b) => b.energieChauffage ?? [])),
    classementEnergetiqueComplet: TECHNIQUE.classementEnergetiqueComplet.lire(
      Object.fromEntries(ETIQUETTES_ENERGIE.map((e) => [e, nombre(e)])),
    ),
  }
}
