import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { type CriteresAnnuaire, criteresAdresse, lireCriteres, type Mode, texteAdresse, versRecherche } from '../../components/annuaire/criteres.ts'
import { RechercheAvancee } from '../../components/annuaire/RechercheAvancee.tsx'
import { RechercheLibre } from '../../components/annuaire/RechercheLibre.tsx'
import { RechercheParAdresse } from '../../components/annuaire/RechercheParAdresse.tsx'
import { Resultats } from '../../components/annuaire/Resultats.tsx'
import { useLocaliser } from '../../components/annuaire/use-localiser.ts'
import { FenetreChoixAdresse } from '../../components/declaration/adresse/FenetreChoixAdresse.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'

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
          <InternalLink className="fr-tag" href={href} {...(mode === courante ? { 'aria-current': 'page' } : {})}>
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
  const chercher = (nouveaux: CriteresAnnuaire): void => void navigate({ search: nouveaux, resetScroll: false })
  const modeAdresse = criteres.mode === 'adresse' ? 'adresse' : undefined
  const { etat, localiser, rendre, fermer } = useLocaliser((adresse, panne) => {
    setIndisponible(panne)
    chercher(criteresAdresse(adresse, modeAdresse))
  })
  const occupe = etat.nom === 'recherche'
  // The address is the state: a form made again shows what it says, after "back" too.
  const cle = JSON.stringify([mode, versRecherche(criteres)])
  return (
    <>
      <h1 tabIndex={-1}>Annuaire des copropriétés</h1>
      <p className="rc-non-imprime">Les copropriétés immatriculées au registre national. Chacune a sa page, avec son adresse, son syndic et ses lots.</p>
      <Recherches courante={mode} />
      {mode === 'simple' && (
        <RechercheLibre
          key={cle}
          depart={criteres.q ?? texteAdresse(criteres)}
          occupe={occupe}
          onTexte={(q) => chercher({ q })}
          onLocaliser={(texte) => void localiser(texte)}
          onAdresse={(adresse) => rendre(adresse)}
        />
      )}
      {mode === 'adresse' && <RechercheParAdresse key={cle} criteres={criteres} occupe={occupe} onLocaliser={(texte, telle) => void localiser(texte, telle)} />}
      {mode === 'avancee' && <RechercheAvancee key={cle} criteres={criteres} onChercher={chercher} />}
      <p role="status" className={occupe ? 'fr-hint-text' : 'fr-sr-only'}>
        {occupe ? 'Recherche de l’adresse…' : ''}
      </p>
      {etat.nom === 'choix' && (
        <FenetreChoixAdresse
          requete={etat.requete}
          choix={etat.choix}
          onChoix={(adresse) => rendre(adresse)}
          onConserver={() => rendre(etat.telle)}
          onFermer={fermer}
        />
      )}
      <Resultats criteres={criteres} indisponible={indisponible} />
    </>
  )
}

export const Route = createFileRoute('/annuaire/')({
  staticData: { titre: 'Annuaire des copropriétés', rendu: true },
  validateSearch: lireCriteres,
  component: Page,
})
