import { Section, Tabs } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DecisionsPrises } from '../../../components/administration/DecisionsPrises.tsx'
import { AppelsFiche } from '../../../components/coproprietes/AppelsFiche.tsx'
import { SyndicDesigne } from '../../../components/notaire/SyndicDesigne.tsx'
import { HistoriqueDemande } from '../../../components/validation/HistoriqueDemande.tsx'
import { LienDocument } from '../../../components/validation/LienDocument.tsx'
import { idOrNotFound, type Answer, loadOrNotFound, queryOf } from '../../../lib/api/index.ts'
import { formatJour } from '../../../lib/format.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { DemandesFiche } from './-pieces/DemandesFiche.tsx'
import { EnteteFiche, titreDe } from './-pieces/EnteteFiche.tsx'
import { DonneesFiche } from './-pieces/DonneesFiche.tsx'
import { MandatsFiche } from './-pieces/MandatsFiche.tsx'
import { SituationFiche } from './-pieces/SituationFiche.tsx'

type Fiche = Answer<'visualiserCopropriete'>

const ficheQuery = (id: number) =>
  queryOf('visualiserCopropriete')({ params: { id } }, { silent: true })

const RESERVE =
  'réservés au syndic de la copropriété, à qui les a déposés et aux teneurs du registre.'

const Documents = ({ documents, reserves }: Pick<Fiche, 'documents' | 'reserves'>) => (
  <Section title="Documents">
    {reserves.documents && (
      <p>
        {documents.length === 0 ? 'Les' : 'Les autres'} documents de cette copropriété sont{' '}
        {RESERVE}
      </p>
    )}
    {documents.length === 0 ? (
      !reserves.documents && <p>Aucun document.</p>
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
      {fiche.etat === 'IMMATRICULEE_A_RATTACHER' &&
        fiche.actions.includes('designer-syndic') &&
        fiche.declaration?.id != null && <SyndicDesigne id={fiche.declaration.id} immatriculee />}
      <SituationFiche situation={fiche.situation} />
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
          { label: 'Documents', content: <Documents {...fiche} /> },
          {
            label: 'Historique',
            content: (
              <Section title="Historique">
                {fiche.reserves.historique ? (
                  <p>Les événements de cette copropriété sont {RESERVE}</p>
                ) : (
                  <HistoriqueDemande historique={fiche.historique} />
                )}
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
    await loadOrNotFound(context.queryClient, ficheQuery(idOrNotFound(params.id)))
  },
  component: Page,
})
