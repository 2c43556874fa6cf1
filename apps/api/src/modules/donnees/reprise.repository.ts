import { type Db, inserer, type Tx } from '@registre/db'
import type { EtatCopropriete, LigneRnic } from '@registre/domain'
import { copies } from '../declarations/copies.ts'
import { indexerLocalisations } from '../dossiers/localisation.repository.ts'

/** What made these rows. */
const ORIGINE = 'RNIC'

export interface ConnueRow {
  numero: string
  id: number
  version: number
  /** Of the import's own last row; null when somebody else made the dossier. */
  empreinte: string | null
  version_reprise: number | null
  declaration_id: number | null
  teledeclarant_id: number | null
  /** A request is, or was, made on it. */
  demandee: boolean
}

/** The dossiers of these numbers, held until the end of the batch. */
export const lireConnues = (tx: Tx, numeros: readonly string[]): Promise<ConnueRow[]> =>
  tx.sql(
    `select c.numero_immatriculation as numero, c.id, c.version, r.empreinte, r.version as version_reprise, r.declaration_id, c.teledeclarant_id,
       exists (select from demande d where d.copropriete_id = c.id) as demandee
     from copropriete c left join reprise_rnic r on r.copropriete_id = c.id where c.numero_immatriculation = any($1) order by c.id for update of c`,
    [numeros],
  )

/** The establishment that signs what the import writes: nobody signs in as it. */
export const auteurReprise = async (db: Pick<Db, 'query'>): Promise<number> => {
  const [connu] = await db.query<{ id: number }>(
    `select id from teledeclarant where type = 'AUTRE' and origine = $1 order by id limit 1`,
    [ORIGINE],
  )
  if (connu) return connu.id
  const [cree] = await db.query<{ id: number }>(
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
      await db.query<{ id: number }>(
        s.siret === ''
          ? `select id from teledeclarant where type = 'PRO' and origine = $2 and siret is null and raison_sociale = $1 order by id limit 1`
          : `select id from teledeclarant where siret = $1 and statut <> 'SUPPRIME' and $2 <> '' order by id limit 1`,
        [s.siret === '' ? s.raisonSociale : s.siret, ORIGINE],
      )
    )[0]?.id
  const connu = await chercher()
  if (connu !== undefined) return connu
  const [cree] = await db.query<{ id: number }>(
    `insert into teledeclarant (type, statut, raison_sociale, siret, code_ape, commune, origine) values ('PRO', 'ATT_CREA_COMPTE', $1, nullif($2, ''), $3, $4, $5)
     on conflict do nothing returning id`,
    [s.raisonSociale, s.siret, s.codeApe, s.commune, ORIGINE],
  )
  return cree?.id ?? (await chercher()) ?? 0
}

/** Volunteers of whom nothing is known: declarants without name. */
export const creerBenevoles = async (tx: Pick<Tx, 'sql'>, combien: number): Promise<number[]> =>
  (
    await tx.sql<{ id: number }>(
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
      await tx.sql<{ id: number }>(
        `select id from teledeclarant where id = any($1) and type = 'NON_PRO'`,
        [ids],
      )
    ).map((row) => row.id),
  )

const ETATS: Record<NonNullable<LigneRnic['mandat']>['etat'], EtatCopropriete> = {
  EN_COURS: 'IMMATRICULEE_RATTACHEE',
  A_VENIR: 'FUTUR',
  EXPIRE: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
}
const etatDe = ({ mandat }: LigneRnic): EtatCopropriete =>
  mandat ? ETATS[mandat.etat] : 'IMMATRICULEE_A_RATTACHER'

/**
 * Columns of the dossier, as a first registration writes them; the address stays as the file writes
 * it.
 */
const colonnesDe = (ligne: LigneRnic, teledeclarantId: number | null) => ({
  ...copies(ligne.contenu),
  adresse_principale: ligne.adresse,
  code_insee: ligne.codeInsee,
  etat: etatDe(ligne),
  teledeclarant_id: teledeclarantId,
  date_immatriculation: ligne.dateImmatriculation,
  date_fin_mandat: ligne.mandat?.etat === 'EN_COURS' ? ligne.mandat.fin : null,
})

/** A row of the file on its way to a dossier, new or of an earlier import. */
export interface Reprise {
  ligne: LigneRnic
  empreinte: string
  teledeclarantId: number | null
  connue: ConnueRow | null
}
interface Dossier extends Reprise {
  id: number
  version: number
  declaration: number
}

/** One statement over the rows of a batch; gives what it returns, by registration number. */
const parNumero = async <R extends object>(
  tx: Tx,
  texte: string,
  lignes: readonly object[],
  autres: readonly unknown[] = [],
): Promise<Map<string, R>> =>
  lignes.length === 0
    ? new Map()
    : new Map(
        (await tx.sql<R & { numero: string }>(texte, [JSON.stringify(lignes), ...autres])).map(
          (row) => [row.numero, row],
        ),
      )

