import type { Tx } from '@registre/db'
import type { EtatCopropriete } from '@registre/domain'

/** A state that waits under the one shown, and the row and column that keep it. */
export interface EtatSuspendu {
  dans: 'copropriete' | 'demande'
  colonne: 'etat_precedent' | 'etat_avant_annulation'
  id: number
  etat: EtatCopropriete
}

type Source = EtatSuspendu['colonne'] | 'DISSOLUTION' | 'RATTACHEMENT'

/** What keeps the state underneath a pending request, a cancellation or a deletion. */
const SOURCE: Partial<Record<EtatCopropriete, Source>> = {
  SUPPRIMEE: 'etat_precedent',
  IMMATRICULATION_ANNULEE: 'etat_precedent',
  DISSOLUTION_A_VALIDER: 'DISSOLUTION',
  DISSOLUTION_EN_COURS_DE_VALIDATION: 'DISSOLUTION',
  DISSOLUTION_EN_COURS: 'DISSOLUTION',
  IMMATRICULEE_RATTACHEMENT_A_CONFIRMER: 'RATTACHEMENT',
}

/** A cancellation under a deletion keeps its own state beside the deletion's. */
const sourceDe = (etat: EtatCopropriete, dessus: EtatCopropriete | null): Source | undefined =>
  etat === 'IMMATRICULATION_ANNULEE' && dessus === 'SUPPRIMEE'
    ? 'etat_avant_annulation'
    : SOURCE[etat]

const lire = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  source: Source,
): Promise<EtatSuspendu | null> => {
  const [row] =
    source === 'etat_precedent' || source === 'etat_avant_annulation'
      ? await tx.sql<Pick<EtatSuspendu, 'id' | 'dans' | 'etat'>>(
          `select 'copropriete' as dans, id, ${source} as etat from copropriete where id = $1 and ${source} is not null`,
          [id],
        )
      : await tx.sql<Pick<EtatSuspendu, 'id' | 'dans' | 'etat'>>(
          `select 'demande' as dans, id, etat_precedent as etat from demande
           where copropriete_id = $1 and type = $2::type_demande and etat_precedent is not null and etat not in ('REFUSEE', 'ANNULEE')
             and (type = 'DISSOLUTION' or etat <> 'VALIDEE') order by id desc limit 1`,
          [id, source],
        )
  return row
    ? { ...row, colonne: source === 'etat_avant_annulation' ? source : 'etat_precedent' }
    : null
}

/**
 * The states under the one shown, nearest first: a deleted co-ownership may hide a cancellation, or
 * a dissolution under way,
 * which may hide an attachment to confirm, which hides the state before it. Takes a co-ownership
 * held by the transaction.
 */
export const etatsSuspendus = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  etat: EtatCopropriete,
  dessus: EtatCopropriete | null = null,
): Promise<EtatSuspendu[]> => {
  const source = sourceDe(etat, dessus)
  const dessous = source ? await lire(tx, coproprieteId, source) : null
  return dessous ? [dessous, ...(await etatsSuspendus(tx, coproprieteId, dessous.etat, etat))] : []
}

/** Moves a state that waits under the one shown. */
export const ecrireEtatSuspendu = async (
  tx: Pick<Tx, 'sql'>,
  { dans, colonne, id }: EtatSuspendu,
  vers: EtatCopropriete,
): Promise<void> => {
  await tx.sql(`update ${dans} set ${colonne} = $2::etat_copropriete where id = $1`, [id, vers])
}
