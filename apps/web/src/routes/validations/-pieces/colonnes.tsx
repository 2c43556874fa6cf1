import type { Tri } from '../../../components/QueryTable.tsx'
import { type Column, StateBadge } from '@registre/ui'
import { Link } from '@tanstack/react-router'
import { BadgeEcheance } from '../../../components/validation/BadgeEcheance.tsx'
import { BadgeEtat } from '../../../components/validation/BadgeEtat.tsx'
import { DepuisVerrou } from '../../../components/validation/DepuisVerrou.tsx'
import type { LigneDemande } from '../../../components/validation/types.ts'
import { formatJour, formatNumero, VIDE } from '../../../lib/format.ts'

/** Columns of the keepers' queue; the co-ownership opens the request. */
export const COLONNES: readonly Column<LigneDemande, Tri<'rechercherDemandes'>>[] = [
  {
    key: 'profil',
    header: 'Profil demandeur',
    sortField: 'profilDemandeur',
    render: (l) => l.libelleProfil,
  },
  {
    key: 'demandeur',
    header: 'Demandeur',
    sortField: 'demandeur',
    render: (l) => l.demandeur || VIDE,
  },
  { key: 'type', header: 'Type', sortField: 'type', render: (l) => l.libelleType },
  {
    key: 'copropriete',
    header: 'Copropriété',
    sortField: 'nomCopropriete',
    rowHeader: true,
    render: (l) => (
      <>
        <Link
          to="/validations/$demande"
          params={{ demande: String(l.id) }}
          className="fr-link fr-text--sm"
        >
          {l.nomCopropriete ||
            (l.numeroImmatriculation ? formatNumero(l.numeroImmatriculation) : l.reference)}
        </Link>
        <span className="rc-ligne-adresse">
          {l.reference}
          {l.adressePrincipale && ` · ${l.adressePrincipale}`}
        </span>
      </>
    ),
  },
  {
    key: 'deposee',
    header: 'Déposée le',
    sortField: 'deposeeLe',
    render: (l) => formatJour(l.deposeeLe),
  },
  {
    key: 'echeance',
    header: 'Échéance',
    sortField: 'echeance',
    render: (l) => (
      <>
        {l.echeance || VIDE} <BadgeEcheance demande={l} />
      </>
    ),
  },
  {
    key: 'etat',
    header: 'Statut',
    sortField: 'etat',
    render: (l) => (
      <>
        <BadgeEtat etat={l.etat} libelle={l.libelleEtat} />{' '}
        {l.nonVerifiees > 0 && (
          <StateBadge tone="warning">
            {l.nonVerifiees === 1 ? '1 point non vérifié' : `${l.nonVerifiees} points non vérifiés`}
          </StateBadge>
        )}{' '}
        <DepuisVerrou par={l.verrouPar} le={l.verrouLe} parMoi={l.verrouParMoi} />
      </>
    ),
  },
  { key: 'assignee', header: 'Affectée à', render: (l) => l.assigneeA || VIDE },
]
