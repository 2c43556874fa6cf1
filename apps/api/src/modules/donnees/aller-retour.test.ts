import { Readable } from 'node:stream'
import {
  COLONNES_PUBLIQUES,
  type ColonnePublique,
  normaliserNumero,
  NOMS_PUBLICS,
} from '@registre/domain'
import { freshDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chargerChezLeConsommateur, fautesDeSchema, territoires } from './donnees-de-test.ts'
import { ABIMEES, type Ligne, REELLES } from './reelles-de-test.ts'
import { lireCsv } from './lire-csv.ts'
import { lireSchema } from './lire-schema.ts'
import { AUJOURDHUI, csv, exporter, importer } from './fichiers-de-test.ts'
import type { LigneRapport } from './importer-rnic.ts'

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
