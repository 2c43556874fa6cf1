import { Section } from '@registre/ui'
import { VideoAccueil } from '../../../components/configuration.tsx'

const REPERES: readonly { titre: string; phrase: string }[] = [
  {
    titre: 'Ce que contient le registre',
    phrase:
      'Toutes les copropriétés qui comprennent au moins un logement, déclarées par leur syndic ou par un notaire.',
  },
  {
    titre: 'D’où viennent les données',
    phrase:
      'Chaque année, le syndic met à jour la situation, les comptes et les procédures ; le teneur du registre contrôle les demandes.',
  },
  {
    titre: 'Ce que vous en voyez',
    phrase:
      'Les copropriétés de votre territoire, dans les limites de la charte que vous avez acceptée.',
  },
]

/** The video of institutions, and the same in writing. */
export const Presentation = () => (
  <Section title="Découvrir le registre">
    <VideoAccueil de="institutions" titre="Présentation du registre aux institutions" />
    <ul>
      {REPERES.map(({ titre, phrase }) => (
        <li key={titre}>
          <strong>{titre}.</strong> {phrase}
        </li>
      ))}
    </ul>
  </Section>
)
