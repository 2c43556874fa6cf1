import type { Db } from '@registre/db'

/** Two regions with their departments, a metropolis, two cities and a district of each. */
export const territoires = async (db: Db): Promise<void> => {
  await db.query(
    `insert into region (code, nom, zone) values ('84', 'Auvergne-Rhône-Alpes', 'metro'), ('11', 'Île-de-France', 'metro')`,
  )
  await db.query(
    `insert into departement (code, nom, code_region) values ('69', 'Rhône', '84'), ('75', 'Paris', '11')`,
  )
  await db.query(
    `insert into epci (siren, nom, type, code_departement, code_region) values ('200046977', 'Métropole de Lyon', 'METLYON', '69', '84')`,
  )
  await db.query(
    `insert into commune (code, nom, nom_normalise, type, chef_lieu, code_departement, code_region, siren_epci, codes_postaux) values
       ('69123', 'Lyon', 'lyon', 'commune-actuelle', null, '69', '84', '200046977', '{69003}'), ('69383', 'Lyon 3e', 'lyon 3e', 'arrondissement-municipal', '69123', '69', '84', '200046977', '{69003}'),
       ('75056', 'Paris', 'paris', 'commune-actuelle', null, '75', '11', null, '{75015}'), ('75115', 'Paris 15e', 'paris 15e', 'arrondissement-municipal', '75056', '75', '11', null, '{75015}')`,
  )
}
