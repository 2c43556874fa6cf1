import type { OutboxPayloads, OutboxType } from '../../platform/outbox.ts'
import { remplir } from '../courriels/gabarits.ts'
import type { Liens } from '../courriels/gabarits/liens.ts'

/** What each kind of row is, beside mails, which have a subject of their own. */
const NATURES: Record<Exclude<OutboxType, 'courriel'>, string> = {
  attestation: 'Attestation d’immatriculation à établir',
  'attestation-dissolution': 'Attestation de dissolution à établir',
  lettre: 'Courrier postal à établir',
  'rapport-statistique': 'Rapport statistique à établir',
  'export-categorisation': 'Extraction de la catégorisation à préparer',
  portefeuille: 'Dépôt groupé à traiter',
  reprise: 'Portefeuille repris à faire passer',
}

/** The nature of a row that no mail tells; the code of one that the register no longer knows. */
export const natureEnvoi = (type: string): string =>
  new Map(Object.entries(NATURES)).get(type) ?? (type === 'courriel' ? 'Courriel' : type)

/**
 * What a row is and to whom, for a person who decides of it. A mail that the templates no longer
 * read keeps its model's name.
 */
export const decrireEnvoi = (
  { type, payload }: { type: OutboxType; payload: OutboxPayloads[OutboxType] },
  liens: Liens,
): { objet: string; destinataire: string } => {
  if (!('modele' in payload)) return { objet: natureEnvoi(type), destinataire: '' }
  // Until it leaves, nobody in particular: the right to it decides.
  const decide = payload.droit === undefined || payload.droit.compte !== undefined
  const destinataire = decide ? payload.a : ''
  try {
    return { objet: remplir(payload.modele, payload.donnees, liens).objet, destinataire }
  } catch {
    return { objet: `${natureEnvoi(type)} (${payload.modele})`, destinataire }
  }
}
