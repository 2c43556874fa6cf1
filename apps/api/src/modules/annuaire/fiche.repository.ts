import type { Db, RowOf } from '@registre/db'
import { FAITS_A_JOUR } from '../coproprietes/situation.sql.ts'

const FICHE =
  `select f.copropriete_id, f.numero, f.nom, f.etat, f.date_dissolution, f.remplacee_par, f.date_immatriculation, f.date_derniere_maj, f.date_reglement, f.adresse, f.adresses_complementaires,
    f.code_postal, f.code_insee, f.commune, f.code_arrondissement, f.siren_epci, f.code_departement, f.code_region, f.longitude, f.latitude, f.parcelles, f.type_syndic,
    f.date_debut_mandat, f.date_fin_mandat, f.etat_mandat, f.nb_lots, f.nb_lots_principaux, f.nb_lots_habitation, f.nb_lots_stationnement, f.nb_batiments, f.periode_construction,
    f.residence_service, f.syndicat_cooperatif, f.syndicat_principal, f.numero_principal, f.nb_asl, f.nb_aful, f.nb_unions,
    ${FAITS_A_JOUR('$2')},
    t.raison_sociale, trim(t.rep_prenom || ' ' || t.rep_nom) as representant, t.siret as siret_syndic, t.code_ape, t.commune as commune_syndic
  from fiche f join copropriete c on c.id = f.copropriete_id left join teledeclarant t on t.id = f.teledeclarant_id` as const
const PAR_ID = `${FICHE} where f.copropriete_id = $1` as const
export type FicheRow = RowOf<typeof PAR_ID>

/** The public sheet of an identifier, on a day. */
export const trouverFiche = async (
  db: Pick<Db, 'read'>,
  id: number,
  jour: string,
): Promise<FicheRow | undefined> =>
  (await db.read(PAR_ID, [id, jour], { name: 'fiche-annuaire-id', byKey: true }))[0]

/** The public sheet of a registration number, on a day. */
export const trouverFicheParNumero = async (
  db: Pick<Db, 'read'>,
  numero: string,
  jour: string,
): Promise<FicheRow | undefined> =>
  (
    await db.read(`${FICHE} where f.numero = $1`, [numero, jour], {
      name: 'fiche-annuaire-numero',
      byKey: true,
    })
  )[0]
