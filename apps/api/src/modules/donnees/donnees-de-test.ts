import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Db } from '@registre/db'
import { lireCsv } from './lire-csv.ts'
import type { lireSchema } from './lire-schema.ts'

/** Two regions with their departments, a metropolis, two cities and a district of each. */
export const territoires = async (db: Db): Promise<void> => {
  await db.query(
    `insert into region (code, nom, zone) values ('84', 'Auvergne-Rhône-Alpes', 'metro'), ('11', 'Île-de-France', 'metro')`,
  )
  await db.query(
    `insert into departement (code, nom, code_region) values ('69', 'Rhône', '84'), ('75', 'Paris', '11')`,
  )
  await db.query(
    `insert into epci (siren, nom, type, code_departement, code_region) values ('200046977', 'Métropole de Lyon', 'METLYON', '69', '84')`,
  )
  await db.query(
    `insert into commune (code, nom, nom_normalise, type, chef_lieu, code_departement, code_region, siren_epci, codes_postaux) values
       ('69123', 'Lyon', 'lyon', 'commune-actuelle', null, '69', '84', '200046977', '{69003}'), ('69383', 'Lyon 3e', 'lyon 3e', 'arrondissement-municipal', '69123', '69', '84', '200046977', '{69003}'),
       ('75056', 'Paris', 'paris', 'commune-actuelle', null, '75', '11', null, '{75015}'), ('75115', 'Paris 15e', 'paris 15e', 'arrondissement-municipal', '75056', '75', '11', null, '{75015}')`,
  )
}

type Champ = ReturnType<typeof lireSchema>['fields'][number]
const FORMES: Readonly<Record<Champ['type'], RegExp>> = {
  string: /^/,
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  boolean: /^(true|false)$/,
}

/** What a file holds that its Table Schema does not allow; an empty cell is a missing value. */
export const fautesDeSchema = async (
  schema: ReturnType<typeof lireSchema>,
  fichier: string,
): Promise<string[]> => {
  const lignes: string[][] = []
  for await (const { cellules } of lireCsv(Readable.from([fichier]))) lignes.push(cellules)
  const [titres = [], ...donnees] = lignes
  const attendus = schema.fields.map((f) => f.name)
  if (titres.join() !== attendus.join()) return ['the titles are not the fields']
  return schema.fields.flatMap(({ name, type, constraints: c }, i) => {
    const cellules = donnees.map((l) => l[i] ?? '')
    const dites = cellules.filter((v) => v !== '')
    return [
      ...dites.filter((v) => !FORMES[type].test(v)).map((v) => `${name} ${type} : ${v}`),
      ...dites.filter((v) => c.enum && !c.enum.includes(v)).map((v) => `${name} enum : ${v}`),
      ...(c.required && dites.length < cellules.length ? [`${name} required`] : []),
      ...(c.unique && new Set(dites).size < dites.length ? [`${name} unique`] : []),
    ]
  })
}

/** The State's reader of the published file: the columns that it takes, with their types. */
const CONSOMMATEUR = readFileSync(join(import.meta.dirname, 'consommateur.attendus.csv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((ligne) => {
    const virgule = ligne.indexOf(',')
    return {
      nom: ligne.slice(0, virgule),
      type: ligne.slice(virgule + 1).replaceAll('"', ''),
    }
  })

/** Loads a published file as that reader does; gives the rows taken, throws on one that is refused. */
export const chargerChezLeConsommateur = async (db: Db, fichier: string): Promise<number> => {
  await db.query('drop table if exists chez_le_consommateur')
  await db.query(
    `create table chez_le_consommateur (${CONSOMMATEUR.map(({ nom, type }) => `${nom} ${type}`).join(', ')}, primary key (numero_immatriculation))`,
  )
  const rangees: string[][] = []
  for await (const { cellules } of lireCsv(Readable.from([fichier]))) rangees.push(cellules)
  const [titres = [], ...lignes] = rangees
  const places = CONSOMMATEUR.map(({ nom }) => titres.indexOf(nom))
  if (places.includes(-1)) throw new Error('a column that the reader takes is not there')
  const json = lignes.map((l) =>
    Object.fromEntries(CONSOMMATEUR.map(({ nom }, i) => [nom, l[places[i] ?? 0] || null])),
  )
  const prises = await db.query(
    `insert into chez_le_consommateur select * from json_populate_recordset(null::chez_le_consommateur, $1) returning 1`,
    [JSON.stringify(json)],
  )
  return prises.length
}
