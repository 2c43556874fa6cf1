import { inserer, type Tx } from '@registre/db'
import {
  type EtatDeclaration,
  type EtatMandat,
  type ImmatCopropriete,
  RegisterError,
  type TypeDemande,
} from '@registre/domain'
import type { DeclarationRow } from '../declarations/declaration.repository.ts'
import { lignesAdresses, lignesParcelles } from '@registre/db'

/**
 * Moves a declaration that the transaction holds. Throws `transition-interdite` when it has moved
 * since.
 */
export const changerEtatDeclaration = async (
  tx: Pick<Tx, 'sql'>,
  row: Pick<DeclarationRow, 'id' | 'etat'>,
  vers: EtatDeclaration,
): Promise<void> => {
  const rows = await tx.sql(
    `update declaration set etat = $3::etat_declaration, version = version + 1,
       soumis_le = case when $3 = 'A_VALIDER' then now() else soumis_le end,
       valide_le = case when $3 in ('IMMATRICULATION', 'COURANTE') then now() else valide_le end
     where id = $1 and etat = $2::etat_declaration returning id`,
    [row.id, row.etat, vers],
  )
  if (rows.length === 0) throw new RegisterError('transition-interdite')
}

/** The working copy of a declaration that was just frozen (states.md §3). */
export const copierEnCourante = async (
  tx: Pick<Tx, 'sql'>,
  declarationId: number,
): Promise<{ id: number; etat: EtatDeclaration }> => {
  const [copie] = await tx.sql<{ id: number; etat: EtatDeclaration }>(
    `insert into declaration (copropriete_id, etat, type_declaration, type_immat, type_maj, version_contenu, contenu, etape, confirmations, confirmations_office,
       email_contact, auteur_teledeclarant_id, auteur_utilisateur_id, soumis_le, valide_le)
     select copropriete_id, 'COURANTE', type_declaration, type_immat, type_maj, version_contenu, contenu, 'recapitulatif', confirmations, confirmations_office,
       email_contact, auteur_teledeclarant_id, auteur_utilisateur_id, soumis_le, now() from declaration where id = $1 returning id, etat`,
    [declarationId],
  )
  if (!copie) throw new Error('the working copy was not made')
  return copie
}

/** Replaces the index of addresses and parcels of co-ownerships by what each declares. */
export const indexerLocalisations = async (
  tx: Pick<Tx, 'sql'>,
  dossiers: readonly { id: number; contenu: ImmatCopropriete }[],
): Promise<void> => {
  await tx.sql(
    `with a as (delete from adresse where copropriete_id = any($1)) delete from parcelle where copropriete_id = any($1)`,
    [dossiers.map((d) => d.id)],
  )
  await inserer(
    tx,
    'adresse',
    dossiers.flatMap((d) => lignesAdresses(d.id, d.contenu)),
  )
  await inserer(
    tx,
    'parcelle',
    dossiers.flatMap((d) => lignesParcelles(d.id, d.contenu)),
  )
}

/** Replaces the index of addresses and parcels of a co-ownership by what it declares. */
export const indexerLocalisation = (
  tx: Pick<Tx, 'sql'>,
  id: number,
  contenu: ImmatCopropriete,
): Promise<void> => indexerLocalisations(tx, [{ id, contenu }])

/** The request that a clarification left open, with its mandate; null when there is none. */
export const demandeEnPrecisions = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
): Promise<{ id: number; mandat_id: number | null; type: TypeDemande } | null> =>
  (
    await tx.sql<{ id: number; mandat_id: number | null; type: TypeDemande }>(
      `select id, mandat_id, type from demande where copropriete_id = $1 and etat = 'PRECISIONS' and type in ('IMMATRICULATION', 'DOUBLON_NOTAIRE') for update`,
      [coproprieteId],
    )
  )[0] ?? null

export interface MandatDemande {
  coproprieteId: number
  teledeclarantId: number
  infos: ImmatCopropriete['infoRattachement']
}

