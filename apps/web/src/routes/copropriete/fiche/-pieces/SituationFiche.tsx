import {
  type EtatObligation,
  LABELS_ETAT_OBLIGATION,
  LABELS_OBLIGATION,
  parseFrDate,
  phraseObligation,
} from '@registre/domain'
import { Section, StateBadge, type Tone } from '@registre/ui'
import { aujourdhuiParis } from '../../../../components/declaration/aujourdhui.ts'
import type { Answer } from '../../../../lib/api/index.ts'
import './situation-fiche.css'

const TONS: Record<EtatObligation, Tone> = {
  'en-ordre': 'success',
  'a-faire': 'info',
  'en-retard': 'error',
  'non-etabli': 'neutral',
}

/** Where the co-ownership stands on each of its obligations, with the law that asks it. */
export const SituationFiche = ({ situation }: Pick<Answer<'visualiserCopropriete'>, 'situation'>) =>
  situation.length > 0 && (
    <Section title="Situation">
      <ul className="rc-situation fr-raw-list">
        {situation.map(({ code, etat, jour, source }) => (
          <li key={code}>
            <p className="rc-situation__quoi">
              <strong>{LABELS_OBLIGATION[code]}</strong>{' '}
              <StateBadge tone={TONS[etat]}>{LABELS_ETAT_OBLIGATION[etat]}</StateBadge>
            </p>
            <p className="fr-text--sm fr-mb-0">
              {phraseObligation({ code, etat, jour: parseFrDate(jour) }, aujourdhuiParis())}
            </p>
            <p className="fr-text--xs fr-mb-0 rc-situation__source">{source}</p>
          </li>
        ))}
      </ul>
      <p className="fr-text--xs fr-mt-2v fr-mb-0">
        D’après ce que le registre sait ce jour. Ces lignes, sauf le mandat et la mise à jour
        annuelle, ne sont pas publiques.
      </p>
    </Section>
  )
