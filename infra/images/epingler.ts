import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dire, ROOT } from '../boot/house.ts'
import { baseDe } from './bases.ts'
import type { Moteur } from './moteur.ts'

/** What compose reads after docker-compose.yml; of each machine, never in the repository. */
export const SURCHARGE = 'docker-compose.override.yml'
const BASES = ['NODE_IMAGE', 'NGINX_IMAGE'] as const

/** The services of docker-compose.yml: the image that each one takes, null for one that is built. */
const services = (): { nom: string; image: string | null }[] => {
  const texte = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')
  const [, corps = ''] = texte.split(/^services:$/m)
  return corps.split(/^(?= {2}\w)/m).flatMap((bloc) => {
    const nom = /^ {2}(\w+):/.exec(bloc)?.[1]
    if (nom === undefined) return []
    const construit = /^ {4}build:/m.test(bloc)
    return [{ nom, image: construit ? null : (/^ {4}image: (\S+)/m.exec(bloc)?.[1] ?? null) }]
  })
}

/**
 * Asks the engine for the digest of each base and of each image that is taken as it is, and writes
 * them where compose reads them; the Dockerfile's own are told, for who builds by hand. Throws what
 * the engine said.
 */
export const epingler = async (moteur: Moteur, dossier: string = ROOT): Promise<void> => {
  const bases = new Map<string, string>()
  for (const base of BASES) bases.set(base, await moteur.epingler(baseDe(base)))
  const lignes = [
    '# Made by npm run images -- epingler: what was read that day, and nothing else.',
    'services:',
  ]
  for (const { nom, image } of services()) {
    lignes.push(`  ${nom}:`)
    if (image === null)
      lignes.push('    build:', '      args:', ...[...bases].map(([k, v]) => `        ${k}: ${v}`))
    else lignes.push(`    image: ${await moteur.epingler(image)}`)
  }
  writeFileSync(join(dossier, SURCHARGE), `${lignes.join('\n')}\n`)
  for (const [base, image] of bases) dire(`--build-arg ${base}=${image}`)
  dire(`${SURCHARGE} écrit : docker compose le lit de lui-même.`)
}
