const NAVIGATEURS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const premier = (
  liste: readonly (readonly [RegExp, string])[],
  agent: string,
): string | undefined => liste.find(([motif]) => motif.test(agent))?.[1]

/**
 * « Firefox sur Windows », for a person to recognise its own device; « Appareil inconnu » when the
 * browser says nothing known.
 */
export const nommerAppareil = (agent: string): string =>
  [premier(NAVIGATEURS, agent), premier(SYSTEMES, agent)]
    .filter((mot) => mot !== undefined)
    .join(' sur ') || 'Appareil inconnu'
