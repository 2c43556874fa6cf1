import type { Db, Tx } from '@registre/db'
import type { LigneInstitution, NiveauGeographique } from '@registre/domain'

/** The codes that a level knows, among some. */
const CODES = {
  REGION: 'select code from region where code = any($1)',
  DEPARTEMENT: 'select code from departement where code = any($1)',
  EPCI: 'select siren as code from epci where siren = any($1)',
  COMMUNE: `select code from commune where code = any($1) and type = 'commune-actuelle'`,
} as const satisfies Record<Exclude<NiveauGeographique, 'NATIONAL'>, string>

export const NIVEAUX_LOCAUX = ['REGION', 'DEPARTEMENT', 'EPCI', 'COMMUNE'] as const

/** Among official codes of a level, those that exist. */
export const codesConnus = async (
  tx: Tx,
  niveau: (typeof NIVEAUX_LOCAUX)[number],
  codes: readonly string[],
): Promise<Set<string>> => new Set((await tx.sql(CODES[niveau], [codes])).map(({ code }) => code))

/** Writes the institutions that are new or changed; gives how many. */
export const ecrireInstitutions = async (
  tx: Tx,
  lignes: readonly LigneInstitution[],
): Promise<number> =>
  (
    await tx.sql(
      `insert into institution as i (numero, nom, niveau, code)
       select numero, nom, niveau::niveau_geographique, code from json_to_recordset($1) as l (numero text, nom text, niveau text, code text)
       on conflict (numero) do update set nom = excluded.nom, niveau = excluded.niveau, code = excluded.code, actif = true, maj_le = maintenant()
         where (i.nom, i.niveau, i.code, i.actif) is distinct from (excluded.nom, excluded.niveau, excluded.code, true)
       returning 1`,
      [JSON.stringify(lignes)],
    )
  ).length

/** Closes the institutions that have none of these numbers; gives how many. */
export const fermerSauf = async (tx: Tx, numeros: readonly string[]): Promise<number> =>
  (
    await tx.sql(
      `update institution set actif = false, maj_le = maintenant() where actif and numero <> all($1) returning 1`,
      [numeros],
    )
  ).length

/** Every institution with how many people signed in for it, the closed ones last. */
export const lireInstitutions = (db: Pick<Db, 'query'>) =>
  db.query(
    `select i.numero, i.nom, i.niveau, i.code, i.actif,
       (select count(*)::int from personne_institution p where p.institution_id = i.id) as personnes
     from institution i order by i.actif desc, i.nom, i.numero`,
  )

/** An institution by its number, held for the transaction. */
export const tenirInstitution = async (tx: Tx, numero: string) =>
  (await tx.sql(`select id, nom, actif from institution where numero = $1 for update`, [numero]))[0]

/** Lets the people of an institution in again, or no longer. */
export const changerActivite = async (tx: Tx, id: number, actif: boolean): Promise<void> => {
  await tx.sql(`update institution set actif = $2, maj_le = maintenant() where id = $1`, [
    id,
    actif,
  ])
}
