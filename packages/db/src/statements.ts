// What a statement takes and gives is read in the database by `npm run docs`, which writes it in
// the *.gen.ts files under the text of the statement (docs/decisions/011).

/** Every checked statement by its text: its parameters and a row of its answer. */
export interface Statements {}

/** A checked statement completed at run time by `compose`, or one that nothing checks. */
export type Composed<R extends object> = string & { readonly rows: R }

/** A row of a statement's answer, by its text: `RowOf<typeof SELECT>`. */
export type RowOf<T extends string> = T extends keyof Statements
  ? Statements[T] extends { row: infer R extends object }
    ? R
    : never
  : T extends Composed<infer R>
    ? R
    : never

/** The parameters of a checked statement; any values for a composed one. */
export type ParamsOf<T extends string> = T extends keyof Statements
  ? Statements[T] extends { params: infer P extends readonly unknown[] }
    ? P
    : never
  : readonly unknown[]

/** The text itself when it is checked; else the type that says what to do. */
export type Checked<T extends string> = T extends keyof Statements
  ? T
  : T extends Composed<object>
    ? T
    : 'This statement is not checked yet: keep its text constant and run `npm run docs`'

/** What follows a text: its parameters when it has some, then options. */
export type After<T extends string, O> = T extends keyof Statements
  ? ParamsOf<T> extends readonly []
    ? [params?: readonly [], options?: O]
    : [params: Readonly<ParamsOf<T>>, options?: O]
  : [params?: readonly unknown[], options?: O]

/**
 * Types a text that is put together at run time: its rows are those of `model`, a constant statement
 * with the same columns, which `npm run docs` prepares in its place.
 */
export const compose = <T extends string>(_model: Checked<T>, text: string): Composed<RowOf<T>> =>
  text as Composed<RowOf<T>>

/** Runs a checked statement; gives its rows. */
export interface Ask<O> {
  <T extends string>(text: Checked<T>, ...after: After<T, O>): Promise<RowOf<T>[]>
  /** Of tests, benches and PostgreSQL's own catalogue: rows typed by hand, refused in the API. */
  <R extends object = Record<string, unknown>>(
    text: string,
    params?: readonly unknown[],
    options?: O,
  ): Promise<R[]>
}
