import type { Tx } from '@registre/db'
import { libelleNiveau, type Profil } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'

interface NouveauCompte {
  utilisateurId: number
  maison: string
  profil: Profil
  email: string
}

/** Tells a person that an account has been opened for it, and where to choose its password. */
export const annoncerCompte = async (tx: Tx, _ctx: Ctx, compte: NouveauCompte): Promise<void> => {
  await deposerOutbox(tx, [courriel(compte.email, 'compte-cree', { etablissement: compte.maison, niveau: libelleNiveau(compte.profil), identifiant: compte.email.toLowerCase() })])
}
