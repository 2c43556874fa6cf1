import { StateBadge, type Tone } from '@registre/ui'

const TONS: Readonly<Record<string, Tone>> = {
  A_VALIDER: 'new',
  EN_COURS: 'info',
  PRECISIONS: 'warning',
  VALIDEE: 'success',
  REFUSEE: 'error',
  ANNULEE: 'neutral',
}

/** The state of a request. */
export const BadgeEtat = ({ etat, libelle }: { etat: string; libelle: string }) => (
  <StateBadge tone={TONS[etat] ?? 'neutral'}>{libelle}</StateBadge>
)
