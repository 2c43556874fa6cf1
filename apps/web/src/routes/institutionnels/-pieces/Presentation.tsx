import { Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/index.ts'

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

/**
 * The video that the operator provides (VIDEO_INSTITUTIONS); the same in writing, always (RGAA
 * 4.1).
 */
export const Presentation = () => {
  const { data } = useQuery({
    ...queryOf('lireConfiguration')({}, { silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Section title="Découvrir le registre">
      {data && data.videoInstitutions !== '' && (
        <video
          className="rc-video fr-mb-2w"
          controls
          preload="metadata"
          aria-label="Présentation du registre aux institutions"
          src={data.videoInstitutions}
        >
          <p>Votre navigateur ne lit pas cette vidéo : son contenu est résumé ci-dessous.</p>
        </video>
      )}
      <ul>
        {REPERES.map(({ titre, phrase }) => (
          <li key={titre}>
            <strong>{titre}.</strong> {phrase}
          </li>
        ))}
      </ul>
    </Section>
  )
}
