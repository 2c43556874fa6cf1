import { parseFrDate } from '@registre/domain'
import { Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { type Answer, queryOf } from '../lib/api/index.ts'
import { aujourdhuiParis } from './declaration/aujourdhui.ts'

type Configuration = Answer<'lireConfiguration'>

/** What the operator set for the screens; nothing until it is read. */
export const useConfiguration = (): Configuration | undefined =>
  useQuery({
    ...queryOf('lireConfiguration')({}, { silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data

/**
 * Today for the register, on a page that the server renders as well: a rehearsal's day comes with
 * the configuration.
 */
export const useJourDuRegistre = (): string =>
  parseFrDate(useConfiguration()?.jourDeReference ?? '') ?? aujourdhuiParis()

/**
 * A video, read when it is asked for. Its captions (.vtt) and its picture (.webp) stand beside it
 * under its own name, and its content in writing on the page (RGAA 4.1).
 */
export const Video = ({ src, titre, texte }: { src: string; titre: string; texte: string }) => {
  const beside = (extension: string) => src.replace(/\.\w+$/, extension)
  return (
    <video
      className="rc-video fr-mb-2w"
      controls
      preload="none"
      aria-label={titre}
      src={src}
      poster={beside('.webp')}
    >
      <track kind="captions" srcLang="fr" label="Français" src={beside('.vtt')} default />
      <p>Votre navigateur ne lit pas cette vidéo : {texte}.</p>
    </video>
  )
}

/** The video of a home: the operator's (VIDEO_*), or the demonstration's. */
export const VideoAccueil = ({
  de,
  titre,
}: {
  de: keyof Configuration['videosAccueil']
  titre: string
}) => {
  const src = useConfiguration()?.videosAccueil[de] ?? ''
  return src === '' ? null : (
    <Section title={`Vidéo : ${titre.toLowerCase()}`}>
      <Video src={src} titre={titre} texte="son contenu est écrit à côté d’elle" />
      <p>
        <a className="fr-link" href={src.replace(/\.\w+$/, '.vtt')}>
          Lire ce que montre la vidéo (texte)
        </a>
      </p>
    </Section>
  )
}

/** The place of the features that the operator announces (FONCTIONS_A_VENIR). */
export const BientotDisponible = () => {
  const fonctions = useConfiguration()?.fonctionsAVenir ?? []
  return fonctions.length === 0 ? null : (
    <Section title="Bientôt disponible">
      <ul>
        {fonctions.map((titre) => (
          <li key={titre}>{titre}</li>
        ))}
      </ul>
    </Section>
  )
}

/** How a decision is contested, and with whom: the words of its mail (VOIES_DE_RECOURS). */
export const VoiesDeRecours = () => {
  const { recours = '', service = [] } = useConfiguration() ?? {}
  return recours === '' ? null : (
    <>
      <p className="fr-mb-1v">{recours}</p>
      {service.length > 0 && <p className="fr-mb-0">Service : {service.join(', ')}</p>}
    </>
  )
}

/** The telephone of the help and its hours (AIDE_TELEPHONE, AIDE_HORAIRES); nothing without one. */
export const TelephoneAide = () => {
  const { telephone = '', horaires = '' } = useConfiguration()?.aide ?? {}
  return telephone === '' ? null : (
    <p className="fr-mb-3w">
      Par téléphone :{' '}
      <a className="fr-link" href={`tel:${telephone.replaceAll(/[\s.]/g, '')}`}>
        {telephone}
      </a>
      {horaires !== '' && <>, {horaires}</>}
    </p>
  )
}
