import { Section } from '@registre/ui'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { PLANS_ACCESSIBILITE } from './plans-accessibilite.ts'

/** The annual plans of the accessibility scheme, one line each. */
export const PlansAnnuels = () => (
  <Section title="Plans annuels">
    <ul>
      {PLANS_ACCESSIBILITE.map(({ annee, bilan }) => (
        <li key={annee}>
          <InternalLink href={`/accessibilite/plan/${annee}`}>Plan annuel {annee}</InternalLink> –{' '}
          {bilan}
        </li>
      ))}
    </ul>
  </Section>
)
