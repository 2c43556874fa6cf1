import { deNom } from '@registre/domain'
import { Button, type Column, DataTable, StateBadge } from '@registre/ui'
import { useState } from 'react'
import { formatJour, VIDE } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { SeConnecterALaPlace, usePeutEmprunter } from '../compte/SeConnecterALaPlace.tsx'
import { BadgeNiveau, BadgeStatut } from './BadgesCompte.tsx'
import { nomDe, type Utilisateur } from './comptes.ts'
import { SupprimerComptes } from './SupprimerComptes.tsx'

const Case = ({
  utilisateur,
  cochee,
  onChange,
}: {
  utilisateur: Utilisateur
  cochee: boolean
  onChange: (cochee: boolean) => void
}) => {
  const id = `choix-${utilisateur.id}`
  return (
    <div className="fr-checkbox-group fr-checkbox-group--sm">
      <input
        type="checkbox"
        id={id}
        checked={cochee}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="fr-label" htmlFor={id}>
        <span className="fr-sr-only">Choisir {nomDe(utilisateur)}</span>
      </label>
    </div>
  )
}

interface ActionsProps {
  utilisateur: Utilisateur
  hrefDe: (u: Utilisateur) => string
  onSupprimer: () => void
  emprunt: boolean
}

const Actions = ({ utilisateur, hrefDe, onSupprimer, emprunt }: ActionsProps) => (
  <div className="rc-actions">
    {utilisateur.allowedToEdit && (
      <InternalLink className="fr-btn fr-btn--secondary fr-btn--sm" href={hrefDe(utilisateur)}>
        Modifier<span className="fr-sr-only"> le compte {deNom(nomDe(utilisateur))}</span>
      </InternalLink>
    )}
    {utilisateur.allowedToDelete && (
      <Button kind="tertiary-no-outline" small onClick={onSupprimer}>
        Supprimer<span className="fr-sr-only"> le compte {deNom(nomDe(utilisateur))}</span>
      </Button>
    )}
    {emprunt && utilisateur.statut !== 'DESACTIVE' && (
      <SeConnecterALaPlace
        utilisateurId={Number(utilisateur.id)}
        nom={nomDe(utilisateur)}
        teledeclarantId={Number(utilisateur.idTeledeclarant)}
      />
    )}
    {!utilisateur.allowedToEdit && !utilisateur.allowedToDelete && !emprunt && VIDE}
  </div>
)

const COLONNES: readonly Column<Utilisateur>[] = [
  {
    key: 'nom',
    header: 'Nom',
    rowHeader: true,
    render: (u) => (
      <>
        {nomDe(u)} {u.soi && <StateBadge tone="neutral">Vous</StateBadge>}
      </>
    ),
  },
  { key: 'niveau', header: 'Niveau', render: (u) => <BadgeNiveau utilisateur={u} /> },
  { key: 'email', header: 'Adresse électronique', render: (u) => u.email },
  { key: 'statut', header: 'Statut', render: (u) => <BadgeStatut utilisateur={u} /> },
  { key: 'activite', header: 'Dernière activité', render: (u) => formatJour(u.derniereActiviteLe) },
]

interface TableComptesProps {
  utilisateurs: readonly Utilisateur[]
  hrefDe: (u: Utilisateur) => string
  vide: string
  /** The house is active, and not one's own: a keeper may take the place of its accounts. */
  emprunt?: boolean
}

/**
 * The accounts of a house, with what the caller may do on each; one, or a selection, is deleted
 * after a confirmation.
 */
export const TableComptes = ({
  utilisateurs,
  hrefDe,
  vide,
  emprunt = false,
}: TableComptesProps) => {
  const empruntable = usePeutEmprunter() && emprunt
  const [choisis, setChoisis] = useState<ReadonlySet<number>>(new Set())
  const [aSupprimer, setASupprimer] = useState<readonly Utilisateur[]>([])
  const choix = utilisateurs.filter((u) => choisis.has(Number(u.id)) && u.allowedToDelete)
  const cocher = (id: number, cochee: boolean) =>
    setChoisis(
      (avant) => new Set(cochee ? [...avant, id] : [...avant].filter((autre) => autre !== id)),
    )
  const caseAcocher: Column<Utilisateur> = {
    key: 'choix',
    header: 'Choix',
    render: (u) =>
      u.allowedToDelete ? (
        <Case
          utilisateur={u}
          cochee={choisis.has(Number(u.id))}
          onChange={(cochee) => cocher(Number(u.id), cochee)}
        />
      ) : (
        VIDE
      ),
  }
  const actions: Column<Utilisateur> = {
    key: 'actions',
    header: 'Actions',
    render: (u) => (
      <Actions
        utilisateur={u}
        hrefDe={hrefDe}
        onSupprimer={() => setASupprimer([u])}
        emprunt={empruntable}
      />
    ),
  }
  const supprimables = utilisateurs.some((u) => u.allowedToDelete)
  const agissable = empruntable || utilisateurs.some((u) => u.allowedToEdit || u.allowedToDelete)
  return (
    <>
      <DataTable
        caption="Comptes utilisateurs"
        captionHidden
        rows={utilisateurs}
        rowKey={(u) => String(u.id)}
        empty={vide}
        columns={[
          ...(supprimables ? [caseAcocher] : []),
          ...COLONNES,
          ...(agissable ? [actions] : []),
        ]}
      />
      {supprimables && (
        <p className="fr-mt-2w">
          <Button
            kind="secondary"
            disabled={choix.length === 0}
            onClick={() => setASupprimer(choix)}
          >
            Supprimer les comptes choisis{choix.length > 0 && ` (${choix.length})`}
          </Button>
        </p>
      )}
      <SupprimerComptes
        utilisateurs={aSupprimer}
        onClose={(supprimes) => {
          setASupprimer([])
          if (supprimes) setChoisis(new Set())
        }}
      />
    </>
  )
}
