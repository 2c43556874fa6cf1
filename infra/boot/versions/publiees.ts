import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../house.ts'

/** What is kept of each release: docs/versions. */
export const DOSSIER_VERSIONS = join(ROOT, 'docs/versions')
export const LISTE = join(DOSSIER_VERSIONS, 'publiees.json')

/** A version that was released, the newest first. */
export interface Publiee {
  version: string
  /** ISO day. */
  date: string
  /** The last of its migrations. */
  migration: string
  /** Where it stands, for those that were released before releases were tagged. */
  commit?: string
}

export const publiees = (): Publiee[] => JSON.parse(readFileSync(LISTE, 'utf8'))

/** The last version that was released. Throws when there is none. */
export const derniere = (): Publiee => {
  const [premiere] = publiees()
  if (!premiere) throw new Error('docs/versions/publiees.json ne nomme aucune version')
  return premiere
}

/** What git answers from the root, or null when it refuses. */
export const git = (...arguments_: string[]): string | null => {
  const { status, stdout } = spawnSync('git', arguments_, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/**
 * Where a version stands in this clone: its tag, its known commit, or the commit that listed it;
 * null when none of them is here.
 */
export const refDe = ({ version, commit }: Publiee): string | null => {
  const connu = (ref: string): boolean =>
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) !== null
  const tag = `v${version}`
  if (connu(tag)) return tag
  if (commit !== undefined) return connu(commit) ? commit : null
  const liste = git('log', '-1', '--format=%H', `-S"version": "${version}"`, '--', LISTE)
  return liste === null || liste === '' ? null : liste
}
