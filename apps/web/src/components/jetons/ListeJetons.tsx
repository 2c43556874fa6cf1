import { LABELS_AUTORITE, USAGES_JETON } from '@registre/domain'
import { Button, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { Confirmation } from '../Confirmation.tsx'

type Jeton = Answer<'listerJetons'>['jetons'][number]

const ETATS = {
  ACTIF: { texte: 'Actif', classe: 'fr-badge--success' },
  EXPIRE: { texte: 'Expiré', classe: '' },
  REVOQUE: { texte: 'Révoqué', classe: 'fr-badge--error' },
} as const

const usage = ({ vuLe, vuAdresse }: Jeton): string =>
  vuLe ? `dernier usage le ${formatInstant(vuLe)} depuis ${vuAdresse}` : 'jamais utilisé'

const Carte = ({ jeton, onRevoquer }: { jeton: Jeton; onRevoquer: () => void }) => (
  <li className="rc-carte">
    <p className="fr-text--bold fr-mb-0">
      {jeton.nom}{' '}
      <span className={`fr-badge fr-badge--sm ${ETATS[jeton.etat].classe}`}>
        {ETATS[jeton.etat].texte}
      </span>
    </p>
    <p className="fr-text--sm fr-mb-1w">
      <code>{jeton.prefixe}…</code> Créé le {formatInstant(jeton.creeLe)}, {usage(jeton)}. Fin :{' '}
      {formatInstant(jeton.expireLe)}.{' '}
      {jeton.adresses.length > 0 && <>Utilisable depuis {jeton.adresses.join(', ')}.</>}
    </p>
    {jeton.usages.length === 0 && jeton.etat === 'ACTIF' && (
      <p className="fr-text--sm fr-mb-1w">
        <strong>Jeton ancien.</strong> Ses droits avaient été choisis un par un. Ceux qu’aucun usage
        ne donne plus (comptes, administrateurs, annulation, dissolution) lui ont été retirés. Créez
        un jeton pour l’usage qu’il vous faut, puis révoquez celui-ci.
      </p>
    )}
    <details className="fr-text--sm fr-mb-1w">
      <summary>
        {jeton.usages.map((u) => USAGES_JETON[u].libelle).join(', ') || 'Droits choisis un par un'}{' '}
        ({jeton.autorites.length} droit{jeton.autorites.length > 1 ? 's' : ''}
        {jeton.lectureSeule ? ', lecture seule' : ''})
      </summary>
      <ul>
        {jeton.autorites.map((a) => (
          <li key={a}>{LABELS_AUTORITE[a]}</li>
        ))}
      </ul>
    </details>
    {jeton.etat === 'ACTIF' && (
      <Button kind="secondary" small onClick={onRevoquer}>
        Révoquer
        <span className="fr-sr-only"> le jeton {jeton.nom}</span>
      </Button>
    )}
  </li>
)

/** The tokens of an account, and their revocation. */
export const ListeJetons = ({ jetons }: { jetons: readonly Jeton[] }) => {
  const [choisi, setChoisi] = useState<Jeton | null>(null)
  return (
    <>
      <ul className="fr-raw-list rc-cartes">
        {jetons.map((jeton) => (
          <Carte key={jeton.id} jeton={jeton} onRevoquer={() => setChoisi(jeton)} />
        ))}
      </ul>
      <Confirmation
        titre="Révoquer ce jeton ?"
        confirmer="Révoquer ce jeton"
        operation="revoquerJeton"
        invalidates={['listerJetons']}
        args={choisi && { params: { id: choisi.id } }}
        onFait={() => notify('success', `Le jeton « ${choisi?.nom} » est révoqué.`)}
        onFermer={() => setChoisi(null)}
      >
        <p>
          Le logiciel qui utilise « {choisi?.nom} » sera refusé dès son prochain appel. Cette action
          est définitive.
        </p>
      </Confirmation>
    </>
  )
}

/**
 * The tokens of an account that one administers; nothing when it has none, or when they are not
 * one's business.
 */
export const JetonsDuCompte = ({ idUtilisateur }: { idUtilisateur: number }) => {
  const { data } = useQuery({
    ...queryOf('listerJetons')({ query: { idUtilisateur } }, { silent: true }),
    retry: false,
  })
  if (!data || data.jetons.length === 0) return null
  return (
    <Section title="Jetons des programmes">
      <ListeJetons jetons={data.jetons} />
    </Section>
  )
}
