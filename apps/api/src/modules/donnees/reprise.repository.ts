import type { Db, RowOf, Tx } from '@registre/db'
import type { LigneRnic } from '@registre/domain'

/** What made these rows. */
const ORIGINE = 'RNIC'

/**
 * A dossier that the register knows: `empreinte` is of the import's own last row, null when somebody
 * else made the dossier; `demandee`, a request is, or was, made on it.
 */
const CONNUES = `select c.numero_immatriculation as numero, c.id, c.version, r.empreinte, r.version as version_reprise, r.declaration_id, c.teledeclarant_id,
       exists (select from demande d where d.copropriete_id = c.id) as demandee
     from copropriete c left join reprise_rnic r on r.copropriete_id = c.id where c.numero_immatriculation = any($1) order by c.id for update of c`
export type ConnueRow = RowOf<typeof CONNUES>

/** The dossiers of these numbers, held until the end of the batch. */
export const lireConnues = (tx: Tx, numeros: readonly string[]): Promise<ConnueRow[]> =>
  tx.sql(CONNUES, [numeros])

/** The establishment that signs what the import writes: nobody signs in as it. */
export const auteurReprise = async (db: Pick<Db, 'query'>): Promise<number> => {
  const [connu] = await db.query(
    `select id from teledeclarant where type = 'AUTRE' and origine = $1 order by id limit 1`,
    [ORIGINE],
  )
  if (connu) return connu.id
  const [cree] = await db.query(
    `insert into teledeclarant (type, statut, raison_sociale, origine) values ('AUTRE', 'ATT_CREA_COMPTE', 'Reprise du fichier publié', $1) returning id`,
    [ORIGINE],
  )
  return cree?.id ?? 0
}

/**
 * The firm of a row: the one that has its SIRET, else one of the same name that an import made,
 * else a new one without account.
 */
export const trouverSyndic = async (
  db: Pick<Db, 'query'>,
  s: NonNullable<LigneRnic['syndic']>,
): Promise<number> => {
  const chercher = async () =>
    (
      await db.query(
        s.siret === ''
          ? `select id from teledeclarant where type = 'PRO' and origine = $2 and siret is null and raison_sociale = $1 order by id limit 1`
          : `select id from teledeclarant where siret = $1 and statut <> 'SUPPRIME' and $2 <> '' order by id limit 1`,
        [s.siret === '' ? s.raisonSociale : s.siret, ORIGINE],
      )
    )[0]?.id
  const connu = await chercher()
  if (connu !== undefined) return connu
  const [cree] = await db.query(
    `insert into teledeclarant (type, statut, raison_sociale, siret, code_ape, commune, origine) values ('PRO', 'ATT_CREA_COMPTE', $1, nullif($2, ''), $3, $4, $5)
     on conflict do nothing returning id`,
    [s.raisonSociale, s.siret, s.codeApe, s.commune, ORIGINE],
  )
  return cree?.id ?? (await chercher()) ?? 0
}

/** Volunteers of whom nothing is known: declarants without name. */
export const creerBenevoles = async (tx: Pick<Tx, 'sql'>, combien: number): Promise<number[]> =>
  (
    await tx.sql(
      `insert into teledeclarant (type, statut, origine) select 'NON_PRO', 'ATT_CREA_COMPTE', $2 from generate_series(1, $1::int) returning id`,
      [combien, ORIGINE],
    )
  ).map((row) => row.id)

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

/** Remembers what the import wrote, to know at the next one who wrote since. */
export const noterReprises = async (
  tx: Pick<Tx, 'sql'>,
  reprises: readonly {
    numero: string
    id: number
    empreinte: string
    version: number
    declarationId: number
  }[],
): Promise<void> => {
  await tx.sql(
    `insert into reprise_rnic (numero, copropriete_id, empreinte, version, declaration_id)
     select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[])
     on conflict (numero) do update set empreinte = excluded.empreinte, version = excluded.version, declaration_id = excluded.declaration_id, reprise_le = now()`,
    [
      reprises.map((r) => r.numero),
      reprises.map((r) => r.id),
      reprises.map((r) => r.empreinte),
      reprises.map((r) => r.version),
      reprises.map((r) => r.declarationId),
    ],
  )
}

/** The next number that the register issues comes after those of the file. */
export const avancerNumeros = async (
  tx: Pick<Tx, 'sql'>,
  numeros: readonly string[],
): Promise<void> => {
  await tx.sql(
    `select setval('numero_immatriculation_seq', max(n)) from unnest($1::text[]) as x,
       lateral (select ((ascii(x) - 65) * 26 + ascii(substr(x, 2)) - 65) * 10000000::bigint + substr(x, 3)::bigint as n) as y
     having max(n) > (select last_value from numero_immatriculation_seq)`,
    [numeros],
  )
}

/** Keeps others from importing until the end of the transaction; false when one does. */
export const prendreTourImport = async (tx: Pick<Tx, 'sql'>): Promise<boolean> => {
  const [tour] = await tx.sql('select pg_try_advisory_xact_lock(hashtext($1)) as libre', [
    'importer-rnic',
  ])
  return tour?.libre === true
}

/** The codes of the communes. */
export const lireCommunes = async (db: Pick<Db, 'query'>): Promise<ReadonlySet<string>> =>
  new Set((await db.query('select code from commune')).map((c) => c.code))
