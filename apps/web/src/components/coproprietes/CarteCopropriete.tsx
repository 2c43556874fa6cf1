import {
  LABELS_ETAT_COPROPRIETE,
  parseFrDate,
  prochainActe,
  formatFrDate,
  type ProchainActe,
} from '@registre/domain'
import { StateBadge } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { nommer } from './nommer.ts'
import { queryOf, useCommand } from '../../lib/api/index.ts'
import { formatNombre, formatNumero, VIDE } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'
import { LienDocument } from '../validation/LienDocument.tsx'
import { Frise } from './Frise.tsx'
import { ecartEnJours, jalonsDe } from './jalons.ts'
import { lienFiche, lienReprise } from './liens.ts'
import type { LigneCopropriete } from './TableCoproprietes.tsx'
import { TON_ETAT } from './tons.ts'
import './carte-copropriete.css'

const TITRES = {
  'renouveler-mandat': 'Renouvelez votre mandat',
  'mettre-a-jour-annuelle': 'Faites la mise à jour annuelle',
} as const

const Acte = ({ ligne, acte }: { ligne: LigneCopropriete; acte: ProchainActe }) => {
  const navigate = useNavigate()
  const ouvrir = useCommand('commencerMiseAJour', { invalidates: ['listerBrouillons'] })
  const commencer = async (): Promise<void> => {
    const b = await ouvrir.mutateAsync({ body: { coproprieteId: ligne.id, type: 'ANNUELLE' } })
    await navigate({ href: lienReprise(Number(b.id), b.etape, 'ANNUELLE') })
  }
  const jour = aujourdhuiParis()
  if (acte.acte === null)
    return (
      <>
        <p className="rc-acte__titre">Vous n’avez rien à faire</p>
        {acte.avant && <p>Prochaine date : le {formatFrDate(acte.avant)}.</p>}
      </>
    )
  return (
    <>
      {acte.avant && (
        <p className="rc-acte__date">
          Avant le {formatFrDate(acte.avant)}, {ecartEnJours(jour, acte.avant)}
        </p>
      )}
      <p className="rc-acte__titre">{TITRES[acte.acte]}</p>
      {acte.acte === 'mettre-a-jour-annuelle' ? (
        <>
          <p>
            Munissez-vous des comptes approuvés par la dernière assemblée générale. Comptez dix
            minutes.
          </p>
          <button
            type="button"
            className="fr-btn"
            disabled={ouvrir.isPending}
            onClick={() => void commencer().catch(() => undefined)}
          >
            Faire la mise à jour
          </button>
        </>
      ) : (
        <>
          <p>Munissez-vous du procès-verbal qui vous a élu de nouveau. Comptez trois minutes.</p>
          <InternalLink
            className="fr-btn"
            href={`/copropriete/renouveler-un-mandat?id=${ligne.id}`}
          >
            Renouveler le mandat
          </InternalLink>
        </>
      )}
    </>
  )
}

/** A building at a glance: its state, its dates, its one act, then its time line. */
export const CarteCopropriete = ({ ligne, frise }: { ligne: LigneCopropriete; frise: boolean }) => {
  const { data: fiche } = useQuery(
    queryOf('visualiserCopropriete')({ params: { id: ligne.id } }, { silent: true }),
  )
  const jour = aujourdhuiParis()
  const acte = prochainActe(
    {
      actions: ligne.actions,
      finMandat: parseFrDate(ligne.dateFinMandat ?? '') ?? null,
      majFaite: ligne.majAnnuelle,
      limiteMaj: parseFrDate(ligne.limiteMajAnnuelle ?? '') ?? null,
    },
    jour,
  )
  const fin = parseFrDate(ligne.dateFinMandat ?? '') ?? ''
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
          <dl className="rc-recu__faits">
            <div>
              <dt>Votre mandat</dt>
              <dd>
                {fin === ''
                  ? VIDE
                  : fin < jour
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
          <div className="rc-actions">
            <InternalLink className="fr-link" href={lienFiche(ligne.id)}>
              Voir la fiche
            </InternalLink>
            {attestation && <LienDocument document={attestation} libelle="Attestation" />}
          </div>
        </div>
        <div className={`rc-acte${acte.acte === null ? ' rc-acte--rien' : ''}`}>
          <Acte ligne={ligne} acte={acte} />
        </div>
      </div>
      {frise && (
        <>
          <h3 className="fr-h5">Où en est votre copropriété</h3>
          <Frise
            label="Dates de la copropriété"
            jalons={jalonsDe(
              { ...ligne, dateImmatriculation: fiche?.dateImmatriculation ?? null },
              acte,
              jour,
            )}
          />
        </>
      )}
    </section>
  )
}
