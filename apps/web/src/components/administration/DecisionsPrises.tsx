import { Button, Alert } from '@registre/ui'
import { useState } from 'react'
import type { Answer } from '../../lib/api/index.ts'
import { formatHeure, formatInstant } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { FenetreMotif } from './FenetreMotif.tsx'
import { FenetreRetrait } from './FenetreRetrait.tsx'
import { LECTURES_RETOUR } from './lectures-retour.ts'

type Fiche = Answer<'visualiserCopropriete'>
type Decision = Fiche['decisions'][number]
type Acte = 'revenir' | 'ouvrir' | 'signer' | 'abandonner'

const hrefDe = ({ quoi, id }: Decision['obstacles'][number]['lien'], fiche: Fiche): string =>
  quoi === 'demande' ? `/validations/${id}` : `/copropriete/fiche/${fiche.id}`

const LIEN = {
  decision: 'Voir les décisions de la copropriété',
  demande: 'Ouvrir la demande',
  mandat: 'Voir les mandats',
  declaration: 'Voir la copropriété',
  fiche: 'Voir la copropriété',
} as const

/** What must be taken back first, each with the way there. */
const Obstacles = ({ decision, fiche }: { decision: Decision; fiche: Fiche }) => (
  <>
    <p className="fr-mb-1v">Avant de revenir sur cette décision :</p>
    <ul>
      {decision.obstacles.map(({ message, lien }) => (
        <li key={message}>
          {message} <InternalLink href={hrefDe(lien, fiche)}>{LIEN[lien.quoi]}</InternalLink>
        </li>
      ))}
    </ul>
  </>
)

/** Who is told, and when: what makes one's own mistake easy to mend. */
const envois = ({ voie, tenueJusqua, retrait, retraitAvant }: Decision): string => {
  if (retrait)
    return `Retrait ouvert le ${formatInstant(retrait.ouvertLe)} par ${retrait.ouvertPar} : ${retrait.libelleMotif}. Les personnes concernées peuvent répondre jusqu’au ${retrait.reponseAvant} ; un second administrateur signe ensuite.`
  if (voie === 'PROPRE' && tenueJusqua)
    return `Personne n’est encore prévenu : les courriels partent à ${formatHeure(tenueJusqua)}. D’ici là, vous pouvez revenir dessus sans que personne le sache.`
  if (voie === 'RETRAIT')
    return `Elle a donné un droit : elle se retire pour illégalité jusqu’au ${retraitAvant}, après que les personnes concernées ont pu répondre et avec la signature d’un second administrateur.`
  return voie === 'REOUVERTURE'
    ? 'Tout redeviendra comme avant elle, et les personnes concernées seront prévenues.'
    : 'Seul un administrateur peut revenir dessus : ses courriels sont partis, ou un autre l’a prise.'
}

const actesDe = ({ voie, obstacles, retrait }: Decision): [Acte, string][] => {
  if (voie === null) return []
  if (retrait)
    return [
      ...(retrait.signable && obstacles.length === 0
        ? [['signer', 'Signer le retrait'] satisfies [Acte, string]]
        : []),
      ['abandonner', 'Abandonner le retrait'],
    ]
  if (obstacles.length > 0) return []
  return [
    voie === 'RETRAIT'
      ? ['ouvrir', 'Ouvrir le retrait']
      : ['revenir', 'Revenir sur cette décision'],
  ]
}

const COMMUN = { labelMotif: 'Motif', invalidates: LECTURES_RETOUR } as const

/** One decision that stands: what it is, who is told, and the act that takes it back. */
const UneDecision = ({ decision, fiche }: { decision: Decision; fiche: Fiche }) => {
  const [acte, setActe] = useState<Acte | null>(null)
  const id = Number(fiche.id)
  const fermer = () => setActe(null)
  const appel = (nom: 'REVENIR' | 'ABANDONNER_RETRAIT') => (motif: string) => ({
    params: { id },
    body: { version: fiche.version, motif, acte: nom, idDecision: Number(decision.id) },
  })
  const reprend = acte === 'revenir' || acte === 'signer'
  // The windows stand beside the alert: its style would take away the word of their « Fermer ».
  return (
    <>
      <Alert
        severity="info"
        className="fr-mb-2w"
        title={`${decision.libelle}, le ${formatInstant(decision.priseLe)}${decision.par === '' ? '' : ` par ${decision.parMoi ? 'vous' : decision.par}`}`}
      >
        <p>{envois(decision)}</p>
        {decision.voie !== null && decision.obstacles.length > 0 && (
          <Obstacles decision={decision} fiche={fiche} />
        )}
        <div className="rc-actions rc-non-imprime">
          {actesDe(decision).map(([a, libelle]) => (
            <Button key={a} kind="secondary" small onClick={() => setActe(a)}>
              {libelle}
            </Button>
          ))}
        </div>
      </Alert>
      {reprend && (
        <FenetreMotif
          {...COMMUN}
          titre={acte === 'signer' ? 'Signer le retrait' : 'Revenir sur cette décision'}
          confirmer={acte === 'signer' ? 'Retirer la décision' : 'Revenir sur la décision'}
          {...(decision.voie === 'PROPRE'
            ? { aideMotif: 'Il est inscrit au journal, pour les teneurs seuls.' }
            : {})}
          operation="revenirSurDecision"
          args={appel('REVENIR')}
          fait={['La décision est reprise.', 'Tout est comme avant elle.']}
          onFermer={fermer}
        >
          <p>
            {decision.libelle} du {formatInstant(decision.priseLe)} : les mandats, les déclarations
            et l’état de la copropriété redeviendront ce qu’ils étaient, et la demande sera de
            nouveau à décider. Un numéro déjà attribué reste celui de cette copropriété.{' '}
            {decision.voie === 'PROPRE'
              ? 'Aucun courriel n’est parti, aucun ne partira.'
              : 'Les personnes concernées seront prévenues par courriel.'}
          </p>
        </FenetreMotif>
      )}
      {acte === 'abandonner' && (
        <FenetreMotif
          {...COMMUN}
          titre="Abandonner le retrait"
          confirmer="Maintenir la décision"
          operation="revenirSurDecision"
          args={appel('ABANDONNER_RETRAIT')}
          fait={['La décision est maintenue.']}
          onFermer={fermer}
        >
          <p>
            La décision reste en vigueur ; les personnes qui ont été consultées seront prévenues.
          </p>
        </FenetreMotif>
      )}
      {acte === 'ouvrir' && <FenetreRetrait decision={decision} fiche={fiche} onFermer={fermer} />}
    </>
  )
}

/** The decisions that stand, of one request or of all: what can be taken back, and how. */
export const DecisionsPrises = ({
  fiche,
  demande,
}: {
  fiche: Fiche
  demande?: Fiche['demandes'][number]
}) => {
  const prises = fiche.decisions.filter(
    (x) => demande === undefined || Number(x.idDemande) === Number(demande.id),
  )
  if (prises.length === 0 && (demande?.etat === 'VALIDEE' || demande?.etat === 'REFUSEE'))
    return (
      <p className="fr-mb-2w">
        Cette décision ne se reprend pas ici : elle a été prise avant que le registre garde de quoi
        la reprendre.{' '}
        {demande.etat === 'REFUSEE'
          ? 'Le déclarant peut présenter une nouvelle demande.'
          : 'Les actes possibles sont sur la fiche :'}{' '}
        <InternalLink href={`/copropriete/fiche/${fiche.id}`}>voir la copropriété</InternalLink>
      </p>
    )
  return prises.map((x) => <UneDecision key={x.id} decision={x} fiche={fiche} />)
}
