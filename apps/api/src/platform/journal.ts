import type { Tx } from '@registre/db'
import type { CategorieJournal, EtatDeclaration, EtatMandat, EvenementJournal, IsoDate } from '@registre/domain'
import type { Ctx, InstitutionDeSession } from './context.ts'

/** What mandates and declarations became, when the event alone does not tell: made, moved along with another, dated. */
export interface Mouvements {
  mandats?: readonly { id: number; etat: EtatMandat; debut?: IsoDate | null; fin?: IsoDate | null }[]
  /** HISTORIQUE: it left the register's current declarations for its history. */
  declarations?: readonly { id: number; etat: EtatDeclaration | 'HISTORIQUE' }[]
}

export interface JournalEntry {
  categorie: CategorieJournal
  /** The event: a verb of the domain's catalogue, e.g. `soumettre`. */
  type: EvenementJournal
  teledeclarantId?: number | null
  coproprieteId?: number | null
  mandatId?: number | null
  declarationId?: number | null
  demandeId?: number | null
  de?: string
  vers?: string
  motif?: string
  donnees?: Record<string, unknown>
  mouvements?: Mouvements
}

/** Who a journal row speaks of: a request, or a job of the worker. */
export type JournalAuthor = Pick<Ctx, 'session' | 'requestId' | 'modalite'>

/** The author of the register's own jobs. */
export const TRAITEMENT: JournalAuthor = { session: null, requestId: '', modalite: 'TRAITEMENT' }

const identiteDe = ({ emetteur, sujet }: InstitutionDeSession) => ({ emetteur, sujet })

/** Values of one journal row, in the order of `JOURNAL_COLUMNS`. */
export const journalValues = (author: JournalAuthor, e: JournalEntry): unknown[] => [
  e.categorie,
  e.type,
  author.modalite,
  author.session?.utilisateurId ?? null,
  author.session?.acteur.profil ?? '',
  author.session?.originalId ?? null,
  e.teledeclarantId ?? author.session?.acteur.teledeclarantId ?? null,
  e.coproprieteId ?? null,
  e.mandatId ?? null,
  e.declarationId ?? null,
  e.demandeId ?? null,
  e.de ?? '',
  e.vers ?? '',
  e.motif ?? '',
  // A person of an institution is known by what its provider says, not by the register's account.
  JSON.stringify({
    ...e.donnees,
    ...(e.mouvements ? { mouvements: e.mouvements } : {}),
    ...(author.session?.institution ? identiteDe(author.session.institution) : {}),
  }),
  author.requestId,
]
export const JOURNAL_COLUMNS =
  'categorie, type, modalite, acteur_id, acteur_profil, original_id, teledeclarant_id, copropriete_id, mandat_id, declaration_id, demande_id, de, vers, motif, donnees, request_id'
const PLACES = JOURNAL_COLUMNS.split(', ')
  .map((_, i) => `$${i + 1}`)
  .join(', ')

/** Writes one row in the business transaction (reliability.md, "Journal"). */
export const journaliser = async (tx: Pick<Tx, 'sql'>, author: JournalAuthor, entry: JournalEntry): Promise<void> => {
  await tx.sql(`insert into journal (${JOURNAL_COLUMNS}) values (${PLACES})`, journalValues(author, entry))
}

/** Writes the rows of a batch in their order, in one statement. */
export const journaliserTous = async (tx: Pick<Tx, 'sql'>, author: JournalAuthor, entries: readonly JournalEntry[]): Promise<void> => {
  const noms = JOURNAL_COLUMNS.split(', ')
  const lignes = entries.map((e) => {
    const { donnees, ...ligne } = Object.fromEntries(journalValues(author, e).map((v, i) => [noms[i], v]))
    return { ...ligne, donnees: JSON.parse(String(donnees)) as unknown }
  })
  await tx.sql(`insert into journal (${JOURNAL_COLUMNS}) select ${JOURNAL_COLUMNS} from json_populate_recordset(null::journal, $1)`, [JSON.stringify(lignes)])
}
