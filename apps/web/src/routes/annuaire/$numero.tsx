import { normaliserNumero } from '@registre/domain'
import { KeyValueList, Section, StateBadge } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Barre } from '../../components/annuaire/Barre.tsx'
import { Cote } from '../../components/annuaire/Cote.tsx'
import { bati, type FicheAnnuaire, lignesLieu } from '../../components/annuaire/fiche.tsx'
import { hrefFicheAnnuaire } from '../../components/annuaire/lien.ts'
import { QuatreReponses } from '../../components/annuaire/QuatreReponses.tsx'
import { lotsDe } from '../../components/annuaire/reponses.ts'
import { Numero } from '../../components/Numero.tsx'
import { derniereRecherche } from '../../components/recherche/derniere-recherche.ts'
import { Referencement } from '../../components/Referencement.tsx'
import { loadOrNotFound, queryOf } from '../../lib/api/index.ts'
import { formatNombre, formatNumero } from '../../lib/format.ts'
import { useFil, usePageTitle } from '../../lib/page-title.ts'
import { useStore } from '../../lib/store.ts'
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

/** The same as data, for machines (schema.org). */
const donneesStructurees = (f: FicheAnnuaire, name: string) => ({
  '@type': 'ApartmentComplex',
  name,
  identifier: formatNumero(f.numeroImmatriculation),
  address: {
    '@type': 'PostalAddress',
    streetAddress: f.adresse.split(` ${f.codePostal} `)[0] ?? f.adresse,
    postalCode: f.codePostal,
    addressLocality: f.commune?.nom ?? '',
    addressCountry: 'FR',
  },
  ...(f.longitude === null || f.latitude === null
    ? {}
    : { geo: { '@type': 'GeoCoordinates', latitude: f.latitude, longitude: f.longitude } }),
  ...(f.nombreLotsHabitation === null
    ? {}
    : { numberOfAccommodationUnits: f.nombreLotsHabitation }),
})

/** The way back to what led here. */
const useRetour = (): void => {
  const derniere = useStore(derniereRecherche)
  useFil(
    useMemo(() => derniere && [{ label: `« ${derniere.q} »`, href: derniere.href }], [derniere]),
  )
}

const Lots = ({ f }: { f: FicheAnnuaire }) => {
  const lots = lotsDe(f)
  return (
    <>
      <p>
        <b>
          {f.nombreLots === null
            ? 'Nombre de lots non renseigné'
            : `${formatNombre(f.nombreLots)} lot${f.nombreLots > 1 ? 's' : ''}`}
        </b>
        , {bati(f)}
      </p>
      {lots.length > 0 && (
        <>
          <Barre className="rc-lots" parts={lots.map(({ nombre }) => nombre)} />
          <ul className="rc-legende fr-raw-list">
            {lots.map(({ label, nombre }, i) => (
              <li key={label}>
                <span className={`rc-pastille rc-part--${i}`} aria-hidden="true" />{' '}
                {formatNombre(nombre)} {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const Page = () => {
  const { numero } = Route.useParams()
  const { data: f } = useSuspenseQuery(ficheQuery(numero))
  const numeroAffiche = formatNumero(f.numeroImmatriculation)
  // One without a name is called by its address, which then is not said twice.
  const nom = f.nom || f.adresse
  const titre = `${nom}, ${numeroAffiche}`
  usePageTitle({ titre })
  useRetour()
  return (
    <>
      <Referencement
        titre={titre}
        chemin={hrefFicheAnnuaire(f.numeroImmatriculation)}
        description={`${f.adresse}. ${[
          f.syndic?.nom ? `Syndic : ${f.syndic.nom}` : f.mandat.libelle,
          ...(f.nombreLots === null ? [] : [`${f.nombreLots} lots`]),
        ].join(
          ', ',
        )}. Fiche publique du registre national des copropriétés, numéro ${numeroAffiche}.`}
        donnees={donneesStructurees(f, titre)}
      />
      <div className="rc-fiche-publique">
        <div>
          <p className="rc-fiche-etat">
            <b>
              <Numero valeur={f.numeroImmatriculation} />
            </b>
            <StateBadge tone={f.sort === '' ? 'success' : 'neutral'}>
              {f.statutCopropriete}
            </StateBadge>
          </p>
          <h1 tabIndex={-1}>{nom}</h1>
          {f.nom !== '' && <p className="fr-text--lead">{f.adresse}</p>}
          <Sort sort={f.sort} remplacant={f.numeroRemplacant} />
          <QuatreReponses fiche={f} />
          <Section title="Les lots et le bâti" titleId="lots">
            <Lots f={f} />
          </Section>
          <Section title="Le lieu" titleId="lieu">
            <KeyValueList items={lignesLieu(f)} />
          </Section>
          <p className="fr-mt-4w rc-non-imprime">
            <b>Vous habitez ici et le syndic n’est plus le bon ?</b>{' '}
            <InternalLink href={`/aide/formulaire?numero=${f.numeroImmatriculation}`}>
              Le dire au teneur du registre
            </InternalLink>{' '}
            : deux minutes, aucun document demandé.
          </p>
        </div>
        <Cote fiche={f} />
      </div>
    </>
  )
}

export const Route = createFileRoute('/annuaire/$numero')({
  staticData: {
    titre: 'Copropriété',
    rendu: true,
    seDecrit: true,
    fil: [{ label: 'Annuaire des copropriétés', href: '/annuaire' }],
  },
  loader: async ({ context, params }) => {
    const { numeroImmatriculation } = await loadOrNotFound(
      context.queryClient,
      ficheQuery(params.numero),
    )
    const numero = formatNumero(numeroImmatriculation)
    // One address a co-ownership: the number, with its dashes.
    if (numero !== params.numero)
      throw redirect({ to: '/annuaire/$numero', params: { numero }, replace: true })
  },
  component: Page,
})
