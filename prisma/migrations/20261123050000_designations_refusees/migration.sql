-- Addresses that refused for good to be designated as successors: their fingerprint alone.
create table adresse_refusee (
  empreinte text not null,
  cree_le timestamptz(3) not null default CURRENT_TIMESTAMP,
  constraint adresse_refusee_pkey primary key (empreinte)
);
