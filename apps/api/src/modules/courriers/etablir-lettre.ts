import type { Db } from '@registre/db'
import type { Clock } from '../../platform/clock.ts'
import type { Settings } from '../../platform/env.ts'
import { estTypeLettre, faireLettre, type TypeLettre } from '../../platform/pdf/lettre.ts'
import type { OutboxHandler } from '../../platform/relay-handler.ts'
import { newKey, type Storage } from '../../platform/storage/storage.ts'
import { creerLiens } from '../courriels/gabarits/liens.ts'
import { codeDeGraine } from '../../platform/code-activation.ts'
import { lireCourrier, noterEtabli } from './courriers.repository.ts'
import { type SecretSettings, secretsOf } from '../../platform/secrets.ts'

/**
 * Makes the PDF of a letter and puts it in the queue to print. However often it runs, one file;
 * none for a cancelled letter.
 */
export const etablirLettre = ({
  db,
  storage,
  clock,
  settings,
}: {
  db: Db
  storage: Storage
  clock: Clock
  settings: Pick<Settings, 'PUBLIC_URL' | 'PORT'> & SecretSettings
}): OutboxHandler<'lettre'> => ({
  evenement: 'etablir-lettre',
  rejouable: true,
  executer: async (_id, { courrierId }) => {
    const row = await lireCourrier(db, courrierId)
    if (!row) return { etat: 'PERMANENT', cause: 'courrier inconnu' }
    if (row.etat !== 'A_ETABLIR') return { etat: 'FAIT' }
    if (!estTypeLettre(row.type)) return { etat: 'PERMANENT', cause: 'courrier inconnu' }
    const liens = creerLiens(settings)
    const pages: Record<TypeLettre, string> = {
      CODE_ACTIVATION: liens.activationTeledeclarant,
      CODE_ARRIVEE: liens.pageRejoindre,
      COURRIEL_REVENU: liens.connexion,
    }
    const pdf = await faireLettre(row.type, {
      destinataire: row.destinataire,
      code: row.graine === '' ? null : codeDeGraine(secretsOf(settings), row.graine),
      adresseSite: pages[row.type],
      editeLe: clock.now(),
    })
    const cle = newKey('courriers')
    await storage.put(cle, pdf)
    if (!(await noterEtabli(db, courrierId, cle))) await storage.delete(cle)
    return { etat: 'FAIT' }
  },
  journal: ({ courrierId }) => ({ donnees: { courrierId } }),
})
