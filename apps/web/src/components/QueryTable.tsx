import type { OperationName } from '@registre/contract'
import { type Column, DataTable, Pagination, type Sort } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { type Answer, type Args, isApiError, queryFor } from '../lib/api/index.ts'
import { formatNombre } from '../lib/format.ts'
import { useHautDeListe } from '../lib/montrer.ts'
import { tableSearch } from '../lib/table-search.ts'
import { PasLu } from './PasLu.tsx'

type Part<T, C extends string> = T extends { [P in C]?: infer V } ? NonNullable<V> : never
/** What the list of an operation can be sorted by. */
export type Tri<K extends OperationName> = Exclude<
  Part<Part<Part<Args<K>, 'body'>, 'paginationOptions'>, 'sortField'> & string,
  ''
>

export interface PaginationOptions<T extends string> {
  pageNumber: number
  pageSize: number
  sortDirection: 'ASC' | 'DESC'
  sortField: T | ''
}

export interface QueryTableProps<K extends OperationName, Row> {
  operation: K
  /**
   * The call's arguments for a page: `(paginationOptions) => ({ body: { paginationOptions,
   * …criteria } })`.
   */
  args: (options: PaginationOptions<Tri<K>>) => Args<K>
  /** Rows and total of the answer. */
  read: (answer: Answer<K>) => { rows: readonly Row[]; totalItems: number }
  columns: readonly Column<Row, Tri<K>>[]
  rowKey: (row: Row) => string | number
  caption: string
  defaultSort?: Sort<Tri<K>>
  pageSize?: number
  empty?: ReactNode
  /** What is counted: ['copropriété', 'copropriétés']. */
  unit?: readonly [string, string]
  /** Milliseconds between two automatic readings. */
  refreshEvery?: number
  /** A word under the table about the answer that is shown. */
  note?: (answer: Answer<K>) => ReactNode
}

/** Page and sort, read from the address and written to it. */
const useTableState = <T extends string>(
  columns: readonly { sortField?: T }[],
  defaultSort: Sort<T> | undefined,
) => {
  const { search, pathname, searchStr } = useLocation()
  const navigate = useNavigate()
  const { page = 1, tri, sens } = tableSearch(search)
  const field = columns.find(
    ({ sortField }) => sortField !== undefined && sortField === tri,
  )?.sortField
  const sort = field === undefined ? defaultSort : { field, direction: sens ?? 'ASC' }
  const hrefWith = (changes: Record<string, string>): string => {
    const params = new URLSearchParams(searchStr)
    for (const [k, v] of Object.entries(changes)) params.set(k, v)
    if (params.get('page') === '1') params.delete('page')
    return params.size > 0 ? `${pathname}?${params}` : pathname
  }
  return {
    page,
    sort,
    hrefWith,
    goTo: (href: string) => void navigate({ href, resetScroll: false, replace: true }),
  }
}

/** What the server asks to change, when it refuses the criteria. */
const refus = (error: unknown): string[] => {
  if (!isApiError(error) || error.problem.status !== 400) return []
  const { champs = [], message } = error.problem
  return champs.length > 0 ? champs.map((c) => c.message) : [message]
}

/** A list page: an operation of the contract and columns; page and sort live in the address. */
export const QueryTable = <K extends OperationName, Row>(props: QueryTableProps<K, Row>) => {
  const {
    operation,
    args,
    read,
    columns,
    rowKey,
    caption,
    defaultSort,
    pageSize = 10,
    empty,
    unit = ['résultat', 'résultats'],
    refreshEvery,
    note,
  } = props
  const { page, sort, hrefWith, goTo } = useTableState(columns, defaultSort)
  const options: PaginationOptions<Tri<K>> = {
    pageNumber: page,
    pageSize,
    sortField: sort?.field ?? '',
    sortDirection: sort?.direction ?? 'ASC',
  }
  const { data, isPending, isError, error, isPlaceholderData, refetch } = useQuery({
    ...queryFor(operation, args(options), { business: true }),
    placeholderData: keepPreviousData,
    ...(refreshEvery ? { refetchInterval: refreshEvery } : {}),
  })
  const { rows, totalItems } = data === undefined ? { rows: [], totalItems: 0 } : read(data)
  const pageCount = Math.max(1, Math.ceil(totalItems / pageSize))
  const beyond = data !== undefined && !isPlaceholderData && page > pageCount
  const firstPage = hrefWith({ page: '1' })
  useEffect(() => {
    if (beyond) goTo(firstPage)
  }, [beyond])
  const haut = useHautDeListe<HTMLParagraphElement>(page)
  if (isError && data === undefined) {
    const aCorriger = refus(error)
    if (aCorriger.length === 0) return <PasLu relire={refetch}>La liste n’a pas pu être lue.</PasLu>
    return (
      <div className="fr-alert fr-alert--error fr-my-2w">
        {aCorriger.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    )
  }
  return (
    <>
      <p role="status" className="fr-mb-1w" ref={haut}>
        {isPending
          ? 'Recherche en cours…'
          : `${formatNombre(totalItems)} ${totalItems > 1 ? unit[1] : unit[0]}`}
      </p>
      <DataTable
        caption={caption}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        {...(sort ? { sort } : {})}
        onSort={({ field, direction }) =>
          goTo(hrefWith({ tri: field, sens: direction, page: '1' }))
        }
        loading={isPending}
        refreshing={isPlaceholderData}
        empty={empty}
      />
      {data !== undefined && note?.(data)}
      <Pagination
        page={Math.min(page, pageCount)}
        pageCount={pageCount}
        hrefOf={(n) => hrefWith({ page: String(n) })}
      />
    </>
  )
}
