import { isAdminTeneur, LABELS_NIVEAU_GEOGRAPHIQUE, NIVEAUX_GEOGRAPHIQUES } from '@registre/domain'
import { Button, Alert, type Column, DataTable, KeyValueList, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatHeure, formatJour, formatNombre, VIDE } from '../../lib/format.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { useEcranExiste } from '../../shell/ecrans.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

type Indicateurs = Answer<'lireIndicateurs'>
interface Ligne {
  demandeType: string
  demande: number
  horsDelai: number
}

const lignesDe = (i: Indicateurs): Ligne[] => [
  {
    demandeType: 'Immatriculation',
    demande: i.demandesImmatEnCours,
    horsDelai: i.demandesImmatHorsDelai,
  },
  {
    demandeType: 'Rattachement',
    demande: i.demandesRattachementEnCours,
    horsDelai: i.demandesRattachementHorsDelai,
  },
  {
    demandeType: 'Dissolution',
    demande: i.demandesDissolutionEnCours,
    horsDelai: i.demandesDissolutionHorsDelai,
  },
  { demandeType: 'Doublons notaires', demande: i.nbDoublons, horsDelai: i.nbDoublonsHorsDelais },
]

const COLONNES: readonly Column<Ligne>[] = [
  { key: 'demandeType', header: 'Type de demande', rowHeader: true, render: (l) => l.demandeType },
  { key: 'demande', header: 'Demandes', align: 'right', render: (l) => formatNombre(l.demande) },
  {
    key: 'horsDelai',
    header: 'Hors délai',
    align: 'right',
    render: (l) => (l.horsDelai > 0 ? <strong>{formatNombre(l.horsDelai)}</strong> : '0'),
  },
]

/** The level asked most, in words; a dash before the first extraction. */
const echelle = (niveau: string): string => {
  const connu = NIVEAUX_GEOGRAPHIQUES.find((n) => n === niveau)
  return connu ? LABELS_NIVEAU_GEOGRAPHIQUE[connu] : VIDE
}

const Details = ({ indicateurs: i }: { indicateurs: Indicateurs }) => (
  <details>
    <summary>Les chiffres du registre</summary>
    <KeyValueList
      items={{
        'Copropriétés immatriculées': formatNombre(i.nbCoproImmatriculees),
        'Immatriculations par semaine, en moyenne': formatNombre(i.moyenneImmatHebdo),
        Télédéclarants: formatNombre(i.nbTeledeclarants),
        'Rattachements par semaine, en moyenne': formatNombre(i.moyenneRattachementHebdo),
        Utilisateurs: formatNombre(i.nbUtilisateurs),
        'Mises à jour cette année': formatNombre(i.nbMajParAnnee),
        'Mises à jour ce mois-ci': formatNombre(i.nbMajParMois),
        'Téléchargements des données brutes, en douze mois': formatNombre(
          i.nbTelechargementDonneesBrutes,
        ),
        'Échelle géographique la plus demandée': echelle(i.topEchelleGeographique),
        'Rapports statistiques téléchargés, en douze mois': formatNombre(
          i.nbTelechargementRapportBo,
        ),
      }}
    />
  </details>
)

const PublicationRefusee = ({
  jour,
  lignes,
  attendues,
}: NonNullable<Indicateurs['publicationRefusee']>) => (
  <Alert severity="warning" className="fr-mb-2w">
    <p>
      Le fichier public du {formatJour(jour)} n’est pas publié : il comptait {formatNombre(lignes)}{' '}
      copropriétés, le registre {formatNombre(attendues)}. Celui d’avant reste en ligne ; une
      nouvelle publication est tentée chaque nuit. Si cela dure, prévenez l’exploitant.
    </p>
  </Alert>
)

/**
 * The keepers' indicators, with a refresh button; the administrators also see the detailed rows.
 */
export const TableauIndicateurs = () => {
  const { profil } = useCompteConnecte()
  const existe = useEcranExiste()
  const { data, isPending, isFetching, isError, dataUpdatedAt, refetch } = useQuery(
    queryOf('lireIndicateurs')({}),
  )
  const refresh = (
    <Button
      kind="tertiary"
      small
      icon="fr-icon-refresh-line"
      disabled={isFetching}
      onClick={() => void refetch()}
    >
      Actualiser
    </Button>
  )
  return (
    <Section title="Indicateurs" actions={refresh}>
      <p className="fr-text--sm fr-mb-1w" role="status">
        {isError
          ? 'Les indicateurs n’ont pas pu être lus.'
          : isFetching
            ? 'Lecture des indicateurs…'
            : `À jour à ${formatHeure(new Date(dataUpdatedAt))}`}
      </p>
      {data?.publicationRefusee && <PublicationRefusee {...data.publicationRefusee} />}
      <DataTable
        caption="Demandes en attente, par type"
        captionHidden
        figures
        columns={COLONNES}
        rows={data ? lignesDe(data) : []}
        rowKey={(l) => l.demandeType}
        loading={isPending}
        refreshing={isFetching && !isPending}
      />
      {data && isAdminTeneur(profil) && <Details indicateurs={data} />}
      {isAdminTeneur(profil) && existe('/indicateurs-MCO') && (
        <InternalLink className="fr-link" href="/indicateurs-MCO">
          Suivi des indicateurs MCO
        </InternalLink>
      )}
    </Section>
  )
}
