import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type CriteresAnnuaire,
  lireCriteres,
  type Mode,
} from '../../components/annuaire/criteres.ts'
import {
  criteresAdresse,
  texteAdresse,
  versRecherche,
} from '../../components/annuaire/recherche.ts'
import { hrefRecherche } from '../../components/annuaire/lien.ts'
import { useLocaliser } from '../../components/annuaire/use-localiser.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { montrer } from '../../lib/montrer.ts'
import { piece } from '../../lib/piece.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'

// Each manner of searching brings its own; what a first look does not show comes when it is asked for.
const BoiteRecherche = piece(
  async () => (await import('../../components/recherche/BoiteRecherche.tsx')).BoiteRecherche,
)
const RechercheParAdresse = piece(
  async () =>
    (await import('../../components/annuaire/RechercheParAdresse.tsx')).RechercheParAdresse,
)
const RechercheAvancee = piece(
  async () => (await import('../../components/annuaire/RechercheAvancee.tsx')).RechercheAvancee,
)
const RappelAvance = piece(
  async () => (await import('../../components/annuaire/RappelAvance.tsx')).RappelAvance,
)
const Resultats = piece(
  async () => (await import('../../components/annuaire/Resultats.tsx')).Resultats,
)
const ResultatsRecherche = piece(
  async () =>
    (await import('../../components/recherche/ResultatsRecherche.tsx')).ResultatsRecherche,
)
const FenetreChoixAdresse = piece(
  async () =>
    (await import('../../components/declaration/adresse/FenetreChoixAdresse.tsx'))
      .FenetreChoixAdresse,
)

/** Once an advanced search has results, its form stands back until it is asked for. */
const estPliee = (c: CriteresAnnuaire): boolean =>
  c.mode === 'avancee' && c.modifier === undefined && versRecherche(c) !== null

/** A text without the signs of a pattern, which are those of the directory's call. */
const texteLibre = ({ mode, q }: CriteresAnnuaire): string | undefined =>
  mode === undefined && q !== undefined && !/[$_]/.test(q) ? q : undefined

/** Fetches what shows the results of these criteria, when they ask for some. */
const prevoirResultats = async (client: QueryClient, c: CriteresAnnuaire): Promise<void> => {
  const q = texteLibre(c)
  if (q === undefined) return versRecherche(c) ? Resultats.prevoir() : undefined
  await ResultatsRecherche.prevoir()
  const { prevoirReponse } = await import('../../components/recherche/ResultatsRecherche.tsx')
  return prevoirReponse(client, q, c.page ?? 1)
}

/** Fetches the form of a manner of searching. */
const prevoirForme = (mode: Mode | undefined): Promise<void> =>
  mode === 'avancee'
    ? RechercheAvancee.prevoir()
    : mode === 'adresse'
      ? RechercheParAdresse.prevoir()
      : BoiteRecherche.prevoir()

const RECHERCHES: readonly { mode: Mode; label: string; href: string }[] = [
  { mode: 'simple', label: 'Recherche simple', href: '/annuaire' },
  { mode: 'adresse', label: 'Adresse détaillée', href: '/annuaire?mode=adresse' },
  { mode: 'avancee', label: 'Recherche avancée', href: '/annuaire?mode=avancee' },
]

const Recherches = ({ courante }: { courante: Mode }) => (
  <nav aria-label="Manières de chercher" className="rc-non-imprime">
    <ul className="fr-raw-list rc-filtres">
      {RECHERCHES.map(({ mode, label, href }) => (
        <li key={mode}>
          <InternalLink
            className="fr-tag"
            href={href}
            onMouseEnter={() => void prevoirForme(mode)}
            onFocus={() => void prevoirForme(mode)}
            {...(mode === courante ? { 'aria-current': 'page' } : {})}
          >
            {label}
          </InternalLink>
        </li>
      ))}
    </ul>
  </nav>
)

