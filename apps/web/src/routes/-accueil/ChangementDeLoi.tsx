import { addDays, BASCULE_2027, formatFrDate } from '@registre/domain'
import { useJourDuRegistre } from '../../components/configuration.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'

/** Told half a year before, and until every accounting year has closed under it. */
const DES = addDays(BASCULE_2027, -180)
const JUSQUE = addDays(BASCULE_2027, 365)

/** The day on which what is declared changes, for whoever declares; nothing far from that day. */
export const ChangementDeLoi = () => {
  const jour = useJourDuRegistre()
  if (jour < DES || jour > JUSQUE) return null
  const avant = jour < BASCULE_2027
  return (
    <div className="fr-alert fr-alert--info fr-alert--sm fr-mt-2w">
      <p>
        {avant ? 'À partir du' : 'Depuis le'} {formatFrDate(BASCULE_2027)}, chaque bâtiment{' '}
        {avant ? 'sera' : 'est'} décrit à part.{' '}
        <InternalLink href="/aide/donnees-2027">
          {avant ? 'Ce que vous pouvez réunir dès maintenant' : 'Ce qui a changé'}
        </InternalLink>
      </p>
    </div>
  )
}
