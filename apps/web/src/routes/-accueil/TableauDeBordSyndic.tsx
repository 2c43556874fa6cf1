import { Section, StateBadge } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { lienListe } from '../../components/coproprietes/liens.ts'
import { adresseGestion } from '../../components/gestion/criteres.ts'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { Repli } from '../../components/Repli.tsx'
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
      href: adresseGestion({}, { fin: 'expire' }),
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

const Nombres = () => {
  const { data, isLoadingError, refetch } = useQuery(queryOf('lireTableauDeBordSyndic')({}))
  if (isLoadingError)
    return <PartiePasLue relire={refetch}>Les compteurs n’ont pas pu être lus.</PartiePasLue>
  return (
    <ul className="rc-compteurs fr-raw-list" aria-busy={data === undefined}>
      {COMPTEURS.map(({ cle, label, href, alerte }) => (
        <li key={cle} className="rc-compteur fr-enlarge-link">
          <span className="rc-compteur__nombre">{data ? formatNombre(data[cle] ?? 0) : '…'}</span>
          <InternalLink href={href}>{label}</InternalLink>
          {alerte && (data?.[cle] ?? 0) > 0 && <StateBadge tone="warning">{alerte}</StateBadge>}
        </li>
      ))}
    </ul>
  )
}

/**
 * The syndic's counters; a warning badge when a count that asks for work is above zero
 * (specification 1, section 2). Folded where the list above says the same.
 */
export const TableauDeBordSyndic = ({ replie }: { replie: boolean }) => {
  return (
    <Section
      title="Tableau de bord"
      {...(replie ? { className: 'rc-replie' } : {})}
      actions={
        <InternalLink className="fr-link fr-link--sm" href="/copropriete/echeances">
          Voir les échéances des mandats
        </InternalLink>
      }
    >
      {replie ? <Repli resume="Afficher les compteurs">{() => <Nombres />}</Repli> : <Nombres />}
    </Section>
  )
}
