import {
  BATIMENT,
  type Batiment,
  batimentsDe,
  type DonneesTechniques,
  ecrireValeur,
  ETIQUETTES_ENERGIE,
  keysOf,
  LABELS_TYPE_CHAUFFAGE,
} from '@registre/domain'

type Fait = keyof Batiment

/** A fact of a building in words; '' when it says nothing. */
export const faitLisible = (b: Batiment, fait: Fait): string =>
  ecrireValeur(BATIMENT[fait], b[fait])

/** The facts of a building, in reading order, but its name and its key. */
export const FAITS_BATIMENT = keysOf(BATIMENT).filter((fait) => fait !== 'cle' && fait !== 'nom')

/** What is told of a building, label and value; what nobody has said is left out. */
export const faitsDits = (b: Batiment): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FAITS_BATIMENT.map((fait) => [BATIMENT[fait].libelle, faitLisible(b, fait)] as const).filter(
      ([, dit]) => dit !== '',
    ),
  )

/** A building in one line: what one tells it by. */
export const resumeBatiment = (b: Batiment): string =>
  [
    b.nbEtages === null ? '' : b.nbEtages > 1 ? `${b.nbEtages} étages` : `${b.nbEtages} étage`,
    b.anneeConstruction === null
      ? faitLisible(b, 'periodeConstruction')
      : String(b.anneeConstruction),
    faitLisible(b, 'etiquette'),
    b.typeChauffage === null
      ? ''
      : `chauffage ${LABELS_TYPE_CHAUFFAGE[b.typeChauffage].toLowerCase()}`,
  ]
    .filter((t) => t !== '')
    .join(' · ')

/**
 * What the declaration in force counted without saying of which building, and that the list does
 * not hold yet: « 3 ascenseurs ». Nothing where it lists the buildings, or has one.
 */
export const aRepartir = (
  avant: DonneesTechniques,
  apres: Pick<DonneesTechniques, 'batiments'>,
): string[] => {
  const batiments = batimentsDe(apres)
  if (avant.batiments !== undefined || avant.nbBatimentsTotal < 2) return []
  const places = batiments.reduce((somme, b) => somme + b.nbAscenseurs, 0)
  const { nbAscenseurs: n, classementEnergetiqueComplet: comptees } = avant
  const etiquettes = ETIQUETTES_ENERGIE.filter(
    (e) => e !== 'ETIQ_NON_DETERMINE' && comptees[e] > 0,
  ).map((e) => `${e.slice(-1)}\u00A0: ${comptees[e]}`)
  return [
    ...(places < n ? [n > 1 ? `${n} ascenseurs` : '1 ascenseur'] : []),
    ...(etiquettes.length > 0 && batiments.some((b) => b.etiquette === null)
      ? [`les étiquettes énergétiques ${etiquettes.join(', ')}`]
      : []),
  ]
}
