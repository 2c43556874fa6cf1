import { compter } from '@registre/domain'
import { Alert, KeyValueList, StateBadge } from '@registre/ui'
import type { ReactNode } from 'react'
import { formatInstant, formatNombre } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { BoutonConfirme } from '../Confirmation.tsx'
import { etatDuDepot, type Portefeuille, TONS_PORTEFEUILLE } from './textes.ts'

const Suite = ({ portefeuille: p }: { portefeuille: Portefeuille }) => {
  const { DEPOSEE: faites, REFUSEE: laissees } = p.comptes
  if (p.etat === 'CONTROLE')
    return (
      <p>
        Le teneur du registre vérifie votre justificatif et décide une fois pour toutes les
        copropriétés : vous n’avez rien d’autre à demander. Un courriel vous dira sa décision.
      </p>
    )
  if (p.etat === 'EN_COURS')
    return (
      <p role="status">
        {formatNombre(faites)} sur {compter(p.nbLignes, 'copropriété')} : la reprise continue sans
        cette page.
      </p>
    )
  if (p.etat === 'ANNULE')
    return p.motif === '' ? null : (
      <Alert severity="error" className="fr-mb-3w" title="Le teneur a refusé cette reprise">
        <p>{p.motif}</p>
      </Alert>
    )
  return (
    <Alert
      severity={laissees === 0 ? 'success' : 'warning'}
      className="fr-mb-3w"
      title={compter(faites, 'copropriété reprise', 'copropriétés reprises')}
    >
      <p>
        {laissees === 0
          ? 'Vous en êtes le syndic jusqu’au terme de chaque mandat.'
          : `${compter(laissees, 'copropriété n’a pas suivi', 'copropriétés n’ont pas suivi')} : voyez pourquoi plus bas, et demandez leur rattachement si vous en êtes le syndic.`}
      </p>
    </Alert>
  )
}

/** The whole portfolio of a firm, from its request to its last co-ownership. */
export const RepriseSuivie = ({
  portefeuille: p,
  children,
}: {
  portefeuille: Portefeuille
  children: ReactNode
}) => (
  <>
    <h1 tabIndex={-1} className="rc-cesure">
      {p.nom}
    </h1>
    <p>
      <StateBadge tone={TONS_PORTEFEUILLE[p.etat]}>{etatDuDepot(p)}</StateBadge>
    </p>
    <Suite portefeuille={p} />
    <KeyValueList
      items={{
        'Cabinet repris': `${p.cedant?.nom ?? ''}, SIRET ${p.cedant?.siret ?? ''}`,
        'Demandée le': `${formatInstant(p.creeLe)}, par ${p.par}`,
        'Acceptée le': p.soumisLe ? formatInstant(p.soumisLe) : undefined,
        Copropriétés: formatNombre(p.nbLignes),
      }}
    />
    {p.etat === 'CONTROLE' && (
      <BoutonConfirme
        bouton="Retirer la demande"
        titre="Retirer cette demande ?"
        confirmer="Retirer"
        operation="annulerPortefeuille"
        invalidates={['lirePortefeuille', 'listerPortefeuilles']}
        args={{ params: { id: p.id } }}
        onFait={() => notify('success', 'La demande est retirée.')}
      >
        <p>Rien n’a changé au registre. Vous pourrez demander cette reprise de nouveau.</p>
      </BoutonConfirme>
    )}
    {children}
    <p className="fr-mt-3w">
      <InternalLink href="/rattacher-une-copropriete">Se rattacher à une copropriété</InternalLink>
    </p>
  </>
)
