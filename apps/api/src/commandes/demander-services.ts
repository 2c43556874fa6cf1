import type { Db } from '@registre/db'
import type { Settings } from '../platform/env.ts'
import { expliquerPanne, Vu } from './pannes.ts'
import { SERVICES } from './services.ts'

/** How long each one may take; all are asked at once. */
const DELAI_MS = 5000

export interface Reponse {
  service: string
  reglage: string
  bien: boolean
  phrase: string
}

/** Asks every service that these settings name, all at once; one sentence each. */
export const demanderServices = (
  s: Settings,
  db: Pick<Db, 'query'>,
  delaiMs = DELAI_MS,
): Promise<Reponse[]> =>
  Promise.all(
    SERVICES.filter(({ reglage, present }) => (present ? present(s) : Boolean(s[reglage]))).map(
      async ({ reglage, nom, demander, faire }) => {
        const limite = Promise.withResolvers<never>()
        const minuterie = setTimeout(
          () => limite.reject(new Vu(`ne répond pas en ${delaiMs / 1000} s`)),
          delaiMs,
        )
        const tete = `${nom} (${reglage}) : `
        try {
          const vu = await Promise.race([demander(s, String(s[reglage] ?? ''), db), limite.promise])
          return { service: nom, reglage, bien: true, phrase: `${tete}${vu}` }
        } catch (error) {
          const phrase = `${tete}${expliquerPanne(error)} ; ${faire}`
          return { service: nom, reglage, bien: false, phrase }
        } finally {
          clearTimeout(minuterie)
        }
      },
    ),
  )
