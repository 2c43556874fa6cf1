import type { BilanRnic, LigneRapport } from '../modules/donnees/importer-rnic.ts'

const nombre = (n: number): string => n.toLocaleString('fr-FR')
const accorde = (n: number, mot: string): string => `${nombre(n)} ${mot}${n > 1 ? 's' : ''}`

/** What was done with the rows, in one sentence. */
export const phrase = (b: Readonly<BilanRnic>): string =>
  `${accorde(b.lues, 'ligne')} : ${accorde(b.creees, 'créée')}, ${accorde(b.modifiees, 'modifiée')}, ${accorde(b.inchangees, 'inchangée')}, ${accorde(b.conservees, 'conservée')}, ${accorde(b.refusees, 'refusée')}${b.anciennes > 0 ? `, ${accorde(b.anciennes, 'plus ancienne')}` : ''}`

/** A length of time as somebody who waits says it. */
export const duree = (ms: number): string => {
  const s = Math.round(ms / 1000)
  return s < 60 ? `${s} s` : `${Math.floor(s / 60)} min ${String(s % 60).padStart(2, '0')} s`
}

/**
 * How far a file is read, and about how long is left: the part that is read (0 to 1) says it,
 * whatever the file holds.
 */
export const avancement = (b: Readonly<BilanRnic>, part: number, ecoule: number): string => {
  const reste =
    part >= 0.01 && part < 1 ? `, encore ${duree((ecoule / part) * (1 - part))} environ` : ''
  return `[${duree(ecoule)}] ${Math.floor(part * 100)} % du fichier${reste}. ${phrase(b)}`
}

/**
 * Counts what the report says, reason by reason: a person reads these before opening a file of
 * thousands of lines.
 */
export const compterMotifs = () => {
  const motifs = new Map<string, number>()
  return {
    noter: ({ decision, colonne, motif }: LigneRapport): void => {
      const cle = `${decision} – ${colonne} : ${motif}`
      motifs.set(cle, (motifs.get(cle) ?? 0) + 1)
    },
    /** The most frequent first. */
    lignes: (max = 10): string[] => {
      const tries = [...motifs].toSorted(([, a], [, b]) => b - a)
      const autres = tries.slice(max).reduce((somme, [, n]) => somme + n, 0)
      return [
        ...tries.slice(0, max).map(([cle, n]) => `  ${nombre(n)} × ${cle}`),
        ...(autres > 0 ? [`  ${nombre(autres)} × pour d’autres motifs`] : []),
      ]
    },
  }
}
