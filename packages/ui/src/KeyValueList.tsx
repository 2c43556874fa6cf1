import type { ReactNode } from 'react'

export interface KeyValue {
  label: string
  value: ReactNode
}
/** Facts by their label; one that is undefined, false or null is not told. */
export type Facts = Readonly<Record<string, ReactNode>>

const isList = (items: Facts | readonly KeyValue[]): items is readonly KeyValue[] =>
  Array.isArray(items)
const listOf = (items: Facts | readonly KeyValue[]): readonly KeyValue[] =>
  isList(items)
    ? items
    : Object.entries(items)
        .filter(([, value]) => value !== undefined && value !== null && value !== false)
        .map(([label, value]) => ({ label, value }))

/** Facts, label and value, as a description list. */
export const KeyValueList = ({ items }: { items: Facts | readonly KeyValue[] }) => (
  <dl className="ui-faits">
    {listOf(items).map(({ label, value }) => (
      <div key={label} className="ui-faits__ligne">
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
