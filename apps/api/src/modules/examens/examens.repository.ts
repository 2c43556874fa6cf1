import type { Db } from '@registre/db'
import type { IsoDate, SyndicAnnonce } from '@registre/domain'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'
import { TEXTE_DEMANDE } from './texte.sql.ts'
import { DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'

type Lecteur = Pick<Db, 'query'>

/** Open requests that were not examined as they are today, oldest first. */
export const demandesAExaminer = async (
  db: Lecteur,
  jour: IsoDate,
  limite: number,
): Promise<number[]> =>
  (
    await db.query(
      `select d.id from demande d left join demande_examen e on e.demande_id = d.id
       where d.etat in ${DEMANDES_OUVERTES} and (e.demande_id is null or e.version <> d.version or e.jour <> $1::date)
       order by e.jour nulls first, d.id limit $2`,
      [jour, limite],
    )
  ).map(({ id }) => id)

/** What an examination keeps of a request. */
export interface Examen {
  demandeId: number
  version: number
  jour: IsoDate
  forts: number
  autres: number
  codes: readonly string[]
}

/** Keeps what was found of a request, in place of what was found before. */
export const garderExamen = async (db: Lecteur, e: Examen): Promise<void> => {
  await db.query(
    `insert into demande_examen (demande_id, version, jour, forts, autres, codes, reponse, texte)
     select d.id, $2, $3::date, $4, $5, $6::text[],
       coalesce((select not e.du_teneur from echange e where e.demande_id = d.id order by e.id desc limit 1), false),
       ${TEXTE_DEMANDE}
     from demande d join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id where d.id = $1
     on conflict (demande_id) do update set version = excluded.version, jour = excluded.jour, forts = excluded.forts, autres = excluded.autres,
       codes = excluded.codes, reponse = excluded.reponse, texte = excluded.texte`,
    [e.demandeId, e.version, e.jour, e.forts, e.autres, e.codes],
  )
}

/** Lots of a co-ownership as the register holds them. */
export const lotsDe = async (db: Lecteur, coproprieteId: number): Promise<number | null> =>
  (await db.query(`select nb_lots from copropriete where id = $1`, [coproprieteId]))[0]?.nb_lots ??
  null

const DISSOLUTION =
  'select motif, autre, type_justif, document_id from dissolution where copropriete_id = $1 order by id desc limit 1'

/** The latest dissolution of a co-ownership as it was declared. */
export const dissolutionDeclaree = async (db: Lecteur, coproprieteId: number) =>
  (await db.query(DISSOLUTION, [coproprieteId]))[0] ?? null

const ANNONCES =
  `select t.id, ${NOM_DECLARANT('t')} as syndic, ${NOM_DECLARANT('d')} as par, d.type = 'NOTAIRE' as notaire
  from successeur s join teledeclarant t on t.id = s.successeur_id join teledeclarant d on d.id = s.declarant_id
  where s.copropriete_id = $1 and s.etat = 'DECLARE' order by s.id` as const

/** The syndics announced for a co-ownership, by a notary or by the one who leaves. */
export const syndicsAnnonces = async (
  db: Lecteur,
  coproprieteId: number,
): Promise<SyndicAnnonce[]> =>
  (await db.query(ANNONCES, [coproprieteId])).map(({ id, syndic, par, notaire }) => ({
    teledeclarantId: id,
    syndic,
    par,
    notaire,
  }))
