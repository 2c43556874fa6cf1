import './frise.css'

export interface Jalon {
  date: string
  titre: string
  detail?: string
  place: 'passe' | 'present' | 'a-venir'
}

const DITS = { passe: 'fait', present: 'à faire', 'a-venir': 'à venir' }

/** Successive states as a time line: side by side where there is room, else one under the other. */
export const Frise = ({
  jalons,
  label,
  dits = {},
}: {
  jalons: readonly Jalon[]
  label: string
  /** What is said of each place to who does not see it, where it is not something to do. */
  dits?: Partial<Record<Jalon['place'], string>>
}) => (
  <ol className="rc-frise fr-raw-list" aria-label={label}>
    {jalons.map(({ date, titre, detail, place }) => (
      <li key={`${date} ${titre}`} className={`rc-jalon rc-jalon--${place}`}>
        <span className="rc-jalon__date">{date}</span>
        <span className="rc-jalon__titre">{titre}</span>
        <span className="fr-sr-only"> ({dits[place] ?? DITS[place]})</span>
        {detail && <span className="rc-jalon__detail">{detail}</span>}
      </li>
    ))}
  </ol>
)
