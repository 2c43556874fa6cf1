import { Readable } from 'node:stream'
import { createDb, type Db } from '@registre/db'
import {
  COLONNES_PUBLIQUES,
  type ColonnePublique,
  normaliserNumero,
  NOMS_PUBLICS,
} from '@registre/domain'
import { freshDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { requeteCopie } from './colonnes.sql.ts'
import { copier } from './copier.ts'
import { chargerChezLeConsommateur, fautesDeSchema, territoires } from './donnees-de-test.ts'
import { ABIMEES, type Ligne, REELLES } from './reelles-de-test.ts'
import { lireCsv } from './lire-csv.ts'
import { lireSchema } from './lire-schema.ts'
import { importerRnic, type LigneRapport, type OptionsRnic } from './importer-rnic.ts'

const AUJOURDHUI = '2026-11-21'

/** The six generations: how each writes its titles, and the columns that it has not. */
const sansAccent = (t: string): string =>
  t
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
const libelle = (nom: ColonnePublique): string => COLONNES_PUBLIQUES[nom].ancien ?? nom
const GENERATIONS: readonly {
  nom: string
  titre: (nom: ColonnePublique) => string
  sans?: RegExp
}[] = [
  { nom: 'mai 2026', titre: (nom) => nom },
  { nom: 'janvier 2026', titre: (nom) => sansAccent(libelle(nom)).slice(0, 63) },
  { nom: 'octobre 2025', titre: libelle },
  {
    nom: '2024-2025',
    titre: (nom) => libelle(nom).replaceAll('’', "'"),
    sans: /^raison_sociale/,
  },
  {
    nom: '2022-2023',
    titre: (nom) =>
      nom === 'siret_representant_legal'
        ? 'Siret représentant légal (si existe)'
        : libelle(nom).replaceAll('’', "'"),
    sans: /^raison_sociale|qp_2024|pdp|aidee/,
  },
  {
    nom: '2020',
    titre: (nom) => libelle(nom).replaceAll('’', "'").toUpperCase(),
    sans: /^raison_sociale|^siret|qp_2024|acv|pvd|pdp|aidee|officiel/,
  },
]

const csv = (titres: readonly string[], lignes: readonly (readonly string[])[]): string => {
  const cellule = (v: string): string => (/[",\n]/.test(v) ? `"${v.replaceAll('"', '""')}"` : v)
  return [titres, ...lignes].map((r) => r.map(cellule).join(',')).join('\n')
}
const enFlux = async function* (texte: string): AsyncGenerator<string> {
  for (let i = 0; i < texte.length; i += 700) yield texte.slice(i, i + 700)
}
const importer = async (db: Db, texte: string, plus: Partial<OptionsRnic> = {}) => {
  const rapport: LigneRapport[] = []
  const bilan = await importerRnic(db, enFlux(texte), {
    aujourdhui: AUJOURDHUI,
    rapporter: async (l) => void rapport.push(l),
    progresser: () => {},
    ...plus,
  })
  return { bilan, rapport }
}
const exporter = async (db: Db): Promise<string> => {
  await scellerJournal({ db, log: { info: () => {} } })
  await projeterCoproprietes({ db })
  return Buffer.concat(await (await copier(db, requeteCopie('public'), null)).toArray()).toString()
}
const MAI = (lignes: readonly Ligne[] = REELLES): string =>
  csv(
    NOMS_PUBLICS,
    lignes.map((l) => NOMS_PUBLICS.map((n) => l[n] ?? '')),
  )

/** Cells that are not given back as they came, and of which the report says nothing. */
const cellulesNonDites = async (
  colonnes: readonly ColonnePublique[],
  lignes: readonly Ligne[],
  sortie: string,
  rapport: readonly LigneRapport[],
): Promise<string[]> => {
  const rendues = new Map<string, string[]>()
  for await (const { cellules } of lireCsv(Readable.from([sortie])))
    rendues.set(cellules[NOMS_PUBLICS.indexOf('numero_immatriculation')] ?? '', cellules)
  const dites = new Set(rapport.map((r) => `${r.ligne} ${r.colonne}`))
  return lignes.flatMap((ligne, rang) => {
    const rendue = rendues.get(normaliserNumero(ligne.numero_immatriculation ?? '') ?? '')
    return colonnes.flatMap((colonne) => {
      const [venue, sortante] = [ligne[colonne] ?? '', rendue?.[NOMS_PUBLICS.indexOf(colonne)]]
      return venue === sortante || dites.has(`${rang + 2} ${colonne}`)
        ? []
        : [`${rang + 2} ${colonne} : ${venue} → ${sortante}`]
    })
  })
}

describe.each(GENERATIONS)('a published file of $nom', ({ titre, sans }) => {
  let base: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    base = await freshDatabase()
    await territoires(base.db)
  })
  afterAll(() => base.close())

  it('is read whole: each cell comes out equal, or the report says what became of it', async () => {
    const { db } = base
    const colonnes = NOMS_PUBLICS.filter((n) => !sans?.test(n))
    const lignes = [...REELLES, ...ABIMEES]
    const { bilan, rapport } = await importer(
      db,
      csv(
        colonnes.map(titre),
        lignes.map((l) => colonnes.map((n) => l[n] ?? '')),
      ),
    )
    expect(bilan).toMatchObject({ lues: lignes.length, creees: lignes.length, refusees: 0 })
    expect(rapport.filter((l) => l.motif.includes('génération'))).toEqual([])
    expect(rapport).toContainEqual(
      expect.objectContaining({ ligne: 3, colonne: 'code_officiel_commune', decision: 'remarque' }),
    )
    const sortie = await exporter(db)
    // Who reads it by its published schema finds nothing else than what is said there.
    expect(await fautesDeSchema(lireSchema('public', AUJOURDHUI), sortie)).toEqual([])
    expect(await chargerChezLeConsommateur(db, sortie)).toBe(REELLES.length + ABIMEES.length)
    expect(await cellulesNonDites(colonnes, lignes, sortie, rapport)).toEqual([])
    const [titres = '', premiere = ''] = sortie.split('\n')
    expect(titres).toBe(NOMS_PUBLICS.join(','))
    // The name of the firm is in its identification when it has no column.
    expect(premiere).toContain('"CABINET L\'""IMMOBILIER""",73282932000074,')
    expect(premiere).toContain('2018-03-21,2026-02-03,professionnel,')
    expect(premiere).toContain(',148,2.4223,48.8670,1965-01-01,,non,oui,')
    expect(premiere).toContain(',11,')
  })
})

it('refuses a file that names a column twice, tells the columns that it does not read', async () => {
  const base = await freshDatabase()
  try {
    await territoires(base.db)
    const ligne = REELLES.map((l) => NOMS_PUBLICS.map((n) => l[n] ?? ''))
    for (const autre of ['commune', 'Commune', 'COMMUNE'])
      await expect(
        importer(
          base.db,
          csv(
            [...NOMS_PUBLICS, autre],
            ligne.map((l) => [...l, '69123']),
          ),
        ),
      ).rejects.toThrow(`Deux colonnes portent le même nom (${autre})`)
    // A file of another encoding has lost its letters.
    await expect(importer(base.db, csv([...NOMS_PUBLICS, 'R\uFFFDgion'], ligne))).rejects.toThrow(
      'UTF-8',
    )
    const { rapport } = await importer(
      base.db,
      csv(
        [...NOMS_PUBLICS, 'code_qp_2015', 'inventée'],
        ligne.map((l) => [...l, 'QP1', 'x']),
      ),
    )
    expect(rapport.filter((l) => l.ligne === 1).map((l) => l.colonne)).toEqual([
      'inventée',
      'code_qp_2015',
    ])
  } finally {
    await base.close()
  }
})

describe('a file beside what is held', () => {
  let base: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    base = await freshDatabase()
    await territoires(base.db)
    await base.db.query(
      `with d as (insert into departement (code, nom, code_region) values ('93', 'Seine-Saint-Denis', '11') returning code)
       insert into commune (code, nom, nom_normalise, type, code_departement, code_region, codes_postaux)
       select '93006', 'Bagnolet', 'bagnolet', 'commune-actuelle', code, '11', '{93170}' from d`,
    )
    await importer(base.db, MAI())
  })
  afterAll(() => base.close())
  const plusTard = (ligne: Ligne): Ligne => ({
    ...REELLES[0],
    date_derniere_maj: '2026-06-01',
    ...ligne,
  })

  it('replaces nothing by an older row, unless it is asked to', async () => {
    const { db } = base
    const vieux = MAI([{ ...REELLES[0], date_derniere_maj: '2025-01-01', nombre_total_lots: '39' }])
    const { bilan, rapport } = await importer(db, vieux)
    expect(bilan).toMatchObject({ anciennes: 1, modifiees: 0, refusees: 0 })
    expect(rapport.map((l) => l.decision)).toContain('plus ancienne')
    const { bilan: voulu } = await importer(db, vieux, { anciennesAcceptees: true })
    expect(voulu).toMatchObject({ anciennes: 0, modifiees: 1 })
    expect((await importer(db, MAI([plusTard({})]))).bilan).toMatchObject({ modifiees: 1 })
  })

  it('still wins when only the calendar moved the dossier', async () => {
    const { db } = base
    await db.query(
      `update copropriete set etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE', version = version + 1 where numero_immatriculation = 'AB0000001'`,
    )
    const { bilan } = await importer(
      db,
      MAI([plusTard({ date_derniere_maj: '2026-07-01', nombre_total_lots: '41' })]),
    )
    expect(bilan).toMatchObject({ modifiees: 1, conservees: 0 })
  })

  it('says a mandate over by the day of the register, not that of the machine', async () => {
    const { db, url } = base
    const [jour] = await db.query<{ le: string; fin: string }>(
      `select aujourdhui()::text as le, (aujourdhui() + 5)::text as fin`,
    )
    const numero_immatriculation = 'AB0000021'
    await importer(
      db,
      MAI([{ ...REELLES[0], numero_immatriculation, date_fin_dernier_mandat: jour?.fin ?? '' }]),
      { aujourdhui: jour?.le ?? '' },
    )
    // What the night makes of it, once it is over.
    await db.query(
      `with c as (update copropriete set version = version + 1, etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE' where numero_immatriculation = $1 returning id)
       update mandat m set etat = 'EXPIRE' from c where m.copropriete_id = c.id`,
      [numero_immatriculation],
    )
    const dit = async (d: Db) =>
      /Mandat [^,]*/.exec(
        (await exporter(d)).split('\n').find((l) => l.includes('AB0000021')) ?? '',
      )?.[0]
    expect(await dit(db)).toBe('Mandat en cours')
    const decalage = await db.query<{ n: string | null }>(
      `select current_setting('registre.decalage_jours', true) as n`,
    )
    const plusTard = createDb({
      url,
      applicationName: 'tests',
      decalageJours: Number(decalage[0]?.n ?? 0) + 6,
    })
    try {
      expect(await dit(plusTard)).toBe('Mandat expiré sans successeur déclaré')
    } finally {
      await plusTard.close()
    }
  })

  it('keeps what a person did, and the facts of the place', async () => {
    const { db } = base
    await db.query(
      `with c as (select id from copropriete where numero_immatriculation = 'AB0000001'),
         vieille as (update declaration d set etat = 'AVANT_DECLARATION_ANNUELLE' from c where d.copropriete_id = c.id and d.etat = 'COURANTE'
           returning d.copropriete_id, d.contenu, d.auteur_teledeclarant_id)
       insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, etape, auteur_teledeclarant_id, soumis_le, valide_le)
       select copropriete_id, 'COURANTE', 'INITIALE', 'DEFAULT', contenu, 'recapitulatif', auteur_teledeclarant_id, maintenant(), maintenant() from vieille`,
    )
    await db.query(
      `insert into journal (categorie, type, copropriete_id, acteur_id)
       select 'DECLARATION', 'mettre-a-jour', id, 1 from copropriete where numero_immatriculation = 'AB0000001'`,
    )
    const { bilan } = await importer(db, MAI([plusTard({ date_derniere_maj: '2026-08-01' })]))
    expect(bilan).toMatchObject({ conservees: 1, modifiees: 0 })
    const [, ligne = ''] = (await exporter(db)).split('\n')
    // What was declared is derived again, as the file writes it; the district stays, and so does what
    // nobody has answered or detailed since.
    expect(ligne).toContain(',1965-01-01,,non,oui,')
    expect(ligne).toContain(',148,2.4223,48.867')
    expect(ligne).toContain(',93006,000,AB,0012,,,,,,,,,,,11,')
    expect(ligne).toContain(',3B r du lion,93170,Bagnolet,')
    expect(ligne).toContain(',A_COMPTER_DE_2011,')
    expect(ligne).toContain(',QN09306M,La Capsulerie,non,non,oui,oui,')
    expect(ligne).toContain(',200057875,T8 -  Est Ensemble,')
    await db.query(
      `with d as (update declaration d set contenu = jsonb_set(contenu, '{identification,nbLots}', '42') from copropriete c
         where c.id = d.copropriete_id and c.numero_immatriculation = 'AB0000001' and d.etat = 'COURANTE' returning c.id)
       update copropriete c set version = version + 1 from d where c.id = d.id`,
    )
    expect((await exporter(db)).split('\n')[1]).toContain(',1965-01-01,non,non,oui,')
  })

  it('knows a firm without SIRET by its name and its commune', async () => {
    const { db } = base
    const firme = (numero: string, plus: Ligne): Ligne => ({
      ...REELLES[0],
      numero_immatriculation: numero,
      siret_representant_legal: '',
      identification_representant_legal: 'Syndic du Lac',
      raison_sociale_representant_legal: 'Syndic du Lac',
      commune_representant_legal: 'ANNECY',
      ...plus,
    })
    const { bilan, rapport } = await importer(
      db,
      MAI([
        firme('AB0000011', {}),
        firme('AB0000012', { commune_representant_legal: 'Annecy' }),
        firme('AB0000013', { commune_representant_legal: 'ROUEN' }),
        firme('AB0000014', { siret_representant_legal: '73282932000075' }),
      ]),
    )
    expect(bilan).toMatchObject({ creees: 4, refusees: 0 })
    expect(rapport.filter((l) => l.colonne === 'siret_representant_legal')).toHaveLength(1)
    const syndics = await db.query<{ n: number }>(
      `select teledeclarant_id as n from copropriete where numero_immatriculation between 'AB0000011' and 'AB0000014' order by numero_immatriculation`,
    )
    const [un, deux, trois, quatre] = syndics.map((s) => s.n)
    expect([deux, quatre]).toEqual([un, un])
    expect(trois).not.toBe(un)
  })
})
