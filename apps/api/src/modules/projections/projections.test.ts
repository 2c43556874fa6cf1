import { normaliserTexte } from '@registre/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { CLE, projeterCoproprietes, reconstruireProjections } from './projeter.ts'
import { vientDEtreRempli } from './suivi.repository.ts'

describe('projections of the register', () => {
  const registre = useRegistre()
  const suivre = async () => {
    const { db, deps } = registre()
    await scellerJournal(deps)
    return projeterCoproprietes({ db })
  }
  const fiches = () =>
    registre().db.query<Record<string, unknown> & { copropriete_id: number }>(
      'select f.*, a.nom_n, a.adresse_n from fiche f join annuaire a using (copropriete_id) order by copropriete_id',
    )

  const mots = () =>
    registre().db.query(
      `select mot, nb_noms, nb_adresses from annuaire_mot where nb_noms + nb_adresses > 0 order by mot collate "C"`,
    )
  const motsComptes = () =>
    registre().db.query(`select * from compter_mots(null) order by mot collate "C"`)
  const nomsOublies = () =>
    registre().db.query('select * from noms_par_mot(null) except select * from annuaire_nom_mot')

  it('normalises text as the domain does', async () => {
    const { db } = registre()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(..."aZé Ç-œ’Æ_9.%ïÿ'/ñÀ"), { maxLength: 20 }),
        async (lettres) => {
          const texte = lettres.join('')
          expect((await db.query('select normaliser_texte($1) as t', [texte]))[0]?.['t']).toBe(
            normaliserTexte(texte),
          )
        },
      ),
      { numRuns: 100 },
    )
  })

  it('follows what happens to a co-ownership, from its number to its deletion', async () => {
    const { coproprieteId: copropriete } = await immatriculee(registre())
    await suivre()
    const [fiche] = await fiches()
    const [dossier] = await registre().db.query<{
      id: number
      nom: string
      numero: string
      nb_lots: number
    }>('select id, nom, numero_immatriculation as numero, nb_lots from copropriete where id = $1', [
      copropriete,
    ])
    expect(fiche).toMatchObject({
      copropriete_id: dossier?.id,
      numero: dossier?.numero,
      nom: dossier?.nom,
      nb_lots: dossier?.nb_lots,
      etat_mandat: 'EN_COURS',
      type_syndic: 'PROFESSIONNEL',
    })
    expect(fiche?.['adresse_n']).toContain(normaliserTexte(String(fiche?.['numero_et_voie'])))
    expect(fiche?.['parcelles']).toHaveLength(1)
    expect(await suivre()).toBe(0)
    await registre().db.query(
      `update copropriete set nom = 'Les Érables', etat = 'FUTUR' where id = $1`,
      [copropriete],
    )
    expect((await fiches())[0]).toMatchObject({ nom: dossier?.nom })
    await journaliser({ sql: registre().db.query }, TRAITEMENT, {
      categorie: 'DECLARATION',
      type: 'mettre-a-jour',
      coproprieteId: copropriete,
    })
    await suivre()
    expect((await fiches())[0]).toMatchObject({
      nom: 'Les Érables',
      nom_n: 'les erables',
      etat: 'FUTUR',
    })
    const suivies = await fiches()
    expect(await mots()).toEqual(await motsComptes())
    expect(await mots()).toContainEqual({ mot: 'erables', nb_noms: 1, nb_adresses: 0 })
    expect(await nomsOublies()).toEqual([])
    expect(await reconstruireProjections(registre().db)).toBe(1)
    expect(await fiches()).toEqual(suivies)
    expect([await mots(), await nomsOublies()]).toEqual([await motsComptes(), []])
    await registre().db.query(`update copropriete set etat = 'SUPPRIMEE' where id = $1`, [
      copropriete,
    ])
    await journaliser({ sql: registre().db.query }, TRAITEMENT, {
      categorie: 'DISSOLUTION',
      type: 'supprimer-copropriete',
      coproprieteId: copropriete,
    })
    await suivre()
    expect([await fiches(), await mots()]).toEqual([[], []])
  })

  it('is the same whether several workers follow at once or one makes everything again', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await immatriculee(registre())).coproprieteId),
    )
    await Promise.all([suivre(), suivre(), suivre()])
    await suivre()
    const suivies = await fiches()
    expect(suivies.map((f) => f.copropriete_id)).toEqual(ids.toSorted((a, b) => a - b))
    expect(await mots()).toEqual(await motsComptes())
    await reconstruireProjections(registre().db)
    expect(await fiches()).toEqual(suivies)
  })

  it('writes what changed and nothing else, each kind of change as a whole making would', async () => {
    const { db } = registre()
    const ids = await Promise.all(
      [1, 2, 3, 4].map(async () => (await immatriculee(registre())).coproprieteId),
    )
    await suivre()
    const tout = async () => ({
      fiches: await fiches(),
      annuaire: await db.query('select * from annuaire order by copropriete_id'),
      lieux: await db.query(
        'select copropriete_id, lieu::text as lieu from annuaire_lieu order by 1, 2',
      ),
      mots: await mots(),
    })
    const ecrites = async (table: string) =>
      (
        await db.query<{ id: number }>(`select copropriete_id as id, xmin from ${table} order by 1`)
      ).map((row) => JSON.stringify(row))
    const TABLES = ['fiche', 'annuaire', 'annuaire_lieu']
    const [nommee, datee, ajoutee, supprimee] = ids
    const changements = [
      [],
      [[`update copropriete set nom = 'Les Cèdres' where id = $1`, nommee]],
      [[`update mandat set date_fin = date_fin + 1 where copropriete_id = $1`, datee]],
      [
        [
          `insert into adresse (copropriete_id, principale, numero_voie, voie, cle_voie, code_postal, commune, code_insee, id_ban, longitude, latitude, geolocalisee)
           select copropriete_id, false, '9', 'Impasse Neuve', 'impasse neuve', code_postal, commune, code_insee, '', 4.9, 45.7, true from adresse where copropriete_id = $1 and principale`,
          ajoutee,
        ],
      ],
      // A place alone moves: no sheet says it.
      [
        [
          `update adresse set longitude = 4.95 where copropriete_id = $1 and not principale`,
          ajoutee,
        ],
      ],
      [[`update copropriete set etat = 'SUPPRIMEE' where id = $1`, supprimee]],
    ] as const
    for (const lot of changements) {
      const avant = await Promise.all(TABLES.map(ecrites))
      for (const [texte, id] of lot) await db.query(texte, [id])
      for (const id of ids)
        await journaliser({ sql: db.query }, TRAITEMENT, {
          categorie: 'DECLARATION',
          type: 'mettre-a-jour',
          coproprieteId: id,
        })
      await suivre()
      const apres = await Promise.all(TABLES.map(ecrites))
      const touchees = new Set<number>(lot.map(([, id]) => id ?? 0))
      for (const [i, lignes] of apres.entries())
        expect(
          lignes
            .filter((l) => !avant[i]?.includes(l))
            .filter((l) => !touchees.has((JSON.parse(l) as { id: number }).id)),
        ).toEqual([])
      const suivies = await tout()
      await reconstruireProjections(db)
      expect(suivies).toEqual(await tout())
    }
    expect((await fiches()).map((f) => f.copropriete_id)).not.toContain(supprimee)
  })

  it('knows a register that was just filled: many changes to follow, few sheets', async () => {
    const { db, deps } = registre()
    await suivre()
    expect(await vientDEtreRempli(db, CLE, 1)).toBe(false)
    const sheets = (await fiches()).length
    for (let i = 0; i < sheets + 2; i += 1)
      await journaliser({ sql: db.query }, TRAITEMENT, {
        categorie: 'TRAITEMENT',
        type: 'importer-rnic',
      })
    await scellerJournal(deps)
    expect([
      await vientDEtreRempli(db, CLE, sheets + 1),
      await vientDEtreRempli(db, CLE, sheets),
      await vientDEtreRempli(db, CLE, sheets + 3),
    ]).toEqual([true, false, false])
    await reconstruireProjections(db)
    expect(await vientDEtreRempli(db, CLE, 1)).toBe(false)
  })
})
