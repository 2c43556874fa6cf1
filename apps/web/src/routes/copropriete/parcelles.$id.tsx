import {
  type Adresse,
  adresseEnLigne,
  normaliser,
  type Parcelle,
  SENS_DES_MOTS,
  referenceParcelle,
} from '@registre/domain'
import { Button, Section, Buttons } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { nommerDeclaree } from '../../components/coproprietes/nommer.ts'
import { LISTES_COPROPRIETES } from '../../components/coproprietes/lectures.ts'
import { BadgeGeolocalisation } from '../../components/declaration/adresse/AdresseRetenue.tsx'
import { RechercheAdresse } from '../../components/declaration/adresse/RechercheAdresse.tsx'
import { AjoutParcelle } from '../../components/declaration/parcelle/AjoutParcelle.tsx'
import { lienFiche } from '../../components/coproprietes/liens.ts'
import {
  idOrNotFound,
  type Answer,
  isApiError,
  loadOrNotFound,
  queryOf,
  useCommand,
} from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { Refus } from '../../components/Refus.tsx'

const couranteQuery = (a: number) =>
  queryOf('lireDeclaration')({ params: { a, b: 'COURANTE', flag: 'false' } }, { silent: true })

/** The parcels: those that have no place yet leave, others come. */
const ParcellesAPlacer = ({
  reference,
  parcelles,
  onChange,
}: {
  reference: Adresse | null
  parcelles: readonly Parcelle[]
  onChange: (parcelles: readonly Parcelle[]) => void
}) => {
  const [annonce, setAnnonce] = useState('')
  return (
    <Section title="Parcelles cadastrales">
      <ul className="fr-raw-list">
        {parcelles.map((parcelle, rang) => (
          <li key={`${rang} ${referenceParcelle(parcelle)}`} className="rc-ligne">
            <span>
              {referenceParcelle(parcelle)}{' '}
              <BadgeGeolocalisation geolocalisee={parcelle.geolocalisee} />
            </span>
            {!parcelle.geolocalisee && (
              <Button
                kind="tertiary"
                small
                onClick={() => {
                  onChange(parcelles.filter((_, j) => j !== rang))
                  setAnnonce(`Parcelle retirée : ${referenceParcelle(parcelle)}`)
                }}
              >
                Retirer{' '}
                <span className="fr-sr-only">la parcelle {referenceParcelle(parcelle)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="fr-sr-only">
        {annonce}
      </p>
      <AjoutParcelle
        reference={reference}
        liste={parcelles}
        onAjouter={(parcelle) => {
          onChange([...parcelles, parcelle])
          setAnnonce(
            `Parcelle ajoutée : ${referenceParcelle(parcelle)}, ${parcelle.geolocalisee ? 'géolocalisée' : 'non géolocalisée'}`,
          )
        }}
      />
    </Section>
  )
}

const Formulaire = ({ declaration }: { declaration: Answer<'lireDeclaration'> }) => {
  const { identification } = normaliser(declaration.immatCopropriete)
  const [parcelles, setParcelles] = useState<readonly Parcelle[]>(identification.parcelle)
  const [adresse, setAdresse] = useState<Adresse | null>(identification.adressePrincipale)
  const [refus, setRefus] = useState('')
  const navigate = useNavigate()
  const reparer = useCommand('reparerParcelles', {
    business: true,
    invalidates: [
      'visualiserCopropriete',
      'lireDeclaration',
      ...LISTES_COPROPRIETES,
      'lireTableauDeBordSyndic',
      'lireChronologie',
      'listerDeclarationsPrecedentes',
    ],
  })
  const adresseChangee = adresse !== identification.adressePrincipale
  const enregistrer = async (): Promise<void> => {
    setRefus('')
    try {
      await reparer.mutateAsync({
        params: { idDeclaration: Number(declaration.id) },
        body: {
          version: declaration.version,
          parcelle: [...parcelles],
          ...(adresseChangee && adresse ? { adressePrincipale: adresse } : {}),
        },
      })
      notify('success', 'La localisation est enregistrée.')
      await navigate({ href: lienFiche(Number(declaration.coproprieteId)) })
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefus(error.problem.champs?.[0]?.message ?? error.message)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void enregistrer()
      }}
    >
      <Section title="Adresse de référence">
        {adresse && (
          <p>
            {adresseEnLigne(adresse)} <BadgeGeolocalisation geolocalisee={adresse.geolocalisee} />
          </p>
        )}
        {!identification.adressePrincipale?.geolocalisee && (
          <RechercheAdresse
            nom="adressePrincipale"
            label="Rechercher l’adresse"
            hint="Numéro, voie, code postal et commune"
            onAdresse={setAdresse}
          />
        )}
      </Section>
      <ParcellesAPlacer reference={adresse} parcelles={parcelles} onChange={setParcelles} />
      <Refus>{refus}</Refus>
      <Buttons>
        <Button type="submit" disabled={reparer.isPending}>
          Enregistrer la localisation
        </Button>
        <InternalLink
          className="fr-btn fr-btn--secondary"
          href={lienFiche(Number(declaration.coproprieteId))}
        >
          Annuler
        </InternalLink>
      </Buttons>
    </form>
  )
}

const Page = () => {
  const { data: declaration } = useSuspenseQuery(couranteQuery(Number(Route.useParams().id)))
  usePageTitle({ titre: 'Localiser la copropriété' })
  return (
    <section className="rc-page-courte">
      <h1 tabIndex={-1}>Localiser la copropriété</h1>
      <p className="fr-text--lead">{nommerDeclaree(declaration)}</p>
      <p>
        Remplacez les parcelles et l’adresse qui n’ont pas pu être placées sur la carte. Ce qui est
        déjà géolocalisé reste inchangé. {SENS_DES_MOTS.geolocalisee}
      </p>
      <Formulaire key={`${declaration.id} ${declaration.version}`} declaration={declaration} />
    </section>
  )
}

export const Route = createFileRoute('/copropriete/parcelles/$id')({
  staticData: {
    titre: 'Localiser la copropriété',
    saisie: true,
    autorites: [
      'MAJ_COPROPRIETE_STANDARD',
      'MAJ_COPROPRIETE_STANDARD_EXPIRE',
      'MAJ_COPROPRIETE_AVANT_VALIDATION',
    ],
    fil: [
      {
        label: 'Copropriétés non géolocalisées',
        href: '/copropriete?filter=coproNonGeolocalisees',
      },
    ],
  },
  loader: async ({ context: { queryClient }, params }) => {
    await loadOrNotFound(queryClient, couranteQuery(idOrNotFound(params.id)))
  },
  component: Page,
})
