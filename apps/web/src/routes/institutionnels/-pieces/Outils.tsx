import type { Autorite } from '@registre/domain'
import { Section, Buttons } from '@registre/ui'
import { usePeut } from '../../../lib/session.ts'
import { useEcranExiste } from '../../../shell/ecrans.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

interface Outil {
  titre: string
  description: string
  href: string
  acces: string
  autorite: Autorite
  /** The PDF that explains it: it comes with the tool's own screen. */
  guide?: { nom: string; href: string }
}

const OUTILS: readonly Outil[] = [
  {
    titre: 'Outil de catégorisation',
    description:
      'Repérez, sur votre territoire, les copropriétés qui réunissent les critères que vous choisissez, puis enregistrez ou extrayez votre recherche.',
    href: '/institutionnels/outil-categorisation',
    acces: 'Accéder à l’outil de catégorisation',
    autorite: 'CATEGORISATION',
    guide: { nom: 'Guide de l’outil', href: '/api/public/categorisation/guide' },
  },
  {
    titre: 'Données brutes',
    description:
      'Téléchargez les données déclarées des copropriétés de votre territoire, ligne à ligne, pour vos propres analyses.',
    href: '/institutionnels/donnees-brutes',
    acces: 'Accéder aux données brutes',
    autorite: 'DONNEES_BRUTES',
    guide: {
      nom: 'Grille de lecture',
      href: '/api/public/donneesBrute/grille-lecture?perimetre=territoire',
    },
  },
]

const Bloc = ({ titre, description, href, acces, autorite, guide }: Outil) => {
  const existe = useEcranExiste()
  const peut = usePeut(autorite)
  // A tool whose screen does not exist yet shows neither its access nor its guide.
  if (!peut || !existe(href)) return null
  return (
    <Section title={titre}>
      <p>{description}</p>
      <Buttons>
        <InternalLink className="fr-btn" href={href}>
          {acces}
        </InternalLink>
        {guide && (
          <a className="fr-btn fr-btn--secondary" href={guide.href} download>
            {guide.nom} (PDF)
          </a>
        )}
      </Buttons>
    </Section>
  )
}

/** The two tools of institutions, each with its guide when there is one. */
export const Outils = () => OUTILS.map((outil) => <Bloc key={outil.href} {...outil} />)
