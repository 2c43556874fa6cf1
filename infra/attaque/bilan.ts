/** What a kind of attack tried, and what got through. */
export interface Bilan {
  nom: string
  essais: number
  /** One sentence for each try that got through, with what plays it again. */
  failles: string[]
  /** Figures beside the counts: memory, waiting times. */
  mesures: string[]
}

/** An empty account of a kind of attack, to be filled. */
export const bilan = (nom: string): Bilan => ({ nom, essais: 0, failles: [], mesures: [] })

/** Counts one try; `faille` tells how it got through, null when it was held. */
export const noter = (b: Bilan, faille: string | null): void => {
  b.essais += 1
  if (faille !== null) b.failles.push(faille)
}

const TEMOINS = 10

/** The lines of the report: counts, figures, then the first of what got through. */
export const lignesDe = (b: Bilan): string[] => [
  `${b.failles.length === 0 ? '✓' : '✗'} ${b.nom} : ${b.essais - b.failles.length} tenus sur ${b.essais}`,
  ...b.mesures.map((m) => `    ${m}`),
  ...b.failles.slice(0, TEMOINS).map((f) => `    PASSÉ : ${f}`),
  ...(b.failles.length > TEMOINS ? [`    … et ${b.failles.length - TEMOINS} autres`] : []),
]
