import { BientotDisponible, VideoAccueil } from '../../components/configuration.tsx'
import { BoiteRecherche } from '../../components/recherche/BoiteRecherche.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { ChiffresCles } from './ChiffresCles.tsx'

const PORTES = [
  {
    titre: 'Statistiques',
    texte: 'Par région, département, intercommunalité et commune.',
    href: '/consulter-les-statistiques-du-registre',
    icone: 'fr-icon-bar-chart-box-line',
  },
  {
    titre: 'Données brutes',
    texte: 'Le registre entier, chaque jour, en licence ouverte.',
    href: '/institutionnels/donnees-brutes',
    icone: 'fr-icon-database-line',
  },
  {
    titre: 'Catégoriser un territoire',
    texte: 'Repérer les copropriétés à accompagner.',
    href: '/institutionnels/outil-categorisation',
    icone: 'fr-icon-community-line',
  },
  {
    titre: 'Comprendre le registre',
    texte: 'Qui déclare, quoi, et quand.',
    href: '/aide',
    icone: 'fr-icon-question-line',
  },
] as const

const LISTES = [
  {
    titre: 'Vous êtes syndic ou notaire',
    entree: { label: 'Se connecter ou créer un compte', href: '/compte' },
    liens: [
      { label: 'Immatriculer une copropriété', href: '/immatriculer-copropriete' },
      { label: 'Se rattacher à une copropriété', href: '/rattacher-une-copropriete' },
    ],
  },
  {
    titre: 'Vous cherchez à savoir',
    entree: null,
    liens: [
      { label: 'Mon immeuble n’est pas au registre : que faire ?', href: '/aide#immeuble-absent' },
      { label: 'Le syndic affiché n’est plus le bon', href: '/aide#syndic-inexact' },
      {
        label: 'Ce que le registre publie, et ce qu’il ne publie pas',
        href: '/aide#ce-qui-est-publie',
      },
      { label: 'Les règles de saisie et leurs codes', href: '/aide/regles' },
    ],
  },
] as const

/** Home of who is not signed in: the answer first, then the figures, then the doors. */
export const Visiteur = () => (
  <>
    <div className="rc-heros">
      <div>
        <h1 tabIndex={-1}>Trouver une copropriété</h1>
        <p className="fr-text--lead">
          Son syndic, ses lots, son adresse : le registre national est public et gratuit.
        </p>
        <BoiteRecherche />
        <p className="rc-heros__plus">
          <InternalLink href="/annuaire">Annuaire des copropriétés</InternalLink>
          <InternalLink href="/annuaire?mode=avancee">Recherche avancée</InternalLink>
        </p>
      </div>
      <ChiffresCles titre="Le registre aujourd’hui" lien="Tous les chiffres" />
    </div>
    <ul className="rc-portes">
      {PORTES.map(({ titre, texte, href, icone }) => (
        <li key={href} className={`rc-porte fr-enlarge-link ${icone}`}>
          <h2 className="rc-porte__titre">
            <InternalLink href={href}>{titre}</InternalLink>
          </h2>
          <p>{texte}</p>
        </li>
      ))}
    </ul>
    <div className="rc-deux-colonnes">
      {LISTES.map(({ titre, liens, entree }) => (
        <section key={titre} aria-label={titre}>
          <h2 className="fr-h5">{titre}</h2>
          <ul className="rc-liens">
            {liens.map(({ label, href }) => (
              <li key={href}>
                <InternalLink href={href}>{label}</InternalLink>
              </li>
            ))}
          </ul>
          {entree && (
            <InternalLink className="fr-btn fr-mt-1w" href={entree.href}>
              {entree.label}
            </InternalLink>
          )}
        </section>
      ))}
    </div>
    <p className="fr-text--sm rc-page-courte fr-mt-3w">
      L’immatriculation est obligatoire pour toute copropriété qui comprend au moins un logement. Le
      syndic l’immatricule, puis met ses données à jour chaque année ; le notaire immatricule les
      copropriétés nouvelles.
    </p>
    <VideoAccueil de="visiteurs" titre="Présentation du registre" />
    <BientotDisponible />
  </>
)
