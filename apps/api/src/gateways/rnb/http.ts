import { type BatimentRnb, RegisterError, type Rnb } from '@registre/domain'
import type { z } from 'zod'
import {
  type CauseEchec,
  EchecServiceExterne,
  LIMITES_APPEL,
  type LimitesAppel,
} from '../../platform/sortie/sortie.ts'
import { fetchJson } from '../fetch-json.ts'
import { reponsePlusProches } from './schemas.ts'

/** Metres around an address: a large building, its yard included. */
const RAYON_M = 60
const AU_PLUS = 10

type Trouve = z.infer<typeof reponsePlusProches>['results'][number]

const lire = ({ rnb_id, distance, addresses }: Trouve): BatimentRnb => ({
  idRnb: rnb_id.replaceAll('-', '').toUpperCase(),
  distance: Math.round(distance),
  adresses: (addresses ?? []).map((a) => ({
    id: a.id,
    libelle: [`${a.street_number ?? ''}${a.street_rep ?? ''}`, a.street, a.city_name]
      .filter((mot) => mot)
      .join(' '),
  })),
})

/**
 * The public reference of buildings over the network (rnb-fr.gitbook.io, « Bâtiments les plus
 * proches »); every failure becomes RegisterError('service-indisponible').
 */
export const rnbHttp = ({
  base,
  limites = LIMITES_APPEL,
  surEchec,
}: {
  /** e.g. https://rnb-api.beta.gouv.fr */
  base: string
  limites?: LimitesAppel
  surEchec?: (cause: CauseEchec) => void
}): Rnb => ({
  autour: async ({ longitude, latitude }) => {
    try {
      const { results } = await fetchJson(
        base,
        'api/alpha/buildings/closest/',
        { point: `${latitude},${longitude}`, radius: RAYON_M, limit: AU_PLUS },
        reponsePlusProches,
        limites,
      )
      // The reference gives one row an address: a building is listed once, at its nearest.
      const lus = results.map(lire)
      return lus
        .filter(({ idRnb }, rang) => lus.findIndex((b) => b.idRnb === idRnb) === rang)
        .slice(0, AU_PLUS)
    } catch (erreur) {
      if (!(erreur instanceof EchecServiceExterne)) throw erreur
      surEchec?.(erreur.causeEchec)
      throw RNB_INDISPONIBLE
    }
  },
})

/** What a declarant reads: the identifier is never required. */
export const RNB_INDISPONIBLE = new RegisterError('service-indisponible', {
  message:
    'Le référentiel national des bâtiments ne répond pas : laissez l’identifiant vide, ou recopiez-le.',
})
