import type { Tx } from '@registre/db'
import type { Clock } from '../../platform/clock.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { annoncerCompte } from './annoncer-compte.ts'
import { exigerEmailLibre, exigerSaisie } from './exiger.ts'
import { NOM_EQUIPE } from './maison.ts'
import { type Coordonnees, insererUtilisateur } from './utilisateur.repository.ts'

/**
 * Makes a keeper's account for who operates the register, and writes to its owner; gives its
 * identifier. `secret` signs the key of the mail. Throws `regles-non-respectees`.
 */
export const creerTeneur = async (
  tx: Tx,
  { secret, clock }: { secret: string; clock: Clock },
  donnees: Coordonnees,
): Promise<number> => {
  const saisie = exigerSaisie(donnees)
  await exigerEmailLibre(tx, saisie.email)
  const id = await insererUtilisateur(tx, null, saisie, clock.now())
  await journaliser(tx, TRAITEMENT, {
    categorie: 'COMPTE',
    type: 'creer-utilisateur',
    vers: saisie.profil,
    donnees: { utilisateurId: id },
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
  return id
}
