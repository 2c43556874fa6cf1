import { type ReactNode, useContext } from 'react'
import { TableRolesContext, useTableRoles } from './table-roles.ts'

export interface Column<T, Tri extends string = string> {
  key: string
  header: string
  render: (row: T) => ReactNode
  /** Name of the sort on the server; absent: the column does not sort. */
  sortField?: Tri
  align?: 'left' | 'right'
  /** Left out of the cards of a narrow screen: a card says what tells a row from the others. */
  wide?: boolean
  /** Sentences: in a card they take its whole width, and nothing where a row has none. */
  texte?: boolean
  /** The column names the row (read as its header). */
  rowHeader?: boolean
}

export interface Sort<Tri extends string = string> {
  field: Tri
  direction: 'ASC' | 'DESC'
}

export interface DataTableProps<T> {
  caption: string
  captionHidden?: boolean
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string | number
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** First load: grey lines. */
  loading?: boolean
  /** New page of known rows: the old ones stay, dimmed. */
  refreshing?: boolean
  empty?: ReactNode
  /** Columns of figures: on a narrow screen they stand side by side in their card. */
  figures?: boolean
}

const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const

const HeaderCell = <T,>({
  column,
  sort,
  onSort,
}: {
  column: Column<T>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) => {
  const { sortField, header } = column
  const { columnheader } = useContext(TableRolesContext)
  // A header stands over its figures.
  const className = column.align === 'right' ? 'ui-cellule--droite' : undefined
  if (!sortField || !onSort)
    return (
      <th scope="col" role={columnheader} className={className}>
        {header}
      </th>
    )
  const current = sort?.field === sortField ? sort.direction : null
  const next = current === 'ASC' ? 'DESC' : 'ASC'
  return (
    <th
      scope="col"
      role={columnheader}
      className={className}
      aria-sort={current ? ARIA_SORT[current] : 'none'}
    >
      <button
        type="button"
        className={`ui-tri ui-tri--${current ?? 'aucun'}`}
        onClick={() => onSort({ field: sortField, direction: next })}
      >
        {header}
      </button>
    </th>
  )
}

const Cell = <T,>({ column, row }: { column: Column<T>; row: T }) => {
  const roles = useContext(TableRolesContext)
  const className =
    [
      column.align === 'right' && 'ui-cellule--droite',
      column.wide && 'ui-cellule--large',
      column.texte && 'ui-cellule--texte',
    ]
      .filter(Boolean)
      .join(' ') || undefined
  const content = (
    <>
      <span className="ui-cellule__titre" aria-hidden="true">
        {column.header}
      </span>
      <div className="ui-cellule__valeur">{column.render(row)}</div>
    </>
  )
  return column.rowHeader ? (
    <th scope="row" role={roles.rowheader} className={className}>
      {content}
    </th>
  ) : (
    <td role={roles.cell} className={className}>
      {content}
    </td>
  )
}

const Skeleton = ({ width }: { width: number }) => {
  const { row, cell } = useContext(TableRolesContext)
  return [1, 2, 3, 4, 5].map((line) => (
    <tr key={line} role={row} aria-hidden="true">
      <td role={cell} colSpan={width}>
        <span className="ui-attente" />
      </td>
    </tr>
  ))
}

/**
 * A table: sortable headers, waiting lines, empty state. Under 768 px each row becomes a card
 * (no two-way scroll at 320 px); the explicit roles keep it a table for screen readers.
 */
export const DataTable = <T,>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  loading = false,
  refreshing = false,
  empty,
  figures = false,
}: DataTableProps<T>) => {
  const roles = useTableRoles()
  return (
    <TableRolesContext value={roles}>
      <div
        className={figures ? 'ui-table ui-table--chiffres' : 'ui-table'}
        aria-busy={loading || refreshing}
      >
        <table role={roles.table} className={refreshing ? 'ui-table--estompe' : undefined}>
          <caption className={captionHidden ? 'fr-sr-only' : undefined}>{caption}</caption>
          <thead role={roles.rowgroup}>
            <tr role={roles.row}>
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody role={roles.rowgroup}>
            {loading && <Skeleton width={columns.length} />}
            {!loading &&
              rows.map((row) => (
                <tr key={rowKey(row)} role={roles.row}>
                  {columns.map((column) => (
                    <Cell key={column.key} column={column} row={row} />
                  ))}
                </tr>
              ))}
            {!loading && rows.length === 0 && (
              <tr role={roles.row}>
                <td role={roles.cell} colSpan={columns.length} className="ui-table__vide">
                  {empty ?? 'Aucun résultat'}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </TableRolesContext>
  )
}
