import type { Cas, SyndicAnnonce } from './faits.ts'
import { point, type PointAVerifier } from './points.ts'

const duDemandeur = ({ par, notaire }: SyndicAnnonce): PointAVerifier =>
  point(
    'SYNDIC_ANNONCE',
    notaire
      ? `Le notaire a désigné le demandeur : ${par}`
      : `Le syndic précédent a déclaré le demandeur pour successeur : ${par}`,
  )

const dUnAutre = ({ syndic, par, notaire }: SyndicAnnonce): PointAVerifier =>
  point(
    'AUTRE_SYNDIC_ANNONCE',
    `${notaire ? 'Le notaire a désigné' : 'Le syndic précédent a déclaré'} un autre syndic : ${syndic}`,
    `Selon ${par}.`,
  )

/** Whether others say that who asks for an attachment is the syndic, or name somebody else. */
export const pointsDesAnnonces = ({ x, f }: Cas): PointAVerifier[] =>
  x.type === 'RATTACHEMENT'
    ? f.annonces.map((a) =>
        a.teledeclarantId === x.teledeclarantId ? duDemandeur(a) : dUnAutre(a),
      )
    : []
