import type { Db, RowOf, Tx } from '@registre/db'
import type { StoredFile } from '../../platform/storage/storage.ts'
import type { IsoDate } from '@registre/domain'
import { FAITS_A_JOUR } from '../coproprietes/situation.sql.ts'
import { MANDATS_EN_VIGUEUR } from '../dossiers/mandat.sql.ts'

export type TypeAttestation = 'ATTESTATION_IMMATRICULATION' | 'ATTESTATION_DISSOLUTION'

const LIRE_ATTESTATION =
  `select c.numero_immatriculation as numero, c.nom, c.date_immatriculation, c.date_reglement, c.nb_lots, c.nb_lots_principaux, c.etat, c.date_dissolution,
       (select r.numero_immatriculation from copropriete r where r.id = c.remplacee_par_id) as remplacee_par, ${FAITS_A_JOUR('$2')},
       (select max(d.valide_le) from declaration d where d.copropriete_id = c.id and d.etat = 'COURANTE') as valide_le,
       coalesce(c.teledeclarant_id, c.auteur_teledeclarant_id) as lecteur_id,
       coalesce((select json_agg(json_build_object('numero', a.numero_voie, 'voie', a.voie, 'codePostal', a.code_postal, 'commune', a.commune) order by a.principale desc, a.id)
         from adresse a where a.copropriete_id = c.id), '[]') as adresses_attestees,
       coalesce((select json_agg(json_build_object('commune', p.commune, 'prefixe', p.prefixe, 'section', p.section, 'numero', p.numero) order by p.id)
         from parcelle p where p.copropriete_id = c.id), '[]') as parcelles_attestees,
       (select json_build_object('type', t.type, 'raisonSociale', t.raison_sociale, 'nom', trim(t.rep_prenom || ' ' || t.rep_nom), 'siret', t.siret, 'adresse', t.adresse,
           'codePostal', t.code_postal, 'commune', t.commune, 'debut', m.date_debut, 'fin', m.date_fin)
         from mandat m join teledeclarant t on t.id = m.teledeclarant_id
         where m.copropriete_id = c.id and m.etat in ${MANDATS_EN_VIGUEUR} order by m.date_debut limit 1) as representant_atteste
     from copropriete c where c.id = $1` as const
export type AttestationRow = RowOf<typeof LIRE_ATTESTATION>

/**
 * What the attestation of a co-ownership says, as it stands on a day; null when there is no such
 * dossier.
 */
export const lireAttestation = async (
  db: Pick<Db, 'query'>,
  coproprieteId: number,
  jour: IsoDate,
): Promise<AttestationRow | null> =>
  (await db.query(LIRE_ATTESTATION, [coproprieteId, jour]))[0] ?? null

export const attestationExiste = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  type: TypeAttestation,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from document where copropriete_id = $1 and type = $2 and annulee_le is null`,
      [coproprieteId, type],
    )
  ).length > 0

/** Holds the dossier, so that two runs at once write one document. */
export const tenirDossier = async (tx: Pick<Tx, 'sql'>, coproprieteId: number): Promise<void> => {
  await tx.sql(`select id from copropriete where id = $1 for no key update`, [coproprieteId])
}

export const insererAttestation = async (
  tx: Pick<Tx, 'sql'>,
  d: {
    type: TypeAttestation
    coproprieteId: number
    teledeclarantId: number
    nom: string
    cle: string
    fichier: StoredFile
  },
): Promise<void> => {
  await tx.sql(
    `insert into document (type, nom, taille, sha256, cle, etat_analyse, copropriete_id, teledeclarant_id) values ($7, $1, $2, $3, $4, 'SAFE', $5, $6)`,
    [d.nom, d.fichier.taille, d.fichier.sha256, d.cle, d.coproprieteId, d.teledeclarantId, d.type],
  )
}

const LIRE_DISSOLUTION = `select c.numero_immatriculation as numero, c.nom, c.date_immatriculation, c.date_dissolution, x.motif, x.autre, x.fait_generateur, x.date_fait_generateur,
       coalesce((select d.teledeclarant_id from demande d where d.copropriete_id = c.id and d.type = 'DISSOLUTION' and d.etat = 'VALIDEE' order by d.id desc limit 1),
         c.auteur_teledeclarant_id) as lecteur_id,
       coalesce((select json_agg(json_build_object('numero', a.numero_voie, 'voie', a.voie, 'codePostal', a.code_postal, 'commune', a.commune) order by a.principale desc, a.id)
         from adresse a where a.copropriete_id = c.id), '[]') as adresses_attestees
     from copropriete c join dissolution x on x.copropriete_id = c.id and x.statut = 'VALIDEE' where c.id = $1 and c.etat = 'DISSOUTE' order by x.id desc limit 1`
export type AttestationDissolutionRow = RowOf<typeof LIRE_DISSOLUTION>

/**
 * What the certificate of dissolution says; null when the co-ownership has no validated
 * dissolution.
 */
export const lireAttestationDissolution = async (
  db: Pick<Db, 'query'>,
  coproprieteId: number,
): Promise<AttestationDissolutionRow | null> =>
  (await db.query(LIRE_DISSOLUTION, [coproprieteId]))[0] ?? null

const ETABLIES =
  `select d.type, c.numero_immatriculation as numero, c.nom, d.cree_le, d.annulee_le, c.etat, c.date_dissolution, r.numero_immatriculation as remplacee_par, ${FAITS_A_JOUR('$2')},
       (exists (select 1 from declaration x where x.copropriete_id = c.id and x.valide_le > d.cree_le)
         or exists (select 1 from mandat m where m.copropriete_id = c.id and m.decide_le > d.cree_le)) as modifiee
     from document d join copropriete c on c.id = d.copropriete_id left join copropriete r on r.id = c.remplacee_par_id
     where d.type in ('ATTESTATION_IMMATRICULATION', 'ATTESTATION_DISSOLUTION')` as const
const PAR_NUMERO = `${ETABLIES} and c.numero_immatriculation = $1 order by d.cree_le desc` as const
const PAR_EMPREINTE = `${ETABLIES} and d.sha256 = $1 order by d.cree_le desc` as const
export type AttestationEtablieRow = RowOf<typeof PAR_EMPREINTE>

/** The attestations that were made for a number, the latest first. */
export const attestationsDuNumero = (
  db: Pick<Db, 'query'>,
  numero: string,
  jour: IsoDate,
): Promise<AttestationEtablieRow[]> => db.query(PAR_NUMERO, [numero, jour])

/** The attestation whose file has this SHA-256, in lower-case hexadecimal. */
export const attestationsDeLEmpreinte = (
  db: Pick<Db, 'query'>,
  empreinte: string,
  jour: IsoDate,
): Promise<AttestationEtablieRow[]> => db.query(PAR_EMPREINTE, [empreinte, jour])
