import { peut } from '@registre/domain'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Section } from '@registre/ui'
import { useCompte } from '../lib/session.ts'
import { InternalLink } from '../shell/InternalLink.tsx'

interface Ecran {
  chemin: string
  titre: string
}

/**
 * Screens reached from one co-ownership, by a link of a mail, by the demonstration or by an error:
 * nobody looks for them.
 */
const HORS_PLAN =
  /^\/(demo|copropriete\/(mettre-a-jour|declarer-un-successeur|renouveler-un-mandat)$|rattacher-une-copropriete\/edit$|compte\/(activate|mot-de-passe|successeur|activation|inscription)$|newsletter\/|utilisateur-non-valide|institutionnels\/connexion)/

/**
 * The screens that the person may open, from the routes themselves: a new screen is in the map of
 * the site at once.
 */
const useEcrans = (): Ecran[] => {
  const { routesByPath } = useRouter()
  const compte = useCompte()
  return Object.entries(routesByPath)
    .flatMap(([path, route]): Ecran[] => {
      const chemin = path.replace(/(?<=.)\/$/, '')
      const { titre, autorites, connecte } = route.options.staticData ?? {}
      if (!titre || chemin.includes('$') || HORS_PLAN.test(chemin)) return []
      if ((autorites || connecte) && !compte) return []
      return autorites && !peut(compte?.authorities ?? [], autorites) ? [] : [{ chemin, titre }]
    })
    .toSorted((a, b) => a.chemin.localeCompare(b.chemin))
}

const PARTIES: readonly { titre: string; chemins: RegExp }[] = [
  {
    titre: 'Consulter le registre',
    chemins:
      /^\/(annuaire|consulter-les-statistiques|institutionnels|donnees|verifier-attestation)/,
  },
  { titre: 'Déclarer', chemins: /^\/(copropriete|immatriculer-copropriete$|rattacher)/ },
  {
    titre: 'Tenir le registre',
    chemins:
      /^\/(validations|teledeclarants|evenement-journal|indicateurs|reclamations-recues|publications|administration)/,
  },
  { titre: 'Mon compte', chemins: /^\/compte/ },
  { titre: 'Aide et lettre d’information', chemins: /^\/(aide|newsletter)/ },
  { titre: 'À propos du site', chemins: /^\/(accessibilite|mentionslegales|etat)/ },
]

const Liste = ({ titre, ecrans }: { titre: string; ecrans: readonly Ecran[] }) =>
  ecrans.length === 0 ? null : (
    <Section title={titre}>
      <ul>
        {ecrans.map(({ chemin, titre: nom }) => (
          <li key={chemin}>
            <InternalLink href={chemin}>{nom}</InternalLink>
          </li>
        ))}
      </ul>
    </Section>
  )

const Page = () => {
  const ecrans = useEcrans().filter(
    ({ chemin }) => chemin !== '/sitemap' && !chemin.startsWith('/immatriculer-copropriete/'),
  )
  const connus = PARTIES.flatMap(({ chemins }) => ecrans.filter((e) => chemins.test(e.chemin)))
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Plan du site</h1>
      <p>
        <InternalLink href="/">Accueil</InternalLink>
      </p>
      {PARTIES.map(({ titre, chemins }) => (
        <Liste key={titre} titre={titre} ecrans={ecrans.filter((e) => chemins.test(e.chemin))} />
      ))}
      <Liste
        titre="Autres pages"
        ecrans={ecrans.filter((e) => e.chemin !== '/' && !connus.includes(e))}
      />
    </div>
  )
}

export const Route = createFileRoute('/sitemap')({
  staticData: { titre: 'Plan du site', rendu: true },
  component: Page,
})
