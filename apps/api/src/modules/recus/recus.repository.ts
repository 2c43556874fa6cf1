import type { Db, RowOf } from '@registre/db'
import { DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'
import { RETIREES } from '../dossiers/copropriete.sql.ts'
import { INSTANT_MACHINE } from '../../platform/clock.sql.ts'

const QUI = `coalesce(trim(u.prenom || ' ' || u.nom), '')`

const DEMANDES =
  `select d.id, d.type, d.etat, d.deposee_le, d.echeance, d.suspendue_le, d.decidee_le, d.declaration_id, d.mandat_id, d.motif_refus, d.texte_decision, l.lue_le,
    coalesce((select e.texte from echange e where e.demande_id = d.id and e.du_teneur order by e.id desc limit 1), '') as question,
    c.id as copropriete_id, c.numero_immatriculation as numero, coalesce(nullif(c.nom, ''), p.contenu->'identification'->>'nomCopropriete', '') as nom, c.adresse_principale as adresse, ${QUI} as par
  from demande d join copropriete c on c.id = d.copropriete_id left join declaration p on p.id = d.declaration_id
  left join utilisateur u on u.id = coalesce(d.demandeur_id, p.auteur_utilisateur_id)
  left join decision_lue l on l.demande_id = d.id
  where d.teledeclarant_id = $1` as const
const UNE = `${DEMANDES} and d.id = $2` as const
/** A request, with what its receipt names. */
export type DemandeRow = RowOf<typeof UNE>

/** A request of this establishment. */
export const trouverDemande = async (
  db: Db,
  tenant: number,
  id: number,
): Promise<DemandeRow | undefined> => (await db.query(UNE, [tenant, id]))[0]

/** Longest list of open requests on a home page. */
const MAX_DEMANDES = 60

/** The open requests of this establishment: those that await its answer first, then the latest. */
export const listerDemandes = (db: Db, tenant: number): Promise<DemandeRow[]> =>
  db.query(
    `${DEMANDES} and d.etat in ${DEMANDES_OUVERTES} and c.etat not in ${RETIREES}
     order by (d.etat = 'PRECISIONS') desc, d.id desc limit ${MAX_DEMANDES}`,
    [tenant],
    { name: 'recus-ouverts' },
  )

const MISE_A_JOUR =
  `select p.id, p.type_maj, p.etat, p.soumis_le, c.id as copropriete_id, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, ${QUI} as par
  from declaration p join copropriete c on c.id = p.copropriete_id left join utilisateur u on u.id = p.auteur_utilisateur_id
  where p.auteur_teledeclarant_id = $1 and p.id = $2 and p.base_id is not null and p.etat not in ('BROUILLON', 'SUPPRIME')` as const
/** An update that was filed. */
export type MiseAJourRow = RowOf<typeof MISE_A_JOUR>

/** An update that this establishment has filed. */
export const trouverMiseAJour = async (
  db: Db,
  tenant: number,
  id: number,
): Promise<MiseAJourRow | undefined> => (await db.query(MISE_A_JOUR, [tenant, id]))[0]

// The journal keeps the machine's instants; a rehearsal's receipt bears the register's.
const RENOUVELLEMENT =
  `select m.id, m.etat, m.date_debut, m.date_fin, coalesce(j.instant + (maintenant() - ${INSTANT_MACHINE}), j.instant) as declare_le, c.id as copropriete_id, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, ${QUI} as par
  from mandat m join copropriete c on c.id = m.copropriete_id
  join journal j on j.copropriete_id = m.copropriete_id and j.mandat_id = m.id and j.type = 'renouveler-mandat'
  left join utilisateur u on u.id = j.acteur_id
  where m.teledeclarant_id = $1 and m.id = $2` as const

/** A mandate that was renewed: the journal tells it from one that a keeper validated. */
export type RenouvellementRow = RowOf<typeof RENOUVELLEMENT>

/** A mandate that this establishment has renewed. */
export const trouverRenouvellement = async (
  db: Db,
  tenant: number,
  id: number,
): Promise<RenouvellementRow | undefined> => (await db.query(RENOUVELLEMENT, [tenant, id]))[0]
