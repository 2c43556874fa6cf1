import { describe, expect, it } from 'vitest'
import { withdrawalsOf } from './withdrawals.ts'

describe('what a migration takes from a former code', () => {
  it.each([
    ['alter table a drop column b', 'retire la colonne a.b'],
    ['alter table a alter column b type bigint', 'change le type de a.b'],
    ['alter table a add column b int not null', 'exige la colonne a.b, sans valeur par défaut'],
    ['alter table a rename column b to c', 'renomme b'],
    ['alter table a rename to c', 'renomme a'],
    [`alter type t rename value 'x' to 'y'`, 'renomme la valeur x'],
    ['drop table a', 'retire la table que d’autres lisent'],
    ['drop function f(int)', 'retire la fonction que d’autres lisent'],
  ])('%s', async (sql, fault) => {
    expect(await withdrawalsOf(`select 1; ${sql};`)).toEqual([fault])
  })

  it('finds nothing in what only adds', async () => {
    expect(
      await withdrawalsOf(
        `create table n (id int not null); alter table a add column b int not null default 0, add column c text;
         create index i on a (b); drop index j; alter index k rename to l; alter type t add value 'z';
         update a set b = 1; create function g() returns int language sql as $$ select 1 $$;`,
      ),
    ).toEqual([])
  })
})
