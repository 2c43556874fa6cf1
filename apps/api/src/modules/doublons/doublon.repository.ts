import { compose, type RowOf, type Tx } from '@registre/db'
import {
  type AdresseComparee,
  cleNumero,
  cleVoie,
  type EmpreinteCopropriete,
  RAYON_CANDIDATS_METRES,
} from '@registre/domain'

/**
 * Longest list of candidates that is scored: equality blocks are narrow, so more means a very
 * common street. What shares an address or a parcel comes first, and the surroundings after it.
 */
const CANDIDATS_MAX = 200
const METRES_PAR_DEGRE = 111_320

const boite = (a: AdresseComparee): [number, number, number, number] | null => {
  if (a.longitude === null || a.latitude === null) return null
  const dLat = RAYON_CANDIDATS_METRES / METRES_PAR_DEGRE
  const dLon = dLat / Math.max(0.1, Math.cos((a.latitude * Math.PI) / 180))
  return [a.longitude - dLon, a.latitude - dLat, a.longitude + dLon, a.latitude + dLat]
}

/** As the index says them: the buildings that a declaration in force, or awaited, names in the reference. */
const RNB = `jsonb_path_query_array(d.contenu, '$.donneesTechniques.batiments[*].idRnb')`
const DECLAREE = `d.contenu -> 'donneesTechniques' ? 'batiments' and d.etat in ('COURANTE', 'A_VALIDER')`

const candidats = <B extends string>(blocs: B) =>
  `with p as (select $3::varchar[] as parcelles, $4::varchar[] as insee, $5::text[] as voies, $6::text[] as numeros, $7::text[] as ban, $8::varchar as siret, $9::text[] as rnb),
     bloc(copropriete_id, rang) as materialized (${blocs}),
     candidat as (
       select c.* from (select copropriete_id, min(rang) as rang from bloc group by copropriete_id) b join copropriete c on c.id = b.copropriete_id
       where c.id is distinct from $1::int
         and c.etat not in ('BROUILLON', 'IMMATRICULATION_ANNULEE', 'SUPPRIMEE', 'DISSOUTE', 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES')
       order by b.rang, c.id limit $2
     )
     select c.id, c.numero_immatriculation, c.etat, c.nom, c.adresse_principale, coalesce(c.date_immatriculation, (c.cree_le at time zone 'Europe/Paris')::date) as date_creation, c.nb_lots, c.nb_batiments,
       c.date_reglement, c.siret, c.auteur_teledeclarant_id, c.teledeclarant_id, coalesce(t.raison_sociale, '') as representant,
       coalesce((select json_agg(json_build_object('idBan', a.id_ban, 'numeroVoie', a.numero_voie, 'voie', a.voie, 'codeInsee', a.code_insee, 'longitude', a.longitude, 'latitude', a.latitude))
         from adresse a where a.copropriete_id = c.id), '[]') as adresses_comparees,
       coalesce((select json_agg(q.id_parcelle) from parcelle q where q.copropriete_id = c.id), '[]') as parcelles_comparees,
       coalesce((select ${RNB} from declaration d where cardinality(p.rnb) > 0 and d.copropriete_id = c.id and ${DECLAREE} order by d.id desc limit 1), '[]') as ids_rnb
     from candidat c left join teledeclarant t on t.id = c.teledeclarant_id, p` as const
const CANDIDATS = candidats('select copropriete_id, 0 from parcelle')
export type CandidatRow = RowOf<typeof CANDIDATS>

/**
 * The co-ownerships that share a block with a fingerprint: a parcel, a street and number of a
 * commune, the address-base id, the surroundings of a point, the SIRET, a building. AN, SU, DI and drafts are
 * left out. At most 200.
 */
export const trouverCandidats = async (
  tx: Pick<Tx, 'sql'>,
  e: EmpreinteCopropriete,
  saufId: number | null,
): Promise<CandidatRow[]> => {
  const rues = e.adresses.filter((a) => cleVoie(a.voie) !== '' && a.codeInsee !== '')
  const boites = e.adresses.map(boite).filter((b) => b !== null)
  const blocs = [
    ...(e.parcelles.length > 0
      ? ['select copropriete_id, 0 from parcelle where id_parcelle = any($3::varchar[])']
      : []),
    ...(rues.length > 0
      ? [
          'select a.copropriete_id, 0 from unnest($4::varchar[], $5::text[], $6::text[]) x(insee, voie, numero) join adresse a on a.code_insee = x.insee and a.cle_voie = x.voie and a.numero_voie = x.numero',
        ]
      : []),
    ...(e.adresses.some((a) => a.idBan !== '')
      ? [`select copropriete_id, 0 from adresse where id_ban = any($7::text[]) and id_ban <> ''`]
      : []),
    ...boites.map(
      (_, i) =>
        `select copropriete_id, 1 from adresse where point(longitude, latitude) <@ box(point($${10 + i * 4}, $${11 + i * 4}), point($${12 + i * 4}, $${13 + i * 4}))`,
    ),
    ...(e.siret !== '' ? [`select id, 0 from copropriete where siret = $8 and siret <> ''`] : []),
    ...(e.idsRnb.length > 0
      ? [`select d.copropriete_id, 0 from declaration d where ${DECLAREE} and ${RNB} ?| $9::text[]`]
      : []),
  ]
  if (blocs.length === 0) return []
  return tx.sql(compose(CANDIDATS, candidats(blocs.join(' union all '))), [
    saufId,
    CANDIDATS_MAX,
    e.parcelles,
    rues.map((a) => a.codeInsee),
    rues.map((a) => cleVoie(a.voie)),
    rues.map((a) => cleNumero(a.numeroVoie)),
    e.adresses.map((a) => a.idBan).filter((b) => b !== ''),
    e.siret,
    e.idsRnb,
    ...boites.flat(),
  ])
}

/** Takes these communes, one after the other, until the end of the transaction. */
export const verrouillerCommunes = async (
  tx: Pick<Tx, 'sql'>,
  codesInsee: readonly string[],
): Promise<void> => {
  for (const code of codesInsee)
    await tx.sql(`select pg_advisory_xact_lock(711, hashtext($1))`, [code])
}
