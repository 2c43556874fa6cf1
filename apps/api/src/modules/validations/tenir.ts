import {
  type Acteur,
  type DecisionTeneur,
  type EtatCopropriete,
  isAdminTeneur,
  peutDecider,
  RegisterError,
} from '@registre/domain'
import type { DemandeRow } from './demande.repository.ts'

/**
 * A request that is no longer open answers `deja-decide`, with who and when; that of a deleted or
 * cancelled co-ownership waits.
 */
export const exigerOuverte = (row: DemandeRow): void => {
  if (row.etat === 'VALIDEE' || row.etat === 'REFUSEE' || row.etat === 'ANNULEE')
    throw new RegisterError('deja-decide', {
      infos: { etat: row.etat, par: row.decidee_par, le: row.decidee_le?.toISOString() ?? null },
    })
  if (RETIRES.includes(row.copropriete_etat))
    throw new RegisterError('transition-interdite', {
      message: 'La copropriété est supprimée ou annulée : sa demande ne peut pas être traitée.',
    })
}

/**
 * A co-ownership in these states keeps its pending requests for a restoration; nobody decides them
 * meanwhile.
 */
export const RETIRES: readonly EtatCopropriete[] = ['SUPPRIMEE', 'IMMATRICULATION_ANNULEE']

/**
 * What every decision asks first: the request is open, held by this keeper, its lease not over, and
 * the decision is of
 * the keeper's rank. Throws `deja-decide`, `verrou-pris` (with who and since when), `verrou-perdu`,
 * `acces-non-autorise`.
 */
export const exigerTenue = (
  row: DemandeRow,
  acteur: Acteur,
  decision: DecisionTeneur,
  now: Date,
): void => {
  exigerOuverte(row)
  const verrou = {
    parUtilisateurId: row.verrou_par_id,
    expireLe: row.verrou_jusqu_a?.getTime() ?? null,
  }
  if (peutDecider(acteur, decision, verrou, now.getTime())) return
  const tenu = row.verrou_jusqu_a !== null && row.verrou_jusqu_a > now
  if (tenu && row.verrou_par_id !== acteur.utilisateurId) throw verrouPris(row)
  if (!tenu) throw new RegisterError('verrou-perdu')
  throw new RegisterError(
    'acces-non-autorise',
    isAdminTeneur(acteur.profil)
      ? {}
      : { message: 'Cette décision revient à un teneur administrateur.' },
  )
}

/** The answer to the second keeper: who holds the request, since when, until when. */
export const verrouPris = (row: DemandeRow): RegisterError =>
  new RegisterError('verrou-pris', {
    message: `Cette demande est en cours de traitement par ${row.verrou_par || 'un autre teneur'}.`,
    infos: {
      par: row.verrou_par,
      le: row.verrou_le?.toISOString() ?? null,
      jusqua: row.verrou_jusqu_a?.toISOString() ?? null,
    },
  })
