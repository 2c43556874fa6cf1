import type { contract, HandlerInput } from '@registre/contract'
import type { Tx } from '@registre/db'
import { type CategorieJournal, type ModaliteJournal, normaliserNumero } from '@registre/domain'

export type CriteresJournal = HandlerInput<(typeof contract)['rechercherJournal']>['body']

export interface JournalRow {
  id: string
  instant: Date
  /** The same to the microsecond: where the next page begins. */
  horodatage: string
  categorie: CategorieJournal
  type: string
  modalite: ModaliteJournal
  personne: string
  acteur_profil: string
  teneur: string
  teledeclarant: string
  copropriete_id: number | null
  numero: string | null
  nom: string
  de: string
  vers: string
  motif: string
  donnees: Record<string, unknown>
}

/** Accounts that one text may point to: beyond, the text is too vague to filter anything. */
const MAX_PERSONNES = 1_000

/** Case and accents do not count; `$` first means "starts with", `_` is one character, other wildcards are plain. */
const motif = (saisi: string): string => {
  const debut = saisi.startsWith('$')
  const texte = saisi.replace(/^\$/, '').replaceAll(/[\\%]/g, String.raw`\$&`)
  return `${debut ? '' : '%'}${texte}%`
}

const trouverPersonnes = async (tx: Tx, saisi: string): Promise<number[]> =>
  (
    await tx.sql<{ id: number }>(
      `select id from utilisateur, lateral (select f_unaccent(lower($1)) as m) x
       where f_unaccent(lower(nom)) like x.m or f_unaccent(lower(prenom || ' ' || nom)) like x.m or f_unaccent(lower(nom || ' ' || prenom)) like x.m or lower(email) like x.m
       limit ${MAX_PERSONNES}`,
      [motif(saisi)],
    )
  ).map((r) => r.id)

/** The conditions of a search on alias `j`; null when nothing can match. */
const conditions = async (tx: Tx, c: CriteresJournal, place: (value: unknown) => string): Promise<string[] | null> => {
  const numero = c.numeroImmatriculation === '' ? null : normaliserNumero(c.numeroImmatriculation)
  if (c.numeroImmatriculation !== '' && numero === null) return null
  const personnes = c.personne === '' ? null : await trouverPersonnes(tx, c.personne)
  if (personnes?.length === 0) return null
  const qui = personnes && place(personnes)
  return [
    ...(c.dateDu ? [`j.instant >= (${place(c.dateDu)}::date)::timestamp at time zone 'Europe/Paris'`] : []),
    ...(c.dateAu ? [`j.instant < (${place(c.dateAu)}::date + 1)::timestamp at time zone 'Europe/Paris'`] : []),
    ...(c.profil ? [`j.acteur_profil = ${place(c.profil)}`] : []),
    ...(c.categorie ? [`j.categorie = ${place(c.categorie)}`] : []),
    ...(c.typeEvenement ? [`j.type = ${place(c.typeEvenement)}`] : []),
    ...(c.modalite ? [`j.modalite = ${place(c.modalite)}`] : []),
    ...(qui ? [`(j.acteur_id = any(${qui}::int[]) or j.original_id = any(${qui}::int[]))`] : []),
    ...(numero ? [`j.copropriete_id = (select id from copropriete where numero_immatriculation = ${place(numero)})`] : []),
  ]
}

const SELECT = `select j.id, j.instant, j.instant::text as horodatage, j.categorie, j.type, j.modalite, coalesce(trim(u.prenom || ' ' || u.nom), '') as personne, j.acteur_profil,
    coalesce(trim(o.prenom || ' ' || o.nom), '') as teneur, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as teledeclarant,
    j.copropriete_id, c.numero_immatriculation as numero, coalesce(c.nom, '') as nom, j.de, j.vers, j.motif, j.donnees
  from p join journal j on j.id = p.id left join utilisateur u on u.id = j.acteur_id left join utilisateur o on o.id = j.original_id
  left join teledeclarant t on t.id = j.teledeclarant_id left join copropriete c on c.id = j.copropriete_id
  order by j.instant desc, j.id desc`

/** Events of a search, newest first, at most `limite`; after the one given when there is one. */
export const lireJournal = async (tx: Tx, criteres: CriteresJournal, limite: number, apres?: Pick<JournalRow, 'horodatage' | 'id'>): Promise<JournalRow[]> => {
  const params: unknown[] = []
  const place = (value: unknown): string => `$${params.push(value)}`
  const where = await conditions(tx, criteres, place)
  if (where === null) return []
  if (apres) where.push(`(j.instant, j.id) < (${place(apres.horodatage)}::timestamptz, ${place(apres.id)}::bigint)`)
  const ou = where.length > 0 ? `where ${where.join(' and ')}` : ''
  return tx.sql<JournalRow>(`with p as (select j.id from journal j ${ou} order by j.instant desc, j.id desc limit ${place(limite)}) ${SELECT}`, params)
}
