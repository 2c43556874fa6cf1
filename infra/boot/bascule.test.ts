import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './house.ts'

it('the day of the law of 2027 stands in one source', () => {
  const dates = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (fichier) =>
      !/\.(test|gen)\.tsx?$|-de-test\.ts$|demonstration\/|declaration\/bascule\.ts$|contract\/src\/versions(-closes)?\.ts$|env\.schema\.ts$|packages\/testing\//.test(
        fichier,
      ) &&
      /2027-02-21|2[01]\/02\/2027|2[01] février 2027/.test(
        readFileSync(join(ROOT, fichier), 'utf8'),
      ),
  )
  expect(dates).toEqual([])
})
