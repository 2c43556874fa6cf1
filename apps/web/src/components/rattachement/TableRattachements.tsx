import { parseFrDate, quandDecider } from '@registre/domain'
import { type Column, DataTable } from '@registre/ui'
import { VIDE } from '../../lib/format.ts'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'
import { Numero } from '../Numero.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { BadgeEtat } from '../validation/BadgeEtat.tsx'
import { lienContester, lienReponse, limiteDe, nomDe, type Rattachement } from './rattachement.ts'
import { RetirerDemande } from './RetirerDemande.tsx'

const Actions = ({ r }: { r: Rattachement }) => (
  <div className="rc-actions">
    {r.actions.includes('repondre') && (
      <InternalLink className="fr-link fr-link--sm" href={lienReponse(r)}>
        Répondre<span className="fr-sr-only"> : {nomDe(r)}</span>
      </InternalLink>
    )}
    {r.actions.includes('retirer') && <RetirerDemande rattachement={r} />}
    {r.sens === 'RECUE' && (
      <InternalLink className="fr-link fr-link--sm" href={lienContester(r.coproprieteId)}>
        {r.actions.includes('contester') ? 'Voir ou contester' : 'Voir'}
        <span className="fr-sr-only"> : {nomDe(r)}</span>
      </InternalLink>
    )}
    {r.sens === 'EMISE' && r.actions.length === 0 && VIDE}
  </div>
)

const COLONNES: readonly Column<Rattachement>[] = [
  {
    key: 'copropriete',
    header: 'Copropriété',
    rowHeader: true,
    render: (r) => (
      <>
        {nomDe(r)}
        <span className="rc-ligne-adresse">
          <Numero valeur={r.numeroImmatriculation} />
          {r.nomCopropriete && r.adressePrincipale && `, ${r.adressePrincipale}`}
        </span>
      </>
    ),
  },
  {
    key: 'demandeur',
    header: 'Demandé par',
    render: (r) => (r.sens === 'EMISE' ? 'Votre établissement' : r.demandeur || VIDE),
  },
  {
    key: 'mandat',
    header: 'Mandat demandé',
    render: (r) => `Du ${r.dateDebutMandat} au ${r.dateFinMandat}`,
  },
  {
    key: 'etat',
    header: 'Statut',
    render: (r) => <BadgeEtat etat={r.etat} libelle={r.libelleEtat} />,
  },
  {
    key: 'echeance',
    header: 'Échéance',
    render: (r) =>
      r.dateLimite
        ? `Réponse attendue avant le ${r.dateLimite}`
        : r.actions.includes('contester')
          ? `Votre réponse avant le ${limiteDe(r)}`
          : r.echeance
            ? `Décision ${quandDecider(parseFrDate(r.echeance) ?? '', aujourdhuiParis())}`
            : VIDE,
  },
  { key: 'actions', header: 'Actions', render: (r) => <Actions r={r} /> },
]

/** Open attachment requests: one's own, and those on the co-ownerships one is the syndic of. */
export const TableRattachements = ({
  rattachements,
  caption,
}: {
  rattachements: readonly Rattachement[]
  caption: string
}) => (
  <DataTable
    caption={caption}
    captionHidden
    columns={COLONNES}
    rows={rattachements}
    rowKey={(r) => r.idDemande}
    empty="Aucune demande à l’examen."
  />
)
