import { KeyValueList, Section, StateBadge, Tabs } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ActesFiche } from '../../../components/administration/ActesFiche.tsx'
import { AppelsFiche } from '../../../components/coproprietes/AppelsFiche.tsx'
import { ActionsCopropriete } from '../../../components/coproprietes/ActionsCopropriete.tsx'
import { Numero } from '../../../components/Numero.tsx'
import { TON_ETAT } from '../../../components/coproprietes/tons.ts'
import { DissolutionDeclaree } from '../../../components/dissolution/DissolutionDeclaree.tsx'
import { RepresentantPourTeneur } from '../../../components/teledeclarants/RepresentantPourTeneur.tsx'
import { HistoriqueDemande } from '../../../components/validation/HistoriqueDemande.tsx'
import { LienDocument } from '../../../components/validation/LienDocument.tsx'
import { type Answer, loadOrNotFound, queryOf } from '../../../lib/api/index.ts'
import { formatJour, formatNumero, VIDE } from '../../../lib/format.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { asPositive } from '../../../lib/search-params.ts'
import { DemandesFiche } from './-pieces/DemandesFiche.tsx'
import { DonneesFiche } from './-pieces/DonneesFiche.tsx'
import { EtatsSuccessifs } from './-pieces/EtatsSuccessifs.tsx'
import { MandatsFiche } from './-pieces/MandatsFiche.tsx'

type Fiche = Answer<'visualiserCopropriete'>

const ficheQuery = (id: number) =>
  queryOf('visualiserCopropriete')({ params: { id } }, { silent: true })

const Documents = ({ documents }: { documents: Fiche['documents'] }) => (
  <Section title="Documents">
    {documents.length === 0 ? (
      <p>Aucun document.</p>
    ) : (
      <ul>
        {documents.map((d) => (
          <li key={d.id}>
            {d.libelleType}, le {formatJour(d.creeLe)} : <LienDocument document={d} />
          </li>
        ))}
      </ul>
    )}
  </Section>
)

/** The last certificate: what a person comes for most often is not left in a tab. */
const derniereAttestation = ({ documents }: Fiche) =>
  documents
    .filter(({ type }) => type.startsWith('ATTESTATION_'))
    .sort((a, b) => Date.parse(b.creeLe) - Date.parse(a.creeLe))[0]

const titreSansNom = ({ numeroImmatriculation }: Fiche): string =>
  `Copropriété ${formatNumero(numeroImmatriculation)}`

const Entete = ({
  fiche,
  titre,
  attestation,
}: {
  fiche: Fiche
  titre: string
  attestation: Fiche['documents'][number] | undefined
}) => (
  <>
    <h1 tabIndex={-1}>
      {titre === titreSansNom(fiche) ? (
        <>
          Copropriété <Numero valeur={fiche.numeroImmatriculation} />
        </>
      ) : (
        titre
      )}
    </h1>
    <p>
      <StateBadge tone={TON_ETAT[fiche.etat]}>{fiche.libelleEtat}</StateBadge>
    </p>
    <KeyValueList
      items={[
        { label: 'Numéro d’immatriculation', value: formatNumero(fiche.numeroImmatriculation) },
        { label: 'Date d’immatriculation', value: fiche.dateImmatriculation || VIDE },
        { label: 'Représentant légal', value: fiche.teledeclarant || VIDE },
        ...(fiche.dateDissolution
          ? [{ label: 'Date de dissolution', value: fiche.dateDissolution }]
          : []),
        ...(fiche.remplaceePar
          ? [{ label: 'Copropriété de référence', value: formatNumero(fiche.remplaceePar) }]
          : []),
      ]}
    />
    <div className="rc-actions fr-my-2w rc-non-imprime">
      {attestation && <LienDocument document={attestation} libelle={attestation.libelleType} />}
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm fr-btn--icon-left fr-icon-printer-line"
        onClick={() => print()}
      >
        Imprimer la fiche
      </button>
      <ActionsCopropriete
        ligne={{
          id: Number(fiche.id),
          nom: titre,
          numeroImmatriculation: fiche.numeroImmatriculation,
          idDeclaration: fiche.declaration?.id == null ? null : Number(fiche.declaration.id),
          actions: fiche.actions,
        }}
        consulter={false}
      />
      <ActesFiche fiche={fiche} />
      <RepresentantPourTeneur mandats={fiche.mandats} />
    </div>
    <EtatsSuccessifs historique={fiche.historique} />
    {fiche.sort && (
      <div className="fr-alert fr-alert--info fr-alert--sm fr-my-2w">
        <p>{fiche.sort}.</p>
      </div>
    )}
    {fiche.dissolution && ['A_VALIDER', 'VALIDEE'].includes(fiche.dissolution.statut) && (
      <DissolutionDeclaree dissolution={fiche.dissolution} />
    )}
  </>
)

const Page = () => {
  const { id } = Route.useParams()
  const { data: fiche } = useSuspenseQuery(ficheQuery(Number(id)))
  const titre =
    fiche.declaration?.nomCopropriete ||
    (fiche.numeroImmatriculation ? titreSansNom(fiche) : 'Copropriété sans nom')
  usePageTitle({ titre })
  return (
    <article className="rc-fiche">
      <Entete fiche={fiche} titre={titre} attestation={derniereAttestation(fiche)} />
      {fiche.numeroImmatriculation !== null && (
        <AppelsFiche
          id={Number(fiche.id)}
          actions={fiche.actions}
          geolocalisee={
            fiche.declaration === null ||
            (String(
              fiche.declaration.immatCopropriete.identification.adressePrincipale?.geolocalisee,
            ) === 'true' &&
              fiche.declaration.immatCopropriete.identification.parcelle.every(
                (p) => String(p.geolocalisee) === 'true',
              ))
          }
        />
      )}
      <Tabs
        label="Fiche de la copropriété"
        tabs={[
          {
            label: 'Données déclarées',
            content: fiche.declaration ? (
              <DonneesFiche declaration={fiche.declaration} />
            ) : (
              <p>Aucune donnée déclarée n’est visible.</p>
            ),
          },
          { label: 'Mandats', content: <MandatsFiche fiche={fiche} /> },
          { label: 'Demandes', content: <DemandesFiche demandes={fiche.demandes} /> },
          { label: 'Documents', content: <Documents documents={fiche.documents} /> },
          { label: 'Historique', content: <HistoriqueDemande historique={fiche.historique} /> },
        ]}
      />
    </article>
  )
}

export const Route = createFileRoute('/copropriete/fiche/$id')({
  staticData: {
    titre: 'Fiche de la copropriété',
    autorites: ['VISUALISER_COPRO'],
    fil: [{ label: 'Gérer une copropriété', href: '/copropriete?filter=seeAllCopro' }],
  },
  loader: async ({ context, params }) => {
    const id = asPositive(params.id)
    if (id === undefined) throw notFound()
    await loadOrNotFound(context.queryClient, ficheQuery(id))
  },
  component: Page,
})
