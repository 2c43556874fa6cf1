import { StateBadge } from '@registre/ui'
import { aujourdhui, delaiDe } from './echeance.ts'

/** What is left before the due day; nothing once decided. */
export const BadgeEcheance = ({
  demande,
}: {
  demande: { etat: string; echeance: string | null; enRetard: boolean }
}) => {
  const delai = delaiDe(demande, aujourdhui())
  return delai && <StateBadge tone={delai.severite}>{delai.texte}</StateBadge>
}
