import { PREAVIS_MOIS } from '@registre/contract/publication'
import { Section } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { PremierAppel, Repetition } from '../../../components/aide/api/Demarrer.tsx'
import { Demande, DepotGroupe } from '../../../components/aide/api/Deposer.tsx'
import { Formes } from '../../../components/aide/api/Formes.tsx'
import { Outils } from '../../../components/aide/api/Outils.tsx'
import { Python } from '../../../components/aide/api/Python.tsx'
import { Erreurs, Idempotence, Jetons, Limites } from '../../../components/aide/api/Regles.tsx'
import { Services } from '../../../components/aide/api/Services.tsx'
import { Avis, Flux } from '../../../components/aide/api/Suivre.tsx'
import { InternalLink } from '../../../shell/InternalLink.tsx'

const Versions = () => (
  <p>
    L’interface n’a qu’une version, celle du registre ; un ajout ne change rien à ce qui existe, et
    votre programme doit ignorer les champs qu’il ne connaît pas. Une opération qui disparaît est
    annoncée {PREAVIS_MOIS} mois au moins avant : ses réponses portent les en-têtes{' '}
    <code>Deprecation</code> (RFC 9745) et <code>Sunset</code> (RFC 8594).{' '}
    <InternalLink href="/aide/api/versions">Versions de l’interface</InternalLink>, à suivre aussi
    par un <a href="/aide/api/versions.atom">fil Atom</a>.
  </p>
)

const PARTIES = [
  { id: 'premier-appel', titre: 'Un premier appel en cinq minutes', Contenu: PremierAppel },
  { id: 'jetons', titre: 'Jetons', Contenu: Jetons },
  { id: 'services', titre: 'Les sept services, WS1 à WS7', Contenu: Services },
  { id: 'formes', titre: 'Écrire et lire un appel', Contenu: Formes },
  { id: 'erreurs', titre: 'Erreurs et codes de règles', Contenu: Erreurs },
  { id: 'limites', titre: 'Limites', Contenu: Limites },
  { id: 'idempotence', titre: 'Une seule fois, même en recommençant', Contenu: Idempotence },
  { id: 'depot-groupe', titre: 'Dépôt groupé de mises à jour annuelles', Contenu: DepotGroupe },
  { id: 'demande', titre: 'Demander un rattachement, avec sa preuve', Contenu: Demande },
  { id: 'flux', titre: 'Suivre les changements', Contenu: Flux },
  { id: 'avis', titre: 'Être prévenu : les avis', Contenu: Avis },
  { id: 'python', titre: 'En Python', Contenu: Python },
  { id: 'outils', titre: 'Sans programmer : Bruno, un assistant', Contenu: Outils },
  { id: 'repetition', titre: 'Répéter sans risque', Contenu: Repetition },
  { id: 'versions', titre: 'Versions et obsolescence', Contenu: Versions },
] as const

const Page = () => (
  <div className="rc-page-guide">
    <h1 tabIndex={-1}>Guide des intégrateurs</h1>
    <p className="fr-text--lead">
      Relier un logiciel de syndic, de notaire ou de territoire au registre.
    </p>
    <nav className="fr-summary" aria-labelledby="sommaire">
      <h2 className="fr-summary__title" id="sommaire">
        Sommaire
      </h2>
      <ol className="fr-summary__list">
        {PARTIES.map(({ id, titre }) => (
          <li key={id}>
            <a className="fr-summary__link" href={`#${id}`}>
              {titre}
            </a>
          </li>
        ))}
      </ol>
    </nav>
    {PARTIES.map(({ id, titre, Contenu }) => (
      <div key={id} id={id}>
        <Section title={titre}>
          <Contenu />
        </Section>
      </div>
    ))}
  </div>
)

export const Route = createFileRoute('/aide/api/')({
  staticData: {
    titre: 'Guide des intégrateurs',
    rendu: true,
    fil: [{ label: 'Aide', href: '/aide' }],
  },
  component: Page,
})
