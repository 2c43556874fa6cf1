import type { Envoi, Mailer } from '../../platform/mailer/mailer.ts'
import { renderMail } from '../../platform/mailer/render.ts'
import type { OutboxPayloads } from '../../platform/outbox.ts'
import type { Issue, OutboxHandler } from '../../platform/relay-handler.ts'
import { remplir } from './gabarits.ts'
import type { Liens } from './liens.ts'
import { prochaineDate } from './prochaine-date.ts'
import { typographier } from './typographie.ts'

const issueDe = (envoi: Envoi): Issue =>
  envoi.etat === 'ENVOYE' ? { etat: 'FAIT' } : { etat: envoi.etat, cause: envoi.cause }

const coproprieteDe = ({ donnees }: OutboxPayloads['courriel']): number | null =>
  'coproprieteId' in donnees ? donnees.coproprieteId : null

/**
 * Sends the mails of the outbox. A mail is never sent again blindly: an interrupted one becomes
 * UNCERTAIN.
 */
export const envoyerCourriel = ({
  mailer,
  liens,
}: {
  mailer: Mailer
  liens: Liens
}): OutboxHandler<'courriel'> => ({
  evenement: 'envoyer-courriel',
  rejouable: false,
  executer: async (id, { a, modele, donnees }) =>
    issueDe(
      await mailer.envoyer({
        id,
        a,
        ...renderMail(
          typographier({
            ...remplir(modele, donnees, liens),
            reference: `C-${id}`,
            ...prochaineDate(donnees),
          }),
        ),
      }),
    ),
  journal: (payload) => ({
    coproprieteId: coproprieteDe(payload),
    donnees: { modele: payload.modele },
  }),
})
