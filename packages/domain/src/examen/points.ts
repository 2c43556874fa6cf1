import { keysOf } from '../kernel/table.ts'
import type { GenreDePoint, GravitePoint, LieuPoint } from './genres.ts'
import { POINTS_DECLARATION } from './points-declaration.ts'
import { POINTS_DEMANDE } from './points-demande.ts'

/** Everything that the examination of a request may say: one row a code. */
export const POINTS = { ...POINTS_DEMANDE, ...POINTS_DECLARATION } as const
export type CodePoint = keyof typeof POINTS
export const CODES_POINT = keysOf(POINTS)

/** A fact that whoever decides should look at. */
export interface PointAVerifier {
  code: CodePoint
  gravite: GravitePoint
  /** The fact, in one sentence. */
  phrase: string
  /** What helps to judge it; '' for nothing more. */
  detail: string
  ou: LieuPoint
  /** The other co-ownership that it speaks of. */
  coproprieteId?: number
  /** The other request that it speaks of. */
  demandeId?: number
}

/** A point of its kind. */
export const point = (
  code: CodePoint,
  phrase: string,
  detail = '',
  cible: Pick<PointAVerifier, 'coproprieteId' | 'demandeId'> & { ou?: LieuPoint } = {},
): PointAVerifier => ({
  code,
  gravite: POINTS[code].gravite,
  phrase,
  detail,
  ou: POINTS[code].ou,
  ...cible,
})

/** The points that the queue counts. */
export const pointsComptes = <P extends Pick<PointAVerifier, 'code'>>(points: readonly P[]): P[] =>
  points.filter(({ code }) => {
    const genre: GenreDePoint = POINTS[code]
    return genre.horsCompte !== true
  })
