import type { ReactNode } from 'react'

export interface KeyValue {
  label: string
  value: ReactNode
}

/** Facts, label and value, as a description list. */
export const KeyValueList = ({ items }: { items: readonly KeyValue[] }) => (
  <dl className="ui-faits">
    {items.map(({ label, value }) => (
      <div key={label} className="ui-faits__ligne">
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
