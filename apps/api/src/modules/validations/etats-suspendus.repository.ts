import type { Tx } from '@registre/db'
import type { EtatCopropriete } from '@registre/domain'

/** A state that waits under the one shown, and the row that keeps it. */
export interface EtatSuspendu {
  dans: 'copropriete' | 'demande'
  id: number
  etat: EtatCopropriete
}

type Source = 'copropriete' | 'DISSOLUTION' | 'RATTACHEMENT'

/** What keeps the state underneath: the pending request, or the co-ownership for a cancellation and a deletion. */
const SOURCE: Partial<Record<EtatCopropriete, Source>> = {
  SUPPRIMEE: 'copropriete',
  IMMATRICULATION_ANNULEE: 'copropriete',
  DISSOLUTION_A_VALIDER: 'DISSOLUTION',
  DISSOLUTION_EN_COURS_DE_VALIDATION: 'DISSOLUTION',
  DISSOLUTION_EN_COURS: 'DISSOLUTION',
  IMMATRICULEE_RATTACHEMENT_A_CONFIRMER: 'RATTACHEMENT',
}

const lire = async (tx: Pick<Tx, 'sql'>, id: number, source: Source): Promise<EtatSuspendu | null> => {
  const [row] =
    source === 'copropriete'
      ? await tx.sql<EtatSuspendu>(`select 'copropriete' as dans, id, etat_precedent as etat from copropriete where id = $1 and etat_precedent is not null`, [
          id,
        ])
      : await tx.sql<EtatSuspendu>(
          `select 'demande' as dans, id, etat_precedent as etat from demande
           where copropriete_id = $1 and type = $2::type_demande and etat_precedent is not null and etat not in ('REFUSEE', 'ANNULEE')
             and (type = 'DISSOLUTION' or etat <> 'VALIDEE') order by id desc limit 1`,
          [id, source],
        )
  return row ?? null
}

/**
 * The states under the one shown, nearest first: a deleted co-ownership may hide a dissolution under way, which may hide
 * an attachment to confirm, which hides the state before it. Takes a co-ownership held by the transaction.
 */
export const etatsSuspendus = async (tx: Pick<Tx, 'sql'>, coproprieteId: number, etat: EtatCopropriete): Promise<EtatSuspendu[]> => {
  const source = SOURCE[etat]
  const dessous = source ? await lire(tx, coproprieteId, source) : null
  return dessous ? [dessous, ...(await etatsSuspendus(tx, coproprieteId, dessous.etat))] : []
}

/** Moves a state that waits under the one shown. */
export const ecrireEtatSuspendu = async (tx: Pick<Tx, 'sql'>, { dans, id }: EtatSuspendu, vers: EtatCopropriete): Promise<void> => {
  await tx.sql(`update ${dans} set etat_precedent = $2::etat_copropriete where id = $1`, [id, vers])
}
