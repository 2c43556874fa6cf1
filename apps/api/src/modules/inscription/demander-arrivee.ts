import {
  LIMITES_ARRIVEE,
  normaliserSiret,
  normaliserTelephone,
  RegisterError,
  siretLisible,
  refusDuChamp,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { cleDeGraine, hacherCle, nouvelleGraine, VIE_CLE_MS } from '../../platform/cle-courriel.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { prendreEmail } from '../comptes/exiger-email-libre.ts'
import { depasser } from '../../platform/exiger-mesure.ts'
import { lireCabinet, noterArrivee } from './arrivee.repository.ts'
import { prendreSiret } from './declarant.ts'
import type { Inscription } from './retenir-etablissement.ts'

const refuser = (code: string, message: string): RegisterError =>
  refusDuChamp('etablissement.siret', code, message)

/**
 * Asks to join the firm that has this SIRET, by a form that was controlled: a key goes to the applicant's address, and nothing else
 * happens before it is confirmed. The answer tells nothing of the address. Throws
 * `regles-non-respectees` for a SIRET that no active firm has, `trop-de-requetes` for a network that
 * asks too much.
 */
export const demanderArrivee = async (ctx: Ctx, saisie: Inscription): Promise<void> => {
  const { db, clock, settings } = ctx.deps
  const { representant: r } = saisie
  const email = r.email.trim().toLowerCase()
  const exces = await depasser(ctx, 'arrivee', email, LIMITES_ARRIVEE(email))
  if (exces === 'reseau')
    throw new RegisterError('trop-de-requetes', {
      message:
        'Beaucoup de demandes ont été faites depuis votre réseau aujourd’hui : recommencez demain.',
    })
  const maintenant = clock.now()
  await db.transaction(async (tx) => {
    const cabinet = await prendreSiret(tx, normaliserSiret(saisie.etablissement.siret))
    if (cabinet?.statut !== 'ACTIF')
      throw refuser(
        'sans-compte',
        'Aucun compte n’est ouvert pour cet établissement : créez-le au lieu de demander à le rejoindre.',
      )
    if (cabinet.type !== 'PRO')
      throw refuser(
        'etude',
        'Cet établissement est une étude notariale : présentez votre certificat pour la rejoindre.',
      )
    if (exces) return
    if (await prendreEmail(tx, email))
      return enqueueOutbox(tx, [courriel(email, 'compte-existant', {})])
    const graine = nouvelleGraine(settings)
    const expireLe = new Date(maintenant.getTime() + VIE_CLE_MS)
    const notee = await noterArrivee(tx, {
      teledeclarantId: cabinet.id,
      email,
      civilite: r.civilite,
      nom: r.nom.trim(),
      prenom: r.prenom.trim(),
      telephone: normaliserTelephone(r.telephone) ?? '',
      graine,
      hash: hacherCle(cleDeGraine(secretsOf(settings), graine)),
      expireLe,
      maintenant,
    })
    if (!notee) return
    const { raisonSociale: etablissement, siret } = await lireCabinet(tx, cabinet.id)
    await enqueueOutbox(tx, [
      courriel(email, 'arrivee-a-confirmer', {
        etablissement,
        siret: siretLisible(siret ?? ''),
        graine,
        expire: instantEnLettres(expireLe),
      }),
    ])
  })
}
