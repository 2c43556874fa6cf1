import { createContext, useSyncExternalStore } from 'react'

const ROLES = {
  table: 'table',
  rowgroup: 'rowgroup',
  row: 'row',
  columnheader: 'columnheader',
  rowheader: 'rowheader',
  cell: 'cell',
} as const
export type TableRoles = Partial<typeof ROLES>
const NONE: TableRoles = {}

const NARROW = '(max-width: 47.99em)'
const watch = (changed: () => void): (() => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * The roles that a table says itself: all of them where its rows are cards, for browsers that then
 * take it for no table; none where it is one already, which HTML forbids to say twice.
 */
export const useTableRoles = (): TableRoles =>
  useSyncExternalStore(
    watch,
    () => matchMedia(NARROW).matches,
    () => false,
  )
    ? ROLES
    : NONE

export const TableRolesContext = createContext<TableRoles>(NONE)
