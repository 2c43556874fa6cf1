import type { Tx } from '@registre/db'
import {
  type Adressage,
  adresseDe,
  adresseUnique,
  COURRIELS_DU_MATIN,
  COURRIELS_PAR_DESTINATAIRE,
  type Destinataire,
  type NiveauGeographique,
  RegisterError,
} from '@registre/domain'
import { COURRIELS } from '../modules/courriels/auteurs.ts'
import type { ModelesCourriel, NomModele } from '../modules/courriels/gabarits/modeles.ts'
import { hashToken } from './session-store.ts'

/** What the worker does after the commit. Each type has its handler in the worker's table. */
export interface OutboxPayloads {
  courriel: {
    [M in NomModele]: Adressage & { modele: M; donnees: ModelesCourriel[M] }
  }[NomModele]
  attestation: { coproprieteId: number }
  'attestation-dissolution': { coproprieteId: number }
  lettre: { courrierId: number }
  'rapport-statistique': {
    annee: number
    trimestre: number
    niveau: NiveauGeographique
    code: string
  }
  'export-categorisation': { exportId: number }
  portefeuille: { portefeuilleId: number }
  /** Of a type of its own: the version before would file its rows as updates. */
  reprise: { portefeuilleId: number }
}
export type OutboxType = keyof OutboxPayloads

/**
 * Who passes first among what waits: mails and certificates, then what a person follows on a
 * screen, then what nobody waits for.
 */
export const PRIORITES: { readonly [T in OutboxType]: number } = {
  courriel: 0,
  attestation: 0,
  'attestation-dissolution': 0,
  lettre: 1,
  'export-categorisation': 1,
  portefeuille: 1,
  reprise: 1,
  'rapport-statistique': 2,
}

/** What somebody receives: done again, it arrives twice. The rest is made again without harm. */
export const QUITTENT_LE_REGISTRE: readonly OutboxType[] = ['courriel', 'lettre']

export interface OutboxItem<T extends OutboxType = OutboxType> {
  type: T
  payload: OutboxPayloads[T]
  /** Not before this instant; at once by default. */
  pasAvant?: Date
}

/** Builds an item whose payload matches its type. */
export const outboxItem = <T extends OutboxType>(
  type: T,
  payload: OutboxPayloads[T],
  pasAvant?: Date,
): OutboxItem<T> => ({
  type,
  payload,
  ...(pasAvant ? { pasAvant } : {}),
})

/** Builds a mail whose data match its template, to an address or to who has the right to it. */
export const courriel = <M extends NomModele>(
  a: string | Destinataire,
  modele: M,
  donnees: ModelesCourriel[M],
): OutboxItem<'courriel'> =>
  outboxItem('courriel', {
    ...(typeof a === 'string' ? { a } : adresseDe(a)),
    modele,
    donnees,
  } as OutboxPayloads['courriel'])

/** Now, never rounded up by the column's milliseconds: the row is ready at once. */
export const DES_MAINTENANT = `date_trunc('milliseconds', now())`

/** An instant that never comes: such a mail waits to be gathered with others of the same person. */
const RETENU = new Date('9999-01-01T00:00:00Z')
/** `RETENU`, in a statement. */
export const JUSQU_AU_MATIN = `timestamptz '9999-01-01 00:00:00+00'`

/** True for a mail that leaves in the morning, with what else that person is told. */
export const estDuMatin = ({ type, payload }: OutboxItem): boolean =>
  type === 'courriel' &&
  'modele' in payload &&
  COURRIELS_DU_MATIN.some((modele) => modele === payload.modele)

/** An instant that is over: such an item waits for nothing. */
const AUSSITOT = new Date(0)

/** Of a mail to an address that nobody proved: what counts it, whatever it says. */
const cleDestinataire = ({ payload }: OutboxItem): string | null =>
  'modele' in payload && COURRIELS[payload.modele][0].startsWith('adresse-')
    ? `courriels:${hashToken(adresseUnique(payload.a))}`
    : null

/** Counts mails by recipient over a day; gives the end of the day of those that have had enough. */
const compter = async (
  tx: Pick<Tx, 'sql'>,
  cles: readonly string[],
): Promise<Map<string, Date>> => {
  const rows = await tx.sql(
    `insert into limite_debit as l (cle, compte, expire_le) select k, count(*)::int, now() + interval '1 day' from unnest($1::text[]) k group by k order by k
     on conflict (cle) do update set
       compte = case when l.expire_le <= now() then excluded.compte else l.compte + excluded.compte end,
       expire_le = case when l.expire_le <= now() then excluded.expire_le else l.expire_le end
     returning cle, compte, expire_le`,
    [cles],
  )
  return new Map(
    rows.flatMap((r) => (r.compte > COURRIELS_PAR_DESTINATAIRE ? [[r.cle, r.expire_le]] : [])),
  )
}

/** What leaves of these items: strangers' addresses receive so many mails a day, of all kinds. */
const mesurer = async (
  tx: Pick<Tx, 'sql'>,
  items: readonly OutboxItem[],
): Promise<readonly OutboxItem[]> => {
  const cles = items.flatMap((i) => cleDestinataire(i) ?? [])
  if (cles.length === 0) return items
  const combles = await compter(tx, cles)
  return items.flatMap((item) => {
    const jusque = combles.get(cleDestinataire(item) ?? '')
    if (!jusque || !('modele' in item.payload)) return [item]
    const a = COURRIELS[item.payload.modele][0]
    if (a === 'adresse-refuse')
      throw new RegisterError('trop-de-requetes', {
        message:
          'Beaucoup de courriels ont été envoyés à cette adresse aujourd’hui : recommencez demain.',
      })
    return a === 'adresse-tait' ? [] : [{ ...item, pasAvant: jusque }]
  })
}

/**
 * Writes items in the business transaction: they exist if, and only if, the decision does. Throws
 * `trop-de-requetes` for a mail that somebody sends to an address that has had enough of them.
 */
export const enqueueOutbox = async (
  tx: Pick<Tx, 'sql'>,
  demandes: readonly OutboxItem[],
): Promise<void> => {
  const items = await mesurer(tx, demandes)
  if (items.length === 0) return
  await tx.sql(
    `insert into outbox (type, payload, pas_avant)
     select t, p, greatest(d, ${DES_MAINTENANT}) from unnest($1::text[], $2::jsonb[], $3::timestamptz[]) as x(t, p, d)`,
    [
      items.map((i) => i.type),
      items.map((i) => JSON.stringify(i.payload)),
      items.map((i) => i.pasAvant ?? (estDuMatin(i) ? RETENU : AUSSITOT)),
    ],
  )
}
