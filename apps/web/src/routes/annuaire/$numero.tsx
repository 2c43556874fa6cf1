import { afficherNumero, formatFrDate, normaliserNumero } from '@registre/domain'
import { KeyValueList, Section } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { EnTeteFiche } from '../../components/annuaire/EnTeteFiche.tsx'
import {
  lignesBati,
  lignesLieu,
  lignesRegistre,
  lignesSyndic,
} from '../../components/annuaire/fiche.tsx'
import { hrefFicheAnnuaire } from '../../components/annuaire/lien.ts'
import { aujourdhuiParis } from '../../components/declaration/aujourdhui.ts'
import { Referencement } from '../../components/Referencement.tsx'
import { Numero } from '../../components/Numero.tsx'
import { derniereRecherche } from '../../components/recherche/derniere-recherche.ts'
import { loadOrNotFound, queryOf } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
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

/** The way back to what led here; to a new search otherwise. */
const Retour = () => {
  const derniere = useStore(derniereRecherche)
  return (
    <p className="rc-non-imprime">
      <InternalLink
        className="fr-link fr-link--icon-left fr-icon-arrow-left-line"
        href={derniere?.href ?? '/annuaire'}
      >
        {derniere ? `Résultats pour « ${derniere.q} »` : 'Nouvelle recherche'}
      </InternalLink>
    </p>
  )
}

/** What a printed page has to tell by itself: where it comes from, and the day. */
const PiedImprime = ({ adresse }: { adresse: string }) => {
  const [jour, setJour] = useState('')
  useEffect(() => setJour(formatFrDate(aujourdhuiParis())), [])
  return (
    <p className="rc-imprime">
      Registre national des copropriétés, fiche publique imprimée le {jour} : {adresse}
    </p>
  )
}

const Page = () => {
  const { numero } = Route.useParams()
  const { data: f } = useSuspenseQuery(ficheQuery(numero))
  const { origin } = useRouter()
  const numeroAffiche = afficherNumero(f.numeroImmatriculation)
  const href = hrefFicheAnnuaire(f.numeroImmatriculation)
  const adresse = `${origin ?? ''}${href}`
  const titre = f.nom ? `${f.nom}, ${numeroAffiche}` : `Copropriété ${numeroAffiche}`
  usePageTitle({ titre })
  return (
    <>
      <Referencement
        titre={titre}
        chemin={href}
        description={`${f.adresse}. ${[
          f.syndic?.nom ? `Syndic : ${f.syndic.nom}` : f.mandat.libelle,
          ...(f.nombreLots === null ? [] : [`${f.nombreLots} lots`]),
        ].join(
          ', ',
        )}. Fiche publique du registre national des copropriétés, numéro ${numeroAffiche}.`}
        donnees={{
          '@type': 'ApartmentComplex',
          name: titre,
          identifier: numeroAffiche,
          address: {
            '@type': 'PostalAddress',
            streetAddress: f.adresse.split(` ${f.codePostal} `)[0] ?? f.adresse,
            postalCode: f.codePostal,
            addressLocality: f.commune?.nom ?? '',
            addressCountry: 'FR',
          },
          ...(f.longitude === null || f.latitude === null
            ? {}
            : {
                geo: {
                  '@type': 'GeoCoordinates',
                  latitude: f.latitude,
                  longitude: f.longitude,
                },
              }),
          ...(f.nombreLotsHabitation === null
            ? {}
            : { numberOfAccommodationUnits: f.nombreLotsHabitation }),
        }}
      />
      <Retour />
      <EnTeteFiche fiche={f} />
      <Sort sort={f.sort} remplacant={f.numeroRemplacant} />
      <div className="rc-fiche-publique">
        <Section title="Syndic" titleId="syndic">
          <KeyValueList items={lignesSyndic(f)} />
        </Section>
        <Section title="Adresse et parcelles" titleId="adresse">
          <KeyValueList items={lignesLieu(f)} />
        </Section>
        <Section title="Lots et bâtiments" titleId="lots">
          <KeyValueList items={lignesBati(f)} />
        </Section>
        <Section title="Au registre" titleId="registre">
          <KeyValueList items={lignesRegistre(f)} />
        </Section>
      </div>
      <PiedImprime adresse={adresse} />
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
    const numero = afficherNumero(numeroImmatriculation)
    // One address a co-ownership: the number, with its dashes.
    if (numero !== params.numero)
      throw redirect({ to: '/annuaire/$numero', params: { numero }, replace: true })
  },
  component: Page,
})
