import { VoiesDeRecours } from '../configuration.tsx'
import { Section } from '@registre/ui'
import { formatJour } from '../../lib/format.ts'
import { Numero } from '../Numero.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { nomDe, type Rattachement } from './rattachement.ts'

/**
 * One's own requests that were refused not long ago, why, and the way to ask again; nothing when
 * there is none.
 */
export const Refus = ({ rattachements }: { rattachements: readonly Rattachement[] }) => {
  const refusees = rattachements.filter((r) => r.refus !== null)
  if (refusees.length === 0) return null
  return (
    <Section title="Demandes refusées depuis moins de trois mois">
      {refusees.map((r) => (
        <Section key={r.idDemande} level={3} title={nomDe(r)}>
          <p>
            <Numero valeur={r.numeroImmatriculation} />, mandat demandé du {r.dateDebutMandat} au{' '}
            {r.dateFinMandat}. Refusée le {formatJour(r.refus?.le ?? null)} :{' '}
            {r.refus?.motifs.join(', ')}.
          </p>
          {r.refus?.explication && <p>{r.refus.explication}</p>}
          <VoiesDeRecours />
          <InternalLink
            className="fr-link"
            href={`/rattacher-une-copropriete/edit?numero=${r.numeroImmatriculation}`}
          >
            Faire une nouvelle demande<span className="fr-sr-only"> : {nomDe(r)}</span>
          </InternalLink>
        </Section>
      ))}
    </Section>
  )
}
