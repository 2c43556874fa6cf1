import { NOMS_PUBLICS } from '@registre/domain'
import type { Db } from '@registre/db'
import { freshDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { territoires } from './donnees-de-test.ts'
import { importerRnic, type LigneRapport } from './importer-rnic.ts'
import { type Ligne, REELLES } from './reelles-de-test.ts'
import { reprendreSuite } from './reprise.repository.ts'

const csv = (lignes: readonly Ligne[]): string =>
  [NOMS_PUBLICS, ...lignes.map((l) => NOMS_PUBLICS.map((n) => l[n] ?? ''))]
    .map((r) => r.join(','))
    .join('\n')
const importer = async (db: Db, texte: string) => {
  const rapport: LigneRapport[] = []
  const bilan = await importerRnic(
    db,
    (async function* () {
      yield texte
    })(),
    {
      aujourdhui: '2026-11-21',
      rapporter: async (l) => void rapport.push(l),
      progresser: () => {},
    },
  )
  return { bilan, rapport }
}

describe('no row moves a limit that cannot move back', () => {
  let base: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    base = await freshDatabase()
    await territoires(base.db)
  })
  afterAll(() => base.close())

  it('no number of a file moves those of the register: they pass over the ones that are borne', async () => {
    const { db } = base
    const suivant = async () =>
      (await db.query<{ n: string }>('select prochain_numero_immatriculation() as n'))[0]?.n
    const numeros = ['ZZ9999999', 'ZA0000001', 'AA0000002', 'AA0000003', 'AB0000102']
    await importer(db, csv(numeros.map((n) => ({ ...REELLES[2], numero_immatriculation: n }))))
    expect([await suivant(), await suivant()]).toEqual(['AA0000001', 'AA0000004'])
    await reprendreSuite(db, 'AB0000101')
    // AB0000102 is borne.
    expect(await suivant()).toBe('AB0000103')
  })

  it('a day to come makes no later row older than it', async () => {
    const { db } = base
    const ligne = (plus: object) =>
      csv([{ ...REELLES[2], numero_immatriculation: 'AA0000190', ...plus }])
    const { rapport } = await importer(db, ligne({ date_derniere_maj: '31/12/2099' }))
    expect(rapport.map((l) => l.colonne)).toContain('date_derniere_maj')
    const { bilan } = await importer(db, ligne({ nombre_total_lots: '7' }))
    expect(bilan).toMatchObject({ anciennes: 0, modifiees: 1 })
    const futur = await importer(db, ligne({ date_immatriculation: '01/01/2062' }))
    expect(futur.bilan).toMatchObject({ refusees: 0, modifiees: 1 })
    expect(futur.rapport.map((l) => l.colonne)).toContain('date_immatriculation')
    // Neither day is known: the row stays, and no later one is older than it.
    const sansJour = await importer(
      db,
      ligne({ date_immatriculation: 'NC', date_derniere_maj: '' }),
    )
    expect(sansJour.bilan).toMatchObject({ refusees: 0, modifiees: 1 })
    expect((await importer(db, ligne({}))).bilan).toMatchObject({ anciennes: 0, modifiees: 1 })
  })

  it.each([
    ['Mandat en cours', '2029-11-20', true],
    ['Mandat en cours', '2029-11-21', false],
    ['Mandat en cours', '2099-12-31', false],
    ['Mandat à venir', '2030-11-20', true],
    ['Mandat à venir', '2062-12-31', false],
  ])(
    '%s until %s: no mandate outlives the longest one',
    async (mandat_en_cours, fin, plausible) => {
      const { db } = base
      const numero_immatriculation = 'AA0000195'
      const { rapport } = await importer(
        db,
        csv([
          {
            ...REELLES[2],
            numero_immatriculation,
            mandat_en_cours,
            date_fin_dernier_mandat: fin,
          },
        ]),
      )
      const dit = rapport.some((l) => l.colonne === 'date_fin_dernier_mandat')
      const [tenu] = await db.query<{ fin: string }>(
        `select m.date_fin::text as fin from mandat m join copropriete c on c.id = m.copropriete_id where c.numero_immatriculation = $1 and m.etat <> 'ARCHIVE'`,
        [numero_immatriculation],
      )
      expect([dit, tenu?.fin]).toEqual([
        !plausible,
        plausible ? fin : mandat_en_cours === 'Mandat à venir' ? '2030-11-20' : '2029-11-20',
      ])
    },
  )
})