const Page = () => {
  const criteres = Route.useSearch()
  const navigate = Route.useNavigate()
  const mode = criteres.mode ?? 'simple'
  const [indisponible, setIndisponible] = useState(false)
  const chercher = async (nouveaux: CriteresAnnuaire): Promise<void> => {
    await navigate({ search: nouveaux, resetScroll: false })
    if (!versRecherche(nouveaux)) return
    await Resultats.prevoir()
    montrer('annuaire-resultats')
  }
  const modeAdresse = criteres.mode === 'adresse' ? 'adresse' : undefined
  const { etat, localiser, rendre, fermer } = useLocaliser(
    FenetreChoixAdresse.prevoir,
    (adresse, saisi, panne) => {
      setIndisponible(panne)
      void chercher(criteresAdresse(adresse, modeAdresse, saisi))
    },
  )
  const occupe = etat.nom === 'recherche'
  const libre = texteLibre(criteres)
  const maniere = RECHERCHES.find((r) => r.mode === mode)
  const cherche = libre !== undefined || versRecherche(criteres) !== null
  // What is searched for says its own title, with how many were found.
  usePageTitle(
    cherche
      ? {}
      : { titre: maniere && mode !== 'simple' ? `${maniere.label} dans l’annuaire` : null },
  )
  // The address is the state: a form made again shows what it says, after "back" too.
  const cle = JSON.stringify([mode, versRecherche(criteres)])
  return (
    <div className={libre === undefined ? undefined : 'rc-annuaire--resultats'}>
      <h1 tabIndex={-1}>Annuaire des copropriétés</h1>
      <p className="rc-non-imprime rc-annuaire__intro">
        Les copropriétés immatriculées au registre national. Chacune a sa page, avec son adresse,
        son syndic et ses lots.
      </p>
      <Recherches courante={mode} />
      {/* Who comes to a field will look at results. */}
      <div onFocus={() => void (mode === 'simple' ? ResultatsRecherche : Resultats).prevoir()}>
        {mode === 'simple' && <BoiteRecherche depart={criteres.q ?? texteAdresse(criteres)} />}
        {mode === 'adresse' && (
          <RechercheParAdresse
            criteres={criteres}
            occupe={occupe}
            // Without a street there is nothing to place on the map: the whole commune or postal
            // code is searched.
            onLocaliser={(texte, telle) =>
              telle.numeroVoie === '' && telle.voie === ''
                ? rendre(telle, texte)
                : void localiser(texte, telle)
            }
          />
        )}
        {mode === 'avancee' &&
          (estPliee(criteres) ? (
            <RappelAvance criteres={criteres} onApproche={() => void RechercheAvancee.prevoir()} />
          ) : (
            <RechercheAvancee
              key={cle}
              criteres={criteres}
              onChercher={(nouveaux) => void chercher(nouveaux)}
            />
          ))}
      </div>
      <p role="status" className={occupe ? 'fr-hint-text' : 'fr-sr-only'}>
        {occupe ? 'Recherche de l’adresse…' : ''}
      </p>
      {etat.nom === 'choix' && (
        <FenetreChoixAdresse
          requete={etat.requete}
          choix={etat.choix}
          onChoix={(adresse) => rendre(adresse, etat.requete)}
          onConserver={() => rendre(etat.telle, etat.requete)}
          onFermer={fermer}
        />
      )}
      {libre !== undefined ? (
        <ResultatsRecherche
          key={libre}
          q={libre}
          page={criteres.page ?? 1}
          hrefPage={(n) => `${hrefRecherche(libre)}${n > 1 ? `&page=${n}` : ''}`}
        />
      ) : (
        versRecherche(criteres) && <Resultats criteres={criteres} indisponible={indisponible} />
      )}
    </div>
  )
}

export const Route = createFileRoute('/annuaire/')({
  staticData: {
    titre: 'Annuaire des copropriétés',
    rendu: true,
    description:
      'Chercher parmi toutes les copropriétés immatriculées de France : par adresse, nom, numéro ou commune.',
  },
  validateSearch: lireCriteres,
  // What the address asks for is there from the first picture on, where the server renders too.
  beforeLoad: async ({ context, search }) => {
    const q = texteLibre(search)
    // Nine digits and letters, of which seven digits: anything else is no number.
    if (q === undefined || q.replaceAll(/\D/g, '').length !== 7) return
    const { ficheDuNumero } = await import('./-pieces/fiche-du-numero.ts')
    const numero = await ficheDuNumero(context.queryClient, q)
    if (numero !== null)
      throw redirect({ to: '/annuaire/$numero', params: { numero }, replace: true })
  },
  loader: async ({ context, location }) => {
    const criteres = lireCriteres({ ...location.search })
    await Promise.all([
      estPliee(criteres) ? RappelAvance.prevoir() : prevoirForme(criteres.mode),
      prevoirResultats(context.queryClient, criteres),
    ])
  },
  component: Page,
})
