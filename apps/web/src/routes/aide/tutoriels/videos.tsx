import { Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Video } from '../../../components/configuration.tsx'
import { queryOf } from '../../../lib/api/index.ts'

/**
 * Each tutorial in writing: the transcript stands beside the video, and does without it (RGAA 4.1).
 */
const TUTORIELS: readonly { cle: string; titre: string; etapes: readonly string[] }[] = [
  {
    cle: 'creer-un-compte',
    titre: 'Créer et activer son compte',
    etapes: [
      'Depuis la page de connexion, ouvrez « Créer un compte » et choisissez votre situation : professionnel, bénévole, syndicat coopératif. Un notaire s’inscrit avec son certificat.',
      'Un professionnel saisit son SIRET : les coordonnées de l’établissement se remplissent d’après l’annuaire des entreprises.',
      'Dites qui représente l’établissement, et à quelle adresse électronique lui écrire.',
      'Ouvrez le lien reçu par courriel, valable 24 heures, et choisissez un mot de passe de douze caractères au moins.',
      'Un code d’activation arrive par courrier sous quinze jours. Saisissez-le pour commencer à déclarer.',
    ],
  },
  {
    cle: 'immatriculer',
    titre: 'Immatriculer une copropriété',
    etapes: [
      'Ouvrez « Immatriculer une copropriété » et dites où elle se trouve : elle est peut-être déjà immatriculée.',
      'Le registre montre ce qu’il connaît à cette adresse. Si rien n’est la vôtre, commencez son immatriculation.',
      'Remplissez les étapes dans l’ordre. Chaque étape enregistrée se retrouve à l’accueil, dans vos brouillons.',
      'Si des copropriétés proches existent, le registre vous les montre : dites pour chacune si c’est la vôtre.',
      'Au récapitulatif, corrigez ce qui est signalé, puis envoyez. Un courriel vous dit la date à laquelle la demande sera examinée au plus tard.',
    ],
  },
  {
    cle: 'se-rattacher',
    titre: 'Se rattacher à une copropriété',
    etapes: [
      'Munissez-vous du numéro d’immatriculation et du justificatif de votre mandat en PDF : contrat de syndic, procès-verbal ou ordonnance.',
      'Ouvrez « Se rattacher à une copropriété » et saisissez le numéro : le registre reconnaît la copropriété.',
      'Saisissez le début du mandat : sa fin est proposée à un an, et se corrige.',
      'Joignez votre justificatif.',
      'Relisez, attestez et envoyez. Le syndic en place est prévenu, le teneur du registre décide, et vous recevez sa réponse par courriel.',
    ],
  },
  {
    cle: 'mettre-a-jour',
    titre: 'Faire la mise à jour annuelle',
    etapes: [
      'Depuis « Gérer une copropriété », ouvrez « Faire une mise à jour annuelle » : les copropriétés qui l’attendent sont en tête.',
      'L’exercice suivant est proposé, l’année précédente en regard. Saisissez l’exercice clos : dates, charges, impayés, dettes, fonds de travaux, date de l’assemblée générale.',
      'Ce qui surprend est demandé sur place : confirmez-le, ou corrigez.',
      'Le récapitulatif montre ce qui change par rapport à la déclaration précédente. Envoyez : la mise à jour prend effet aussitôt.',
    ],
  },
]

const Page = () => {
  const { data } = useQuery({
    ...queryOf('lireConfiguration')({}, { silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Tutoriels</h1>
      <p className="fr-text--lead">
        Chaque démarche, pas à pas.
        {(data?.videosTutoriels.length ?? 0) > 0 &&
          ' Le texte reprend tout ce que montrent les vidéos.'}
      </p>
      {TUTORIELS.map(({ cle, titre, etapes }) => {
        const video = data?.videosTutoriels.find((v) => v.tutoriel === cle)
        return (
          <Section key={cle} title={titre}>
            {video && (
              <Video src={video.src} titre={titre} texte="son contenu est écrit ci-dessous" />
            )}
            <ol>
              {etapes.map((etape) => (
                <li key={etape}>{etape}</li>
              ))}
            </ol>
          </Section>
        )
      })}
    </div>
  )
}

export const Route = createFileRoute('/aide/tutoriels/videos')({
  staticData: { titre: 'Tutoriels', rendu: true, fil: [{ label: 'Aide', href: '/aide' }] },
  component: Page,
})
