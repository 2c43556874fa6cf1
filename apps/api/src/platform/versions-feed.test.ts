import { VERSIONS_API } from '@registre/contract'
import { CHANGEMENTS_TROUVES } from '@registre/contract/versions'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../tests/support/register.ts'
import { writeVersionsFeed } from './versions-feed.ts'

describe('the feed of versions', () => {
  const registre = useRegistre()

  it('is an Atom feed that anybody reads, one entry a version', async () => {
    const reponse = await registre().app.inject({ url: '/aide/api/versions.atom' })
    expect(reponse.statusCode).toBe(200)
    expect(reponse.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(reponse.body).toMatch(/^<\?xml .*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/s)
    expect(reponse.body.match(/<entry>/g)).toHaveLength(VERSIONS_API.length)
    for (const { version } of VERSIONS_API) expect(reponse.body).toContain(`Version ${version}`)
  })

  it('names each change, those announced and those found, under the register’s own address', async () => {
    const fil = await writeVersionsFeed('https://registre.test')
    expect(fil).toContain('<id>https://registre.test/aide/api/versions#1.7.0</id>')
    const trouves = Object.values(CHANGEMENTS_TROUVES).flat()
    for (const { operations } of [...VERSIONS_API.flatMap((v) => v.changements), ...trouves])
      for (const nom of operations ?? []) expect(fil, nom).toContain(nom)
  })
})
