import type { contract, HandlerInput } from '@registre/contract'
import { compose, parametres, type Place, type RowOf, type Tx } from '@registre/db'
import { type EvenementJournal, EVENEMENTS_PAR_CATEGORIE, normaliserNumero } from '@registre/domain'

export type CriteresJournal = HandlerInput<(typeof contract)['rechercherJournal']>['body']

/** Accounts that one text may point to: beyond, the text is too vague to filter anything. */
const MAX_PERSONNES = 1_000

/**
 * Case and accents do not count; `$` first means "starts with", `_` is one character, other
 * wildcards are plain.
 */
const motif = (saisi: string): string => {
  const debut = saisi.startsWith('$')
  const texte = saisi.replace(/^\$/, '').replaceAll(/[\\%]/g, String.raw`\$&`)
  return `${debut ? '' : '%'}${texte}%`
}

const trouverPersonnes = async (tx: Tx, saisi: string): Promise<number[]> =>
  (
    await tx.sql(
      `select id from utilisateur, lateral (select f_unaccent(lower($1)) as m) x
       where f_unaccent(lower(nom)) like x.m or f_unaccent(lower(prenom || ' ' || nom)) like x.m or f_unaccent(lower(nom || ' ' || prenom)) like x.m or lower(email) like x.m
       limit ${MAX_PERSONNES}`,
      [motif(saisi)],
    )
  ).map((r) => r.id)

/** Declarants that one text may point to. */
const MAX_DECLARANTS = 200

/** A declarant's identifiers, and the accounts of its people. */
interface Maisons {
  ids: readonly number[]
  comptes: readonly number[]
}

const trouverMaisons = async (tx: Tx, saisi: string): Promise<Maisons> => {
  const siret = saisi.replaceAll(/\s/g, '')
  const chiffres = /^\d{9}(\d{5})?$/.test(siret) ? siret : ''
  const [row] = await tx.sql(
    `with m as (select t.id from teledeclarant t, lateral (select f_unaccent(lower($1)) as m) x
       where case when $2 <> '' then t.siret like $2 || '%'
         else f_unaccent(lower(t.raison_sociale)) like x.m or f_unaccent(lower(t.rep_prenom || ' ' || t.rep_nom)) like x.m end
       order by t.id limit ${MAX_DECLARANTS})
     select array(select id from m) as ids, array(select u.id from utilisateur u join m on m.id = u.teledeclarant_id) as comptes`,
    [motif(saisi), chiffres],
  )
  return { ids: row?.ids ?? [], comptes: row?.comptes ?? [] }
}

/** The conditions of a search on alias `j`. */
const conditions = (c: CriteresJournal, place: Place, numero: string | null): string[] => [
  ...(c.dateDu
    ? [`j.instant >= (${place(c.dateDu)}::date)::timestamp at time zone 'Europe/Paris'`]
    : []),
  ...(c.dateAu
    ? [`j.instant < (${place(c.dateAu)}::date + 1)::timestamp at time zone 'Europe/Paris'`]
    : []),
  ...(c.profil ? [`j.acteur_profil = ${place(c.profil)}`] : []),
  ...(c.categorie ? [`j.categorie = ${place(c.categorie)}`] : []),
  ...(c.typeEvenement ? [`j.type = ${place(c.typeEvenement)}`] : []),
  ...(c.modalite ? [`j.modalite = ${place(c.modalite)}`] : []),
  ...(c.sansMachines ? [`j.modalite <> 'TRAITEMENT'`] : []),
  ...(c.apres
    ? [
        `(j.instant, j.id) < (select x.instant, x.id from journal x where x.id = ${place(c.apres)}::bigint)`,
      ]
    : []),
  ...(numero
    ? [
        `j.copropriete_id = (select id from copropriete where numero_immatriculation = ${place(numero)})`,
      ]
    : []),
]

/**
 * What most events are: the index of kinds leaves them out, so that they do not pay for it, and the
 * latest of them are met soon in the order of the journal. The same list as in the migration
 * recherches_teneurs.
 */
export const EVENEMENTS_COURANTS = [
  'connexion',
  'creer-brouillon',
  'deconnexion',
  'enregistrer-etape',
  'envoyer-courriel',
  'etablir-attestation',
  'expirer-mandat',
  'expirer-verrou',
  'immatriculer-par-notaire',
  'mettre-a-jour',
  'ouvrir',
  'renouveler-mandat',
  'soumettre',
  'valider',
] as const satisfies readonly EvenementJournal[]
const estCourant = (type: string): boolean =>
  EVENEMENTS_COURANTS.some((courant) => courant === type)
const RARE = `j.type not in (${EVENEMENTS_COURANTS.map((type) => `'${type}'`).join(', ')})` as const

/**
 * Where the latest events are read: each source is in the order of an index, and gives no more than
 * the page. `lire` reads those that also meet a condition.
 */
