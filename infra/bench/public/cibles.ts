import type { Db } from '@registre/db'
import { tirer } from './mutations.ts'

/** A co-ownership of the register that a search is made of. */
export interface Cible {
  numero: string
  nom: string
  adresse: string
  porte: string
  voie: string
  code_postal: string
  commune: string
  code_insee: string
  parcelle: string
  siret: string | null
}

/** Identifiers that are looked at, spread over the register: some have no entry, few keep a rare condition. */
const TIRES = 6_000

const CIBLE = `select f.numero, f.nom, f.adresse, d.numero_voie as porte, d.voie, d.code_postal, f.commune, f.code_insee, f.parcelles[1] as parcelle, t.siret`

/** So many co-ownerships, the same for the same register, of those that a condition keeps. */
export const lireCibles = async (
  db: Db,
  combien: number,
  sel: string,
  condition = 'true',
): Promise<Cible[]> => {
  const [{ max } = { max: 0 }] = await db.query<{ max: number }>(
    `select max(copropriete_id)::int as max from annuaire`,
  )
  const ids = Array.from({ length: TIRES }, (_, i) => 1 + tirer(`${sel}/${i}`, max))
  return db.query<Cible>(
    `${CIBLE}
     from unnest($1::int[]) with ordinality x(id, rang) join fiche f on f.copropriete_id = x.id join annuaire a on a.copropriete_id = x.id
       join adresse d on d.copropriete_id = x.id and d.principale left join teledeclarant t on t.id = f.teledeclarant_id and t.type = 'PRO'
     where f.nom <> '' and d.numero_voie <> '' and (${condition}) order by x.rang limit $2`,
    [ids, combien],
  )
}

/** One of some communes, the same for the same number: they are too few to be met by chance. */
export const cibleDans = async (
  db: Db,
  communes: readonly string[],
  sel: string,
): Promise<Cible | null> => {
  const [une] = await db.query<Cible>(
    `${CIBLE}
     from fiche f join annuaire a using (copropriete_id) join adresse d on d.copropriete_id = f.copropriete_id and d.principale left join teledeclarant t on t.id = f.teledeclarant_id and t.type = 'PRO'
     where f.code_insee = any($1::text[]) and d.numero_voie <> '' order by md5(f.numero || $2) limit 1`,
    [[...communes], sel],
  )
  return une ?? null
}

/** The department of a co-ownership, and its region where it is of the mainland. */
export const territoireDe = async (
  db: Db,
  { code_insee }: Cible,
): Promise<{ departement: string; region: string | null }> => {
  const [t] = await db.query<{ departement: string; region: string | null }>(
    `select k.code_departement as departement, r.nom as region from commune k left join region r on r.code = k.code_region and r.zone = 'metro' where k.code = $1`,
    [code_insee],
  )
  return t ?? { departement: '', region: null }
}

/** Those of a commune that declare a parcel of this section and number, whatever the plan. */
export const parcellesDe = async (db: Db, { code_insee }: Cible, plan: string): Promise<string[]> =>
  (
    await db.query<{ numero: string }>(
      `select f.numero from fiche f where f.code_insee = $1 and exists (select from unnest(f.parcelles) p where right(p, 6) = $2)`,
      [code_insee, plan],
    )
  ).map((r) => r.numero)

/** The registration numbers of those at some doors of a street of a commune, by the texts that were declared. */
export const quiEstA = async (
  db: Db,
  a: { portes: readonly string[]; voie: string; codeInsee: string; codePostal?: string },
): Promise<string[]> =>
  (
    await db.query<{ numero: string }>(
      `select distinct f.numero from adresse d join fiche f on f.copropriete_id = d.copropriete_id join annuaire a on a.copropriete_id = d.copropriete_id
       where d.code_insee in (select k.code from commune k where k.code = $3 or k.chef_lieu = $3) and lower(d.voie) = lower($1) and ($2::text[] = '{}' or d.numero_voie = any($2)) and f.code_insee = $3 and ($4 = '' or d.code_postal = $4)`,
      [a.voie, [...a.portes], a.codeInsee, a.codePostal ?? ''],
    )
  ).map((r) => r.numero)

/** In how many communes the street and the door of a co-ownership stand. */
export const combienDeCommunes = async (db: Db, { porte, voie }: Cible): Promise<number> => {
  const [r] = await db.query<{ n: number }>(
    `select count(distinct a.code_insee)::int as n from adresse d join annuaire a on a.copropriete_id = d.copropriete_id
     where d.cle_voie in (select x.cle_voie from adresse x where x.voie = $1 limit 1) and d.voie = $1 and d.numero_voie = $2`,
    [voie, porte],
  )
  return r?.n ?? 0
}

/** True when the register has this number. */
export const numeroExiste = async (db: Db, numero: string): Promise<boolean> =>
  (await db.query(`select 1 from annuaire where numero = $1`, [numero])).length > 0

const compter = async (db: Db, sql: string, valeur: string): Promise<number> =>
  (await db.query<{ n: number }>(sql, [valeur]))[0]?.n ?? 0

/** How many communes of the register a postal code serves. */
export const communesDuCode = (db: Db, codePostal: string): Promise<number> =>
  compter(
    db,
    `select count(distinct code_insee)::int as n from annuaire where code_postal = $1`,
    codePostal,
  )

/** How many communes, of today or of former times, bear this name. */
export const communesDeCeNom = (db: Db, nom: string): Promise<number> =>
  compter(db, `select count(*)::int as n from commune where nom = $1`, nom)

/** The names of the communes that one took in, which no other commune bears. */
export const absorbeesDe = async (db: Db, code: string): Promise<string[]> =>
  (
    await db.query<{ nom: string }>(
      `select k.nom from commune k where k.chef_lieu = $1 and k.type in ('commune-deleguee', 'commune-associee')
         and not exists (select 1 from commune x where x.nom = k.nom and x.code <> k.code) order by k.nom`,
      [code],
    )
  ).map((r) => r.nom)

/** True for a commune of several postal codes. */
export const aPlusieursCodes = async (db: Db, codeInsee: string): Promise<boolean> =>
  (
    await db.query(`select 1 from commune where code = $1 and cardinality(codes_postaux) > 1`, [
      codeInsee,
    ])
  ).length > 0
