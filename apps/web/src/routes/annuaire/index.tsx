import { createFileRoute } from '@tanstack/react-router'
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
import { RechercheLibre } from '../../components/annuaire/RechercheLibre.tsx'
import { useLocaliser } from '../../components/annuaire/use-localiser.ts'
import { montrer } from '../../lib/montrer.ts'
import { piece } from '../../lib/piece.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'

// What a first look at the directory does not show comes when it is asked for.
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
const FenetreChoixAdresse = piece(
  async () =>
    (await import('../../components/declaration/adresse/FenetreChoixAdresse.tsx'))
      .FenetreChoixAdresse,
)

/** Once an advanced search has results, its form stands back until it is asked for. */
const estPliee = (c: CriteresAnnuaire): boolean =>
  c.mode === 'avancee' && c.modifier === undefined && versRecherche(c) !== null

/** Fetches the form of a manner of searching. */
const prevoirForme = (mode: Mode | undefined): Promise<void> =>
  mode === 'avancee'
    ? RechercheAvancee.prevoir()
    : mode === 'adresse'
      ? RechercheParAdresse.prevoir()
      : Promise.resolve()

const RECHERCHES: readonly { mode: Mode; label: string; href: string }[] = [
  { mode: 'simple', label: 'Nom, numéro ou adresse', href: '/annuaire' },
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
  // The address is the state: a form made again shows what it says, after "back" too.
  const cle = JSON.stringify([mode, versRecherche(criteres)])
  return (
    <>
      <h1 tabIndex={-1}>Annuaire des copropriétés</h1>
      <p className="rc-non-imprime">
        Les copropriétés immatriculées au registre national. Chacune a sa page, avec son adresse,
        son syndic et ses lots.
      </p>
      <Recherches courante={mode} />
      {/* Who comes to a field will look at results. */}
      <div onFocus={() => void Resultats.prevoir()}>
        {mode === 'simple' && (
          <RechercheLibre
            key={cle}
            depart={criteres.q ?? texteAdresse(criteres)}
            occupe={occupe}
            onTexte={(q) => void chercher({ q })}
            onLocaliser={(texte) => void localiser(texte)}
            onAdresse={rendre}
          />
        )}
        {mode === 'adresse' && (
          <RechercheParAdresse
            key={cle}
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
      {versRecherche(criteres) && <Resultats criteres={criteres} indisponible={indisponible} />}
    </>
  )
}

export const Route = createFileRoute('/annuaire/')({
  staticData: { titre: 'Annuaire des copropriétés', rendu: true },
  validateSearch: lireCriteres,
  // What the address asks for is there from the first picture on, where the server renders too.
  loader: async ({ location }) => {
    const criteres = lireCriteres(location.search as Record<string, unknown>)
    await Promise.all([
      estPliee(criteres) ? RappelAvance.prevoir() : prevoirForme(criteres.mode),
      ...(versRecherche(criteres) ? [Resultats.prevoir()] : []),
    ])
  },
  component: Page,
})
