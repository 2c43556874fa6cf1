import { Section, StateBadge } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { lienListe } from '../../components/coproprietes/liens.ts'
import { adresseGestion } from '../../components/gestion/criteres.ts'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { PartiePasLue } from '../../components/PasLu.tsx'

type Compteurs = Answer<'lireTableauDeBordSyndic'>

const COMPTEURS: readonly { cle: keyof Compteurs; label: string; href: string; alerte?: string }[] =
  [
    {
      cle: 'nbCoproImmatriculees',
      label: 'Copropriétés immatriculées',
      href: lienListe('immatriculee'),
    },
    {
      cle: 'nbMandatsExpires',
      label: 'Mandats expirés',
      href: lienListe('mandat-expire'),
      alerte: 'À renouveler',
    },
    {
      cle: 'nbMajAFaire',
      label: 'Mises à jour annuelles à faire',
      href: adresseGestion({}, { maj: 'a-faire' }),
      alerte: 'À faire',
    },
    {
      cle: 'nbCoproNonGeolocalisees',
      label: 'Copropriétés non géolocalisées',
      href: lienListe('coproNonGeolocalisees'),
      alerte: 'À compléter',
    },
    {
      cle: 'nbPrecisionsDemandees',
      label: 'Précisions demandées',
      href: lienListe('precisions-demandees'),
      alerte: 'À répondre',
    },
  ]

/**
 * The syndic's counters; a warning badge when a count that asks for work is above zero
 * (specification 1, section 2).
 */
export const TableauDeBordSyndic = () => {
  const { data, isLoadingError, refetch } = useQuery(queryOf('lireTableauDeBordSyndic')({}))
  return (
    <Section title="Tableau de bord">
      {isLoadingError ? (
        <PartiePasLue relire={refetch}>Les compteurs n’ont pas pu être lus.</PartiePasLue>
      ) : (
        <ul className="rc-compteurs fr-raw-list" aria-busy={data === undefined}>
          {COMPTEURS.map(({ cle, label, href, alerte }) => (
            <li key={cle} className="rc-compteur fr-enlarge-link">
              <span className="rc-compteur__nombre">
                {data ? formatNombre(data[cle] ?? 0) : '…'}
              </span>
              <InternalLink href={href}>{label}</InternalLink>
              {alerte && (data?.[cle] ?? 0) > 0 && <StateBadge tone="warning">{alerte}</StateBadge>}
            </li>
          ))}
        </ul>
      )}
      <p className="fr-mt-2w">
        <InternalLink className="fr-link" href="/copropriete/echeances">
          Voir les échéances des mandats
        </InternalLink>
      </p>
    </Section>
  )
}
