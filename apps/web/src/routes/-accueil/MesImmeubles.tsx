import { titreTache } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { CarteCopropriete } from '../../components/coproprietes/CarteCopropriete.tsx'
import { lienListe } from '../../components/coproprietes/liens.ts'
import { PartiePasLue } from '../../components/PasLu.tsx'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { AFaire, useAFaire, lienTache, ListeAFaire, Quand, titreAFaire } from './AFaire.tsx'

const BOUTONS: Record<Answer<'listerAFaire'>['taches'][number]['nature'], string> = {
  contester: 'Lire la demande et répondre',
  preciser: 'Répondre au teneur',
  'mandats-expires': 'Renouveler le mandat',
  'mandats-a-renouveler': 'Renouveler le mandat',
  'mises-a-jour': 'Faire la mise à jour',
  predecesseur: 'Examiner la mise à jour',
  succession: 'Demander mon rattachement',
  localiser: 'Placer sur la carte',
}
/** What one gathers before beginning, and how long it takes. */
const MUNISSEZ_VOUS: Partial<typeof BOUTONS> = {
  'mandats-expires':
    'Munissez-vous du procès-verbal qui vous a élu de nouveau. Comptez trois minutes.',
  'mandats-a-renouveler':
    'Munissez-vous du procès-verbal qui vous a élu de nouveau. Comptez trois minutes.',
  'mises-a-jour':
    'Munissez-vous des comptes approuvés par la dernière assemblée générale. Comptez dix minutes.',
}

/** The one building of a volunteer: its first task with its button, the others under it. */
const Taches = () => {
  const { data, isLoadingError, refetch } = useAFaire()
  if (isLoadingError)
    return <PartiePasLue relire={refetch}>Ce qui vous attend n’a pas pu être lu.</PartiePasLue>
  if (!data) return <p aria-busy="true">Lecture de ce qui vous attend…</p>
  const [premiere, ...suite] = data.taches
  if (!premiere) return <p className="rc-acte__titre">Rien ne vous attend aujourd’hui</p>
  return (
    <>
      <h3 className="fr-h6 fr-mb-1v">{titreAFaire(data.total)}</h3>
      <p className="rc-acte__date">
        <Quand jour={premiere.jour} />
      </p>
      <p className="rc-acte__titre">{titreTache(premiere)}</p>
      {premiere.de && <p>Demandée par {premiere.de}.</p>}
      {MUNISSEZ_VOUS[premiere.nature] && <p>{MUNISSEZ_VOUS[premiere.nature]}</p>}
      <InternalLink className="fr-btn" href={lienTache(premiere, data.chezDesCollegues > 0)}>
        {BOUTONS[premiere.nature]}
      </InternalLink>
      {suite.length > 0 && (
        <div className="fr-mt-2w">
          <ListeAFaire taches={suite} partagees={data.chezDesCollegues > 0} />
        </div>
      )}
    </>
  )
}

/**
 * The home of a volunteer begins with its building, and with what it has to do: in one card when it
 * looks after one, the list first when it looks after several.
 */
export const MesImmeubles = ({ premieres }: { premieres: number }) => {
  const { data, isLoadingError, refetch } = useQuery(
    queryOf('rechercherCoproprietes')(
      {
        body: {
          filtre: 'mandate',
          paginationOptions: {
            pageNumber: 1,
            pageSize: 1,
            sortField: 'dateFinMandat',
            sortDirection: 'ASC',
          },
        },
      },
      { silent: true },
    ),
  )
  if (isLoadingError)
    return <PartiePasLue relire={refetch}>Vos copropriétés n’ont pas pu être lues.</PartiePasLue>
  if (!data) return <p aria-busy="true">Lecture de vos copropriétés…</p>
  const [ligne] = data.ligneRechercheCoproprieteDTOList
  const total = data.totalItems
  if (total === 1 && ligne) return <CarteCopropriete ligne={ligne} panneau={<Taches />} />
  return (
    <>
      <AFaire premieres={premieres} />
      {ligne && (
        <CarteCopropriete
          ligne={ligne}
          suite={
            <InternalLink className="fr-link" href={lienListe('mandate')}>
              Voir vos {total} copropriétés
            </InternalLink>
          }
        />
      )}
    </>
  )
}
