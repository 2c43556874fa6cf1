import type { Tx } from '@registre/db'
import {
  type Acteur,
  type ConfirmationsOffice,
  type DeclarationVue as PolitiqueDeclaration,
  type ImmatCopropriete,
  peutReprendre,
  peutVoirBrouillon,
  RegisterError,
  type TypeImmatriculation,
  type TypeMaj,
} from '@registre/domain'
import { miseAJourModifiable, miseAJourVisible } from '../mises-a-jour/mise-a-jour.repository.ts'
import { copies } from '../declarations/copies.ts'
import {
  type DeclarationRow,
  type ReponseDoublonRow,
  type Sql,
  trouverDeclaration,
  verrouillerDeclaration,
} from '../declarations/declaration.repository.ts'

const politique = (row: DeclarationRow): PolitiqueDeclaration => ({
  auteurTeledeclarantId: row.auteur_teledeclarant_id,
  etat: row.etat,
  typeImmat: row.type_immat,
})

/** An update is its house's; a keeper administrator's, the keeper administrators'. */
const visible = (acteur: Acteur, row: DeclarationRow): boolean =>
  row.base_id === null
    ? peutVoirBrouillon(acteur, politique(row))
    : row.etat !== 'SUPPRIME' && miseAJourVisible(acteur, row)

/** The draft, if this person's establishment may see it. Throws `introuvable`. */
export const brouillonVisible = async (
  db: Sql,
  acteur: Acteur,
  id: number,
): Promise<DeclarationRow> => {
  const row = await trouverDeclaration(db, id)
  if (!row || !visible(acteur, row)) throw new RegisterError('introuvable')
  return row
}

/**
 * The same, held until the end of the transaction and still editable. Throws `introuvable`,
 * `transition-interdite`, `version-perimee`.
 */
export const brouillonModifiable = async (
  tx: Tx,
  acteur: Acteur,
  id: number,
  version: number | null,
): Promise<DeclarationRow> => {
  const row = await verrouillerDeclaration(tx, id)
  if (!row || !visible(acteur, row)) throw new RegisterError('introuvable')
  const modifiable =
    row.base_id === null
      ? peutReprendre(acteur, politique(row), row.copropriete_etat)
      : await miseAJourModifiable(tx, acteur, row)
  if (!modifiable)
    throw new RegisterError('transition-interdite', { infos: { etat: row.copropriete_etat } })
  if (version !== null && version !== row.version) {
    throw new RegisterError('version-perimee', {
      infos: {
        version: row.version,
        enregistreLe: row.enregistre_le.toISOString(),
        auteur: row.auteur_nom,
        immatCopropriete: row.contenu,
      },
    })
  }
  return row
}

export interface NouveauBrouillon {
  acteur: Acteur
  teledeclarantId: number
  typeImmat: TypeImmatriculation
  contenu: ImmatCopropriete
  etape: string
  confirmations: readonly string[]
  confirmationsOffice: ConfirmationsOffice | null
  email: string
}

/** Writes a new dossier and its draft; gives both identifiers. */
export const insererBrouillon = async (
  tx: Tx,
  b: NouveauBrouillon,
): Promise<{ id: number; coproprieteId: number }> => {
  const [row] = await tx.sql<{ id: number; copropriete_id: number }>(
    `with c as (
       insert into copropriete (etat, auteur_teledeclarant_id, auteur_utilisateur_id, nom, adresse_principale)
       values ('BROUILLON', $1, $2, $3, $4) returning id
     )
     insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, etape, confirmations, confirmations_office, email_contact, auteur_teledeclarant_id, auteur_utilisateur_id)
     select c.id, 'BROUILLON', $5, $6, $7::jsonb, $8, $9, $10::jsonb, $11, $1, $2 from c returning id, copropriete_id`,
    [
      b.teledeclarantId,
      b.acteur.utilisateurId,
      copies(b.contenu).nom,
      copies(b.contenu).adresse_principale,
      b.typeImmat === 'OFFICE' ? 'OFFICE' : 'INITIALE',
      b.typeImmat,
      JSON.stringify(b.contenu),
      b.etape,
      b.confirmations,
      b.confirmationsOffice ? JSON.stringify(b.confirmationsOffice) : null,
      b.email,
    ],
  )
  if (!row) throw new Error('the draft was not inserted')
  return { id: row.id, coproprieteId: row.copropriete_id }
}

export interface Enregistrement {
  contenu: ImmatCopropriete
  etape: string
  confirmations: readonly string[]
  confirmationsOffice: ConfirmationsOffice | null
  email: string
  /** Undefined: the answers stay as they are. */
  reponses?: readonly ReponseDoublonRow[] | undefined
}

/**
 * Saves a held draft: raises its version and keeps the dossier's copies in step, but for an update,
 * which shows once filed.
 */
export const enregistrer = async (
  tx: Tx,
  row: DeclarationRow,
  e: Enregistrement,
): Promise<void> => {
  await tx.sql(
    `with d as (
       update declaration set contenu = $2::jsonb, etape = $3, confirmations = $4, confirmations_office = $5::jsonb, email_contact = $6,
         version = version + 1, enregistre_le = now() where id = $1 returning copropriete_id, base_id
     )
     update copropriete c set nom = $7, adresse_principale = $8 from d where c.id = d.copropriete_id and d.base_id is null`,
    [
      row.id,
      JSON.stringify(e.contenu),
      e.etape,
      e.confirmations,
      e.confirmationsOffice ? JSON.stringify(e.confirmationsOffice) : null,
      e.email,
      copies(e.contenu).nom,
      copies(e.contenu).adresse_principale,
    ],
  )
  if (e.reponses) await enregistrerReponses(tx, row.id, e.reponses)
}

/**
 * Replaces the answers to the shown candidates; an answer to a co-ownership that does not exist is
 * dropped.
 */
const enregistrerReponses = async (
  tx: Tx,
  declarationId: number,
  reponses: readonly ReponseDoublonRow[],
): Promise<void> => {
  await tx.sql(`delete from doublon_reponse where declaration_id = $1`, [declarationId])
  await tx.sql(
    `insert into doublon_reponse (declaration_id, candidat_id, reponse, motif, score, raisons)
     select $1, x.id, x.reponse, x.motif, 0, '[]' from unnest($2::int[], $3::text[], $4::text[]) as x(id, reponse, motif)
     join copropriete c on c.id = x.id on conflict do nothing`,
    [
      declarationId,
      reponses.map((r) => r.candidatId),
      reponses.map((r) => r.reponse),
      reponses.map((r) => r.motif.trim()),
    ],
  )
}

export interface LigneBrouillonRow {
  id: number
  copropriete_id: number
  nom: string
  adresse_principale: string
  type_immat: TypeImmatriculation
  type_maj: TypeMaj | null
  etape: string
  etat_copropriete: string
  auteur: string
  enregistre_le: Date
}

/** Drafts of an establishment, and dossiers that came back to it, latest first. */
export const trouverBrouillons = (db: Sql, teledeclarantId: number): Promise<LigneBrouillonRow[]> =>
  db.sql(
    `select d.id, d.copropriete_id, c.nom, c.adresse_principale, d.type_immat, d.type_maj, d.etape, c.etat as etat_copropriete, coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur, d.enregistre_le
     from declaration d join copropriete c on c.id = d.copropriete_id left join utilisateur u on u.id = d.auteur_utilisateur_id
     where d.auteur_teledeclarant_id = $1 and d.etat = 'BROUILLON'
       and d.type_maj is distinct from 'MODIFICATION_ADMIN' order by d.enregistre_le desc, d.id desc limit 500`,
    [teledeclarantId],
  )
