import { NOM_DECLARANT } from './copropriete.sql.ts'

// The syndics whom notaries designate stand beside the successors whom syndics declare: the same
// invitation, the same end when an attachment is validated.

/** The syndic whom a notary designated for a co-ownership. */
export const DESIGNATION =
  `select s.id, s.version, s.declarant_id, s.successeur_id, s.email, s.cree_le, t.type, t.statut, t.siret, t.raison_sociale, t.rep_civilite, t.rep_nom, t.rep_prenom,
    ${NOM_DECLARANT('d')} as notaire, ${NOM_DECLARANT('t')} as syndic,
    t.origine = 'NOTAIRE' and not exists (select 1 from successeur x where x.successeur_id = t.id and x.declarant_id <> s.declarant_id) as creee_ici
  from successeur s join teledeclarant t on t.id = s.successeur_id join teledeclarant d on d.id = s.declarant_id
  where s.copropriete_id = $1 and s.etat = 'DECLARE' and d.type = 'NOTAIRE'` as const

/** The designated syndic, held: of two who leave it, or register, at once, the second sees what the first did. */
export const TENIR_DESIGNE = `select statut, origine from teledeclarant where id = $1 for no key update`

/** A declaration that stands no more; its key opens nothing. */
export const CLORE_DESIGNATION = `update successeur set etat = $2, cle_hash = null, version = version + 1, maj_le = maintenant() where id = $1`

/** Another standing declaration designates this establishment. */
export const ENCORE_DESIGNE = `select 1 from successeur where successeur_id = $1 and etat = 'DECLARE' limit 1`

/** The key of the mail, once the syndic is invited. */
export const POSER_CLE_DESIGNATION = `update successeur set cle_hash = $2, expire_le = $3, version = version + 1, maj_le = maintenant() where id = $1`

/** The instant of the register's own calendar. */
export const MAINTENANT = `select maintenant() as le`
