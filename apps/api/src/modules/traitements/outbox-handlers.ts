import type { Deps } from '../../platform/context.ts'
import type { OutboxHandlers } from '../../platform/relay-handler.ts'
import { etablirAttestation } from '../attestations/etablir-attestation.ts'
import { etablirAttestationDissolution } from '../attestations/etablir-attestation-dissolution.ts'
import { etablirExport } from '../exports/etablir-export.ts'
import { etablirLettre } from '../courriers/etablir-lettre.ts'
import { choisirMailer } from '../envois/choisir-mailer.ts'
import { envoyerCourriel } from '../envois/envoyer-courriel.ts'
import { traiterPortefeuille } from '../portefeuilles/traiter-portefeuille.ts'
import { returnAddressOf } from '../../platform/mailer/return-token.ts'
import { creerLiens } from '../courriels/gabarits/liens.ts'
import { etablirRapport } from '../statistiques/etablir-rapport.ts'

/** What the worker does for each type of the outbox. */
export const outboxHandlers = ({
  db,
  storage,
  clock,
  settings,
  demonstration,
}: Pick<Deps, 'db' | 'storage' | 'clock' | 'settings' | 'demonstration'>): OutboxHandlers => ({
  courriel: envoyerCourriel({
    db,
    mailer: choisirMailer({ settings, demonstration }),
    liens: creerLiens(settings),
    retourDe: (id, a) => returnAddressOf(settings, id, a, clock.now()),
  }),
  attestation: etablirAttestation({ db, storage, clock }),
  'attestation-dissolution': etablirAttestationDissolution({ db, storage, clock }),
  'rapport-statistique': etablirRapport({ db, storage, clock }),
  lettre: etablirLettre({ db, storage, clock, settings }),
  'export-categorisation': etablirExport({ db, storage, clock }),
  portefeuille: traiterPortefeuille({ db, clock }),
  reprise: traiterPortefeuille({ db, clock }),
})
