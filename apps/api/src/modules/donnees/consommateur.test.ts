import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@registre/db'
import { seedDemo } from '@registre/demonstration/donnees'
import { seedScale } from '@registre/demonstration/scale'
import {
  CHANGEMENTS_SCHEMA_DONNEES,
  COLONNES_PUBLIQUES,
  FORMES,
  NOMS_PUBLICS,
  VERSION_SCHEMA_DONNEES,
} from '@registre/domain'
import { seedReference } from '@registre/seed'
import { useDatabase } from '@registre/testing'
import { expect, it } from 'vitest'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { requeteCopie } from './colonnes.sql.ts'
import { copier } from './copier.ts'
import { chargerChezLeConsommateur } from './donnees-de-test.ts'

const base = useDatabase()

const publier = async (db: Db): Promise<string> => {
  await scellerJournal({ db, log: { info: () => {} } })
  await projeterCoproprietes({ db })
  return Buffer.concat(await (await copier(db, requeteCopie('public'), null)).toArray()).toString()
}

it('the file of the demonstration, then of the register at scale, loads as the State loads it', async () => {
  const { db } = base()
  await seedReference(db)
  const dossier = await mkdtemp(join(tmpdir(), 'registre-'))
  try {
    await seedDemo(db, { dossierFichiers: dossier })
  } finally {
    await rm(dossier, { recursive: true })
  }
  const demonstration = await chargerChezLeConsommateur(db, await publier(db))
  expect(demonstration).toBeGreaterThan(10)
  await seedScale(db, { coproprietes: 1500, graine: 3, aujourdhui: '2026-09-15' })
  // What an older version let in, longer than a reader has room for.
  await db.query(
    `update teledeclarant set raison_sociale = repeat('Cabinet ', 40), commune = repeat('x', 90) where type = 'PRO'`,
  )
  await db.query(
    `update copropriete set nom = repeat('n', 180), adresse_principale = repeat('r ', 150), version = version + 1`,
  )
  await db.query(`update adresse set voie = repeat('v', 200), longitude = -149.5`)
  await db.query('truncate fiche')
  const fichier = await publier(db)
  expect(await chargerChezLeConsommateur(db, fichier)).toBe(
    fichier.trimEnd().split('\n').length - 1,
  )
}, 60_000)

/** What readers count on: columns in their order, and how wide each one is. */
const FICHE = [
  `version\t${VERSION_SCHEMA_DONNEES}`,
  ...NOMS_PUBLICS.map((n) => `${n}\t${COLONNES_PUBLIQUES[n].type}\t${FORMES[n].longueur}`),
].join('\n')

it('has the header that is pinned: a change asks for a version, told in CHANGELOG', async () => {
  await expect(`${FICHE}\n`).toMatchFileSnapshot('entete.attendue.tsv')
  expect(CHANGEMENTS_SCHEMA_DONNEES[0].version).toBe(VERSION_SCHEMA_DONNEES)
  const changelog = await readFile(join(import.meta.dirname, '../../../../../CHANGELOG.md'), 'utf8')
  expect(changelog).toContain(`published file ${VERSION_SCHEMA_DONNEES}`)
})
