import { LIBELLES_GENRE, PREAVIS_MOIS, VERSIONS_API } from '@registre/contract/publication'
import { formatFrDate } from '@registre/domain'
import { Section } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'

const Page = () => (
  <div className="rc-page-guide">
    <h1 tabIndex={-1}>Versions de l’interface</h1>
    <p>
      Ce qui change pour un programme. Une opération qui disparaît est annoncée ici {PREAVIS_MOIS}{' '}
      mois au moins avant son retrait, et ses réponses portent les en-têtes <code>Deprecation</code>{' '}
      et <code>Sunset</code>. Un <a href="/aide/api/versions.atom">fil Atom</a> prévient de chaque
      version.
    </p>
    {VERSIONS_API.map(({ version, date, changements }) => (
      <Section key={version} title={`Version ${version}, ${formatFrDate(date)}`}>
        <ul>
          {changements.map(({ genre, texte, operations }) => (
            <li key={texte} className="fr-mb-1w">
              <strong>{LIBELLES_GENRE[genre]}.</strong> {texte}
              {operations && (
                <span className="fr-text--sm">
                  {' '}
                  {operations.map((o, i) => (
                    <span key={o}>
                      {i > 0 && ', '}
                      <code>{o}</code>
                    </span>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Section>
    ))}
  </div>
)

export const Route = createFileRoute('/aide/api/versions')({
  staticData: {
    rendu: true,
    titre: 'Versions de l’interface',
    fil: [
      { label: 'Aide', href: '/aide' },
      { label: 'Guide des intégrateurs', href: '/aide/api' },
    ],
  },
  component: Page,
})
