import { cleVoie } from '@registre/domain'
import { estVoie, toutesLesVoies } from '../question/equivalences.ts'
import { ecartDeFrappe, sansMuettes } from '../question/frappe.ts'

/** A street in its key: its kind, when it says one, and its own name. */
const separer = (cle: string): { genre: string; nom: string } => {
  const [premier = '', ...suite] = cle.split(' ')
  return estVoie(premier) && suite.length > 0
    ? { genre: premier, nom: suite.join(' ') }
    : { genre: '', nom: cle }
}

/** The keys that a street may have: as it is told, or of any kind when it says none. */
export const clesPossibles = (voie: string): string[] => {
  // « François premier » is written « Ier ».
  const cle = cleVoie(voie).replace(/ (?:1er|premier)$/, ' ier')
  const { genre } = separer(cle)
  // « Faubourg Saint-Honoré » is most often the street of that name.
  if (genre === 'faubourg') return [cle, `rue ${cle}`]
  return genre === '' ? [cle, ...toutesLesVoies.map((g) => `${g} ${cle}`)] : [cle]
}

/** A street of a place that a typed one may be. */
export interface VoieProche {
  cle: string
  /** Words of the typed one that it leaves out. */
  reste: readonly string[]
}

const ecartPermis = (nom: string): number => (nom.length <= 5 ? 1 : nom.length <= 12 ? 2 : 3)

/** How far the name of a street is from the typed one; null when it is another. */
const ecart = (dit: string, nom: string, connue: boolean): number | null => {
  if (dit.replaceAll(' ', '') === nom.replaceAll(' ', '')) return 0.1
  const [mots, autres] = [dit.split(' '), nom.split(' ')]
  if (mots.map(sansMuettes).join(' ') === autres.map(sansMuettes).join(' ')) return 0.5
  // « r. J. Jaurès » for « rue Jean Jaurès ».
  if (
    mots.length === autres.length &&
    mots.some((m) => m.length > 1) &&
    mots.every((m, i) => m === autres[i] || (m.length === 1 && autres[i]?.startsWith(m)))
  )
    return 0.6
  const d = ecartDeFrappe(dit, nom)
  if (!connue && d <= ecartPermis(dit) && d < Math.min(dit.length, nom.length) - 1) return d
  // « avenue de Gaulle » is the avenue of the general; « rue de la Paix bâtiment B », that street.
  if (mots.every((m) => autres.includes(m))) return 3 + (autres.length - mots.length) / 10
  if (dit.startsWith(`${nom} `)) return 3.5 + (mots.length - autres.length) / 10
  return null
}

/**
 * Among the streets of a place, by their keys, the one that a typed one surely is, misspelt or
 * shortened, its kind kept; and those of its name that are of another kind, which are not it.
 * `connue`: the typed one stands elsewhere, it is no slip.
 */
export const rapprocherVoie = (
  voie: string,
  cles: readonly string[],
  connue: boolean,
): { sienne: VoieProche | null; autres: string[] } => {
  const dite = separer(cleVoie(voie))
  const lues = [...new Set(cles)].map((cle) => ({ cle, ...separer(cle) }))
  const [premiere, seconde] = lues
    .filter((l) => dite.genre === '' || l.genre === dite.genre)
    .flatMap((l) => {
      const d = ecart(dite.nom, l.nom, connue)
      return d === null ? [] : [{ cle: l.cle, nom: l.nom, d }]
    })
    .toSorted((a, b) => a.d - b.d)
  return {
    sienne:
      premiere && (seconde === undefined || seconde.d > premiere.d)
        ? {
            cle: premiere.cle,
            reste: dite.nom.startsWith(`${premiere.nom} `)
              ? dite.nom.slice(premiere.nom.length + 1).split(' ')
              : [],
          }
        : null,
    autres: lues
      .filter((l) => l.genre !== dite.genre && (ecart(dite.nom, l.nom, connue) ?? 9) <= 1)
      .map((l) => l.cle),
  }
}
