import { Button, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nommer } from '../coproprietes/nommer.ts'
import { queryOf } from '../../lib/api/index.ts'
import { formatNumero } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { lienFiche } from '../coproprietes/liens.ts'
import { PartiePasLue } from '../PasLu.tsx'
import { lienPrecisions } from '../rattachement/rattachement.ts'
import { Etapes, type RecuVu } from './Etapes.tsx'

const PREMIERES = 4

const lienDe = (r: RecuVu): { href: string; label: string } => {
  if (r.etat === 'PRECISIONS') return { href: lienPrecisions(r), label: 'Répondre' }
  return r.idMandat !== null
    ? { href: '/rattacher-une-copropriete', label: 'Suivre ou retirer' }
    : { href: lienFiche(Number(r.coproprieteId)), label: 'Voir la fiche' }
}

const Demande = ({ r }: { r: RecuVu }) => {
  const { href, label } = lienDe(r)
  const nom = nommer(r.nomCopropriete, r.adressePrincipale)
  return (
    <li className="rc-demande">
      <div className="rc-recu__tete">
        <h3 className="fr-h6">
          {r.titre}
          <span className="fr-sr-only"> : {nom}</span>
        </h3>
        <p className="rc-recu__reference">{r.reference}</p>
      </div>
      <p className="fr-text--sm fr-mb-0">
        {nom}
        {r.numeroImmatriculation !== null && `, ${formatNumero(r.numeroImmatriculation)}`}
      </p>
      <Etapes etapes={r.etapes} />
      <p className="fr-mt-1w fr-mb-0">
        <InternalLink className="fr-link fr-link--sm" href={href}>
          {label}
          <span className="fr-sr-only"> : {nom}</span>
        </InternalLink>
      </p>
    </li>
  )
}

/** The requests, first those that wait for the declarant’s own answer: nobody else moves them. */
const attendues = (recus: readonly RecuVu[]): readonly RecuVu[] =>
  recus.toSorted((a, b) => Number(b.etat === 'PRECISIONS') - Number(a.etat === 'PRECISIONS'))

/** The requests that wait for a decision, each with its steps; nothing without any. */
export const DemandesEnCours = () => {
  const {
    data = [],
    isLoadingError,
    refetch,
  } = useQuery({ ...queryOf('listerRecus')({}, { silent: true }), staleTime: 0 })
  const [toutes, setToutes] = useState(false)
  if (isLoadingError)
    return (
      <PartiePasLue relire={refetch}>Vos demandes en cours n’ont pas pu être lues.</PartiePasLue>
    )
  if (data.length === 0) return null
  return (
    <Section title={`Demandes en cours (${data.length})`}>
      <ul className="rc-demandes fr-raw-list">
        {attendues(data)
          .slice(0, toutes ? undefined : PREMIERES)
          .map((r) => (
            <Demande key={r.reference} r={r} />
          ))}
      </ul>
      {!toutes && data.length > PREMIERES && (
        <Button kind="tertiary" small className="fr-mt-2w" onClick={() => setToutes(true)}>
          Voir les {data.length} demandes en cours
        </Button>
      )}
    </Section>
  )
}
