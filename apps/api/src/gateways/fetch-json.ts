import type { z } from 'zod'
import {
  appeler,
  EchecServiceExterne,
  LIMITES_APPEL,
  type LimitesAppel,
} from '../platform/sortie/sortie.ts'

/**
 * GETs a JSON document: the host is that of `base` and no other, no redirect, bounded time and
 * size, shape checked by zod.
 * Throws EchecServiceExterne.
 */
export async function fetchJson<T>(
  base: string,
  chemin: string,
  parametres: Readonly<Record<string, string | number | undefined>>,
  forme: z.ZodType<T>,
  limites: LimitesAppel = LIMITES_APPEL,
  entetes: Readonly<Record<string, string>> = {},
): Promise<T> {
  const racine = new URL(base)
  const url = new URL(
    `${racine.pathname.replace(/\/+$/u, '')}/${chemin.replace(/^\/+/u, '')}`,
    racine,
  )
  for (const [nom, valeur] of Object.entries(parametres))
    if (valeur !== undefined) url.searchParams.set(nom, String(valeur))
  const { statut, corps } = await appeler(url, {
    limites,
    entetes: { ...entetes, accept: 'application/json' },
  })
  // Elsewhere is nowhere: a redirect is a service that is not where it should be.
  if (statut >= 300 && statut < 400) throw new EchecServiceExterne('reseau')
  if (statut < 200 || statut >= 400) throw new EchecServiceExterne('statut', { statutHttp: statut })
  let brut: unknown
  try {
    brut = JSON.parse(corps.toString('utf8'))
  } catch (erreur) {
    throw new EchecServiceExterne('illisible', { cause: erreur })
  }
  const lu = forme.safeParse(brut)
  if (!lu.success) throw new EchecServiceExterne('forme', { cause: lu.error })
  return lu.data
}
