import type { Tx } from '@registre/db'
import { AUTEUR_DISSOLUTION } from '../dissolutions/dissolution.repository.ts'
import {
  type EtatCopropriete,
  type EtatDemande,
  type EtatMandat,
  RegisterError,
  type TypeDemande,
} from '@registre/domain'

/** A request with its dossier, held until the end of the transaction. */
export interface DemandeRow {
  id: number
  type: TypeDemande
  etat: EtatDemande
  version: number
  /**
   * The state that a refusal or a withdrawal gives back, when the request moved the co-ownership.
   */
  etat_precedent: EtatCopropriete | null
  copropriete_id: number
  mandat_id: number | null
  declaration_id: number | null
  teledeclarant_id: number
  assignee_a_id: number | null
  echeance: string
  suspendue_le: Date | null
  verrou_par_id: number | null
  verrou_par: string
  verrou_le: Date | null
  verrou_jusqu_a: Date | null
  decidee_le: Date | null
  decidee_par: string
  copropriete_etat: EtatCopropriete
  copropriete_version: number
  copropriete_numero: string | null
  copropriete_nom: string
  copropriete_adresse: string
  mandat_etat: EtatMandat | null
  mandat_debut: string | null
  mandat_fin: string | null
  declaration_etat: string | null
  email: string
}

const SELECT = `select d.id, d.type, d.etat, d.version, d.etat_precedent, d.copropriete_id, d.mandat_id, d.declaration_id, d.teledeclarant_id, d.assignee_a_id, d.echeance, d.suspendue_le,
    d.verrou_par_id, coalesce(trim(v.prenom || ' ' || v.nom), '') as verrou_par, d.verrou_le, d.verrou_jusqu_a, d.decidee_le,
    coalesce(trim(p.prenom || ' ' || p.nom), '') as decidee_par,
    c.etat as copropriete_etat, c.version as copropriete_version, c.numero_immatriculation as copropriete_numero,
    c.nom as copropriete_nom, c.adresse_principale as copropriete_adresse, m.etat as mandat_etat, m.date_debut as mandat_debut, m.date_fin as mandat_fin,
    l.etat as declaration_etat, coalesce(nullif(l.email_contact, ''), u.email, nullif(q.email, ''), t.rep_email) as email
  from demande d join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id
  left join mandat m on m.id = d.mandat_id left join declaration l on l.id = d.declaration_id left join utilisateur u on u.id = coalesce(l.auteur_utilisateur_id, ${AUTEUR_DISSOLUTION('d')}) left join utilisateur q on q.id = d.demandeur_id
  left join utilisateur v on v.id = d.verrou_par_id left join utilisateur p on p.id = d.decidee_par_id`

/**
 * By itself; by its mandate; the one of a co-ownership that has no mandate; or the one that
 * somebody holds there.
 */
export type CibleDemande =
  | { demandeId: number }
  | { mandatId: number }
  | { sansMandatDe: number }
  | { tenueDe: number }

const OUVERTE = `('A_VALIDER', 'EN_COURS', 'PRECISIONS')`

const condition = (
  cible: Exclude<CibleDemande, { demandeId: number }>,
): [where: string, id: number] => {
  if ('mandatId' in cible) return ['mandat_id = $1', cible.mandatId]
  if ('sansMandatDe' in cible)
    return ['copropriete_id = $1 and mandat_id is null', cible.sansMandatDe]
  return ['copropriete_id = $1', cible.tenueDe]
}

/**
 * The identifier of the request meant: the one that is held first, then the open one, then the
 * latest.
 */
const chercherId = async (tx: Pick<Tx, 'sql'>, cible: CibleDemande): Promise<number | null> => {
  if ('demandeId' in cible) return cible.demandeId
  const [where, id] = condition(cible)
  const [row] = await tx.sql<{ id: number }>(
    `select id from demande where ${where} order by (etat = 'EN_COURS') desc, (etat in ${OUVERTE}) desc, id desc limit 1`,
    [id],
  )
  return row?.id ?? null
}

/**
 * Holds a request and its dossier. Always the dossier first: the same order everywhere. Throws
 * `introuvable`.
 */
export const verrouillerDemande = async (
  tx: Pick<Tx, 'sql'>,
  cible: CibleDemande,
): Promise<DemandeRow> => {
  const id = await chercherId(tx, cible)
  if (id === null) throw new RegisterError('introuvable')
  await tx.sql(
    `select c.id from copropriete c join demande d on d.copropriete_id = c.id where d.id = $1 for update of c`,
    [id],
  )
  await tx.sql(`select id from demande where id = $1 for update`, [id])
  const [row] = await tx.sql<DemandeRow>(`${SELECT} where d.id = $1`, [id])
  if (!row) throw new RegisterError('introuvable')
  return row
}

/**
 * How mails about an attachment name it: its requester has its own screen; null for another kind of
 * request.
 */
export const rattachementDe = (row: DemandeRow): { numero: string; idMandat: number } | null =>
  row.type === 'RATTACHEMENT' && row.mandat_id !== null
    ? { numero: row.copropriete_numero ?? '', idMandat: row.mandat_id }
    : null

export interface ColonnesDemande {
  etat: EtatDemande
  assignee_a_id?: number
  raison_affectation?: string
  suspendue_le?: Date | null
  relance_le?: Date | null
  verrou_par_id?: number | null
  verrou_le?: Date | null
  verrou_jusqu_a?: Date | null
  decidee_le?: Date
  decidee_par_id?: number | null
  motif_refus?: string
  texte_decision?: string
  echeance?: string
}

/** Writes a held request, compare-and-set on its version; gives the new version. */
export const ecrireDemande = async (
  tx: Pick<Tx, 'sql'>,
  row: Pick<DemandeRow, 'id' | 'version'>,
  colonnes: ColonnesDemande,
): Promise<number> => {
  const entries = Object.entries(colonnes)
  const set = entries
    .map(([c], i) => `${c} = $${i + 3}${c === 'etat' ? '::etat_demande' : ''}`)
    .join(', ')
  const [saved] = await tx.sql<{ version: number }>(
    `update demande set ${set}, version = version + 1 where id = $1 and version = $2 returning version`,
    [row.id, row.version, ...entries.map(([, v]) => v)],
  )
  if (!saved) throw new RegisterError('transition-interdite')
  return saved.version
}

export const SANS_VERROU = { verrou_par_id: null, verrou_le: null, verrou_jusqu_a: null } as const

/** Moves the mandate of a request. Throws `transition-interdite` when it has moved since. */
export const ecrireMandat = async (
  tx: Pick<Tx, 'sql'>,
  row: DemandeRow,
  vers: EtatMandat,
  motif = '',
): Promise<void> => {
  const rows = await tx.sql(
    `update mandat set etat = $3::etat_mandat, version = version + 1, motif = case when $4 = '' then motif else $4 end,
       decide_le = case when $3 in ('EN_COURS', 'A_VENIR', 'REFUSE') then now() else decide_le end
     where id = $1 and etat = $2::etat_mandat returning id`,
    [row.mandat_id, row.mandat_etat, vers, motif],
  )
  if (rows.length === 0) throw new RegisterError('transition-interdite')
}
