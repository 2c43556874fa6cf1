import type { Db, Tx } from '@registre/db'
import type { EtatCopropriete, LigneRnic } from '@registre/domain'
import { copies } from '../declarations/copies.ts'
import { indexerLocalisation } from '../brouillons/depot.repository.ts'

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
  const [connu] = await db.query<{ id: number }>(`select id from teledeclarant where type = 'AUTRE' and origine = $1 order by id limit 1`, [ORIGINE])
  if (connu) return connu.id
  const [cree] = await db.query<{ id: number }>(
    `insert into teledeclarant (type, statut, raison_sociale, origine) values ('AUTRE', 'ATT_CREA_COMPTE', 'Reprise du fichier publié', $1) returning id`,
    [ORIGINE],
  )
  return cree?.id ?? 0
}

/** The firm of a row: the one that has its SIRET, else one of the same name that an import made, else a new one without account. */
export const trouverSyndic = async (db: Pick<Db, 'query'>, s: NonNullable<LigneRnic['syndic']>): Promise<number> => {
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

/** A volunteer of whom nothing is known: a declarant without name. */
export const creerBenevole = async (tx: Pick<Tx, 'sql'>): Promise<number> =>
  (await tx.sql<{ id: number }>(`insert into teledeclarant (type, statut, origine) values ('NON_PRO', 'ATT_CREA_COMPTE', $1) returning id`, [ORIGINE]))[0]
    ?.id ?? 0

const ETATS: Record<NonNullable<LigneRnic['mandat']>['etat'], EtatCopropriete> = {
  EN_COURS: 'IMMATRICULEE_RATTACHEE',
  A_VENIR: 'FUTUR',
  EXPIRE: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
}
const etatDe = ({ mandat }: LigneRnic): EtatCopropriete => (mandat ? ETATS[mandat.etat] : 'IMMATRICULEE_A_RATTACHER')

/** Columns of the dossier, as a first registration writes them; the address stays as the file writes it. */
const colonnesDe = (ligne: LigneRnic, teledeclarantId: number | null) => ({
  ...copies(ligne.contenu),
  adresse_principale: ligne.adresse,
  code_insee: ligne.codeInsee,
  etat: etatDe(ligne),
  teledeclarant_id: teledeclarantId,
  date_immatriculation: ligne.dateImmatriculation,
  date_fin_mandat: ligne.mandat?.etat === 'EN_COURS' ? ligne.mandat.fin : null,
})

const ecrireCopropriete = async (tx: Tx, ligne: LigneRnic, auteur: number, colonnes: ReturnType<typeof colonnesDe>, id: number | null) => {
  const noms = Object.keys(colonnes)
  const valeurs = Object.values(colonnes)
  const places = noms.map((n, i) => `$${i + 3}${n === 'etat' ? '::etat_copropriete' : ''}`)
  const [row] = await tx.sql<{ id: number; version: number }>(
    id === null
      ? `insert into copropriete (numero_immatriculation, auteur_teledeclarant_id, ${noms.join(', ')}) values ($1, $2, ${places.join(', ')}) returning id, version`
      : `update copropriete set ${noms.map((n, i) => `${n} = ${places[i]}`).join(', ')}, version = version + 1, maj_le = now() where id = $1 and $2::int is not null returning id, version`,
    [id ?? ligne.numero, auteur, ...valeurs],
  )
  if (!row) throw new Error(`${ligne.numero}: not written`)
  return row
}

/** What the file declares, as of its day at noon; gives the declaration. */
const ecrireDeclaration = async (tx: Tx, ligne: LigneRnic, coproprieteId: number, auteur: number, connue: ConnueRow | null): Promise<number> => {
  const contenu = JSON.stringify(ligne.contenu)
  const [row] = connue
    ? await tx.sql<{ id: number }>(
        `update declaration set contenu = $2::jsonb, valide_le = $3::date + time '12:00', version = version + 1, enregistre_le = now() where id = $1 returning id`,
        [connue.declaration_id, contenu, ligne.dateMaj],
      )
    : await tx.sql<{ id: number }>(
        `insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, etape, auteur_teledeclarant_id, soumis_le, valide_le)
         values ($1, 'COURANTE', 'INITIALE', 'DEFAULT', $2::jsonb, 'recapitulatif', $3, $4::date + time '12:00', $4::date + time '12:00') returning id`,
        [coproprieteId, contenu, auteur, ligne.dateMaj],
      )
  if (!row) throw new Error(`${ligne.numero}: no declaration`)
  return row.id
}

/** Writes one row of the file as a dossier, new or of an earlier import. The days are those of the file, at noon in Paris. */
export const ecrireReprise = async (
  tx: Tx,
  {
    ligne,
    empreinte,
    auteur,
    teledeclarantId,
    connue,
  }: { ligne: LigneRnic; empreinte: string; auteur: number; teledeclarantId: number | null; connue: ConnueRow | null },
): Promise<number> => {
  const { id, version } = await ecrireCopropriete(tx, ligne, auteur, colonnesDe(ligne, teledeclarantId), connue?.id ?? null)
  if (connue) await tx.sql(`delete from mandat where copropriete_id = $1`, [id])
  const declaration = await ecrireDeclaration(tx, ligne, id, auteur, connue)
  if (ligne.mandat && teledeclarantId !== null)
    await tx.sql(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin, decide_le) values ($1, $2, $3::etat_mandat, $4, $5, now())`,
      [id, teledeclarantId, ligne.mandat.etat, ligne.mandat.debut, ligne.mandat.fin],
    )
  await indexerLocalisation(tx, id, ligne.contenu)
  await tx.sql(
    `insert into reprise_rnic (numero, copropriete_id, empreinte, version, declaration_id) values ($1, $2, $3, $4, $5)
     on conflict (numero) do update set empreinte = excluded.empreinte, version = excluded.version, declaration_id = excluded.declaration_id, reprise_le = now()`,
    [ligne.numero, id, empreinte, version, declaration],
  )
  return id
}

/** The next number that the register issues comes after those of the file. */
export const avancerNumeros = async (tx: Pick<Tx, 'sql'>, numeros: readonly string[]): Promise<void> => {
  await tx.sql(
    `select setval('numero_immatriculation_seq', max(n)) from unnest($1::text[]) as x,
       lateral (select ((ascii(x) - 65) * 26 + ascii(substr(x, 2)) - 65) * 10000000::bigint + substr(x, 3)::bigint as n) as y
     having max(n) > (select last_value from numero_immatriculation_seq)`,
    [numeros],
  )
}
