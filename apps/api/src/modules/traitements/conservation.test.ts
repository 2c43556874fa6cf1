import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '@registre/db'
import { useDatabase } from '@registre/testing'
import { describe, expect, it } from 'vitest'
import { EFFACEMENTS, viderReponses } from '../personnes/effacements.sql.ts'
import { purgerTable, TABLES_PURGEES, type TablePurgee } from './traitements.repository.ts'
import { TRAITEMENTS } from './traitements.ts'

const RACINE = join(import.meta.dirname, '../../../../..')
const lignes = readFileSync(join(RACINE, 'prisma/donnees.tsv'), 'utf8')
  .split('\n')
  .filter((ligne) => ligne !== '' && !ligne.startsWith('#'))
  .slice(1)
  .map((ligne) => {
    const [table = '', personnel = '', secret = '', publique = '', interne = '', duree = '', par] =
      ligne.split('\t')
    const colonnes = [personnel, secret, publique, interne]
      .flatMap((liste) => liste.split(' '))
      .filter((c) => c !== '-')
    return { table, colonnes, publiques: publique.split(' '), duree, par }
  })
/** What of `fiche` a text of SQL reads; the key that joins the syndic is not shown. */
const luesDeLaFiche = (chemin: string, debut = '', fin = ''): string[] => {
  const texte = readFileSync(join(RACINE, chemin), 'utf8')
  const a = texte.indexOf(debut)
  const partie = texte.slice(a, fin === '' ? undefined : texte.indexOf(fin, a))
  return [...partie.matchAll(/\bf\.(\w+)/g)].map(([, c = '']) => c)
}
const DUREE = /^(?:(?<parent>\w+)\.)?(?<colonne>\w+) \+ (?<duree>\d[\w ]*)$/

/** The table, as the purge names it. Throws for one that it does not purge. */
const purgeeDe = (nom: string): TablePurgee => {
  const trouvee = TABLES_PURGEES.find((table) => table === nom)
  if (trouvee === undefined) throw new Error(`${nom} n’est pas purgée`)
  return trouvee
}

/** What makes a row one that its term ends, beside its day. */
const ELIGIBLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  outbox: { statut: 'DONE' },
  portefeuille: { etat: 'TERMINE' },
}

describe('prisma/donnees.tsv', () => {
  const base = useDatabase()

  /** A row of a table, filled with what its columns take. References are not followed. */
  const inserer = async (table: string, donne: Readonly<Record<string, unknown>>) => {
    const client = await base().db.pool.connect()
    try {
      const { rows } = await client.query<{
        c: string
        u: string
        l: number | null
        e: string | null
        r: string
      }>(
        `select column_name as c, udt_name as u, character_maximum_length as l, is_nullable || coalesce(column_default, '-') || is_identity as r,
           (select min(enumlabel) from pg_enum e join pg_type t on t.oid = e.enumtypid where t.typname = udt_name) as e
         from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      )
      const unique = `${table}-${Math.random()}`
      const valeurDe = (u: string, l: number | null, e: string | null): unknown => {
        if (e !== null) return e
        if (u.startsWith('_')) return '{}'
        if (u.startsWith('int') || u === 'numeric') return Math.floor(Math.random() * 1e9)
        if (u.startsWith('timestamp') || u === 'date') return '2026-01-01'
        return (
          { jsonb: '{}', bool: false, bytea: Buffer.from(unique), uuid: crypto.randomUUID() }[u] ??
          unique.slice(0, l ?? undefined)
        )
      }
      const valeurs = {
        ...Object.fromEntries(
          rows.filter(({ r }) => r === 'NO-NO').map(({ c, u, l, e }) => [c, valeurDe(u, l, e)]),
        ),
        ...donne,
      }
      await client.query(`set session_replication_role = replica`)
      const noms = Object.keys(valeurs)
      await client.query(
        `insert into ${table} (${noms.join(', ')}) values (${noms.map((_, i) => `$${i + 1}`).join(', ')})`,
        Object.values(valeurs),
      )
    } finally {
      await client.query('reset session_replication_role')
      client.release()
    }
  }

  it('has each column of each table once', async () => {
    const colonnes = await base().db.query<{ t: string; c: string }>(
      `select table_name as t, column_name as c from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and left(table_name, 1) <> '_'`,
    )
    expect(
      lignes.flatMap(({ table, colonnes: c }) => c.map((x) => `${table}.${x}`)).toSorted(),
    ).toEqual(colonnes.map(({ t, c }) => `${t}.${c}`).toSorted())
  })

  it('calls public, of the sheet of a co-ownership, what everybody is given and nothing else', () => {
    const servies = new Set([
      ...luesDeLaFiche(
        'apps/api/src/modules/annuaire/fiche.repository.ts',
        'const FICHE',
        'const PAR_ID',
      ),
      ...luesDeLaFiche(
        'apps/api/src/modules/donnees/colonnes.sql.ts',
        'const PARCELLES',
        'const DU_LIEU',
      ),
      ...luesDeLaFiche('prisma/repeatable/annuaire_actuel.view.sql'),
    ])
    servies.delete('teledeclarant_id')
    const dites = lignes.find(({ table }) => table === 'fiche')?.publiques ?? []
    expect(dites.toSorted()).toEqual([...servies].toSorted())
  })

  it('names what ends each row that is not kept: a step of the jobs, or the command for a person', async () => {
    const etapes = Object.values(TRAITEMENTS).flatMap(({ etapes: e }) => e.map(({ name }) => name))
    const requetes: string[] = []
    const tx = {
      sql: (async (texte: string) => {
        requetes.push(texte)
        return []
      }) as unknown as Tx['sql'],
    }
    for (const effacer of [...Object.values(EFFACEMENTS), viderReponses])
      await effacer(tx, { comptes: [1], declarants: [1], adresses: ['a@b.test'] })
    const faux = lignes.filter(({ table, duree, par = '-' }) =>
      par === 'personne:anonymiser'
        ? !requetes.some((r) => new RegExp(`(delete from|update) ${table}\\b`).test(r))
        : par === '-'
          ? !duree.startsWith('sans terme')
          : !etapes.includes(par),
    )
    expect(faux).toEqual([])
    expect(
      lignes.filter((l) => l.par === 'purger' && DUREE.test(l.duree)).map((l) => l.table),
    ).toEqual(TABLES_PURGEES.toSorted())
  })

  it.each(lignes.filter((l) => l.par === 'purger' && DUREE.test(l.duree)))(
    'a row of $table stays until its term ($duree), and the purge ends it then',
    async ({ table, duree: dite }) => {
      const { parent, colonne = '', duree = '' } = DUREE.exec(dite)?.groups ?? {}
      const maintenant = new Date('2026-11-21T09:00:00Z')
      const quand = async (decalage: string): Promise<Date> =>
        (
          await base().db.query<{ v: Date }>(
            `select $1::timestamptz - $2::interval ${decalage} as v`,
            [maintenant, duree === '0' ? '0' : duree],
          )
        )[0]?.v ?? maintenant
      for (const [n, decalage] of [`- interval '1 minute'`, `+ interval '1 hour'`].entries()) {
        const jour = { [colonne]: await quand(decalage) }
        if (parent) await inserer(parent, { ...jour, id: 9000 + n })
        await inserer(table, {
          ...(parent ? { [`${parent}_id`]: 9000 + n } : jour),
          ...ELIGIBLE[table],
        })
      }
      const total = async () =>
        (await base().db.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0
      const avant = await total()
      expect(await purgerTable(base().db, purgeeDe(table), maintenant)).toBe(1)
      expect(await total()).toBe(avant - 1)
    },
  )
})
