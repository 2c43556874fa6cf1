import type { ReactNode } from 'react'

/** Facts by their label; one that is undefined, false or null is not told. */
export type Facts = Readonly<Record<string, ReactNode>>

/** Facts, label and value, as a description list. */
export const KeyValueList = ({ items }: { items: Facts }) => (
  <dl className="ui-faits">
    {Object.entries(items)
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([label, value]) => (
        <div key={label} className="ui-faits__ligne">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
