import { parseFrDate, quandDecider } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callOf, queryOf } from '../../lib/api/index.ts'
import { formatJour, formatNumero } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { lienFiche } from '../coproprietes/liens.ts'
import { DonnerMonAvis } from '../DonnerMonAvis.tsx'
import { BoutonFichier } from '../Telechargement.tsx'
import { nommer } from '../coproprietes/nommer.ts'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'
import { Etapes } from './Etapes.tsx'

/**
 * What was just sent: its reference and its PDF, who decides and by when, what can be done
 * meanwhile. Nothing for a reference that is not one's own.
 */
export const Recu = ({ reference }: { reference: string }) => {
  const { data: r } = useQuery({
    ...queryOf('lireRecu')({ params: { reference } }, { silent: true }),
    staleTime: 0,
  })
  const titre = useRef<HTMLHeadingElement>(null)
  const lue = r !== undefined
  useEffect(() => titre.current?.focus(), [lue])
  if (!r) return null
  return (
    <section className="rc-recu" aria-labelledby="recu">
      <div className="rc-recu__tete">
        <h2 id="recu" ref={titre} tabIndex={-1} className="fr-h5">
          {r.titre} : bien reçue
        </h2>
        <p className="rc-recu__reference">
          Référence <strong>{r.reference}</strong>
        </p>
      </div>
      <p className="fr-mb-0">
        {nommer(r.nomCopropriete, r.adressePrincipale)}
        {r.numeroImmatriculation !== null && `, ${formatNumero(r.numeroImmatriculation)}`}
        {r.nomCopropriete && r.adressePrincipale && (
          <span className="rc-ligne-adresse">{r.adressePrincipale}</span>
        )}
      </p>
      <dl className="rc-recu__faits">
        <div>
          <dt>Déposée</dt>
          <dd>le {formatJour(r.deposeLe)}</dd>
        </div>
        <div>
          <dt>Qui décide</dt>
          <dd>{r.quiDecide}</dd>
        </div>
        {r.echeance && (
          <div>
            <dt>Décision</dt>
            <dd>{quandDecider(parseFrDate(r.echeance) ?? '', aujourdhuiParis())}</dd>
          </div>
        )}
      </dl>
      {r.silence !== null && (
        <p className="fr-text--sm fr-mb-1w">Absence de décision : {r.silence}</p>
      )}
      {r.service.length > 0 && (
        <p className="fr-text--sm fr-mb-1w">Service : {r.service.join(', ')}</p>
      )}
      <Etapes etapes={r.etapes} />
      <ul className="fr-mt-2w">
        {r.pendant.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
      <div className="rc-actions">
        <BoutonFichier
          libelle="Télécharger le reçu (PDF)"
          secondaire
          fichier={() => callOf('telechargerRecu', { params: { reference: r.reference } })}
        />
        <InternalLink className="fr-link" href={lienFiche(Number(r.coproprieteId))}>
          Voir la fiche de la copropriété
        </InternalLink>
      </div>
      <DonnerMonAvis />
    </section>
  )
}
