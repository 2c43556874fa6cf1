import { addDays, type ImmatCopropriete, type IsoDate } from '@registre/domain'
import { random, type Random } from '../../hasard.ts'
import type { Dossier } from './contexte.ts'

interface DeclarationPassee {
  contenu: ImmatCopropriete
  type_maj: string | null
  du: IsoDate
  au: IsoDate
  /** Replaced by a standard update: it is in the history. */
  standard: boolean
}

const UN_AN = 360

/**
 * What was current between the registration and the last annual update: one declaration a year, and
 * for one dossier in three a standard update that corrected the first. Drawn apart, so that the
 * rest of the demonstration does not move.
 */
export const declarationsPassees = (
  d: Dossier,
  { ancien, debut, fin }: { ancien: ImmatCopropriete; debut: IsoDate; fin: IsoDate },
): DeclarationPassee[] => {
  const r = random(d.rang + 1)
  const jalons = [3, 2, 1]
    .map((n) => addDays(fin, -n * UN_AN))
    .filter((jour) => jour > addDays(debut, 60))
  const departs = [debut, ...jalons]
  const annee = Number((ancien.donneesFinancieres.dateClotureComptes ?? fin).slice(0, 4))
  const passees = departs.map((du, rang): DeclarationPassee => {
    const recul = departs.length - 1 - rang
    const donneesFinancieres =
      recul === 0
        ? ancien.donneesFinancieres
        : anterieures(ancien.donneesFinancieres, annee - recul, r)
    return {
      contenu: { ...ancien, donneesFinancieres },
      type_maj: rang === 0 ? null : 'ANNUELLE',
      du,
      au: departs[rang + 1] ?? fin,
      standard: false,
    }
  })
  const [premiere, ...suite] = passees
  const milieu = addDays(debut, 30)
  if (
    !premiere ||
    d.rang % 3 !== 0 ||
    milieu >= premiere.au ||
    premiere.contenu.donneesFinancieres.donneesFinancieresInconnues
  )
    return passees
  const { identification: i } = premiere.contenu
  const initiale = {
    ...premiere.contenu,
    identification: {
      ...i,
      nbAsl: i.nbAsl + 1,
      nomCopropriete: `${i.nomCopropriete} (ancienne)`.slice(0, 50),
    },
  }
  return [
    { ...premiere, contenu: initiale, au: milieu, standard: true },
    { ...premiere, type_maj: 'STANDARD', du: milieu },
    ...suite,
  ]
}

/** The figures of an earlier year, a few percent away. */
const anterieures = (
  f: ImmatCopropriete['donneesFinancieres'],
  annee: number,
  r: Random,
): ImmatCopropriete['donneesFinancieres'] => {
  if (f.donneesFinancieresInconnues) return f
  const vers = (n: number | null): number | null =>
    n === null ? null : Math.round((n * r.int(80, 104)) / 100)
  return {
    ...f,
    dateDebutExercice: `${annee}-01-01`,
    dateClotureComptes: `${annee}-12-31`,
    dateAg: addDays(`${annee + 1}-03-01`, r.int(0, 100)),
    chargesOperationsCourantes: vers(f.chargesOperationsCourantes),
    montantDettes: vers(f.montantDettes),
    montantImpayesCoproprietaires: vers(f.montantImpayesCoproprietaires),
    montantFondTravaux: vers(f.montantFondTravaux),
  }
}
