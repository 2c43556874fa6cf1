import { type AnyOperation, contract, DESIGNATIONS, type Genre, shapeOf } from '@registre/contract'
import { afficherNumero, autoritesDe, ecrireReferenceRecu, peut } from '@registre/domain'
import { type Personne, rattachementDemande } from '@registre/testing/register'
import * as z from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from './support/register.ts'

// Every path of the contract that names something: by each name that it has, and never by a number
// that is another thing's.

interface Cas {
  nom: string
  op: AnyOperation
  champ: string
  genre: Genre
}
const CAS: readonly Cas[] = (Object.entries(contract) as [string, AnyOperation][]).flatMap(
  ([nom, op]) =>
    Object.entries(op.params?.shape ?? {}).flatMap(([champ, forme]) => {
      const lue = DESIGNATIONS.get(forme as z.ZodType)
      return lue ? [{ nom, op, champ, genre: lue.genre }] : []
    }),
)
const TITRES = CAS.map((cas) => [`${cas.nom} {${cas.champ}}`, cas] as const)
/** What the other parts of a path may be. */
const AUTRES: Readonly<Record<string, string>> = {
  authority: 'VISUALISER_COPRO',
  profileOrAuthority: 'VISUALISER_COPRO',
  b: 'COURANTE',
  flag: 'true',
  key: '1',
  n: '0',
  immat: 'AA0-000-001',
  idMandat: '1',
}

describe('what a call names', () => {
  const registre = useRegistre()
  let noms: Record<Genre, readonly string[]>
  let reference: string
  let personnes: readonly Personne[]

  beforeAll(async () => {
    const r = registre()
    const { syndic, demandeId, mandatId, coproprieteId } = await rattachementDemande(r)
    const [c] = await r.db.query<{ numero: string; declarationId: number }>(
      `select c.numero_immatriculation as numero, l.id as "declarationId" from copropriete c
       join declaration l on l.copropriete_id = c.id and l.etat = 'COURANTE' where c.id = $1`,
      [coproprieteId],
    )
    const { numero = '', declarationId = 0 } = c ?? {}
    reference = ecrireReferenceRecu('R', demandeId, '2026-11-27')
    noms = {
      copropriete: [String(coproprieteId), numero, afficherNumero(numero)],
      demande: [String(demandeId), reference, reference.toLowerCase()],
      mandat: [String(mandatId)],
      declaration: [String(declarationId), numero],
    }
    personnes = [await r.personne('TENEUR_ADMIN_PRINC'), syndic]
  })

  /** Someone who has the right of the call. */
  const quiPeut = ({ op: { access } }: Cas): Personne =>
    personnes.find(
      ({ profil }) => typeof access !== 'string' && peut(autoritesDe(profil), access),
    ) ?? expect.fail('nobody here may call it')
  const appeler = async (cas: Cas, valeur: string) => {
    const { cookies } = quiPeut(cas)
    const url = cas.op.path.replaceAll(/\{(\w+)\}/g, (_, champ: string) =>
      encodeURIComponent(champ === cas.champ ? valeur : (AUTRES[champ] ?? '1')),
    )
    const { statusCode, body } = await registre().app.inject({
      method: cas.op.method,
      url,
      headers: {
        'x-register-client': '1',
        cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join('; '),
      },
    })
    const corps = body === '' ? {} : JSON.parse(body)
    return { statut: statusCode, corps: { ...corps, requestId: null } }
  }

  it('covers every path that names a co-ownership or a request', () =>
    expect(CAS.length).toBeGreaterThan(35))

  it.each(TITRES.filter(([, { op }]) => op.method === 'GET' && op.changesState !== true))(
    '%s: each of its names gives the same',
    async (_titre, cas) => {
      const [premier = '', ...autres] = noms[cas.genre]
      const attendu = await appeler(cas, premier)
      for (const nom of autres) expect([nom, await appeler(cas, nom)]).toEqual([nom, attendu])
    },
  )

  it.each(TITRES)('%s: another kind names nothing, and nothing moves', async (_titre, cas) => {
    const { db } = registre()
    const evenements = () => db.query(`select count(*)::int as n from journal`)
    const avant = await evenements()
    const autres = (Object.keys(noms) as Genre[])
      .filter((genre) => genre !== cas.genre)
      .map((genre) => noms[genre][0] ?? '')
    for (const valeur of [...autres, 'ZZ9999999', '0x10', '-1', '99999999999'])
      expect([valeur, [400, 404, 415].includes((await appeler(cas, valeur)).statut)]).toEqual([
        valeur,
        true,
      ])
    expect(await evenements()).toEqual(avant)
  })

  it('a field that names a co-ownership takes its number, one that names a request its reference', () => {
    const attendus = {
      idCopropriete: 'AA0-000-001',
      coproprieteId: 'AA0-000-001',
      immat: 'AA0-000-001',
      idDemande: 'R-2026-91',
      demandeId: 'R-2026-91',
    }
    const deTeneur = (op: AnyOperation) =>
      typeof op.access !== 'string' && op.access.includes('VALIDER_RATTACHEMENT_DECLARATION')
    const refus = (Object.entries(contract) as [string, AnyOperation][]).flatMap(([nom, op]) =>
      [op.params, op.query, op.body].flatMap((forme) =>
        Object.entries(shapeOf(forme)).flatMap(([champ, z_]) => {
          const nomme = { ...attendus, ...(deTeneur(op) ? { idMandat: 'R-2026-91' } : {}) }
          const valeur = Object.entries(nomme).find(([clef]) => clef === champ)?.[1]
          return valeur === undefined || z.safeParse(z_, valeur).success ? [] : [`${nom}.${champ}`]
        }),
      ),
    )
    expect(refus).toEqual([])
  })

  it('the reference of a request opens it, whatever a bare number would name there', async () => {
    const [teneur] = personnes
    for (const nom of ['ouvrirDemande', 'ouvrirDemandeSansMandat', 'rendreDemande'] as const) {
      const { path } = contract[nom]
      const { statusCode } = await registre().app.inject({
        url: path.replace(/\{\w+\}/, reference),
        headers: {
          'x-register-client': '1',
          cookie: [...(teneur?.cookies ?? [])].map(([k, v]) => `${k}=${v}`).join('; '),
        },
      })
      expect([nom, statusCode]).toEqual([nom, 200])
    }
  })

  it('a request is assigned, and asked for details, by its reference', async () => {
    const [teneur] = personnes
    for (const [nom, corps] of [
      ['affecterDemande', { raisonAffectationTeneur: 'Hors de ma compétence' }],
      ['demanderPrecisions', { message: 'Quel mandat ?' }],
    ] as const) {
      const { method, path } = contract[nom]
      const entetes = {
        'x-register-client': '1',
        cookie: [...(teneur?.cookies ?? [])].map(([k, v]) => `${k}=${v}`).join('; '),
      }
      await registre().app.inject({
        url: contract.ouvrirDemande.path.replace('{id}', reference),
        headers: entetes,
      })
      const { statusCode } = await registre().app.inject({
        method,
        url: path,
        headers: { ...entetes, 'content-type': 'application/json' },
        payload: JSON.stringify({ idMandat: reference, ...corps }),
      })
      expect([nom, statusCode]).toEqual([nom, 200])
    }
  })
})
