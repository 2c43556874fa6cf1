import { type AnyOperation, contract, isBinary, shapeOf } from '@registre/contract'
import { autoritesDe, peut, PROFILS } from '@registre/domain'
import { immatriculee } from '@registre/testing/register'
import * as z from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from './support/register.ts'

// Each list of the contract, by each of its columns, in each word that the document has for a
// direction.

const LISTES = (Object.entries(contract) as [string, AnyOperation][]).flatMap(([nom, op]) => {
  const { paginationOptions, portee, adresseNonSelectionnee } = shapeOf(op.body)
  const { sortField } = shapeOf(paginationOptions)
  // What is ordered, rather than read, takes a page for the shape alone.
  if (!(sortField instanceof z.ZodType) || isBinary(op.response) || op.idempotent) return []
  const { enum: tris } = z.toJSONSchema(sortField, { io: 'input' })
  const requis = {
    ...(portee ? { portee: { portee: 'NATIONAL' } } : {}),
    ...(adresseNonSelectionnee ? { adresseNonSelectionnee: 'rue' } : {}),
  }
  return [{ nom, op, tris: (tris ?? []).filter((t) => t !== ''), requis }]
})
const SENS = {
  asc: ['asc', 'ASC', 'ascending'],
  desc: ['desc', 'DESC', 'descending'],
}

describe('the lists of the contract', () => {
  const registre = useRegistre()
  beforeAll(async () => {
    for (let i = 0; i < 3; i += 1) await immatriculee(registre())
  })

  it('are those of the document, and the house’s', () =>
    expect(LISTES.map((l) => l.nom)).toEqual(
      expect.arrayContaining([
        'rechercherCoproprietes',
        'rechercherImmatOuNomCopro',
        'rechercherDemandes',
        'rechercherTeledeclarants',
        'rechercherAnnuaire',
        'chercherCategorisation',
      ]),
    ))

  it.each(LISTES.map((l) => [l.nom, l] as const))('%s', async (_nom, liste) => {
    const { op, tris, requis } = liste
    const { access } = op
    const profil = PROFILS.find(
      (p) => p.startsWith('TE') && (typeof access === 'string' || peut(autoritesDe(p), access)),
    )
    const { cookies } = await registre().personne(profil ?? expect.fail('nobody may'))
    const lire = async (sortField: unknown, sortDirection: string) => {
      const { statusCode, body } = await registre().app.inject({
        method: op.method,
        url: op.path,
        headers: {
          'x-register-client': '1',
          'content-type': 'application/json',
          cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join('; '),
        },
        payload: JSON.stringify({ ...requis, paginationOptions: { sortField, sortDirection } }),
      })
      return { sortField, sortDirection, statusCode, corps: JSON.parse(body) }
    }
    for (const tri of tris)
      for (const mots of Object.values(SENS)) {
        const [premier, ...autres] = await Promise.all(mots.map((mot) => lire(tri, mot)))
        expect(premier?.statusCode, `${tri} ${JSON.stringify(premier?.corps)}`).toBe(200)
        for (const autre of autres)
          expect(autre).toMatchObject({ statusCode: 200, corps: premier?.corps })
      }
  })
})
