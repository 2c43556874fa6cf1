import { Section } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { TelephoneAide } from '../../components/configuration.tsx'
import { ListeLiens, type LienDecrit } from '../../components/aide/ListeLiens.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'

const LIENS: readonly LienDecrit[] = [
  {
    href: '/aide/registreetmoi',
    titre: 'Le registre et moi',
    texte: 'Les fiches mémo, selon votre situation : une page pour chaque démarche.',
  },
  { href: '/aide/tutoriels/videos', titre: 'Tutoriels', texte: 'Les démarches, pas à pas.' },
  {
    href: '/aide/regles',
    titre: 'Règles de saisie',
    texte: 'Toutes les règles que le registre vérifie, avec leur code et les champs concernés.',
  },
  {
    href: '/aide/donnees-2027',
    titre: 'Ce qui se déclare à partir de 2027',
    texte: 'Chaque bâtiment décrit à part : ce qui est demandé, et ce que vous pouvez réunir.',
  },
  {
    href: '/aide/api',
    titre: 'Guide des intégrateurs',
    texte:
      'Relier un logiciel de syndic, de notaire ou de territoire : premier appel, dépôt groupé, suivi des changements.',
  },
  {
    href: '/institutionnels/donnees-brutes',
    titre: 'Données brutes',
    texte: 'Le registre entier en fichiers, chaque jour, avec ce que dit chaque colonne.',
  },
  {
    href: '/verifier-attestation',
    titre: 'Vérifier une attestation',
    texte: 'On vous a remis une attestation du registre : par son fichier, ou par son numéro.',
  },
  {
    href: '/aide/erreurs',
    titre: 'Codes d’erreur',
    texte:
      'Ce que dit chaque refus du registre, pour les programmes et pour ceux qui les écrivent.',
  },
  {
    href: '/aide/formulaire',
    titre: 'Écrire au teneur du registre',
    texte:
      'Une question, une difficulté, une donnée inexacte : vous recevez une référence et une réponse par courriel.',
  },
]

interface Question {
  question: string
  reponse: readonly string[]
  ancre?: string
  /** Where the answer leads. */
  liens?: readonly { label: string; href: string }[]
}

const ANNUAIRE = { label: 'Chercher dans l’annuaire', href: '/annuaire' }
const ECRIRE = { label: 'Écrire au teneur du registre', href: '/aide/formulaire' }

