import type { z } from 'zod'

/** Why an outside service gave no usable answer: one label of a counter per value. */
export type CauseEchec = 'delai' | 'reseau' | 'statut' | 'trop-gros' | 'illisible' | 'forme'

/** Thrown by fetchJson; gateways turn it into the RegisterError of their own service. */
export class EchecServiceExterne extends Error {
  readonly causeEchec: CauseEchec
  /** What the service answered, for `statut`. */
  readonly statutHttp: number | undefined
  constructor(causeEchec: CauseEchec, options?: ErrorOptions & { statutHttp?: number }) {
    super(`outside service: ${causeEchec}`, options)
    this.name = 'EchecServiceExterne'
    this.causeEchec = causeEchec
    this.statutHttp = options?.statutHttp
  }
}

export interface LimitesAppel {
  delaiMs: number
  tailleMax: number
}

/** What another service may take of time and give in bytes: 3 s and 1 MB. */
export const LIMITES_APPEL: LimitesAppel = { delaiMs: 3000, tailleMax: 1_048_576 }

/** The body as text. Throws EchecServiceExterne beyond its size. */
export async function lireBorne(reponse: Response, tailleMax: number): Promise<string> {
  const morceaux: Uint8Array[] = []
  let taille = 0
  for await (const morceau of reponse.body ?? []) {
    taille += morceau.byteLength
    if (taille > tailleMax) throw new EchecServiceExterne('trop-gros')
    morceaux.push(morceau)
  }
  return Buffer.concat(morceaux).toString('utf8')
}

function causeDe(erreur: unknown): CauseEchec {
  return erreur instanceof Error && (erreur.name === 'TimeoutError' || erreur.name === 'AbortError')
    ? 'delai'
    : 'reseau'
}

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
  let texte: string
  try {
    const reponse = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(limites.delaiMs),
      headers: { ...entetes, accept: 'application/json' },
    })
    if (!reponse.ok) {
      await reponse.body?.cancel()
      throw new EchecServiceExterne('statut', { statutHttp: reponse.status })
    }
    texte = await lireBorne(reponse, limites.tailleMax)
  } catch (erreur) {
    if (erreur instanceof EchecServiceExterne) throw erreur
    throw new EchecServiceExterne(causeDe(erreur), { cause: erreur })
  }
  let brut: unknown
  try {
    brut = JSON.parse(texte)
  } catch (erreur) {
    throw new EchecServiceExterne('illisible', { cause: erreur })
  }
  const lu = forme.safeParse(brut)
  if (!lu.success) throw new EchecServiceExterne('forme', { cause: lu.error })
  return lu.data
}
