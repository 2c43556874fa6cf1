import {
  type Batiment,
  batimentsDe,
  CHAMPS_BATIMENT,
  type DonneesTechniques,
  ETIQUETTES_ENERGIE,
  formatFrDate,
  LABELS_BATIMENT,
  LABELS_TYPE_CHAUFFAGE,
  motsDuFait,
} from '@registre/domain'
import { parcelleLisible } from './comparaison.ts'

type Fait = keyof Batiment

/** A fact of a building in words; '' when it says nothing. */
export const faitLisible = (b: Batiment, fait: Fait): string => {
  const valeur = b[fait]
  if (valeur === null || valeur === '') return ''
  if (fait === 'parcelle') return parcelleLisible(String(valeur))
  // By groups of four, as the reference writes it.
  if (fait === 'idRnb') return String(valeur).replaceAll(/(.{4})(?=.)/g, '$1-')
  if (typeof valeur === 'number') return String(valeur)
  return (
    motsDuFait(fait)[valeur] ?? (/^\d{4}-\d\d-\d\d$/.test(valeur) ? formatFrDate(valeur) : valeur)
  )
}

/** The facts of a building, in reading order, but its name and its key. */
export const FAITS_BATIMENT = (Object.keys(CHAMPS_BATIMENT) as Fait[]).filter(
  (fait) => fait !== 'cle' && fait !== 'nom',
)

/** What is told of a building, label and value; what nobody has said is left out. */
export const faitsDits = (b: Batiment): { label: string; value: string }[] =>
  FAITS_BATIMENT.map((fait) => ({
    label: LABELS_BATIMENT[fait],
    value: faitLisible(b, fait),
  })).filter(({ value }) => value !== '')

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
