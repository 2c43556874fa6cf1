/**
 * Months, at least, between the day an operation is declared obsolete and the day it may be
 * withdrawn.
 */
export const PREAVIS_MOIS = 12

/**
 * What is told of an operation that will go away: its OpenAPI flag, its headers and its line in the
 * guide derive from it.
 */
export interface Obsolescence {
  /** Day of the declaration, ISO. */
  depuis: string
  /** First day on which the operation may answer no more, ISO. */
  retrait: string
  /** What to call instead, in French. */
  remplacement: string
}

/** A shape that another replaces on a day: an operation understands both until then. */
export interface FormeAncienne {
  depuis: string
  retrait: string
  /** True for a call of that shape. */
  est: (appel: { body: unknown; query: unknown }) => boolean
}

const seconde = (jour: string): number => Date.parse(`${jour}T00:00:00Z`) / 1000

type Entetes = Readonly<Record<'deprecation' | 'sunset' | 'link', string>>

/**
 * Headers of an obsolete operation: Deprecation (RFC 9745), Sunset and its link (RFC 8594). Throws
 * when the notice is too short.
 */
export const entetesObsolescence = ({ depuis, retrait }: Obsolescence): Entetes => {
  const terme = new Date(`${depuis}T00:00:00Z`)
  terme.setUTCMonth(terme.getUTCMonth() + PREAVIS_MOIS)
  if (!(Date.parse(`${retrait}T00:00:00Z`) >= terme.getTime()))
    throw new Error(`withdrawal on ${retrait}: less than ${PREAVIS_MOIS} months after ${depuis}`)
  return entetesForme({ depuis, retrait })
}

/** The headers of a former shape: its last day stands by itself, whatever the notice. */
export const entetesForme = ({
  depuis,
  retrait,
}: Pick<FormeAncienne, 'depuis' | 'retrait'>): Entetes => ({
  deprecation: `@${seconde(depuis)}`,
  sunset: new Date(seconde(retrait) * 1000).toUTCString(),
  link: '</aide/api/versions>; rel="deprecation"; type="text/html", </aide/api/versions>; rel="sunset"; type="text/html"',
})