interface Ecrite {
  id: number
  version: number
}
const ecrireCoproprietes = async (
  tx: Tx,
  lot: readonly Reprise[],
  auteur: number,
): Promise<Map<string, Ecrite>> => {
  const lignes = lot.map((r) => ({
    connue: r.connue,
    numero: r.ligne.numero,
    colonnes: colonnesDe(r.ligne, r.teledeclarantId),
  }))
  const faites = await inserer<Ecrite & { numero: string }>(
    tx,
    'copropriete',
    lignes.flatMap((l) =>
      l.connue
        ? []
        : [{ numero_immatriculation: l.numero, auteur_teledeclarant_id: auteur, ...l.colonnes }],
    ),
    'returning numero_immatriculation as numero, id, version',
  )
  const changees = await parNumero<Ecrite>(
    tx,
    `update copropriete c set ${Object.keys(lignes[0]?.colonnes ?? {})
      .map((n) => `${n} = x.${n}`)
      .join(', ')}, version = c.version + 1, maj_le = now()
     from json_populate_recordset(null::copropriete, $1) x where c.id = x.id returning c.numero_immatriculation as numero, c.id, c.version`,
    lignes.flatMap((l) => (l.connue ? [{ id: l.connue.id, ...l.colonnes }] : [])),
  )
  return new Map([...faites.map((f) => [f.numero, f] as const), ...changees])
}

/** What the file declares, as of its day at noon; gives the declarations. */
const ecrireDeclarations = async (
  tx: Tx,
  lot: readonly (Reprise & { id: number })[],
  auteur: number,
): Promise<Map<string, number>> => {
  const declaree = (r: Reprise & { id: number }) => ({
    numero: r.ligne.numero,
    copropriete_id: r.id,
    declaration_id: r.connue?.declaration_id ?? null,
    contenu: r.ligne.contenu,
    le: r.ligne.dateMaj,
  })
  const forme = `json_to_recordset($1) as x(numero text, copropriete_id int, declaration_id int, contenu jsonb, le date)`
  const faites = await parNumero<{ id: number }>(
    tx,
    `with x as materialized (select * from ${forme}), d as (
       insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, etape, auteur_teledeclarant_id, soumis_le, valide_le)
       select x.copropriete_id, 'COURANTE', 'INITIALE', 'DEFAULT', x.contenu, 'recapitulatif', $2::int, x.le + time '12:00', x.le + time '12:00' from x
       returning id, copropriete_id)
     select x.numero, d.id from d join x using (copropriete_id)`,
    lot.filter((r) => r.connue === null).map(declaree),
    [auteur],
  )
  const changees = await parNumero<{ id: number }>(
    tx,
    `update declaration d set contenu = x.contenu, valide_le = x.le + time '12:00', version = d.version + 1, enregistre_le = now()
     from ${forme} where d.id = x.declaration_id returning x.numero, d.id`,
    lot.filter((r) => r.connue !== null).map(declaree),
  )
  return new Map([...faites, ...changees].map(([numero, d]) => [numero, d.id]))
}

const ecrireMandats = async (tx: Tx, dossiers: readonly Dossier[]): Promise<void> => {
  await tx.sql(`delete from mandat where copropriete_id = any($1)`, [
    dossiers.flatMap((d) => (d.connue ? [d.id] : [])),
  ])
  await tx.sql(
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin, decide_le)
     select x.copropriete_id, x.teledeclarant_id, x.etat, x.debut, x.fin, now()
     from json_to_recordset($1) as x(copropriete_id int, teledeclarant_id int, etat etat_mandat, debut date, fin date)`,
    [
      JSON.stringify(
        dossiers.flatMap(({ id, ligne: { mandat }, teledeclarantId }) =>
          mandat && teledeclarantId !== null
            ? [{ ...mandat, copropriete_id: id, teledeclarant_id: teledeclarantId }]
            : [],
        ),
      ),
    ],
  )
}

/**
 * Writes rows of the file as dossiers, new or of an earlier import, in a few statements for all of
 * them; gives the dossier of each row,
 * in their order. The days are those of the file, at noon in Paris.
 */
export const ecrireReprises = async (
  tx: Tx,
  lot: readonly Reprise[],
  auteur: number,
): Promise<number[]> => {
  if (lot.length === 0) return []
  const trouver = <V>(faits: ReadonlyMap<string, V>, { ligne: { numero } }: Reprise): V => {
    const fait = faits.get(numero)
    if (fait === undefined) throw new Error(`${numero}: not written`)
    return fait
  }
  const coproprietes = await ecrireCoproprietes(tx, lot, auteur)
  const places = lot.map((r) => ({ ...r, ...trouver(coproprietes, r) }))
  const declarations = await ecrireDeclarations(tx, places, auteur)
  const dossiers = places.map((r): Dossier => ({ ...r, declaration: trouver(declarations, r) }))
  await ecrireMandats(tx, dossiers)
  await indexerLocalisations(
    tx,
    dossiers.map(({ id, ligne }) => ({ id, contenu: ligne.contenu })),
  )
  await tx.sql(
    `insert into reprise_rnic (numero, copropriete_id, empreinte, version, declaration_id)
     select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[])
     on conflict (numero) do update set empreinte = excluded.empreinte, version = excluded.version, declaration_id = excluded.declaration_id, reprise_le = now()`,
    [
      dossiers.map((d) => d.ligne.numero),
      dossiers.map((d) => d.id),
      dossiers.map((d) => d.empreinte),
      dossiers.map((d) => d.version),
      dossiers.map((d) => d.declaration),
    ],
  )
  return dossiers.map((d) => d.id)
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
