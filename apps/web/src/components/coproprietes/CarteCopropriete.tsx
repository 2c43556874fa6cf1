import { LABELS_ETAT_COPROPRIETE, parseFrDate } from '@registre/domain'
import { StateBadge } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { nommer } from './nommer.ts'
import { queryOf } from '../../lib/api/index.ts'
import { formatNombre, formatNumero, VIDE } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'
import { LienDocument } from '../validation/LienDocument.tsx'
import { Frise } from './Frise.tsx'
import { jalonsDe } from './jalons.ts'
import { lienFiche } from './liens.ts'
import type { LigneCopropriete } from './TableCoproprietes.tsx'
import { TON_ETAT } from './tons.ts'
import './carte-copropriete.css'

const Faits = ({
  ligne,
  habitation,
}: {
  ligne: LigneCopropriete
  habitation: number | null | undefined
}) => {
  const fin = parseFrDate(ligne.dateFinMandat ?? '') ?? ''
  return (
    <dl className="rc-recu__faits">
      <div>
        <dt>Votre mandat</dt>
        <dd>
          {fin === ''
            ? VIDE
            : fin < aujourdhuiParis()
              ? `expiré depuis le ${ligne.dateFinMandat ?? ''}`
              : `jusqu’au ${ligne.dateFinMandat ?? ''}`}
        </dd>
        {ligne.mandatSuivi && <dd className="rc-batisse__note">renouvellement enregistré</dd>}
      </div>
      <div>
        <dt>Lots</dt>
        <dd>
          {formatNombre(ligne.nombreLots)}
          {habitation ? `, dont ${String(habitation)} d’habitation` : ''}
        </dd>
      </div>
      <div>
        <dt>Derniers comptes</dt>
        <dd>{ligne.dateClotureComptes ? `clos le ${ligne.dateClotureComptes}` : VIDE}</dd>
      </div>
    </dl>
  )
}

/** A building at a glance: its state and its dates; with what is to be done beside, then its time line. */
export const CarteCopropriete = ({
  ligne,
  panneau,
  dessous,
  suite,
}: {
  ligne: LigneCopropriete
  panneau?: ReactNode
  /** What stands under its facts. */
  dessous?: ReactNode
  /** A link more, after the sheet's. */
  suite?: ReactNode
}) => {
  const { data: fiche } = useQuery(
    queryOf('visualiserCopropriete')({ params: { id: ligne.id } }, { silent: true }),
  )
  const jour = aujourdhuiParis()
  const attestation = fiche?.documents.find((d) => d.type.startsWith('ATTESTATION_'))
  const habitation = fiche?.declaration?.immatCopropriete.identification.nbLotsHab
  return (
    <section className="rc-batisse" aria-labelledby={`copropriete-${ligne.id}`}>
      <div className="rc-batisse__carte">
        <div className="rc-batisse__faits">
          <p className="fr-text--sm fr-mb-0">
            <strong>{formatNumero(ligne.numeroImmatriculation)}</strong>{' '}
            <StateBadge tone={TON_ETAT[ligne.etat]}>
              {LABELS_ETAT_COPROPRIETE[ligne.etat]}
            </StateBadge>
          </p>
          <h2 id={`copropriete-${ligne.id}`} className="fr-h3 fr-mb-0">
            {nommer(ligne.nom, ligne.adressePrincipale)}
          </h2>
          <p>{ligne.adressePrincipale}</p>
          <Faits ligne={ligne} habitation={habitation} />
          <div className="rc-actions">
            <InternalLink className="fr-link" href={lienFiche(ligne.id)}>
              Voir la fiche
            </InternalLink>
            {suite}
            {attestation && <LienDocument document={attestation} libelle="Attestation" />}
          </div>
          {dessous}
        </div>
        {panneau && <div className="rc-acte">{panneau}</div>}
      </div>
      {panneau && (
        <>
          <h3 className="fr-h5">Où en est votre copropriété</h3>
          <Frise
            label="Dates de la copropriété"
            jalons={jalonsDe(
              { ...ligne, dateImmatriculation: fiche?.dateImmatriculation ?? null },
              jour,
            )}
          />
        </>
      )}
    </section>
  )
}