/** The requested mandate of a registration; gives its identifier. */
export const insererMandat = async (tx: Pick<Tx, 'sql'>, m: MandatDemande): Promise<number> => {
  const [row] = await tx.sql<{ id: number }>(
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin, admin_provisoire, type_justif, document_id)
     values ($1, $2, 'DEMANDE', $3, $4, $5, $6, $7) returning id`,
    [
      m.coproprieteId,
      m.teledeclarantId,
      m.infos.dateDebutMandat,
      m.infos.dateFinMandat,
      m.infos.adminProvisoire,
      m.infos.typeJustifMandat,
      m.infos.idDocument,
    ],
  )
  if (!row) throw new Error('the mandate was not inserted')
  return row.id
}

/** Puts the corrected dates and proof on the mandate and moves it. */
export const reprendreMandat = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  vers: EtatMandat,
  infos: ImmatCopropriete['infoRattachement'],
): Promise<void> => {
  await tx.sql(
    `update mandat set etat = $2::etat_mandat, version = version + 1, date_debut = $3, date_fin = $4, admin_provisoire = $5, type_justif = $6, document_id = $7 where id = $1`,
    [
      id,
      vers,
      infos.dateDebutMandat,
      infos.dateFinMandat,
      infos.adminProvisoire,
      infos.typeJustifMandat,
      infos.idDocument,
    ],
  )
}

export interface NouvelleDemande {
  type: TypeDemande
  coproprieteId: number
  mandatId: number | null
  declarationId: number
  teledeclarantId: number
  profilDemandeur: string
  echeance: string
}

/** A new item of the keepers' queue; gives its identifier. */
export const insererDemande = async (tx: Pick<Tx, 'sql'>, d: NouvelleDemande): Promise<number> => {
  const [row] = await tx.sql<{ id: number }>(
    `insert into demande (type, copropriete_id, mandat_id, declaration_id, teledeclarant_id, profil_demandeur, echeance)
     values ($1::type_demande, $2, $3, $4, $5, $6, $7) returning id`,
    [
      d.type,
      d.coproprieteId,
      d.mandatId,
      d.declarationId,
      d.teledeclarantId,
      d.profilDemandeur,
      d.echeance,
    ],
  )
  if (!row) throw new Error('the request was not inserted')
  return row.id
}

/** Puts an answered request back in the queue with its new due day. */
export const rouvrirDemande = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  declarationId: number,
  echeance: string,
): Promise<void> => {
  await tx.sql(
    `update demande set etat = 'A_VALIDER', version = version + 1, declaration_id = $2, echeance = $3, suspendue_le = null, relance_le = null,
       verrou_par_id = null, verrou_le = null, verrou_jusqu_a = null where id = $1`,
    [id, declarationId, echeance],
  )
}

/** A message of the clarification thread. */
export const insererEchange = async (
  tx: Pick<Tx, 'sql'>,
  demandeId: number,
  auteurId: number,
  duTeneur: boolean,
  texte: string,
): Promise<void> => {
  await tx.sql(
    `insert into echange (demande_id, auteur_id, du_teneur, texte) values ($1, $2, $3, $4)`,
    [demandeId, auteurId, duTeneur, texte],
  )
}

/** True when this establishment is the syndic of the running mandate. */
export const estSyndicCourant = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  teledeclarantId: number,
): Promise<boolean> =>
  (
    await tx.sql(`select 1 from copropriete where id = $1 and teledeclarant_id = $2`, [
      coproprieteId,
      teledeclarantId,
    ])
  ).length > 0

/** Issues the next registration number, once and for all (states.md §1). */
export const prochainNumero = async (tx: Pick<Tx, 'sql'>): Promise<string> => {
  const [row] = await tx.sql<{ numero: string }>(
    `select prochain_numero_immatriculation() as numero`,
  )
  if (!row) throw new Error('no registration number was issued')
  return row.numero
}

/** The proof that a draft names: the establishment's own file, clean, or null. */
export const justificatifAcceptable = async (
  tx: Pick<Tx, 'sql'>,
  documentId: string,
  teledeclarantId: number,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from document where id = $1 and teledeclarant_id = $2 and type = 'JUSTIFICATIF_MANDAT' and etat_analyse <> 'INFECTED'`,
      [documentId, teledeclarantId],
    )
  ).length > 0
