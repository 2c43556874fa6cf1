import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './house.ts'

// A file is one verb or one noun: none has more lines than a person reads at one sitting
// (CONTRIBUTING).

const SOURCES = ['.ts', '.tsx', '.mjs', '.js', '.css']
const PLAFOND = 300
/** Written by tools. */
const PRODUIT = /\.gen\.tsx?$/

it('no source file is longer than the budget', () => {
  const fichiers = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((f) => SOURCES.includes(extname(f)) && !PRODUIT.test(f))
  const longs = fichiers.flatMap((f) => {
    const lignes = readFileSync(join(ROOT, f), 'utf8').split('\n').length - 1
    return lignes > PLAFOND ? [`${f}: ${lignes}`] : []
  })
  expect(fichiers.length).toBeGreaterThan(1000)
  expect(longs).toEqual([])
})
