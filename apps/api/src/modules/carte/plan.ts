import type { FileAnswer } from '@registre/contract'
import { RegisterError } from '@registre/domain'
import {
  appeler,
  type CauseEchec,
  EchecServiceExterne,
  LIMITES_APPEL,
  type LimitesAppel,
} from '../../platform/sortie/sortie.ts'

/** A plan changes a few times a year: caches keep its pictures for a day. */
const GARDEE_S = 86_400
const PARIS = { z: 6, x: 32, y: 22 }
const IMAGES = /^image\/(?:png|jpeg|webp)$/

/**
 * A picture of the plan of the settings, which the register asks for who looks at a map: no page
 * calls another site. Throws `service-non-regle`, `service-indisponible`.
 */
export const lirePlan = async (
  modele: string | undefined,
  place = PARIS,
  {
    limites = LIMITES_APPEL,
    surEchec = () => undefined,
  }: { limites?: LimitesAppel; surEchec?: (cause: CauseEchec) => void } = {},
): Promise<FileAnswer> => {
  if (modele === undefined) throw new RegisterError('service-non-regle')
  const adresse = modele.replaceAll(/\{([zxy])\}/g, (_, axe: 'z' | 'x' | 'y') => String(place[axe]))
  try {
    const { statut, entetes, corps } = await appeler(new URL(adresse), { limites })
    if (statut !== 200) throw new EchecServiceExterne('statut', { statutHttp: statut })
    const type = entetes['content-type'] ?? ''
    if (!IMAGES.test(type)) throw new EchecServiceExterne('forme')
    return { nom: 'plan', contentType: type, contenu: corps, gardee: GARDEE_S }
  } catch (cause) {
    if (!(cause instanceof EchecServiceExterne)) throw cause
    surEchec(cause.causeEchec)
    throw new RegisterError('service-indisponible')
  }
}
