import type { Tx } from '@registre/db'
import type { Clock } from '../../platform/clock.ts'
import { type CoordonneesUtilisateur, ouvrirCompte, PERSONNE } from '@registre/domain'
import { TRAITEMENT } from '../../platform/journal.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { annoncerCompte } from './annoncer-compte.ts'
import { exigerEmailLibre } from '../comptes/exiger-email-libre.ts'
import { exigerSaisie } from './exiger.ts'
import { NOM_EQUIPE } from './maison.ts'

/**
 * Makes a keeper's account for who operates the register, and writes to its owner; gives its
 * identifier. `secret` signs the key of the mail. Throws `regles-non-respectees`.
 */
export const creerTeneur = async (
  tx: Tx,
  { secret, clock }: { secret: string; clock: Clock },
  donnees: CoordonneesUtilisateur,
): Promise<number> => {
  const saisie = exigerSaisie(donnees)
  await exigerEmailLibre(tx, saisie.email)
  const { utilisateurId } = await ecrire(tx, TRAITEMENT, PERSONNE, ouvrirCompte(null, saisie), {
    maintenant: clock.now(),
  })
  await annoncerCompte(
    tx,
    { deps: { clock, settings: { SECRET: secret } } },
    {
      login: saisie.email.toLowerCase(),
      maison: NOM_EQUIPE,
      profil: saisie.profil,
      email: saisie.email,
    },
  )
  return utilisateurId
}