const QUESTIONS: readonly Question[] = [
  {
    ancre: 'immeuble-absent',
    question: 'Mon immeuble n’est pas au registre : que faire ?',
    reponse: [
      'Cherchez-le d’abord par une autre de ses adresses, par son nom ou par sa commune : une copropriété qui donne sur deux rues est souvent déclarée sous une seule. Une demande d’immatriculation en cours d’examen ne figure pas encore à l’annuaire.',
      'S’il compte au moins un logement et plusieurs copropriétaires, il doit être immatriculé. Demandez-le à votre syndic ; sans syndic, les copropriétaires en désignent un en assemblée générale, qui peut être l’un d’eux. Un mois après une mise en demeure restée sans effet, tout copropriétaire, notamment, peut saisir le teneur du registre.',
    ],
    liens: [ANNUAIRE, ECRIRE],
  },
  {
    ancre: 'syndic-inexact',
    question: 'Le syndic affiché n’est plus le bon : que faire ?',
    reponse: [
      'Le nom affiché est celui du dernier syndic déclaré. C’est au nouveau syndic de se rattacher à la copropriété, avec le procès-verbal de l’assemblée générale qui l’a élu : demandez-lui de le faire.',
      'Vous pouvez aussi le signaler au teneur du registre depuis la fiche de la copropriété, par « Signaler une erreur » : aucun document ne vous est demandé.',
    ],
    liens: [{ label: 'Trouver la fiche de la copropriété', href: '/annuaire' }, ECRIRE],
  },
  {
    ancre: 'ce-qui-est-publie',
    question: 'Que publie le registre, et que ne publie-t-il pas ?',
    reponse: [
      'Il publie le numéro, le nom, les adresses, les parcelles, les nombres de lots, la période de construction, le syndic professionnel et les dates de son mandat : sur chaque fiche, et dans les données brutes.',
      'Il ne publie ni les comptes, ni les impayés, ni les procédures, ni les copropriétaires. Le nom d’un syndic bénévole ne figure pas dans l’annuaire. Les statistiques ne permettent de reconnaître personne.',
    ],
    liens: [{ label: 'Données brutes', href: '/institutionnels/donnees-brutes' }],
  },
  {
    question: 'Quelles copropriétés doivent être immatriculées ?',
    reponse: [
      'Toutes celles qui comprennent au moins un lot à usage d’habitation, quelle que soit leur taille (articles L711-1 et suivants du code de la construction et de l’habitation).',
      'Le calendrier de la loi est échu pour toutes : plus de 200 lots, le 31 décembre 2016 ; plus de 50 lots, le 31 décembre 2017 ; les autres, le 31 décembre 2018. Une copropriété nouvelle est immatriculée à la publication de son règlement.',
      'Le numéro d’immatriculation, de la forme AA0-000-001, n’est jamais réattribué. Il figure dans les actes de vente des lots.',
    ],
  },
  {
    question: 'Qui déclare ?',
    reponse: [
      'Le syndic en exercice : professionnel, bénévole ou coopératif, ou l’administrateur provisoire. Le notaire immatricule une copropriété nouvelle lorsqu’il publie son règlement ; il peut aussi immatriculer d’office quand le syndic ne l’a pas fait, un mois après l’avoir mis en demeure.',
    ],
  },
  {
    question: 'Comment immatriculer ?',
    reponse: [
      'Créez d’abord un compte, puis ouvrez « Immatriculer une copropriété ». Le dossier se remplit par étapes, chacune enregistrée : mandat et son justificatif, identification, procédures, finances, technique, récapitulatif.',
      'Le teneur du registre examine la demande, peut demander des précisions, puis attribue le numéro et vous envoie l’attestation.',
    ],
    liens: [
      { label: 'Créer un compte', href: '/compte/creer' },
      { label: 'Immatriculer une copropriété', href: '/immatriculer-copropriete' },
    ],
  },
  {
    question: 'Comment devenir le représentant d’une copropriété déjà immatriculée ?',
    reponse: [
      'Demandez votre rattachement avec le numéro d’immatriculation, les dates de votre mandat (trois ans au plus) et son justificatif. Le syndic en place est prévenu et peut contester ; le teneur décide.',
    ],
    liens: [{ label: 'Demander un rattachement', href: '/rattacher-une-copropriete' }],
  },
  {
    question: 'Quand mettre à jour ?',
    reponse: [
      'Chaque année, dans les deux mois qui suivent l’assemblée générale où les comptes de l’exercice clos ont été approuvés. Si les comptes ne sont pas approuvés, une mise à jour particulière le déclare. Un changement d’adresse, de lots ou de procédure se déclare à tout moment par une mise à jour standard.',
    ],
  },
  {
    question: 'Comment dissoudre ?',
    reponse: [
      'Déclarez la dissolution avec son motif (réunion de tous les lots, scission, expropriation…), l’événement qui la constate et un justificatif. Le teneur la valide ; la copropriété reste visible dans l’annuaire comme dissoute, et son numéro n’est pas réutilisé.',
    ],
  },
  {
    question: 'Que se passe-t-il si la copropriété n’est pas déclarée ?',
    reponse: [
      'Après une mise en demeure restée un mois sans effet, une astreinte peut être appliquée au syndic (article L711-6). Sans immatriculation et mise à jour, le syndicat des copropriétaires ne peut pas recevoir de subventions publiques.',
    ],
  },
]

const Page = () => (
  <div className="rc-page-courte">
    <h1 tabIndex={-1}>Aide</h1>
    <TelephoneAide />
    <p className="fr-text--lead">
      Comprendre le registre, trouver la bonne démarche, écrire au teneur du registre.
    </p>
    <ListeLiens liens={LIENS} />
    <Section title="Questions fréquentes">
      {QUESTIONS.map(({ question, reponse, ancre, liens = [] }) => (
        <section key={question} id={ancre} className="fr-mt-3w">
          <h3 className="fr-h6 fr-mb-1v">{question}</h3>
          {reponse.map((p) => (
            <p key={p} className="fr-mb-1w">
              {p}
            </p>
          ))}
          {liens.length > 0 && (
            <p className="rc-reponse__liens fr-mb-1w">
              {liens.map(({ label, href }) => (
                <InternalLink key={href} href={href}>
                  {label}
                </InternalLink>
              ))}
            </p>
          )}
        </section>
      ))}
    </Section>
    <Section title="Textes de référence">
      <p>
        Code de la construction et de l’habitation, articles L711-1 à L711-7 et R711-1 à R711-21 ;
        loi n° 65-557 du 10 juillet 1965 fixant le statut de la copropriété des immeubles bâtis.
      </p>
    </Section>
  </div>
)

export const Route = createFileRoute('/aide/')({
  staticData: {
    titre: 'Aide',
    rendu: true,
    description:
      'Qui déclare une copropriété, quoi et quand ; que faire si un immeuble n’est pas au registre, ou si son syndic n’est plus le bon.',
  },
  component: Page,
})
