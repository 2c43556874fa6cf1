import type { Answer } from '../../lib/api/index.ts'

export type Webhook = Answer<'listerWebhooks'>[number]

const ETATS = {
  service: { texte: 'En service', classe: 'fr-badge--success' },
  panne: { texte: 'Ne répond pas', classe: 'fr-badge--warning' },
  suspendu: { texte: 'Suspendu', classe: 'fr-badge--error' },
} as const

/** How a program answers, and why it does not. */
export const EtatLogiciel = ({ webhook: w }: { webhook: Webhook }) => {
  const { texte, classe } = ETATS[!w.actif ? 'suspendu' : w.enEchecDepuis ? 'panne' : 'service']
  return (
    <>
      <span className={`fr-badge fr-badge--sm ${classe}`}>{texte}</span>
      {w.erreur !== '' && <span className="rc-ligne-adresse">{w.erreur}</span>}
    </>
  )
}
