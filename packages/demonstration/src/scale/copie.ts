import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Valeur = string | number | boolean | null

const SPECIAUX = /[\\\t\n\r]/g
const ECHAPPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

const champ = (v: Valeur): string => {
  if (v === null) return '\\N'
  if (typeof v === 'string') return v.replaceAll(SPECIAUX, (c) => ECHAPPES[c] ?? c)
  return typeof v === 'boolean' ? (v ? 't' : 'f') : String(v)
}

const MORCEAU = 1 << 17

/** Fills a table through one COPY, at the pace of the server. Gives the number of rows. */
export const copier = async (
  client: pg.PoolClient,
  table: string,
  colonnes: readonly string[],
  lignes: Iterable<readonly Valeur[]>,
): Promise<number> => {
  const flux = client.query(copyFrom(`COPY ${table} (${colonnes.join(', ')}) FROM STDIN`))
  const fin = finished(flux)
  // The failure is thrown by the await below; this keeps it from being called unhandled meanwhile.
  fin.catch(() => {})
  let n = 0
  let tampon = ''
  for (const ligne of lignes) {
    tampon += `${ligne.map(champ).join('\t')}\n`
    n += 1
    if (tampon.length < MORCEAU) continue
    if (!flux.write(tampon)) await Promise.race([once(flux, 'drain'), fin])
    tampon = ''
  }
  flux.end(tampon)
  await fin
  return n
}
