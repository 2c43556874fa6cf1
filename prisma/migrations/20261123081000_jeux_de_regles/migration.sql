-- A declaration carries the set of the law that it was made under, and that of its count of debtors
-- (decision 017). What is already filed belongs to the first set.
alter table declaration add column jeu varchar(4) not null default '2016',
  add column jeu_debiteurs varchar(4) not null default '2016';
alter table declaration_historique add column jeu varchar(4) not null default '2016',
  add column jeu_debiteurs varchar(4) not null default '2016';

-- The sheet tells them beside its figures.
alter table fiche add column jeu varchar(4) not null default '2016',
  add column jeu_debiteurs varchar(4) not null default '2016';
