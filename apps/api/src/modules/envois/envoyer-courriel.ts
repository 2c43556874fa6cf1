import type { Db } from '@registre/db'
import type { Envoi, Mailer } from '../../platform/mailer/mailer.ts'
import { renderMail } from '../../platform/mailer/render.ts'
import type { OutboxPayloads } from '../../platform/outbox.ts'
import type { Issue, OutboxHandler } from '../../platform/relay-handler.ts'
import { adresseAuDepart } from './destinataires.repository.ts'

export { adresseAuDepart } from './destinataires.repository.ts'
import { completer } from '../courriels/accuse.ts'
import { remplir } from '../courriels/gabarits.ts'
import type { Liens } from '../courriels/gabarits/liens.ts'
import { prochaineDate } from '../courriels/prochaine-date.ts'
import { typographier } from '../courriels/typographie.ts'

const PERSONNE =
  'Plus personne de l’établissement n’a de compte pour recevoir ce courriel : prévenez-le par un autre moyen.'

const issueDe = (envoi: Envoi): Issue =>
  envoi.etat === 'ENVOYE' ? { etat: 'FAIT' } : { etat: envoi.etat, cause: envoi.cause }

const coproprieteDe = ({ donnees }: OutboxPayloads['courriel']): number | null =>
  'coproprieteId' in donnees ? donnees.coproprieteId : null

/**
 * Sends the mails of the outbox. A mail is never sent again blindly: an interrupted one becomes
 * UNCERTAIN.
 */
export const envoyerCourriel = ({
  db,
  mailer,
  liens,
  retourDe = () => undefined,
}: {
  db: Pick<Db, 'query'>
  mailer: Mailer
  liens: Liens
  /** The envelope sender of a mail, by its row and its recipient. */
  retourDe?: (id: string, a: string) => string | undefined
}): OutboxHandler<'courriel'> => ({
  evenement: 'envoyer-courriel',
  rejouable: false,
  executer: async (id, payload) => {
    const { modele, donnees } = payload
    const a = await adresseAuDepart(db, id, payload)
    if (a === null) return { etat: 'PERMANENT', cause: PERSONNE }
    return issueDe(
      await mailer.envoyer({
        id,
        a,
        retour: retourDe(id, a),
        ...renderMail(
          typographier({
            reference: `C-${id}`,
            ...completer(modele, remplir(modele, donnees, liens), payload, liens),
            ...prochaineDate(donnees),
          }),
        ),
      }),
    )
  },
  journal: (payload) => ({
    coproprieteId: coproprieteDe(payload),
    donnees: { modele: payload.modele },
  }),
})
