import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { OPTIONS_SERVEUR, ROOT } from './house.ts'

it('the images run Node as the house does', () => {
  const dit = /NODE_OPTIONS="([^"]+)"/.exec(
    readFileSync(join(ROOT, 'infra/images/Dockerfile'), 'utf8'),
  )?.[1]
  expect(dit?.split(' ')).toEqual([...OPTIONS_SERVEUR])
})
