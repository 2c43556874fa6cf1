import type { LieuPoint, PointDeLecture } from '@registre/domain'
import type { MouseEvent } from 'react'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { ancreDe, montrerPartie } from './ancres.ts'
import type { InfosValidation } from './types.ts'

export type Point = InfosValidation['points'][number] | PointDeLecture

const MENER: Readonly<Partial<Record<LieuPoint, string>>> = {
  preuve: 'La preuve',
  mandat: 'Le mandat',
  'mandats-en-place': 'Les mandats',
  lieu: 'Le lieu',
  identification: 'L’identification',
  finances: 'Les finances',
  technique: 'La technique',
  confirmations: 'La déclaration',
  doublons: 'Comparer',
  refus: 'Le refus',
  dissolution: 'La dissolution',
}
const GRAVITES = {
  FORTE: { icone: 'fr-icon-error-fill', mot: 'Point fort' },
  ATTENTION: { icone: 'fr-icon-warning-fill', mot: 'À vérifier' },
  INFORMATION: { icone: 'fr-icon-info-fill', mot: 'Pour information' },
} as const

const compte = (n: number, un: string, plusieurs: string): string[] =>
  n === 0 ? [] : [`${n} ${n === 1 ? un : plusieurs}`]

/** How many points there are, in words: « 1 fort, 2 à vérifier, 2 pour information ». */
export const detailDesPoints = (points: readonly Point[]): string => {
  const de = (gravite: Point['gravite']) => points.filter((p) => p.gravite === gravite).length
  return [
    ...compte(de('FORTE'), 'fort', 'forts'),
    ...compte(de('ATTENTION'), 'à vérifier', 'à vérifier'),
    ...compte(de('INFORMATION'), 'pour information', 'pour information'),
  ].join(', ')
}
export const titreDesPoints = ({ length }: readonly Point[]): string =>
  length === 0
    ? 'Aucun point à vérifier'
    : length === 1
      ? '1 point à vérifier'
      : `${length} points à vérifier`

const Lien = ({ point }: { point: Point }) => {
  const { ou } = point
  const demandeId = 'demandeId' in point ? point.demandeId : undefined
  const libelle = MENER[ou]
  if (demandeId !== undefined)
    return (
      <InternalLink className="fr-link fr-link--sm" href={`/validations/${demandeId}`}>
        {libelle ?? 'La demande'}
      </InternalLink>
    )
  if (libelle === undefined) return null
  return (
    <a
      className="fr-link fr-link--sm"
      href={`#${ancreDe(ou)}`}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        montrerPartie(ou)
      }}
    >
      {libelle}
    </a>
  )
}

/** The points of a request, heaviest first; `liens`: each leads to what it speaks of. */
export const ListePoints = ({
  points,
  liens = false,
}: {
  points: readonly Point[]
  liens?: boolean
}) => (
  <ul className="rc-points">
    {points.map((point, rang) => {
      const { icone, mot } = GRAVITES[point.gravite]
      return (
        <li
          key={`${point.code} ${rang}`}
          className={`rc-point rc-point--${point.gravite.toLowerCase()}`}
        >
          <span className={`${icone} fr-icon--sm rc-point__icone`} aria-hidden="true" />
          <div className="rc-point__texte">
            <p>
              <span className="fr-sr-only">{mot} : </span>
              <strong>{point.phrase}</strong>
            </p>
            {point.detail !== '' && <p>{point.detail}</p>}
          </div>
          {liens && <Lien point={point} />}
        </li>
      )
    })}
  </ul>
)

/** What whoever decides looks at first. */
export const PointsAVerifier = ({
  points,
  attente,
}: {
  points: readonly Point[]
  /** The proof is still being read: nothing is clean yet. */
  attente: boolean
}) => (
  <section className="rc-partie" aria-labelledby="titre-points">
    <h2 className="rc-partie__titre" id="titre-points">
      {titreDesPoints(points)}{' '}
      {points.length > 0 && <small className="rc-partie__mention">{detailDesPoints(points)}</small>}
    </h2>
    {points.length === 0 && attente ? (
      <p role="status">Lecture de la preuve…</p>
    ) : points.length === 0 ? (
      <p className="rc-sans-point">
        <span className="fr-icon-success-fill fr-icon--sm" aria-hidden="true" /> Le registre n’a
        rien trouvé qui demande un second regard. La preuve se lit toujours.
      </p>
    ) : (
      <ListePoints points={points} liens />
    )}
  </section>
)
