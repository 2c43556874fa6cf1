import { journaliser, TRAITEMENT } from '../platform/journal.ts'
import { type Commande, refus, UsageError } from './commande.ts'
import { fermerLesSessions, trouverParLogin } from './sessions.repository.ts'

export const fermer: Commande = {
  aide: 'Ferme les sessions d’un compte, ou de tous, et oublie leurs navigateurs',
  options: { email: { type: 'string' }, toutes: { type: 'boolean' } },
  aideOptions: {
    email: 'identifiant du compte dont les sessions se ferment',
    toutes: 'celles de tous les comptes',
  },
  executer: async ({ db }, { email, toutes }) => {
    if ((typeof email === 'string') === (toutes === true))
      throw new UsageError('Donnez --email, ou --toutes.')
    const compte =
      typeof email === 'string' ? await trouverParLogin(db, email.trim().toLowerCase()) : null
    if (compte === undefined) return refus(`Aucun compte n’a l’identifiant « ${String(email)} ».`)
    const nombre = await db.transaction(async (tx) => {
      const fermees = await fermerLesSessions(tx, compte)
      await journaliser(tx, TRAITEMENT, {
        type: 'fermer-sessions',
        donnees: { nombre: fermees, ...(compte === null ? {} : { utilisateurId: compte }) },
      })
      return fermees
    })
    return { bien: true, donnees: { nombre }, lignes: [`Sessions fermées : ${nombre}.`] }
  },
}
