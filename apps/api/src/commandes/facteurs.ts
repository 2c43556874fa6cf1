import { systemClock } from '../platform/clock.ts'
import { TRAITEMENT } from '../platform/journal.ts'
import { effacerFacteursDe } from '../modules/facteurs/effacer-facteurs.ts'
import type { Commande } from './commande.ts'
import { trouverParLogin } from './sessions.repository.ts'

/** For who holds the machine, when no two administrators are left who could do it on their screens. */
export const oublier: Commande = {
  aide: 'Efface les seconds facteurs d’un compte et ferme ses sessions ; son titulaire en est averti',
  options: { email: { type: 'string' } },
  aideOptions: { email: 'identifiant du compte' },
  exige: ['email'],
  executer: async ({ db }, { email }) => {
    const login = String(email).trim().toLowerCase()
    const id = await trouverParLogin(db, login)
    const fait =
      id !== undefined &&
      (await db.transaction((tx) => effacerFacteursDe(tx, TRAITEMENT, id, systemClock.now())))
    return {
      bien: fait,
      donnees: { fait },
      lignes: [
        fait
          ? `Seconds facteurs effacés : ${login} en choisira d’autres à sa prochaine connexion.`
          : `Aucun compte avec un second facteur n’a l’identifiant « ${login} ».`,
      ],
    }
  },
}
