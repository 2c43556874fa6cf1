import type { Db, RowOf, Tx } from '@registre/db'
import type { CommuneRnic, LigneRnic } from '@registre/domain'
import { creerAuteurRepris, creerSyndicRepris } from '../comptes/ecrire-lot.ts'

/** What made these rows. */
export const ORIGINE_RNIC = 'RNIC'

/**
 * A dossier that the register knows: `empreinte` is of the import's own last row, null when somebody
 * else made the dossier; `touchee`, a person has acted on it since, or a request is made on it. What
 * the calendar moves is nobody's act.
 */
const CONNUES = `select c.numero_immatriculation as numero, c.id, r.empreinte, r.declaration_id, c.teledeclarant_id,
       (select (d.valide_le at time zone 'Europe/Paris')::date from declaration d where d.id = r.declaration_id) as date_maj,
       (exists (select from demande d where d.copropriete_id = c.id)
         or exists (select from journal j where j.copropriete_id = c.id and j.instant > r.reprise_le and j.acteur_id is not null)) as touchee
     from copropriete c left join reprise_rnic r on r.copropriete_id = c.id where c.numero_immatriculation = any($1) order by c.id for update of c`
export type ConnueRow = RowOf<typeof CONNUES>

/** The dossiers of these numbers, held until the end of the batch. */
export const lireConnues = (tx: Tx, numeros: readonly string[]): Promise<ConnueRow[]> =>
  tx.sql(CONNUES, [numeros])

/** The establishment that signs what the import writes: nobody signs in as it. */
export const auteurReprise = async (db: Pick<Db, 'query'>): Promise<number> => {
  const [connu] = await db.query(
    `select id from teledeclarant where type = 'AUTRE' and origine = $1 order by id limit 1`,
    [ORIGINE_RNIC],
  )
  if (connu) return connu.id
  return creerAuteurRepris(db, ORIGINE_RNIC)
}

const PAR_SIRET = `select id from teledeclarant where siret = $1 and statut <> 'SUPPRIME' order by id limit 1`
/** A firm that has an account first: the register knows it better than the file. */
const PAR_NOM = `select id from teledeclarant where type = 'PRO' and statut <> 'SUPPRIME' and lower(raison_sociale) = lower($1) and lower(commune) = lower($2)
  order by (origine = 'RNIC'), id limit 1`

/**
 * The firm of a row: the one that has its SIRET, else of the same name in the same commune, else a
 * new one without account.
 */
export const trouverSyndic = async (
  db: Pick<Db, 'query'>,
  s: NonNullable<LigneRnic['syndic']>,
): Promise<number> => {
  const chercher = async () =>
    (s.siret === ''
      ? await db.query(PAR_NOM, [s.raisonSociale, s.commune])
      : await db.query(PAR_SIRET, [s.siret])
    )[0]?.id
  const connu = await chercher()
  if (connu !== undefined) return connu
  return (await creerSyndicRepris(db, s, ORIGINE_RNIC)) ?? (await chercher()) ?? 0
}

/** Those of these declarants that are volunteers. */
export const lireBenevoles = async (
  tx: Pick<Tx, 'sql'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await tx.sql(`select id from teledeclarant where id = any($1) and type = 'NON_PRO'`, [ids])
    ).map((row) => row.id),
  )

/** Texts as Postgres writes an array of them: one column of such arrays goes in one parameter. */
const enTableau = (textes: readonly (string | null)[]): string =>
  `{${textes.map((t) => (t === null ? 'NULL' : `"${t.replaceAll(/[\\"]/g, '\\$&')}"`)).join(',')}}`

/** Remembers what the import wrote, to know at the next one who wrote since. */
export const noterReprises = async (
  tx: Pick<Tx, 'sql'>,
  reprises: readonly {
    numero: string
    id: number
    empreinte: string
    version: number
    declarationId: number
    cellules: readonly (string | null)[]
  }[],
): Promise<void> => {
  await tx.sql(
    `insert into reprise_rnic (numero, copropriete_id, empreinte, version, declaration_id, cellules)
     select x.numero, x.copropriete_id, x.empreinte, x.version, x.declaration_id, x.cellules::text[]
     from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::text[]) as x(numero, copropriete_id, empreinte, version, declaration_id, cellules)
     on conflict (numero) do update set empreinte = excluded.empreinte, version = excluded.version, declaration_id = excluded.declaration_id,
       cellules = excluded.cellules, reprise_le = maintenant()`,
    [
      reprises.map((r) => r.numero),
      reprises.map((r) => r.id),
      reprises.map((r) => r.empreinte),
      reprises.map((r) => r.version),
      reprises.map((r) => r.declarationId),
      reprises.map((r) => enTableau(r.cellules)),
    ],
  )
}

/**
 * The next number that the register issues comes after this one, by the word of an operator: no row
 * of a file moves it.
 */
export const reprendreSuite = async (db: Pick<Db, 'query'>, numero: string): Promise<void> => {
  await db.query(
    `select setval('numero_immatriculation_seq', ((ascii($1::text) - 65) * 26 + ascii(substr($1::text, 2)) - 65) * 10000000::bigint + substr($1::text, 3)::bigint)`,
    [numero],
  )
}

/** Keeps others from importing until the end of the transaction; false when one does. */
export const prendreTourImport = async (tx: Pick<Tx, 'sql'>): Promise<boolean> => {
  const [tour] = await tx.sql('select pg_try_advisory_xact_lock(hashtext($1)) as libre', [
    'importer-rnic',
  ])
  return tour?.libre === true
}

/** The communes of the official division, by their code. */
export const lireCommunes = async (
  db: Pick<Db, 'query'>,
): Promise<ReadonlyMap<string, CommuneRnic>> =>
  new Map(
    (await db.query('select code, codes_postaux from commune')).map((c) => [
      c.code,
      { codesPostaux: c.codes_postaux ?? [] },
    ]),
  )
