-- Who was told that somebody asks for a co-ownership, or is to be told in one mail at night.
create table annonce_rattachement (
  demande_id integer not null,
  syndic_id integer not null,
  envoyee_le timestamptz(3),
  constraint annonce_rattachement_pkey primary key (demande_id, syndic_id),
  constraint annonce_rattachement_demande_id_fkey foreign key (demande_id) references demande (id) on update cascade on delete cascade,
  constraint annonce_rattachement_syndic_id_fkey foreign key (syndic_id) references teledeclarant (id) on update cascade on delete restrict
);
create index annonce_rattachement_syndic_id_envoyee_le_idx on annonce_rattachement (syndic_id, envoyee_le);

-- Several syndics may ask for the same co-ownership, each once.
drop index demande_une_seule_ouverte;
create unique index demande_une_seule_ouverte on demande (copropriete_id, type)
  where etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and type <> 'RATTACHEMENT';
create unique index demande_un_seul_rattachement_par_demandeur on demande (copropriete_id, teledeclarant_id)
  where etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and type = 'RATTACHEMENT';
