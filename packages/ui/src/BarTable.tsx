export interface BarTableProps {
  caption: string
  header: string
  valueHeader: string
  /** `value` null: no bar; `text` is what people read. */
  rows: readonly { label: string; value: number | null; text: string }[]
  /** Value of a bar as wide as its place: the same for tables that are compared; the highest otherwise. */
  scale?: number
}

/** A table whose rows are bars: the picture and the figures are one. */
export const BarTable = ({ caption, header, valueHeader, rows, scale = 1 }: BarTableProps) => {
  const max = Math.max(scale, ...rows.map((r) => r.value ?? 0))
  return (
    <table className="ui-barres">
      <caption className="fr-sr-only">{caption}</caption>
      <thead className="fr-sr-only">
        <tr>
          <th scope="col">{header}</th>
          <th scope="col">{valueHeader}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg
                className="ui-barres__barre"
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect
                  className="ui-graphique__serie ui-graphique__serie--0"
                  width={((value ?? 0) / max) * 100}
                  height="10"
                />
              </svg>
              <span className="ui-barres__texte">{text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
