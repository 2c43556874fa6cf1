import { openClient } from '@registre/db'
import { freshDatabase, type TestDatabase } from '@registre/testing'
import { loadModule } from 'libpg-query'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalogue, readCatalogue } from './describe.ts'
import { typeStatement } from './type-statement.ts'

// `plein` is never null, `vide` may be; `lie` names a row of the other table.
const TABLES = `create type humeur as enum ('GAI', 'TRISTE');
  create table un (id int primary key, plein text not null, vide text, humeur humeur not null, le timestamptz not null, doc jsonb not null);
  create table deux (id int primary key, lie int, plein text not null, vide text)`

const ROWS: readonly (readonly [
  what: string,
  text: string,
  row: Readonly<Record<string, string>>,
])[] = [
  [
    'columns as they are',
    'select id, plein, vide from un',
    { id: 'number', plein: 'string', vide: 'string | null' },
  ],
  [
    'every column',
    'select d.* from deux d',
    { id: 'number', lie: 'number | null', plein: 'string', vide: 'string | null' },
  ],
  [
    'an enumeration, an instant',
    'select humeur, le from un',
    { humeur: "Enums['humeur']", le: 'Date' },
  ],
  ['a column with a type of the domain', 'select doc from un', { doc: "ColumnTypes['un.doc']" }],
  [
    'the same, through a union with null',
    'select doc from un union all select null',
    { doc: "ColumnTypes['un.doc'] | null" },
  ],
  [
    'the other side of an outer join',
    'select u.plein, d.plein as autre from un u left join deux d on d.lie = u.id',
    { plein: 'string', autre: 'string | null' },
  ],
  [
    'the same, when a condition asks for it',
    'select d.plein from un u left join deux d on d.lie = u.id where d.vide is not null',
    { plein: 'string' },
  ],
  [
    'an inner join that compares a column',
    'select d.lie from un u join deux d on d.lie = u.id',
    { lie: 'number' },
  ],
  ['a comparison in a condition', 'select vide from un where vide = $1', { vide: 'string' }],
  [
    'no promise from one of two conditions',
    'select vide from un where vide = $1 or id = 1',
    { vide: 'string | null' },
  ],
  [
    'coalesce',
    "select coalesce(vide, '') as a, coalesce(vide, null) as b from un",
    { a: 'string', b: 'string | null' },
  ],
  [
    'a choice',
    "select case when id > 1 then plein else '' end as a, case when id > 1 then plein end as b from un",
    { a: 'string', b: 'string | null' },
  ],
  [
    'counts and greatest values',
    'select count(*)::int as n, max(id) as m from un',
    { n: 'number', m: 'number | null' },
  ],
  ['the greatest value of a group', 'select max(id) as m from un group by plein', { m: 'number' }],
  [
    'exists, null tests',
    'select exists (select 1 from deux) as a, vide is null as b from un',
    { a: 'boolean', b: 'boolean' },
  ],
  [
    'a subquery that may find nothing',
    'select (select plein from deux where id = $1) as a from un',
    { a: 'string | null' },
  ],
  [
    'a subquery that counts',
    'select (select count(*)::int from deux) as a from un',
    { a: 'number' },
  ],
  [
    'sums of strings',
    "select plein || 'x' as a, plein || vide as b from un",
    { a: 'string', b: 'string | null' },
  ],
  ['members of a document', "select doc ->> 'a' as a from un", { a: 'string | null' }],
  [
    'a document that the statement builds',
    "select coalesce(json_agg(plein), '[]') as liste from un",
    { liste: "ColumnTypes['json.liste']" },
  ],
  [
    'named queries',
    'with q as (select id as n, vide from un) select n, vide from q',
    { n: 'number', vide: 'string | null' },
  ],
  [
    'what a write returns',
    'update un set vide = $2 where id = $1 returning id, vide',
    { id: 'number', vide: 'string | null' },
  ],
  [
    'what an update wrote',
    "update un set vide = 'x' where id = $1 returning vide",
    { vide: 'string' },
  ],
  [
    'what an update wrote over what its condition read',
    'update un set vide = $2 where vide = $1 returning vide',
    { vide: 'string | null' },
  ],
  [
    'a write inside a query',
    'with e as (insert into deux (id, plein) values ($1, $2) returning id, lie) select * from e',
    { id: 'number', lie: 'number | null' },
  ],
  ['the values of a list', 'select x.n from unnest($1::int[]) as x(n)', { n: 'number' }],
]

const PARAMETERS: readonly (readonly [what: string, text: string, params: readonly string[]])[] = [
  [
    'what is compared',
    'select 1 from un where id = $1 and plein = any($2)',
    ['number', 'readonly string[]'],
  ],
  [
    'a column that is never null',
    'insert into un (id, plein, humeur, le, doc) values ($1, $2, $3::humeur, $4, $5)',
    ['number', 'string', "Enums['humeur']", 'Date', 'string'],
  ],
  [
    'a column that may be null',
    'update un set vide = $2 where id = $1',
    ['number', 'string | null'],
  ],
  [
    'a criterion that may be absent',
    'select 1 from un where $1::int is null or id = $1',
    ['number | null'],
  ],
  [
    'what is compared and written',
    'update un set plein = $2 where id = $1 and plein <> $2',
    ['number', 'string'],
  ],
  ['nothing', 'delete from un', []],
]

describe('types of a statement', () => {
  let database: TestDatabase
  let client: pg.Client
  let catalogue: Catalogue
  const columns = new Set(['un.doc', 'json.liste'])
  beforeAll(async () => {
    await loadModule()
    database = await freshDatabase()
    client = await openClient(database.url)
    await client.query(TABLES)
    catalogue = await readCatalogue(client)
  })
  afterAll(async () => {
    await client.end()
    await database.close()
  })

  it.each(ROWS)('row: %s', async (_what, text, expected) => {
    const { row } = await typeStatement(client, catalogue, columns, text)
    expect(Object.fromEntries(row.map(({ name, type }) => [name, type]))).toEqual(expected)
  })

  it.each(PARAMETERS)('parameters: %s', async (_what, text, expected) => {
    expect((await typeStatement(client, catalogue, columns, text)).params).toEqual(expected)
  })

  it('what does not prepare says why, and the connection goes on', async () => {
    await expect(
      typeStatement(client, catalogue, columns, 'select absente from un'),
    ).rejects.toThrow('column "absente" does not exist')
    await expect(typeStatement(client, catalogue, columns, 'select id from un')).resolves.toEqual({
      params: [],
      row: [{ name: 'id', type: 'number' }],
    })
  })
})
