import './liste.css'

/** A filter of a list that is chosen among some; its name stands in it until one is. */
export const ChoixFiltre = ({
  id,
  label,
  valeur,
  options,
  onChange,
}: {
  id: string
  label: string
  valeur: string
  options: readonly { value: string; label: string }[]
  onChange: (valeur: string) => void
}) => (
  <>
    <label className="fr-sr-only" htmlFor={id}>
      {label}
    </label>
    <select
      id={id}
      title={label}
      className={`fr-select rc-puce${valeur === '' ? '' : ' rc-puce--active'}`}
      value={valeur}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{label}</option>
      {options.map((o) => (
        <option key={o.value} value={o.value}>
          {o.label}
        </option>
      ))}
    </select>
  </>
)
