import { lireCivilite } from '@registre/domain'
import type { DesignationRow } from '../dossiers/designation.ts'
import type { SuccesseurRow } from './successeur.repository.ts'

/**
 * A declaration as its author reads it: of an establishment that the register knows, its own data
 * stay its own.
 */
export const versSuccesseur = (row: SuccesseurRow) => {
  const pro = row.type !== 'NON_PRO'
  const connu = pro && row.origine !== 'SUCCESSEUR'
  return {
    id: row.id,
    idCopropriete: row.copropriete_id,
    version: row.version,
    type: pro ? ('PRO' as const) : ('NON_PRO' as const),
    siret: row.siret ?? '',
    raisonSociale: pro ? row.raison_sociale : '',
    civilite: connu ? ('' as const) : lireCivilite(row.rep_civilite),
    nom: connu ? '' : row.rep_nom,
    prenom: connu ? '' : row.rep_prenom,
    email: connu ? '' : row.email,
    datePriseFonction: row.date_prise_fonction,
    connu,
    declareLe: row.cree_le.toISOString(),
  }
}

/** The syndic whom a notary designated; of one whom others know too, what is public alone. */
export const versSyndicDesigne = (row: DesignationRow) => {
  const pro = row.type !== 'NON_PRO'
  const sien = row.creee_ici
  return {
    type: pro ? ('PRO' as const) : ('NON_PRO' as const),
    siret: row.siret ?? '',
    raisonSociale: pro ? row.raison_sociale : '',
    civilite: sien ? lireCivilite(row.rep_civilite) : ('' as const),
    nom: sien ? row.rep_nom : '',
    prenom: sien ? row.rep_prenom : '',
    email: sien ? row.email : '',
    connu: !sien,
    designeLe: row.cree_le.toISOString(),
  }
}
