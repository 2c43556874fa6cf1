import type { Antivirus } from './antivirus.ts'
import { antivirusClamd } from './clamd.ts'
import { sansAntivirus } from './embedded.ts'

/**
 * Takes the setting (`tcp://host:3310`, or nothing) and gives the scanner it means. Throws
 * TypeError for another address.
 */
export function choisirAntivirus(
  url: string | undefined,
  surEchec?: (cause: string) => void,
): Antivirus {
  if (url === undefined || url === '') return sansAntivirus()
  const lue = new URL(url)
  if (!['tcp:', 'clamd:'].includes(lue.protocol) || lue.hostname === '')
    throw new TypeError('expected tcp://host:port')
  return antivirusClamd({
    hote: lue.hostname,
    port: Number(lue.port || 3310),
    ...(surEchec === undefined ? {} : { surEchec }),
  })
}
