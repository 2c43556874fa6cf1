import { Section } from '@registre/ui'
import { formatInstant } from '../../lib/format.ts'
import type { InfosValidation } from './types.ts'

/** What keeper and declarant wrote to each other about the request, oldest first. */
export const FilPrecisions = ({ echanges }: Pick<InfosValidation['demande'], 'echanges'>) => (
  <Section title="Échanges avec le déclarant">
    {echanges.length === 0 ? (
      <p>Aucune précision n’a été demandée.</p>
    ) : (
      <ol className="rc-fil">
        {echanges.map(({ id, auteur, duTeneur, texte, creeLe }) => (
          <li key={id}>
            <p className="fr-mb-0">
              <strong>{auteur}</strong> ({duTeneur ? 'teneur du registre' : 'déclarant'}), le{' '}
              {formatInstant(creeLe)}
            </p>
            <p className="rc-texte-saisi">{texte}</p>
          </li>
        ))}
      </ol>
    )}
  </Section>
)
