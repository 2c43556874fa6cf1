import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCKERFILE = join(import.meta.dirname, 'Dockerfile')

/** The base that the Dockerfile names by this argument. */
export const baseDe = (argument: 'NODE_IMAGE' | 'NGINX_IMAGE'): string => {
  const base = new RegExp(`^ARG ${argument}=(\\S+)$`, 'm').exec(
    readFileSync(DOCKERFILE, 'utf8'),
  )?.[1]
  if (base === undefined) throw new Error(`the Dockerfile names no ${argument}`)
  return base
}
