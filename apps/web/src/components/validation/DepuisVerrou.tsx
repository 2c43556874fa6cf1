import { formatHeure, formatInstant, formatJour } from '../../lib/format.ts'

const depuis = (le: string): string =>
  formatJour(le) === formatJour(new Date().toISOString())
    ? `depuis ${formatHeure(le)}`
    : `depuis le ${formatInstant(le)}`

/** Who holds a request, and since when; nothing when it is free. */
export const DepuisVerrou = ({
  par,
  le,
  parMoi,
}: {
  par: string
  le: string | null
  parMoi: boolean
}) => {
  if (par === '' && !parMoi) return null
  return (
    <span
      className={
        parMoi
          ? 'fr-icon-lock-unlock-line rc-verrou'
          : 'fr-icon-lock-line rc-verrou rc-verrou--autre'
      }
    >
      {' '}
      En cours par {parMoi ? 'vous' : par} {le ? depuis(le) : ''}
    </span>
  )
}
