import { LABELS_ETAT_COPROPRIETE } from '@registre/domain'
import { DataTable, Section, StateBadge } from '@registre/ui'
import type { ReactNode } from 'react'
import { formatNumero } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { comparer, type LigneComparee } from './comparaison.ts'
import type { Candidat, Declaration } from './types.ts'

/** How a candidate is called: its number, or its name before it has one. */
export const nomCandidat = ({ numeroImmatriculation, nom }: Candidat): string =>
  numeroImmatriculation ? formatNumero(numeroImmatriculation) : nom || 'Demande en cours'

const reponseDe = (declaration: Declaration, id: number): string | null => {
  const reponse = declaration.reponsesDoublons.find((r) => r.candidatId === id)
  if (!reponse) return null
  return reponse.reponse === 'DIFFERENTE'
    ? `Le déclarant a répondu : copropriété différente${reponse.motif ? `, « ${reponse.motif} »` : ''}.`
    : 'Le déclarant souhaite s’y rattacher.'
}

const Candidate = ({
  declaration,
  candidat,
  representant,
  action,
}: {
  declaration: Declaration
  candidat: Candidat
  representant: string
  action: ReactNode
}) => {
  const reponse = reponseDe(declaration, candidat.id)
  return (
    <Section
      level={3}
      title={
        <>
          {candidat.numeroImmatriculation ? (
            <InternalLink href={`/copropriete/fiche/${candidat.id}`}>
              {nomCandidat(candidat)}
            </InternalLink>
          ) : (
            nomCandidat(candidat)
          )}{' '}
          {candidat.tresProche && <StateBadge tone="error">Très proche</StateBadge>}
        </>
      }
      actions={action}
    >
      <p className="fr-mb-1w">
        {LABELS_ETAT_COPROPRIETE[candidat.etat]}, ressemblance de {Math.round(candidat.score * 100)}
        &nbsp;%
      </p>
      <ul className="fr-mb-2w">
        {candidat.raisons.map(({ code, libelle }) => (
          <li key={code}>{libelle}</li>
        ))}
      </ul>
      {reponse && <p>{reponse}</p>}
      <DataTable<LigneComparee>
        caption={`La demande et ${nomCandidat(candidat)}`}
        captionHidden
        rows={comparer(declaration, candidat, representant)}
        rowKey={(l) => l.critere}
        columns={[
          { key: 'critere', header: 'Critère', rowHeader: true, render: (l) => l.critere },
          { key: 'demande', header: 'Demande examinée', render: (l) => l.demande },
          {
            key: 'existante',
            header: 'Copropriété proche',
            render: (l) =>
              l.identique ? (
                <span className="rc-identique">{l.existante} (identique)</span>
              ) : (
                l.existante
              ),
          },
        ]}
      />
    </Section>
  )
}

/**
 * The close co-ownerships, each beside the request with its reasons; `actionDe` gives the decision
 * offered for one.
 */
export const TableauDoublons = ({
  declaration,
  doublons,
  representant,
  actionDe,
}: {
  declaration: Declaration
  doublons: readonly Candidat[]
  representant: string
  actionDe: (candidat: Candidat) => ReactNode
}) => (
  <Section title="Copropriétés proches">
    {doublons.length === 0 && <p>Aucune copropriété proche n’est connue du registre.</p>}
    {doublons.map((candidat) => (
      <Candidate
        key={candidat.id}
        declaration={declaration}
        candidat={candidat}
        representant={representant}
        action={actionDe(candidat)}
      />
    ))}
  </Section>
)
