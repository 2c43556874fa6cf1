import { systemClock } from '../platform/clock.ts'
import { TRAITEMENT } from '../platform/journal.ts'
import { effacerFacteursDe } from '../modules/facteurs/effacer-facteurs.ts'
import { type Commande, refus } from './commande.ts'
import { trouverParLogin } from './sessions.repository.ts'

/** For who holds the machine, when no two administrators are left who could do it on their screens. */
export const oublier: Commande = {
  aide: 'Efface les seconds facteurs et le mot de passe d’un compte, ferme ses sessions ; son titulaire reçoit un lien',
  options: { email: { type: 'string' } },
  aideOptions: { email: 'identifiant du compte' },
  exige: ['email'],
  executer: async ({ db, env }, { email }) => {
    const SECRET = env['SECRET'] ?? ''
    if (SECRET.length < 32)
      return refus(
        'SECRET manque : le même que celui de l’API et du worker, qui signe la clé du courriel.',
      )
    const login = String(email).trim().toLowerCase()
    const id = await trouverParLogin(db, login)
    const fait =
      id !== undefined &&
      (await db.transaction((tx) =>
        effacerFacteursDe(
          tx,
          { ...TRAITEMENT, deps: { clock: systemClock, settings: { SECRET } } },
          id,
        ),
      ))
    return {
      bien: fait,
      donnees: { fait },
      lignes: [
        fait
          ? `Seconds facteurs effacés : ${login} reçoit un lien pour choisir un mot de passe, puis d’autres facteurs.`
          : `Aucun compte avec un second facteur n’a l’identifiant « ${login} ».`,
      ],
    }
  },
}
