import { DataTable, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatInstant, VIDE } from '../../lib/format.ts'
import { PartiePasLue } from '../PasLu.tsx'
import { LienDocument } from './LienDocument.tsx'

type Examen = Answer<'lireMandatEnCoursValidation'>
type MandatTouche = Examen['mandats'][number]

const Contestation = ({
  le,
  texte,
  idDocument,
  nomDocument,
}: NonNullable<Examen['rattachement']['contestation']>) => (
  <div className="fr-alert fr-alert--warning fr-mb-3w">
    <p className="fr-alert__title">
      Demande contestée par le syndic en place, le {formatInstant(le)}
    </p>
    <p className="rc-texte-saisi">{texte}</p>
    {idDocument && (
      <p>
        <LienDocument document={{ id: idDocument, nom: nomDocument }} />
      </p>
    )}
  </div>
)

const AutresDemandes = ({ autres }: Pick<Examen, 'autres'>) => (
  <DataTable
    caption="Autres demandes de rattachement à cette copropriété"
    rows={autres}
    rowKey={(x) => x.idDemande}
    empty=""
    columns={[
      {
        key: 'demandeur',
        header: 'Demandeur',
        rowHeader: true,
        render: (x) => (
          <Link
            to="/validations/$demande"
            params={{ demande: String(x.idDemande) }}
            className="fr-link fr-text--sm"
          >
            {x.demandeur || VIDE}
          </Link>
        ),
      },
      { key: 'etat', header: 'État', render: (x) => x.libelleEtat },
      { key: 'debut', header: 'Début demandé', render: (x) => x.dateDebutMandat || VIDE },
      { key: 'fin', header: 'Fin demandée', render: (x) => x.dateFinMandat || VIDE },
      { key: 'preuve', header: 'Justificatif', render: (x) => x.nomFichierJustifMandat || 'Aucun' },
    ]}
  />
)

/**
 * What the syndic in place says against the request, and what the validation will change for each
 * mandate in place.
 */
export const RattachementExamine = ({ n, decidee }: { n: number; decidee: boolean }) => {
  const { data, isError, refetch } = useQuery({
    ...queryOf('lireMandatEnCoursValidation')({ params: { n } }),
    staleTime: 0,
  })
  const contestation = data?.rattachement.contestation
  return (
    <Section title="Mandats en place">
      {isError && (
        <PartiePasLue relire={refetch}>Les mandats en place n’ont pas pu être lus.</PartiePasLue>
      )}
      {contestation && <Contestation {...contestation} />}
      {data && data.autres.length > 0 && <AutresDemandes autres={data.autres} />}
      <DataTable
        caption={
          decidee
            ? 'Autres mandats de la copropriété'
            : 'Mandats en place, et ce que la validation changera'
        }
        rows={data?.mandats ?? []}
        rowKey={(m) => m.id}
        loading={data === undefined && !isError}
        empty={
          decidee
            ? 'Aucun autre mandat.'
            : 'Aucun syndic n’est en place : la validation n’archivera aucun mandat.'
        }
        columns={[
          {
            key: 'syndic',
            header: 'Représentant légal',
            rowHeader: true,
            render: (m) => m.syndic || VIDE,
          },
          { key: 'etat', header: 'État', render: (m) => m.libelleEtat },
          { key: 'debut', header: 'Début', render: (m) => m.dateDebut || VIDE },
          { key: 'fin', header: 'Fin', render: (m) => m.dateFin || VIDE },
          ...(decidee
            ? []
            : [{ key: 'effet', header: 'Si vous validez', render: (m: MandatTouche) => m.effet }]),
        ]}
      />
    </Section>
  )
}
