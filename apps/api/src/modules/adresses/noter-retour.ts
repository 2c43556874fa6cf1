import type { Db, Tx } from '@registre/db'
import { estUrgent } from '@registre/domain'
import type { Clock } from '../../platform/clock.ts'
import type { Settings } from '../../platform/env.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { readReturn } from '../../platform/mailer/read-return.ts'
import { isReturnOf, readReturnAddress } from '../../platform/mailer/return-token.ts'
import { courriel, enqueueOutbox, type OutboxItem } from '../../platform/outbox.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { adresseAuDepart } from '../envois/envoyer-courriel.ts'
import { posterRetour } from '../courriers/poster-lettre.ts'
import { lirePostal } from '../inscription/emettre-code.ts'
import {
  autresAdministrateurs,
  comptesA,
  etablissementsA,
  lireCourrielParti,
  marquer,
} from './retours.repository.ts'

interface Outils {
  db: Pick<Db, 'query' | 'transaction'>
  settings: Pick<Settings, 'SECRET' | 'SECRETS_PRECEDENTS' | 'RETOURS_ADRESSE'>
  clock: Clock
}

/** What was made of a message; all but NOTE change nothing. */
export type IssueRetour = 'NON_REGLE' | 'PAS_UN_REFUS' | 'JETON_INCONNU' | 'DEJA_NOTE' | 'NOTE'

/** The mail that a message returns, by a token that the register made for its recipient. */
const reconnaitre = async (
  { db, settings, clock }: Outils,
  base: string,
  addresses: readonly string[],
) => {
  for (const token of addresses.flatMap((a) => readReturnAddress(base, a) ?? [])) {
    const payload = await lireCourrielParti(db, token.id)
    if (!payload) continue
    const la =
      payload.droit?.compte === undefined ? null : await adresseAuDepart(db, token.id, payload)
    const email = [payload.a, la].find(
      (a) => a && isReturnOf(secretsOf(settings), token, a, clock.now()),
    )
    if (email) return { id: token.id, email: email.toLowerCase(), modele: payload.modele }
  }
  return null
}

/** The other administrators are told, once; a mail that tells it and comes back tells nobody. */
const prevenir = async (tx: Tx, email: string, modele: string): Promise<OutboxItem[]> => {
  if (modele === 'collegue-injoignable') return []
  const envois: OutboxItem[] = []
  for (const { personne, teledeclarant_id: id, etablissement } of await comptesA(tx, email))
    if (id !== null)
      for (const a of await autresAdministrateurs(tx, id, email))
        envois.push(
          courriel(a, 'collegue-injoignable', {
            etablissement: etablissement ?? '',
            personne,
            adresse: email,
          }),
        )
  return envois
}

/** What cannot wait goes by post where nobody else of the establishment reads its mails. */
const ecrireParLaPoste = async (
  tx: Tx,
  r: { email: string; modele: string; maintenant: Date },
): Promise<OutboxItem[]> => {
  if (!estUrgent(r.modele)) return []
  const lettres: OutboxItem[] = []
  for (const teledeclarantId of await etablissementsA(tx, r.email)) {
    if ((await autresAdministrateurs(tx, teledeclarantId, r.email)).length > 0) continue
    const { lignes } = await lirePostal(tx, teledeclarantId)
    lettres.push(
      ...(await posterRetour(tx, {
        teledeclarantId,
        destinataire: lignes,
        maintenant: r.maintenant,
      })),
    )
  }
  return lettres
}

/**
 * Reads one message that came to the return address. Nothing of it is believed but a token of the
 * register, in the headers that say where it was delivered, and the final status of a delivery report.
 * The address is marked; its person, its colleagues and, where it cannot wait, the post are told.
 */
export const noterRetour = async (outils: Outils, message: Uint8Array): Promise<IssueRetour> => {
  const { db, settings, clock } = outils
  const base = settings.RETOURS_ADRESSE ?? ''
  if (base === '') return 'NON_REGLE'
  const { addresses, status } = await readReturn(message)
  if (status === null) return 'PAS_UN_REFUS'
  const parti = await reconnaitre(outils, base, addresses)
  if (parti === null) return 'JETON_INCONNU'
  const { id, email, modele } = parti
  const maintenant = clock.now()
  return db.transaction(async (tx) => {
    const neuve = await marquer(tx, { email, statut: status, modele, maintenant })
    const urgents = await ecrireParLaPoste(tx, { email, modele, maintenant })
    await enqueueOutbox(tx, [...(neuve ? await prevenir(tx, email, modele) : []), ...urgents])
    if (!neuve) return 'DEJA_NOTE'
    const comptes = await comptesA(tx, email)
    await journaliser(tx, TRAITEMENT, {
      type: 'noter-retour',
      teledeclarantId: comptes[0]?.teledeclarant_id ?? null,
      donnees: { outboxId: id, modele, statut: status, comptes: comptes.map((c) => c.id) },
    })
    return 'NOTE'
  })
}
