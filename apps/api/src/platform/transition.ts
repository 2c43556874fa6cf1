import { nomDeRequete, parametres, type Tx } from '@registre/db'
import { type EtatCopropriete, RegisterError } from '@registre/domain'
import {
  type JournalAuthor,
  type JournalEntry,
  JOURNAL_CASTS,
  JOURNAL_COLUMNS,
  journalValues,
} from './journal.ts'
import { DES_MAINTENANT, type OutboxItem } from './outbox.ts'

/** Columns of `copropriete` that a transition may write beside its state. */
export type ColonnesCopropriete = Partial<
  Record<
    | 'etat_precedent'
    | 'etat_avant_annulation'
    | 'masquee_le'
    | 'numero_immatriculation'
    | 'date_immatriculation'
    | 'date_dissolution'
    | 'teledeclarant_id'
    | 'date_fin_mandat'
    | 'remplacee_par_id'
    | 'nom'
    | 'nom_normalise'
    | 'adresse_principale'
    | 'code_postal'
    | 'code_insee'
    | 'nb_lots'
    | 'nb_lots_principaux'
    | 'nb_batiments'
    | 'date_reglement'
    | 'siret'
    | 'geolocalisee'
    | 'date_derniere_maj_annuelle'
    | 'date_cloture_dernier_exercice',
    string | number | boolean | null
  >
>

export interface TransitionCopropriete {
  coproprieteId: number
  /** The state and version that were read: another value in the table refuses the write. */
  de: EtatCopropriete
  version: number
  vers: EtatCopropriete
  colonnes?: ColonnesCopropriete
  journal: Omit<JournalEntry, 'coproprieteId' | 'de' | 'vers'>
  outbox?: readonly OutboxItem[]
}

/**
 * Moves a co-ownership: state, journal and outbox in one statement, one round trip (performance.md
 * §2).
 * Throws `transition-interdite` when somebody else has moved it since it was read.
 */
export const appliquerTransition = async (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  t: TransitionCopropriete,
): Promise<void> => {
  const { params, place } = parametres([t.coproprieteId, t.version, t.de, t.vers])
  const colonnes = Object.entries(t.colonnes ?? {}).map(
    ([colonne, value]) => `${colonne} = ${place(value)}`,
  )
  const journal = journalValues(author, {
    ...t.journal,
    coproprieteId: t.coproprieteId,
    de: t.de,
    vers: t.vers,
  }).map(place)
  const outbox = (t.outbox ?? []).map(
    (o) =>
      `(${place(o.type)}::text, ${place(JSON.stringify(o.payload))}::jsonb, coalesce(${place(o.pasAvant ?? null)}::timestamptz, ${DES_MAINTENANT}))`,
  )
  const text = `with maj as (
       update copropriete set ${['etat = $4::etat_copropriete', 'version = version + 1', 'maj_le = now()', ...colonnes].join(', ')}
       where id = $1 and version = $2 and etat = $3::etat_copropriete returning id
     ), j as (
       insert into journal (${JOURNAL_COLUMNS}) select ${journal.map((p, i) => `${p}${JOURNAL_CASTS[i] ?? ''}`).join(', ')} from maj
     )${outbox.length > 0 ? `, o as (insert into outbox (type, payload, pas_avant) select x.t, x.p, x.d from maj, (values ${outbox.join(', ')}) as x(t, p, d))` : ''}
     select id from maj`
  const rows = await tx.sql(text, params, { name: nomDeRequete('transition', text) })
  if (rows.length === 0) throw new RegisterError('transition-interdite', { infos: { etat: t.de } })
}