const sources = (
  c: CriteresJournal,
  { personnes, maisons }: { personnes: readonly number[] | null; maisons: Maisons | null },
  place: Place,
  lire: (et: string) => string,
): string => {
  if (personnes) {
    const qui = `select s.* from unnest(${place(personnes)}::int[]) x(id)`
    // `union` and not `union all`: one person found may act in the place of another one found, and
    // their row must come once.
    return `${qui} cross join lateral ${lire('j.acteur_id = x.id')} s union ${qui} cross join lateral ${lire('j.original_id = x.id')} s`
  }
  if (maisons && c.numeroImmatriculation === '')
    return `select s.* from unnest(${place(maisons.comptes)}::int[]) x(id) cross join lateral ${lire('j.acteur_id = x.id')} s union
      select s.* from unnest(${place(maisons.ids)}::int[]) x(id) cross join lateral ${lire('j.teledeclarant_id is not null and j.teledeclarant_id = x.id')} s`
  // A co-ownership has few events.
  if (c.numeroImmatriculation !== '' || (!c.categorie && !c.typeEvenement)) return lire('true')
  // Nothing is written that its category does not list.
  const types: readonly string[] = c.typeEvenement
    ? [c.typeEvenement]
    : c.categorie
      ? EVENEMENTS_PAR_CATEGORIE[c.categorie]
      : []
  const [courants, rares] = [types.filter(estCourant), types.filter((type) => !estCourant(type))]
  const lues = [
    ...(courants.length > 0 ? [lire(`j.type = any(${place(courants)}::text[])`)] : []),
    ...(rares.length > 0
      ? [
          `select s.* from unnest(${place(rares)}::text[]) x(type) cross join lateral ${lire(`j.type = x.type and ${RARE}`)} s`,
        ]
      : []),
  ]
  return lues.length > 0 ? lues.join(' union all ') : lire('false')
}

/** The rows of some events; `horodatage` is their instant to the microsecond, where the next page begins. */
const lignes = <L extends string>(lues: L) =>
  `with p as (select j.id from (${lues}) j)
  select j.id, j.instant, j.instant::text as horodatage, j.categorie, j.type, j.modalite, coalesce(trim(u.prenom || ' ' || u.nom), '') as personne, j.acteur_profil,
    coalesce(nullif(h.raison_sociale, ''), trim(h.rep_prenom || ' ' || h.rep_nom), '') as etablissement,
    coalesce(trim(o.prenom || ' ' || o.nom), '') as teneur, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as teledeclarant,
    j.copropriete_id, c.numero_immatriculation as numero, coalesce(c.nom, '') as nom, j.de, j.vers, j.motif, j.donnees
  from p join journal j on j.id = p.id left join utilisateur u on u.id = j.acteur_id left join utilisateur o on o.id = j.original_id
  left join teledeclarant t on t.id = j.teledeclarant_id left join teledeclarant h on h.id = u.teledeclarant_id left join copropriete c on c.id = j.copropriete_id
  order by j.instant desc, j.id desc` as const
const MODELE = lignes('select j.id from journal j')
export type JournalRow = RowOf<typeof MODELE>

/** Events of a search, newest first, at most `limite`; after the one given when there is one. */
export const lireJournal = async (
  tx: Tx,
  criteres: CriteresJournal,
  limite: number,
  apres?: Pick<JournalRow, 'horodatage' | 'id'>,
): Promise<JournalRow[]> => {
  const numero =
    criteres.numeroImmatriculation === '' ? null : normaliserNumero(criteres.numeroImmatriculation)
  if (criteres.numeroImmatriculation !== '' && numero === null) return []
  const personnes = criteres.personne === '' ? null : await trouverPersonnes(tx, criteres.personne)
  if (personnes?.length === 0) return []
  const maisons = criteres.declarant === '' ? null : await trouverMaisons(tx, criteres.declarant)
  if (maisons?.ids.length === 0) return []
  const { params, place } = parametres()
  const where = conditions(criteres, place, numero)
  if (maisons)
    where.push(
      `(j.teledeclarant_id = any(${place(maisons.ids)}::int[]) or j.acteur_id = any(${place(maisons.comptes)}::int[]))`,
    )
  if (apres)
    where.push(
      `(j.instant, j.id) < (${place(apres.horodatage)}::timestamptz, ${place(apres.id)}::bigint)`,
    )
  const ordre = `order by j.instant desc, j.id desc limit ${place(limite)}`
  const lire = (et: string): string =>
    `(select j.id, j.instant from journal j where ${[...where, et].join(' and ')} ${ordre})`
  const lues = sources(criteres, { personnes, maisons }, place, lire)
  return tx.sql(compose(MODELE, lignes(`select j.id from (${lues}) j ${ordre}`)), params)
}
