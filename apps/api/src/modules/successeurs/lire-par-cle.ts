import { lireCivilite, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { type CleSuccesseurRow, declarationParCle } from './successeur.repository.ts'

const LIEN_PERIME =
  'Ce lien n’est plus valable : le compte est déjà ouvert, la déclaration a changé, ou le délai est passé.'

/** What a key opens. Throws `introuvable` for any other key. */
export const exigerCle = async (ctx: Ctx, cle: string): Promise<CleSuccesseurRow> => {
  const row = await declarationParCle(ctx.deps.db, hacherCle(cle), ctx.deps.clock.now())
  if (!row) throw new RegisterError('introuvable', { message: LIEN_PERIME })
  return row
}

/**
 * The address is that of the directory of companies: the invited person cannot change where the
 * code goes.
 */
export const adresseConnue = (row: CleSuccesseurRow): boolean =>
  row.type === 'PRO' && !row.saisi_a_la_main && row.adresse.length > 0

/** What was declared of a successor, for the person who holds the key of the mail. */
export const lireSuccesseurParCle = async (ctx: Ctx, cle: string) => {
  const row = await exigerCle(ctx, cle)
  return {
    type: row.type === 'PRO' ? ('PRO' as const) : ('NON_PRO' as const),
    siret: row.siret ?? '',
    raisonSociale: row.type === 'PRO' ? row.raison_sociale : '',
    civilite: lireCivilite(row.rep_civilite),
    nom: row.rep_nom,
    prenom: row.rep_prenom,
    email: row.email,
    nomCopropriete: row.nom,
    numeroImmatriculation: row.numero,
    declarant: row.declarant,
    parNotaire: row.par_notaire,
    datePriseFonction: row.date_prise_fonction,
    expireLe: row.expire_le.toISOString(),
    adresse: adresseConnue(row) ? row.adresse : [],
  }
}
