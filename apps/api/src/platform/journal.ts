import { inserer, type ParamsOf, type Tx } from '@registre/db'
import {
  type CategorieJournal,
  categorieSeule,
  type EtatDeclaration,
  type EtatMandat,
  type EvenementDeclaration,
  type EvenementJournal,
  type EvenementMandat,
  type IsoDate,
} from '@registre/domain'
import type { Ctx, InstitutionDeSession } from './context.ts'

/**
 * What mandates and declarations became, when the event alone does not tell: made, moved along with
 * another, dated.
 */
export interface Mouvements {
  mandats?: readonly {
    id: number
    /** Absent where the event alone tells. */
    evenement?: EvenementMandat
    etat: EtatMandat
    debut?: IsoDate | null
    fin?: IsoDate | null
  }[]
  /** HISTORIQUE: it left the register's current declarations for its history. */
  declarations?: readonly {
    id: number
    evenement?: EvenementDeclaration
    etat: EtatDeclaration | 'HISTORIQUE'
  }[]
}

export interface JournalEntry {
  /** Told for an event that several categories hold; the catalogue gives that of the others. */
  categorie?: CategorieJournal
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

/** One journal row, in the order of `JOURNAL_COLUMNS`. */
const ligneDe = (author: JournalAuthor, e: JournalEntry) => ({
  categorie: e.categorie ?? categorieSeule(e.type),
  type: e.type,
  modalite: author.modalite,
  acteur_id: author.session?.utilisateurId ?? null,
  acteur_profil: author.session?.acteur.profil ?? ('' as const),
  original_id: author.session?.originalId ?? null,
  teledeclarant_id: e.teledeclarantId ?? author.session?.acteur.teledeclarantId ?? null,
  copropriete_id: e.coproprieteId ?? null,
  mandat_id: e.mandatId ?? null,
  declaration_id: e.declarationId ?? null,
  demande_id: e.demandeId ?? null,
  de: e.de ?? '',
  vers: e.vers ?? '',
  motif: e.motif ?? '',
  // A person of an institution is known by what its provider says, not by the register's account.
  donnees: {
    ...e.donnees,
    ...(e.mouvements ? { mouvements: e.mouvements } : {}),
    ...(author.session?.institution ? identiteDe(author.session.institution) : {}),
  },
  request_id: author.requestId,
})
export const JOURNAL_COLUMNS =
  'categorie, type, modalite, acteur_id, acteur_profil, original_id, teledeclarant_id, copropriete_id, mandat_id, declaration_id, demande_id, de, vers, motif, donnees, request_id'
/** Types of those values: in a select they are not inferred from the columns. */
export const JOURNAL_CASTS = JOURNAL_COLUMNS.split(', ').map((c) =>
  c.endsWith('_id') && c !== 'request_id' ? '::int' : c === 'donnees' ? '::jsonb' : '::text',
)
const ECRIRE = `insert into journal (${JOURNAL_COLUMNS})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)` as const

/** Values of one journal row, in the order of `JOURNAL_COLUMNS`. */
export const journalValues = (author: JournalAuthor, e: JournalEntry): ParamsOf<typeof ECRIRE> => {
  const l = ligneDe(author, e)
  return [
    l.categorie,
    l.type,
    l.modalite,
    l.acteur_id,
    l.acteur_profil,
    l.original_id,
    l.teledeclarant_id,
    l.copropriete_id,
    l.mandat_id,
    l.declaration_id,
    l.demande_id,
    l.de,
    l.vers,
    l.motif,
    JSON.stringify(l.donnees),
    l.request_id,
  ]
}

/** Writes one row in the business transaction. */
export const journaliser = async (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  entry: JournalEntry,
): Promise<void> => {
  await tx.sql(ECRIRE, journalValues(author, entry))
}

/** Writes the rows of a batch in their order, in one statement. */
export const journaliserTous = async (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  entries: readonly JournalEntry[],
): Promise<void> => {
  await inserer(
    tx,
    'journal',
    entries.map((e) => ligneDe(author, e)),
  )
}
