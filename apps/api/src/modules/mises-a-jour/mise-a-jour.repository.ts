import {
  type Acteur,
  type CoproprieteVue,
  estDeLEtablissement,
  type ImmatCopropriete,
  isAdminTeneur,
  normaliser,
  RegisterError,
  type TypeMaj,
  type TypeMajOuvrable,
  type VoieMiseAJour,
  voieMiseAJour,
} from '@registre/domain'
import {
  NOM_DECLARANT,
  PREDECESSEURS,
  SYNDICS,
  vueDe,
  type CoproprieteRow,
} from '../coproprietes/copropriete.repository.ts'
import type { DeclarationRow, Sql } from '../declarations/declaration.repository.ts'

type VueRow = Pick<
  CoproprieteRow,
  'etat' | 'auteur_teledeclarant_id' | 'teledeclarant_id' | 'syndics' | 'predecesseurs'
>

/** What the policies ask of a co-ownership; its row is held when `tenir`. Throws `introuvable`. */
export const vueCopropriete = async (
  db: Sql,
  id: number,
  tenir = false,
): Promise<CoproprieteVue> => {
  const [row] = await db.sql<VueRow>(
    `select c.etat, c.auteur_teledeclarant_id, c.teledeclarant_id, ${SYNDICS} as syndics, ${PREDECESSEURS} as predecesseurs from copropriete c where c.id = $1
     ${tenir ? 'for update' : ''}`,
    [id],
  )
  if (!row) throw new RegisterError('introuvable')
  return vueDe(row)
}

/** The kind under which an update was opened. */
export const typeOuvert = (typeMaj: TypeMaj | null): TypeMajOuvrable =>
  typeMaj === 'MODIFICATION_ADMIN'
    ? 'MODIFICATION_ADMIN'
    : typeMaj === 'ANNUELLE' || typeMaj === 'COMPTESNONAPPROUVES'
      ? 'ANNUELLE'
      : 'STANDARD'

/** An update is its house's; a keeper administrator's is the keeper administrators'. */
export const miseAJourVisible = (
  acteur: Acteur,
  row: Pick<DeclarationRow, 'type_maj' | 'auteur_teledeclarant_id'>,
): boolean =>
  row.type_maj === 'MODIFICATION_ADMIN'
    ? isAdminTeneur(acteur.profil)
    : estDeLEtablissement(acteur, row.auteur_teledeclarant_id)

/** How a stored update would take effect today, null when its author may not file it any more. */
export const voieDe = async (
  db: Sql,
  acteur: Acteur,
  row: DeclarationRow,
): Promise<VoieMiseAJour | null> =>
  voieMiseAJour(acteur, await vueCopropriete(db, row.copropriete_id), typeOuvert(row.type_maj))

/** True while an update may be written: a draft whose author may still update the co-ownership. */
export const miseAJourModifiable = async (
  db: Sql,
  acteur: Acteur,
  row: DeclarationRow,
): Promise<boolean> => row.etat === 'BROUILLON' && (await voieDe(db, acteur, row)) !== null

/** The content of a declaration, current, past or in the history. Throws `introuvable`. */
export const contenuDe = async (db: Sql, id: number): Promise<ImmatCopropriete> => {
  const [row] = await db.sql<{ contenu: ImmatCopropriete }>(
    `select contenu from declaration where id = $1 union all select contenu from declaration_historique where id = $1`,
    [id],
  )
  if (!row) throw new RegisterError('introuvable')
  return normaliser(row.contenu)
}

export interface NouvelleMiseAJour {
  coproprieteId: number
  baseId: number
  type: TypeMajOuvrable
  typeDeclaration: string
  typeImmat: string
  contenu: ImmatCopropriete
  email: string
  teledeclarantId: number
  utilisateurId: number
}

/** A new draft of an update; gives its identifier. */
export const insererMiseAJour = async (db: Sql, m: NouvelleMiseAJour): Promise<number> => {
  const [row] = await db.sql<{ id: number }>(
    `insert into declaration (copropriete_id, etat, type_declaration, type_immat, type_maj, contenu, etape, base_id, email_contact, auteur_teledeclarant_id, auteur_utilisateur_id)
     values ($1, 'BROUILLON', $2, $3, $4, $5::jsonb, 'identification', $6, $7, $8, $9) returning id`,
    [
      m.coproprieteId,
      m.typeDeclaration,
      m.typeImmat,
      m.type,
      JSON.stringify(m.contenu),
      m.baseId,
      m.email,
      m.teledeclarantId,
      m.utilisateurId,
    ],
  )
  if (!row) throw new Error('the update was not inserted')
  return row.id
}

/** The draft of this kind that the house already writes, or null. */
export const brouillonOuvert = async (
  db: Sql,
  m: Pick<NouvelleMiseAJour, 'coproprieteId' | 'teledeclarantId' | 'type'>,
): Promise<number | null> =>
  (
    await db.sql<{ id: number }>(
      `select id from declaration where copropriete_id = $1 and auteur_teledeclarant_id = $2 and type_maj = $3 and etat = 'BROUILLON' and base_id is not null for update`,
      [m.coproprieteId, m.teledeclarantId, m.type],
    )
  )[0]?.id ?? null

/** Puts a draft on top of the declaration now current. */
export const rebaser = async (
  db: Sql,
  id: number,
  baseId: number,
  contenu: ImmatCopropriete,
): Promise<void> => {
  await db.sql(
    `update declaration set base_id = $2, contenu = $3::jsonb, version = version + 1, enregistre_le = now() where id = $1`,
    [id, baseId, JSON.stringify(contenu)],
  )
}

/**
 * Sends a current declaration to the history, under the same identifier. Throws
 * `transition-interdite` when it is current no more.
 */
export const archiver = async (db: Sql, id: number): Promise<void> => {
  const rows = await db.sql(
    `with d as (delete from declaration where id = $1 and etat = 'COURANTE' returning *)
     insert into declaration_historique (id, copropriete_id, type_declaration, type_immat, type_maj, version_contenu, contenu, confirmations,
       auteur_teledeclarant_id, auteur_utilisateur_id, soumis_le, valide_le)
     select id, copropriete_id, type_declaration, type_immat, type_maj, version_contenu, contenu, confirmations,
       auteur_teledeclarant_id, auteur_utilisateur_id, soumis_le, valide_le from d returning id`,
    [id],
  )
  if (rows.length === 0) throw new RegisterError('transition-interdite')
}

/**
 * Makes a held update the current declaration, as it is declared. Throws `transition-interdite`
 * when it has moved since.
 */
export const publier = async (
  db: Sql,
  row: Pick<DeclarationRow, 'id' | 'etat'>,
  typeMaj: TypeMaj,
  contenu: ImmatCopropriete,
): Promise<void> => {
  const rows = await db.sql(
    `update declaration set etat = 'COURANTE', type_maj = $3, contenu = $4::jsonb, etape = 'recapitulatif', version = version + 1,
       soumis_le = coalesce(soumis_le, now()), valide_le = now() where id = $1 and etat = $2::etat_declaration returning id`,
    [row.id, row.etat, typeMaj, JSON.stringify(contenu)],
  )
  if (rows.length === 0) throw new RegisterError('transition-interdite')
}

/** Name and address of an establishment. */
export const trouverEtablissement = async (
  db: Sql,
  id: number,
): Promise<{ nom: string; email: string }> =>
  (
    await db.sql<{ nom: string; email: string }>(
      `select ${NOM_DECLARANT('t')} as nom, t.rep_email as email from teledeclarant t where t.id = $1`,
      [id],
    )
  )[0] ?? {
    nom: '',
    email: '',
  }
