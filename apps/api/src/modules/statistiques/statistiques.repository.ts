import type { Db, ParamsOf, RowOf, Tx } from '@registre/db'
import {
  completerFigures,
  estAncien,
  jourAParis,
  MESURES_STATISTIQUES,
  type NiveauGeographique,
  type Trimestre,
  type ValeursStatistiques,
} from '@registre/domain'

type Lecteur = Pick<Db, 'query'>

const LISTER_TRIMESTRES =
  'select annee, trimestre, arrete_le, provisoire, reconstitue, etabli_le from trimestre_statistique order by annee desc, trimestre desc'
export type TrimestreRow = RowOf<typeof LISTER_TRIMESTRES>

/** The quarters whose figures are counted, newest first. */
export const listerTrimestres = (db: Lecteur): Promise<TrimestreRow[]> =>
  db.query(LISTER_TRIMESTRES, [], { name: 'statistiques-trimestres' })

const PERIODE = 't.annee, t.trimestre, t.arrete_le, t.etabli_le'
const completer = (
  gardees: ValeursStatistiques,
  { arrete_le, etabli_le }: Pick<TrimestreRow, 'arrete_le' | 'etabli_le'>,
) => completerFigures(gardees, estAncien(arrete_le, jourAParis(etabli_le.getTime())))

/**
 * Figures of one territory at every quarter that is counted, newest first: null where it had no
 * co-ownership.
 */
export const lireFigures = async (db: Lecteur, niveau: NiveauGeographique, code: string) =>
  (
    await db.query(
      `select ${PERIODE}, s.valeurs from trimestre_statistique t
       left join statistique s on s.niveau = $1::niveau_geographique and s.code = $2 and s.annee = t.annee and s.trimestre = t.trimestre
       order by t.annee desc, t.trimestre desc`,
      [niveau, code],
      { name: 'statistiques-figures' },
    )
  ).map((t) => ({
    annee: t.annee,
    trimestre: t.trimestre,
    valeurs: t.valeurs === null ? null : completer(t.valeurs, t),
  }))

const CHIFFRES_CARTE = new Set<string>(['coproprietes', ...MESURES_STATISTIQUES.map((m) => m.code)])

/**
 * The key figures of every department at one quarter: what a map shows, without the repartitions.
 */
export const lireFiguresDepartements = async (
  db: Lecteur,
  { annee, trimestre }: Trimestre,
): Promise<{ code: string; valeurs: ValeursStatistiques }[]> =>
  (
    await db.query(
      `select code, valeurs, ${PERIODE} from statistique s join trimestre_statistique t using (annee, trimestre)
       where niveau = 'DEPARTEMENT' and annee = $1 and trimestre = $2 order by code`,
      [annee, trimestre],
      { name: 'statistiques-carte' },
    )
  ).map(({ code, valeurs, ...t }) => ({
    code,
    valeurs: Object.fromEntries(
      Object.entries(completer(valeurs, t)).filter(([cle]) => CHIFFRES_CARTE.has(cle)),
    ),
  }))

/** Writes the figures of a quarter in place of those that it had. */
export const ecrireTrimestre = async (
  tx: Pick<Tx, 'sql'>,
  t: Omit<TrimestreRow, 'etabli_le'> & { etabliLe: Date },
  figures: readonly { niveau: NiveauGeographique; code: string; valeurs: ValeursStatistiques }[],
): Promise<void> => {
  await tx.sql(
    `insert into trimestre_statistique (annee, trimestre, arrete_le, provisoire, reconstitue, etabli_le) values ($1, $2, $3, $4, $5, $6)
     on conflict (annee, trimestre) do update set arrete_le = excluded.arrete_le, provisoire = excluded.provisoire, reconstitue = excluded.reconstitue, etabli_le = excluded.etabli_le`,
    [t.annee, t.trimestre, t.arrete_le, t.provisoire, t.reconstitue, t.etabliLe],
  )
  await tx.sql('delete from statistique where annee = $1 and trimestre = $2', [
    t.annee,
    t.trimestre,
  ])
  await tx.sql(
    `insert into statistique (niveau, code, annee, trimestre, valeurs)
     select n::niveau_geographique, c, $1, $2, v from unnest($3::text[], $4::text[], $5::jsonb[]) as x(n, c, v)`,
    [
      t.annee,
      t.trimestre,
      figures.map((f) => f.niveau),
      figures.map((f) => f.code),
      figures.map((f) => JSON.stringify(f.valeurs)),
    ],
  )
}

export interface CleRapport extends Trimestre {
  niveau: NiveauGeographique
  code: string
}
const RAPPORT = 'niveau = $1::niveau_geographique and code = $2 and annee = $3 and trimestre = $4'
const LISTER_RAPPORTS =
  `select format, nom, cle, taille from rapport_statistique where ${RAPPORT} order by format` as const
export type RapportRow = RowOf<typeof LISTER_RAPPORTS>
const valeursCle = (c: CleRapport): ParamsOf<typeof LISTER_RAPPORTS> => [
  c.niveau,
  c.code,
  c.annee,
  c.trimestre,
]

/** The report files of a territory at a quarter. */
export const listerRapports = (db: Lecteur, c: CleRapport): Promise<RapportRow[]> =>
  db.query(LISTER_RAPPORTS, valeursCle(c), { name: 'statistiques-rapports' })

/** Years that have a report: of a quarter that is over. */
export const listerAnneesRapports = async (db: Lecteur): Promise<number[]> =>
  (
    await db.query(
      'select distinct annee from trimestre_statistique where not provisoire order by annee desc',
    )
  ).map((r) => r.annee)

/** Files a report; gives the key of the file that it replaces, if any. */
export const insererRapport = async (
  tx: Pick<Tx, 'sql'>,
  c: CleRapport,
  r: RapportRow & { sha256: string; etabliLe: Date },
): Promise<string | null> => {
  const [ancien] = await tx.sql(
    `select cle from rapport_statistique where ${RAPPORT} and format = $5 for update`,
    [...valeursCle(c), r.format],
  )
  await tx.sql(
    `insert into rapport_statistique (niveau, code, annee, trimestre, format, nom, cle, taille, sha256, etabli_le)
     values ($1::niveau_geographique, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (niveau, code, annee, trimestre, format) do update
     set nom = excluded.nom, cle = excluded.cle, taille = excluded.taille, sha256 = excluded.sha256, etabli_le = excluded.etabli_le`,
    [...valeursCle(c), r.format, r.nom, r.cle, r.taille, r.sha256, r.etabliLe],
  )
  return ancien?.cle ?? null
}

/** When a quarter was last counted; undefined before. */
export const etabliLe = async (
  tx: Pick<Tx, 'sql'>,
  { annee, trimestre }: Trimestre,
): Promise<Date | undefined> =>
  (
    await tx.sql(
      'select etabli_le from trimestre_statistique where annee = $1 and trimestre = $2',
      [annee, trimestre],
    )
  )[0]?.etabli_le

/** True once the register has sheets to count. */
export const aDesFiches = async (db: Lecteur): Promise<boolean> =>
  (await db.query('select exists (select 1 from fiche) as oui'))[0]?.oui === true

/** Whether a quarter had a co-ownership; it is counted. */
export const avaitDesCoproprietes = async (
  db: Lecteur,
  { annee, trimestre }: Trimestre,
): Promise<boolean> =>
  (
    await db.query(
      `select exists (select 1 from statistique where niveau = 'NATIONAL' and annee = $1 and trimestre = $2 and valeurs ? 'coproprietes') as oui`,
      [annee, trimestre],
    )
  )[0]?.oui === true
