import { Section, Tabs } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { DecisionsPrises } from '../../../components/administration/DecisionsPrises.tsx'
import { AppelsFiche } from '../../../components/coproprietes/AppelsFiche.tsx'
import { HistoriqueDemande } from '../../../components/validation/HistoriqueDemande.tsx'
import { LienDocument } from '../../../components/validation/LienDocument.tsx'
import { type Answer, loadOrNotFound, queryOf } from '../../../lib/api/index.ts'
import { formatJour } from '../../../lib/format.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { asPositive } from '../../../lib/search-params.ts'
import { DemandesFiche } from './-pieces/DemandesFiche.tsx'
import { EnteteFiche, titreDe } from './-pieces/EnteteFiche.tsx'
import { DonneesFiche } from './-pieces/DonneesFiche.tsx'
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

const Page = () => {
  const { id } = Route.useParams()
  const { data: fiche } = useSuspenseQuery(ficheQuery(Number(id)))
  const titre = titreDe(fiche)
  usePageTitle({ titre })
  return (
    <article className="rc-fiche">
      <EnteteFiche fiche={fiche} />
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
          ...(fiche.decisions.length > 0
            ? [
                {
                  label: 'Décisions',
                  content: (
                    <Section title="Décisions du teneur du registre">
                      <DecisionsPrises fiche={fiche} />
                    </Section>
                  ),
                },
              ]
            : []),
          { label: 'Documents', content: <Documents documents={fiche.documents} /> },
          {
            label: 'Historique',
            content: (
              <Section title="Historique">
                <HistoriqueDemande historique={fiche.historique} />
              </Section>
            ),
          },
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
