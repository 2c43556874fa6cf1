import { deNom } from '@registre/domain'
import { Button, type Column, StateBadge } from '@registre/ui'
import { useState } from 'react'
import type { Args } from '../../lib/api/index.ts'
import { formatNombre, VIDE } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { SeConnecterALaPlace } from '../compte/SeConnecterALaPlace.tsx'
import { QueryTable, type Tri } from '../QueryTable.tsx'
import { SupprimerTeledeclarant } from './SupprimerTeledeclarant.tsx'
import {
  hrefComptes,
  hrefFiche,
  type LigneTeledeclarant,
  nomDuTeledeclarant,
  TON_STATUT_TELEDECLARANT,
} from './teledeclarant.ts'

const nomDe = (l: LigneTeledeclarant): string =>
  nomDuTeledeclarant(
    { raisonSociale: l.raisonSociale, nom: l.nomAdmin, prenom: l.prenomAdmin },
    Number(l.idTeledeclarant),
  )

/**
 * One link a row; the other gestures open on demand, and all of them are on the declarant's own
 * page.
 */
const Actions = ({
  ligne,
  onSupprimer,
}: {
  ligne: LigneTeledeclarant
  onSupprimer: () => void
}) => {
  const [id, nom] = [Number(ligne.idTeledeclarant), nomDe(ligne)]
  return (
    <>
      {ligne.allowedToEdit && (
        <InternalLink className="fr-link fr-link--sm" href={`${hrefFiche(id)}?modifier=1`}>
          Modifier<span className="fr-sr-only"> {nom}</span>
        </InternalLink>
      )}
      <details className="rc-plus">
        <summary>
          Autres actions<span className="fr-sr-only"> sur {nom}</span>
        </summary>
        <div className="rc-plus__liste">
          <InternalLink
            className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
            href={hrefComptes(id)}
          >
            Comptes<span className="fr-sr-only"> utilisateurs {deNom(nom)}</span>
          </InternalLink>
          <SeConnecterALaPlace
            utilisateurId={
              ligne.utilisateurEmpruntable === null ? null : Number(ligne.utilisateurEmpruntable)
            }
            nom={nom}
            precision={`${ligne.prenomAdmin} ${ligne.nomAdmin}`.trim()}
            teledeclarantId={id}
          />
          {ligne.allowedToDelete && (
            <Button kind="tertiary-no-outline" small onClick={onSupprimer}>
              Supprimer<span className="fr-sr-only"> {nom}</span>
            </Button>
          )}
        </div>
      </details>
    </>
  )
}

/** Result columns of the specification, then what may be done on each. */
const COLONNES: readonly Column<LigneTeledeclarant, Tri<'rechercherTeledeclarants'>>[] = [
  {
    key: 'id',
    header: 'Identifiant',
    sortField: 'idTeledeclarant',
    align: 'right',
    wide: true,
    render: (l) => String(l.idTeledeclarant),
  },
  {
    key: 'raison',
    header: 'Raison sociale',
    sortField: 'raisonSociale',
    rowHeader: true,
    render: (l) => (
      <InternalLink href={hrefFiche(Number(l.idTeledeclarant))}>{nomDe(l)}</InternalLink>
    ),
  },
  { key: 'siret', header: 'SIRET', sortField: 'siret', wide: true, render: (l) => l.siret || VIDE },
  { key: 'type', header: 'Type', sortField: 'typeTeledeclarant', render: (l) => l.libelleType },
  {
    key: 'statut',
    header: 'Statut',
    sortField: 'statutTeledeclarant',
    render: (l) => (
      <>
        <StateBadge tone={TON_STATUT_TELEDECLARANT[l.statutTeledeclarant]}>
          {l.libelleStatut}
        </StateBadge>
        {l.libelleVeille !== '' && <StateBadge tone="warning">{l.libelleVeille}</StateBadge>}
      </>
    ),
  },
  {
    key: 'admin',
    header: 'Administrateur',
    render: (l) => `${l.prenomAdmin} ${l.nomAdmin}`.trim() || VIDE,
  },
  {
    key: 'mdp',
    header: 'Mot de passe saisi',
    wide: true,
    render: (l) => (l.motDePasseActive ? 'Oui' : 'Non'),
  },
  { key: 'commune', header: 'Commune', sortField: 'commune', render: (l) => l.commune || VIDE },
  {
    key: 'nb',
    header: 'Copropriétés',
    sortField: 'nbCoproprietes',
    align: 'right',
    render: (l) => formatNombre(l.nbCoproprietes),
  },
]

/** The declarants that match, with the keepers' actions on each. */
export const TableTeledeclarants = ({
  recherche,
  vide,
}: {
  recherche: Omit<NonNullable<Args<'rechercherTeledeclarants'>['body']>, 'paginationOptions'>
  vide: string
}) => {
  const [aSupprimer, setASupprimer] = useState<LigneTeledeclarant | null>(null)
  return (
    <>
      <QueryTable
        operation="rechercherTeledeclarants"
        caption="Télédéclarants"
        columns={[
          ...COLONNES,
          {
            key: 'actions',
            header: 'Actions',
            render: (l) => <Actions ligne={l} onSupprimer={() => setASupprimer(l)} />,
          },
        ]}
        rowKey={(l) => String(l.idTeledeclarant)}
        defaultSort={{ field: 'raisonSociale', direction: 'ASC' }}
        unit={['télédéclarant', 'télédéclarants']}
        empty={vide}
        args={(paginationOptions) => ({ body: { paginationOptions, ...recherche } })}
        read={(answer) => ({ rows: answer.teledeclarantDTOList, totalItems: answer.totalItems })}
        note={(answer) =>
          answer.totalPlafonne && (
            <p className="fr-hint-text">
              Le compte s’arrête là : d’autres télédéclarants correspondent. Précisez votre
              recherche pour les atteindre.
            </p>
          )
        }
      />
      <SupprimerTeledeclarant
        cible={aSupprimer && { id: Number(aSupprimer.idTeledeclarant), nom: nomDe(aSupprimer) }}
        onClose={() => setASupprimer(null)}
      />
    </>
  )
}
