import {
  type CleGroupe,
  type EtatCopropriete,
  type FiltreCoproprietes,
  LABELS_ETAT_COPROPRIETE,
} from '@registre/domain'
import { type Column, StateBadge } from '@registre/ui'
import type { Answer } from '../../lib/api/index.ts'
import { formatNombre, VIDE } from '../../lib/format.ts'
import { Numero } from '../Numero.tsx'
import { QueryTable, type Tri } from '../QueryTable.tsx'
import { ActionsCopropriete } from './ActionsCopropriete.tsx'
import { TON_ETAT } from './tons.ts'

export type LigneCopropriete =
  Answer<'rechercherCoproprietes'>['ligneRechercheCoproprieteDTOList'][number]

/** The state, and what became of a number that is no longer in force. */
const Etat = ({ ligne: { etat, sort } }: { ligne: LigneCopropriete }) => (
  <>
    <StateBadge tone={TON_ETAT[etat]}>{LABELS_ETAT_COPROPRIETE[etat]}</StateBadge>
    {sort !== '' && sort !== LABELS_ETAT_COPROPRIETE[etat] && (
      <span className="rc-ligne-adresse">{sort}</span>
    )}
  </>
)

/** Columns of every list of co-ownerships (specification 1, "Condominium list row"). */
const COLONNES: readonly Column<LigneCopropriete, Tri<'rechercherCoproprietes'>>[] = [
  {
    key: 'numero',
    header: 'Immatriculation',
    sortField: 'numeroImmatriculation',
    render: (l) => <Numero valeur={l.numeroImmatriculation} />,
  },
  {
    key: 'nom',
    header: 'Nom',
    sortField: 'nom',
    rowHeader: true,
    render: (l) => l.nom || 'Sans nom',
  },
  {
    key: 'adresse',
    header: 'Adresse',
    sortField: 'adressePrincipale',
    render: (l) => l.adressePrincipale || VIDE,
  },
  {
    key: 'etat',
    header: 'Statut',
    sortField: 'statutCopropriete',
    render: (l) => <Etat ligne={l} />,
  },
  {
    key: 'lots',
    header: 'Lots',
    sortField: 'nombreLots',
    align: 'right',
    render: (l) => formatNombre(l.nombreLots),
  },
  {
    key: 'finMandat',
    header: 'Fin de mandat',
    sortField: 'dateFinMandat',
    render: (l) => l.dateFinMandat || VIDE,
  },
  {
    key: 'maj',
    header: 'Mise à jour annuelle',
    sortField: 'majAnnuelle',
    render: (l) => (l.numeroImmatriculation === null ? VIDE : l.majAnnuelle ? 'Faite' : 'À faire'),
  },
]

export interface CriteresCoproprietes {
  filtre?: FiltreCoproprietes | ''
  statut?: CleGroupe | ''
  immatriculationOuNom?: string
  /** Empty: every state. */
  etats?: readonly EtatCopropriete[]
}

/** The co-ownerships that the signed-in person may see. */
export const TableCoproprietes = ({
  criteres,
  caption,
  empty,
  pageSize = 10,
}: {
  criteres: CriteresCoproprietes
  caption: string
  empty: string
  pageSize?: number
}) => (
  <QueryTable
    operation="rechercherCoproprietes"
    caption={caption}
    columns={[
      ...COLONNES,
      {
        key: 'actions',
        header: 'Actions',
        render: (l) => <ActionsCopropriete ligne={l} filtre={criteres.filtre ?? ''} />,
      },
    ]}
    rowKey={(l) => l.id}
    pageSize={pageSize}
    defaultSort={{ field: 'nom', direction: 'ASC' }}
    unit={['copropriété', 'copropriétés']}
    empty={empty}
    args={(paginationOptions) => ({
      body: {
        paginationOptions,
        filtre: criteres.filtre ?? '',
        statut: criteres.statut ?? '',
        immatriculationOuNom: criteres.immatriculationOuNom ?? '',
        etatsCopropriete: [...(criteres.etats ?? [])],
      },
    })}
    read={(answer) => ({
      rows: answer.ligneRechercheCoproprieteDTOList,
      totalItems: answer.totalItems,
    })}
  />
)
