import { readSettings } from '../platform/env.ts'
import { marqueDe, secretsOf } from '../platform/secrets.ts'
import type { Commande } from './commande.ts'
import { type GRAINES_DE, lireGraines } from './graines.repository.ts'

/** Where seeds live, and those that still serve. A sent mail tells no more. */
const GRAINES: readonly (readonly [string, keyof typeof GRAINES_DE])[] = [
  ['logiciels prévenus', 'webhook'],
  ['applications de codes (chacune le nouveau secret à sa prochaine connexion)', 'facteur'],
  ['abonnements à la lettre d’information', 'abonnement'],
  ['suivis de fiches', 'suivi'],
  ['courriers à imprimer, et codes d’activation attendus', 'courrier'],
  ['courriels qui attendent', 'courriel'],
]

export const dependances: Commande = {
  aide: 'Dit ce qui dépend encore de chaque secret : quand un secret précédent ne sert plus, il peut être retiré de SECRETS_PRECEDENTS',
  executer: async ({ db, env }) => {
    const secrets = secretsOf(readSettings(env))
    const noms = secrets.map((_, i) =>
      i === 0 ? 'SECRET' : `SECRETS_PRECEDENTS, le ${i}${i === 1 ? 'er' : 'e'}`,
    )
    const comptes = new Map<string, number>()
    let orphelines = 0
    for (const [quoi, source] of GRAINES)
      for (const { graine } of await lireGraines(db, source)) {
        // A seed without a mark is of the oldest secret.
        const rang = graine.includes('.')
          ? secrets.findIndex((s) => graine.startsWith(`${marqueDe(s)}.`))
          : secrets.length - 1
        if (rang === -1) orphelines += 1
        else
          comptes.set(`${noms[rang]} : ${quoi}`, (comptes.get(`${noms[rang]} : ${quoi}`) ?? 0) + 1)
      }
    const inutiles = noms
      .slice(1)
      .filter((nom) => ![...comptes.keys()].some((k) => k.startsWith(`${nom} :`)))
    return {
      bien: orphelines === 0,
      donnees: { dependances: Object.fromEntries(comptes), orphelines, inutiles },
      lignes: [
        ...[...comptes].map(([quoi, n]) => `${String(n).padStart(8)}  ${quoi}`),
        ...inutiles.map(
          (nom) =>
            `${nom} : plus rien n’en dépend ; un code envoyé par courrier vaut encore jusqu’à son échéance.`,
        ),
        orphelines === 0
          ? 'Aucun secret ne manque.'
          : `${orphelines} élément(s) dépendent d’un secret qui n’est plus donné : remettez-le dans SECRETS_PRECEDENTS.`,
      ],
    }
  },
}
