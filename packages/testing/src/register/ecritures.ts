import type { Db } from '@registre/db'

// What a call writes, row by row, and how to take it back: a test tries many things from one
// situation without making it again.

/**
 * Connections, counters, and files sent before the call that names them: a refused call may leave
 * something there.
 */
const HORS_METIER = [
  'session',
  'jeton_souvenir',
  'limite_debit',
  'cle_idempotence',
  'defi_depense',
  'traitement_passage',
  'document',
]
/** An account keeps when it was last seen; its journal, what it was refused. */
const PASSAGE = `nom = 'utilisateur' and op = 'UPDATE' and avant - 'derniere_activite_le' = apres - 'derniere_activite_le'
  or nom = 'journal' and apres->>'categorie' in ('DROITS', 'CONNEXION')`

const SUIVI_SQL = `
create table if not exists _ecriture (rang bigserial primary key, nom text not null, op text not null, avant jsonb, apres jsonb);
create or replace function _noter_ecriture() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  insert into _ecriture (nom, op, avant, apres)
  values (tg_table_name, tg_op, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
  return null;
end $$;
create or replace function _defaire(depuis bigint) returns void language plpgsql as $$
declare e record; cle text; colonnes text; valeurs text;
begin
  -- Nothing that watches the tables sees a row go back: neither their rules nor this record.
  perform set_config('session_replication_role', 'replica', true);
  for e in select * from _ecriture where rang > depuis order by rang desc loop
    select string_agg(format('t.%1$I is not distinct from x.%1$I', a.attname), ' and ') into cle
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = e.nom::regclass and i.indisprimary;
    select string_agg(quote_ident(attname), ', '), string_agg(format('x.%I', attname), ', ') into colonnes, valeurs
      from pg_attribute where attrelid = e.nom::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    if e.op <> 'DELETE' then
      execute format('delete from %1$I t using jsonb_populate_record(null::%1$I, $1) x where %2$s', e.nom, cle) using e.apres;
    end if;
    if e.op <> 'INSERT' then
      execute format('insert into %1$I (%2$s) overriding system value select %3$s from jsonb_populate_record(null::%1$I, $1) x', e.nom, colonnes, valeurs)
        using e.avant;
    end if;
  end loop;
  delete from _ecriture where rang > depuis;
  perform set_config('session_replication_role', 'origin', true);
end $$;`

/** Keeps every write of this test's own database from now on; once is enough. */
export const suivreEcritures = async (db: Db): Promise<void> => {
  await db.query(SUIVI_SQL)
  const tables = await db.query<{ nom: string }>(
    `select quote_ident(relname) as nom from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relispartition
       and relname not like '\\_%' and relname <> all($1)`,
    [HORS_METIER],
  )
  await db.query(
    tables
      .map(
        ({ nom }) =>
          `create or replace trigger zz_ecriture after insert or update or delete on ${nom} for each row execute function _noter_ecriture();`,
      )
      .join('\n'),
  )
}

export interface Ecriture {
  nom: string
  op: 'INSERT' | 'UPDATE' | 'DELETE'
  avant: Record<string, unknown> | null
  apres: Record<string, unknown> | null
}

/** A point of the record, to read or to go back to. */
export const rangEcriture = async (db: Db): Promise<number> =>
  (await db.query<{ rang: number }>(`select coalesce(max(rang), 0)::int as rang from _ecriture`))[0]
    ?.rang ?? 0

/** What was written since; connections and refusals are not the register's matter. */
export const ecritesDepuis = (db: Db, rang: number): Promise<Ecriture[]> =>
  db.query<Ecriture>(
    `select nom, op, avant, apres from _ecriture where rang > $1 and (${PASSAGE}) is not true order by rang`,
    [rang],
  )

/** Takes back everything written since, rows as they were. */
export const defaireDepuis = async (db: Db, rang: number): Promise<void> => {
  await db.query(`select _defaire($1)`, [rang])
}
