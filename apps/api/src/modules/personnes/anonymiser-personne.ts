import type { Db, Tx } from '@registre/db'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { oublierContacts } from '../dossiers/ecrire-lot.ts'
import {
  EFFACEMENTS,
  lireJustificatifsLibres,
  lirePieces,
  porteUnNom,
  supprimerPieces,
  tenirPersonne,
  viderReponses,
} from './effacements.sql.ts'
import { fichiersDe } from '../documents/fichiers-de.ts'
import { obstacles } from './obstacles.ts'
import { type Personne, trouverPersonne } from './personne.repository.ts'

export interface Anonymisation {
  personne: Personne
  obstacles: string[]
  /** Rows erased or rewritten, by part. */
  effaces: Record<string, number>
  /** Keys of files that nothing names any more: to be removed from the store. */
  fichiers: string[]
}

const effacer = async (
  tx: Tx,
  p: Personne,
): Promise<Pick<Anonymisation, 'effaces' | 'fichiers'>> => {
  const pieces = await lirePieces(tx, p)
  const effaces: Record<string, number> = {}
  const noter = (nom: string, n: number): void => void (n > 0 && (effaces[nom] = n))
  noter('réponses aux messages', (await viderReponses(tx, p)).length)
  for (const [nom, effacerPartie] of Object.entries(EFFACEMENTS))
    noter(nom, (await effacerPartie(tx, p)).length)
  noter('adresses de contact', await oublierContacts(tx, p.adresses))
  const fichiers: string[] = []
  for (const [nom, documents] of [
    ['pièces jointes', pieces],
    ['justificatifs que rien ne retient', await lireJustificatifsLibres(tx, p)],
  ] as const) {
    const supprimes = await supprimerPieces(
      tx,
      documents.map((d) => d.id),
    )
    noter(nom, supprimes.length)
    fichiers.push(...supprimes.flatMap(fichiersDe))
  }
  return { effaces, fichiers }
}

const dejaFait = async (tx: Tx, { comptes, declarants, adresses }: Personne): Promise<boolean> =>
  declarants.length === 0 &&
  adresses.length === 0 &&
  !(await porteUnNom(tx, comptes)) &&
  (await lireJustificatifsLibres(tx, { comptes })).length === 0

/**
 * Erases a person's data (right to erasure, GDPR art. 17) and keeps what the law asks of the
 * register: dossiers, mandates and decisions with their dates, their proofs, and the journal with its
 * seal. Nothing happens while an obstacle stands, nor without `confirmer`: the answer then tells
 * what would stop it. Null when the register knows nobody by this address or number.
 */
export const anonymiserPersonne = (
  db: Db,
  cible: { email: string; compte: number | null },
  confirmer: boolean,
): Promise<Anonymisation | null> =>
  db.transaction(async (tx) => {
    const vue = await trouverPersonne(tx, cible)
    // Whoever would reopen one of them waits; whoever erased them meanwhile leaves nobody to find.
    await tenirPersonne(tx, vue)
    const personne = await trouverPersonne(tx, cible)
    if (await dejaFait(tx, personne)) return null
    const empeche = await obstacles(tx, personne)
    if (empeche.length > 0 || !confirmer)
      return { personne, obstacles: empeche, effaces: {}, fichiers: [] }
    const fait = await effacer(tx, personne)
    if (Object.keys(fait.effaces).length === 0) return null
    const { comptes, declarants } = personne
    await journaliser(tx, TRAITEMENT, {
      type: 'anonymiser-personne',
      donnees: { comptes, declarants },
    })
    return { personne, obstacles: [], ...fait }
  })
