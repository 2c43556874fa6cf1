import { afficherNumero, normaliserNumero } from '@registre/domain'
import { KeyValueList, Section, StateBadge } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import {
  lignesBati,
  lignesIdentite,
  lignesLieu,
  lignesSyndic,
} from '../../components/annuaire/fiche.ts'
import { hrefFicheAnnuaire } from '../../components/annuaire/lien.ts'
import { Numero } from '../../components/Numero.tsx'
import { loadOrNotFound, queryOf } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const ficheQuery = (numero: string) =>
  queryOf('lireFicheAnnuaire')({ params: { id: normaliserNumero(numero) ?? numero } })

const Sort = ({ sort, remplacant }: { sort: string; remplacant: string | null }) =>
  sort === '' ? null : (
    <div className="fr-alert fr-alert--warning fr-mb-3w">
      <p className="fr-alert__title">{sort}.</p>
      {remplacant !== null && (
        <p>
          <InternalLink href={hrefFicheAnnuaire(remplacant)}>
            Voir la copropriété <Numero valeur={remplacant} />
          </InternalLink>
        </p>
      )}
    </div>
  )

const Page = () => {
  const { numero } = Route.useParams()
  const { data: f } = useSuspenseQuery(ficheQuery(numero))
  const numeroAffiche = afficherNumero(f.numeroImmatriculation)
  usePageTitle({ titre: f.nom ? `${f.nom}, ${numeroAffiche}` : `Copropriété ${numeroAffiche}` })
  return (
    <>
      <link rel="canonical" href={hrefFicheAnnuaire(f.numeroImmatriculation)} />
      <h1 tabIndex={-1}>
        {f.nom || (
          <>
            Copropriété <Numero valeur={f.numeroImmatriculation} />
          </>
        )}
      </h1>
      <p>
        <StateBadge tone={f.sort === '' ? 'success' : 'neutral'}>{f.statutCopropriete}</StateBadge>
      </p>
      <Sort sort={f.sort} remplacant={f.numeroRemplacant} />
      <Section title="Identité">
        <KeyValueList items={lignesIdentite(f)} />
      </Section>
      <Section title="Adresse et parcelles">
        <KeyValueList items={lignesLieu(f)} />
      </Section>
      <Section title="Syndic">
        <KeyValueList items={lignesSyndic(f)} />
      </Section>
      <Section title="Lots et bâtiments">
        <KeyValueList items={lignesBati(f)} />
      </Section>
      <div className="rc-actions rc-non-imprime fr-mt-3w">
        <button type="button" className="fr-btn fr-btn--secondary" onClick={() => window.print()}>
          Imprimer
        </button>
        <InternalLink className="fr-btn fr-btn--tertiary" href="/annuaire">
          Nouvelle recherche
        </InternalLink>
      </div>
    </>
  )
}

export const Route = createFileRoute('/annuaire/$numero')({
  staticData: {
    titre: 'Copropriété',
    rendu: true,
    fil: [{ label: 'Annuaire des copropriétés', href: '/annuaire' }],
  },
  loader: async ({ context, params }) => {
    const { numeroImmatriculation } = await loadOrNotFound(
      context.queryClient,
      ficheQuery(params.numero),
    )
    const numero = afficherNumero(numeroImmatriculation)
    // One address a co-ownership: the number, with its dashes.
    if (numero !== params.numero)
      throw redirect({ to: '/annuaire/$numero', params: { numero }, replace: true })
  },
  component: Page,
})
