import type { Tx } from '@registre/db'
import type { Annexe, Dossier } from '@registre/domain'
import type { JournalAuthor } from '../../platform/journal.ts'
import { noterReprise, noterRetrait } from './decision.repository.ts'
import { indexerLocalisations } from './localisation.repository.ts'

/** A message of the clarification thread. */
const insererEchange = async (
  tx: Pick<Tx, 'sql'>,
  auteurId: number,
  { demandeId, duTeneur, texte }: Extract<Annexe, { annexe: 'echange' }>,
): Promise<void> => {
  // With a question, what is declared now: the answer is then read beside it.
  await tx.sql(
    `insert into echange (demande_id, auteur_id, du_teneur, texte, cree_le, instantane)
     select d.id, $2, $3, $4, maintenant(), case when $3 then jsonb_build_object('contenu', l.contenu,
       'mandat', case when m.id is not null then jsonb_build_object('debut', m.date_debut, 'fin', m.date_fin, 'document', j.nom) end) end
     from demande d left join declaration l on l.id = d.declaration_id left join mandat m on m.id = d.mandat_id left join document j on j.id = m.document_id
     where d.id = $1`,
    [demandeId, auteurId, duTeneur, texte],
  )
}

/** Ties a proof to the co-ownership it is about, so that keepers may read it. */
const lierDocument = async (
  tx: Pick<Tx, 'sql'>,
  documentId: string,
  coproprieteId: number,
): Promise<void> => {
  await tx.sql(`update document set copropriete_id = $2 where id = $1`, [documentId, coproprieteId])
}

/** An attachment is validated: the successor that was declared has come, or somebody else has. */
const cloreSuccession = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  rattacheId: number,
): Promise<void> => {
  await tx.sql(
    // Its key opens nothing any more; it is kept for the decision that may be taken back.
    `update successeur set etat = case when successeur_id = $2 then 'RATTACHE' else 'CLOS' end, version = version + 1, maj_le = maintenant(),
       decision_id = (select max(id) from decision where copropriete_id = $1)
     where copropriete_id = $1 and etat = 'DECLARE'`,
    [coproprieteId, rattacheId],
  )
}

/** Who was told of a request, or is to be told this evening. */
const noterAnnonce = async (
  tx: Pick<Tx, 'sql'>,
  { demandeId, syndicId, envoyee }: Extract<Annexe, { annexe: 'annonce' }>,
): Promise<void> => {
  await tx.sql(
    `insert into annonce_rattachement (demande_id, syndic_id, envoyee_le) values ($1, $2, case when $3 then maintenant() end)`,
    [demandeId, syndicId, envoyee],
  )
}

/** A dissolution, beside the request that asks for it. */
const insererDissolution = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  d: Extract<Annexe, { annexe: 'dissolution' }>,
): Promise<void> => {
  await tx.sql(
    `insert into dissolution (copropriete_id, motif, autre, fait_generateur, date_fait_generateur, date_effet, type_justif, document_id, demande_par_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      coproprieteId,
      d.motif,
      d.autre,
      d.faitGenerateur,
      d.dateFaitGenerateur,
      d.dateEffet,
      d.typeJustif,
      d.documentId,
      d.parId,
    ],
  )
}

const ecrireAnnexe = (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  dossier: Dossier,
  annexe: Annexe,
): Promise<void> => {
  switch (annexe.annexe) {
    case 'echange':
      return insererEchange(tx, author.session?.utilisateurId ?? 0, annexe)
    case 'succession':
      return cloreSuccession(tx, dossier.id, annexe.rattacheId)
    case 'annonce':
      return noterAnnonce(tx, annexe)
    case 'reprise':
      return noterReprise(tx, author, dossier.id, annexe.decision)
    case 'retrait':
      return noterRetrait(tx, author, annexe)
    case 'dissolution':
      return insererDissolution(tx, dossier.id, annexe)
    case 'document':
      return lierDocument(tx, annexe.documentId, dossier.id)
    case 'localisation':
      return indexerLocalisations(tx, [{ id: dossier.id, contenu: annexe.contenu }])
  }
}

/** What a change writes beside the dossier, in its transaction: messages, proofs, successions. */
export const ecrireAnnexes = async (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  dossier: Dossier,
  annexes: readonly Annexe[],
): Promise<void> => {
  for (const annexe of annexes) await ecrireAnnexe(tx, author, dossier, annexe)
}
