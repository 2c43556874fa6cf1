import pg from 'pg'

/** A column of an answer, as PostgreSQL announces it. */
export interface Field {
  name: string
  /** Type. */
  oid: number
  /** `table.column` where the column comes from as it is, null for an expression. */
  origin: string | null
}

/** What PostgreSQL says of a statement without running it: types of its parameters, its columns. */
export interface Described {
  params: number[]
  fields: Field[]
}

/** Why PostgreSQL does not prepare a statement. */
export class NotPrepared extends Error {
  /** Place in the text, from 1; null when it is not known. */
  readonly position: number | null
  constructor(message: string, position: number | null) {
    super(message)
    this.position = position
  }
}

interface Announced {
  params: number[]
  fields: { name: string; dataTypeID: number; tableID: number; columnID: number }[]
}

/** Parse and Describe, the two messages that a prepared statement begins with. */
class Description implements pg.Submittable {
  readonly #text: string
  readonly #announced: Announced = { params: [], fields: [] }
  readonly #done: (announced: Announced) => void
  readonly #fail: (error: NotPrepared) => void
  #listener = (message: { dataTypeIDs: number[] }): void => {
    this.#announced.params = message.dataTypeIDs
  }
  #connection: pg.Connection | null = null

  constructor(
    text: string,
    done: (announced: Announced) => void,
    fail: (error: NotPrepared) => void,
  ) {
    this.#text = text
    this.#done = done
    this.#fail = fail
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection
    connection.on('parameterDescription', this.#listener)
    connection.parse({ name: '', text: this.#text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription(message: { fields: Announced['fields'] }): void {
    this.#announced.fields = message.fields
  }

  handleError(error: Error & { position?: string }): void {
    this.#leave()
    this.#fail(new NotPrepared(error.message, error.position ? Number(error.position) : null))
  }

  handleParseComplete(): void {}

  handleReadyForQuery(): void {
    this.#leave()
    this.#done(this.#announced)
  }

  #leave(): void {
    this.#connection?.off('parameterDescription', this.#listener)
  }
}

const announce = (client: pg.Client, text: string): Promise<Announced> =>
  new Promise((done, fail) => void client.query(new Description(text, done, fail)))

/** Describes a statement on a connection; throws NotPrepared. */
export const describeStatement = async (
  client: pg.Client,
  catalogue: Catalogue,
  text: string,
): Promise<Described> => {
  const { params, fields } = await announce(client, text)
  return {
    params,
    fields: fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      oid: dataTypeID,
      origin: catalogue.columnAt.get(`${tableID}.${columnID}`) ?? null,
    })),
  }
}

/** A column of a table. */
export interface Column {
  name: string
  oid: number
  notNull: boolean
}

/** A type: its name, its values when it is an enumeration, its elements when it is an array. */
export interface PgType {
  name: string
  labels: readonly string[] | null
  element: number | null
}

/** Tables and types of a database. */
export interface Catalogue {
  tables: ReadonlyMap<string, readonly Column[]>
  /** `table.column`, by the numbers of both. */
  columnAt: ReadonlyMap<string, string>
  types: ReadonlyMap<number, PgType>
}

const COLUMNS = `select c.oid::int as table_id, c.relname as table, a.attnum::int as column_id, a.attname as name, a.atttypid::int as oid, a.attnotnull as not_null
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'm', 'p')
    and c.relnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace)
  order by c.relname, a.attnum`
const TYPES = `select t.oid::int as oid, t.typname as name, nullif(t.typelem, 0)::int as element,
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels
  from pg_type t where t.typnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace)`

/** Reads the tables and the types of a database. */
export const readCatalogue = async (client: pg.Client): Promise<Catalogue> => {
  const columns = await client.query<{
    table_id: number
    table: string
    column_id: number
    name: string
    oid: number
    not_null: boolean
  }>(COLUMNS)
  const types = await client.query<PgType & { oid: number }>(TYPES)
  const tables = new Map<string, Column[]>()
  for (const { table, name, oid, not_null: notNull } of columns.rows)
    tables.set(table, [...(tables.get(table) ?? []), { name, oid, notNull }])
  return {
    tables,
    columnAt: new Map(
      columns.rows.map((row) => [`${row.table_id}.${row.column_id}`, `${row.table}.${row.name}`]),
    ),
    types: new Map(types.rows.map(({ oid, ...type }) => [oid, type])),
  }
}
