import { formatHeure, formatInstant } from '../../lib/format.ts'
import { estAujourdhui } from '../declaration/aujourdhui.ts'

const depuis = (le: string): string =>
  estAujourdhui(le) ? `depuis ${formatHeure(le)}` : `depuis le ${formatInstant(le)}`

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
