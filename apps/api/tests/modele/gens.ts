import type { Personne } from '@registre/testing/register'
import type { Registre } from '../support/register.ts'

/** The persons of the model, in the order of its places: three syndics, a notary, three keepers. */
export const gensDuModele = async (r: Registre): Promise<Personne[]> => [
  await r.personne('TELE_PRO_ADMIN_PRINC'),
  await r.personne('TELE_PRO_ADMIN_PRINC'),
  await r.personne('TELE_NONPRO_ADMIN_PRINC'),
  await r.personne('NOTAIRE_NOTAIRE'),
  await r.personne('TENEUR_ADMIN_PRINC'),
  await r.personne('TENEUR_ADMIN_SCOND'),
  await r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
]
