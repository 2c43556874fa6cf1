import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

describe('platform', () => {
  const registre = useRegistre()

  it('lists the demonstration accounts that exist, and keeps them silent without a demonstration', async () => {
    const { db, deps } = registre()
    const { api } = registre().visiteur()
    expect(await api.lireConfiguration({})).toMatchObject({
      demonstration: true,
      comptesDemo: [],
      motDePasseDemo: '',
    })
    await db.query(
      `insert into utilisateur (profil, login, email) values ('TENEUR_ADMIN_PRINC', 'teneur_admin_princ@demo.registre.test', 'x@demo.registre.test')`,
    )
    expect((await api.lireConfiguration({})).comptesDemo).toEqual([
      {
        login: 'teneur_admin_princ@demo.registre.test',
        profil: 'TENEUR_ADMIN_PRINC',
        libelle: 'Teneur, administrateur principal',
      },
    ])
    await db.query(
      `insert into boite_demo (id, a, objet, texte, html, message_id) values (1, 'Anne <anne@exemple.test>', 'Bonjour', 'texte', '<p>texte</p>', 'm1')`,
    )
    expect(
      (await api.listerCourrielsDemo({ query: { a: 'ANNE@exemple' } })).map((c) => c.objet),
    ).toEqual(['Bonjour'])
    expect(await api.listerCourrielsDemo({ query: { a: '%' } })).toEqual([])
    expect(await api.lireCourrielDemo({ params: { id: 1 } })).toMatchObject({
      texte: 'texte',
      html: '<p>texte</p>',
    })
    await expect(api.lireCourrielDemo({ params: { id: 2 } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    const { settings } = deps
    deps.settings = { ...settings, demonstration: false }
    try {
      expect(await api.lireConfiguration({})).toMatchObject({
        demonstration: false,
        comptesDemo: [],
        motDePasseDemo: '',
      })
      await expect(api.listerCourrielsDemo({})).rejects.toMatchObject({ problem: { status: 404 } })
      await expect(api.lireCourrielDemo({ params: { id: 1 } })).rejects.toMatchObject({
        problem: { status: 404 },
      })
    } finally {
      deps.settings = settings
    }
  })

  it('geolocates through the server: completion, search, parcel, communes; a service that is down says so', async () => {
    const { deps } = registre()
    const { api } = registre().visiteur()
    const { results } = await api.completerAdresse({ query: { text: 'rue de lyon 69003' } })
    expect(results.length).toBeGreaterThan(0)
    const premiere = results[0]?.fulltext ?? ''
    const { features } = await api.rechercherAdresse({ query: { q: premiere, limit: 3 } })
    expect(features.length).toBeLessThanOrEqual(3)
    expect(typeof features[0]?.properties.housenumber).toBe('string')
    expect(
      (await api.communesParCodePostal({ query: { codePostal: '69100' } })).map((c) => c.nom),
    ).toEqual(['Villeurbanne'])
    const parcelles = await Promise.all(
      [1, 2, 3].map((n) =>
        api.rechercherParcelle({ query: { codeInsee: '69266', section: 'A', numero: String(n) } }),
      ),
    )
    expect(
      parcelles
        .flatMap((p) => p.parcelles)
        .every((p) => p.id.length === 14 && p.codeInsee === '69266'),
    ).toBe(true)
    expect(parcelles.flatMap((p) => p.parcelles).length).toBeGreaterThan(0)
    const { rechercherAdresse } = deps.geocodage
    deps.geocodage.rechercherAdresse = async () => {
      const { RegisterError } = await import('@registre/domain')
      throw new RegisterError('geolocalisation-indisponible')
    }
    try {
      await expect(api.rechercherAdresse({ query: { q: 'rue de lyon' } })).rejects.toMatchObject({
        problem: { status: 503, message: 'Service de géolocalisation indisponible' },
      })
    } finally {
      deps.geocodage.rechercherAdresse = rechercherAdresse
    }
  })
})
