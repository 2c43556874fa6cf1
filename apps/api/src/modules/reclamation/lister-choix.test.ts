import { OBJETS_RECLAMATION, TYPES_DEMANDEUR, TYPES_RECLAMATION } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

describe('the choices of the contact form', () => {
  const registre = useRegistre()

  it('offers each applicant at least one kind of message under each object, and each kind to somebody', async () => {
    const { api } = registre().visiteur()
    const vus = new Set<string>()
    for (const qui of TYPES_DEMANDEUR) {
      const objets = await api.listerObjetsReclamation({ params: { x: qui } })
      expect(objets.length).toBeGreaterThan(0)
      for (const objet of OBJETS_RECLAMATION.filter((o) => objets.some(({ clef }) => clef === o))) {
        const types = await api.listerTypesReclamation({ params: { x: qui, y: objet } })
        expect(types.length).toBeGreaterThan(0)
        types.forEach((t) => vus.add(t.clef))
      }
    }
    expect([...vus].sort()).toEqual([...TYPES_RECLAMATION].sort())
    expect(
      (await api.listerTypesDemandeur({ params: { x: 'NOTAIRE' } })).map((c) => c.clef),
    ).toEqual(['NOTAIRE'])
    expect(await api.lireChampsObligatoires({ params: { x: 'SYNDIC_ERRONE' } })).toEqual({
      adressePrincipale: true,
      numeroImmatriculation: true,
      pieceJointe: true,
    })
    // Who holds no paper of a co-ownership is asked for none.
    expect(
      await api.lireChampsObligatoires({
        params: { x: 'SYNDIC_ERRONE' },
        query: { demandeur: 'COPROPRIETAIRE' },
      }),
    ).toMatchObject({ numeroImmatriculation: true, pieceJointe: false })
    expect(
      await api.listerTypesReclamation({ params: { x: 'COPROPRIETAIRE', y: 'COMPTE' } }),
    ).toEqual([])
    // A value that is not of its list is told with the list.
    for (const refuse of [
      () => api.listerTypesDemandeur({ params: { x: 'inconnu' as 'all' } }),
      () => api.listerObjetsReclamation({ params: { x: 'inconnu' as 'NOTAIRE' } }),
      () => api.listerTypesReclamation({ params: { x: 'NOTAIRE', y: 'inconnu' as 'COMPTE' } }),
      () => api.lireChampsObligatoires({ params: { x: 'inconnu' as 'DOUBLON' } }),
    ])
      await expect(refuse()).rejects.toMatchObject({
        problem: {
          status: 400,
          champs: [
            {
              message: expect.stringMatching(
                /valeur inconnue ‘inconnu’ ; valeurs possibles : [A-Z]/,
              ),
            },
          ],
        },
      })
  })
})
