import { describe, expect, it } from 'vitest'
import { RNB_INDISPONIBLE } from '../../gateways/rnb/http.ts'
import { useRegistre } from '../../../tests/support/register.ts'

describe('geolocation', () => {
  const registre = useRegistre()

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

  it('finds the buildings of the national reference around a point, and says when it is down', async () => {
    const { deps } = registre()
    const { api } = registre().visiteur()
    const point = { longitude: 4.84, latitude: 45.75 }
    const { batiments } = await api.chercherBatimentsRnb({ query: point })
    expect(batiments.map((b) => [b.distance, b.confiance])).toEqual([
      [4, 'MOYENNE'],
      [22, 'FAIBLE'],
      [41, 'FAIBLE'],
    ])
    expect(batiments[0]?.idRnb).toMatch(/^[0-9A-Z]{12}$/)
    const { autour } = deps.rnb
    deps.rnb.autour = async () => {
      throw RNB_INDISPONIBLE
    }
    try {
      await expect(api.chercherBatimentsRnb({ query: point })).rejects.toMatchObject({
        problem: { status: 503, code: 'service-indisponible' },
      })
    } finally {
      deps.rnb.autour = autour
    }
  })
})
