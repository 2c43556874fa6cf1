import {
  LIMITES_SUIVI,
  normaliserNumero,
  RegisterError,
  type RythmeSuivi,
  SUIVI_JOURS,
  SUIVIS_MAX,
} from '@registre/domain'
import type { Tx } from '@registre/db'
import type { Ctx } from '../../platform/context.ts'
import { cleDeGraine, hacherCle, nouvelleGraine, VIE_CLE_MS } from '../../platform/cle-courriel.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { depasser } from '../../platform/exiger-mesure.ts'
import {
  confirmerSuiviTenu,
  coproprieteSuivable,
  ecrireSuivi,
  effacerSuivi,
  noterCourrielSuivi,
  tenirParCle,
  tenirSuivi,
} from './suivis.repository.ts'

/** Nobody can fill another's mailbox: one mail per address and sheet in this time. */
const ENTRE_DEUX_COURRIELS_MS = 600_000
const JOUR_MS = 86_400_000

/**
 * Asks to follow a public sheet: a mail to confirm, or to say that this address already does. The
 * answer tells nothing of the address. Throws `introuvable` without such a sheet,
 * `trop-de-requetes` for a network that asks too much.
 */
export const suivreFiche = async (
  ctx: Ctx,
  s: { email: string; numero: string; rythme: RythmeSuivi },
): Promise<void> => {
  const { db, clock, settings } = ctx.deps
  const email = s.email.toLowerCase()
  const numero = normaliserNumero(s.numero)
  const coproprieteId = numero === null ? null : await coproprieteSuivable(db, numero)
  if (numero === null || coproprieteId === null)
    throw new RegisterError('introuvable', {
      message: 'Cette copropriété n’a pas de fiche publique : vérifiez son numéro.',
    })
  const exces = await depasser(ctx, 'suivi', email, LIMITES_SUIVI(email))
  if (exces === 'reseau')
    throw new RegisterError('trop-de-requetes', {
      message:
        'Beaucoup de suivis ont été demandés depuis votre réseau aujourd’hui : recommencez demain.',
    })
  if (exces) return
  const maintenant = clock.now()
  await db.transaction(async (tx) => {
    const connu = await tenirSuivi(tx, email, coproprieteId)
    if (
      connu &&
      maintenant.getTime() - connu.dernier_courriel_le.getTime() < ENTRE_DEUX_COURRIELS_MS
    )
      return
    if (connu?.confirme_le) {
      await noterCourrielSuivi(tx, connu.id, maintenant)
      const { graine } = connu
      return enqueueOutbox(tx, [courriel(email, 'suivi-en-cours', { numero, graine })])
    }
    const graine = nouvelleGraine(settings)
    const expireLe = new Date(maintenant.getTime() + VIE_CLE_MS)
    const hash = hacherCle(cleDeGraine(secretsOf(settings), graine))
    const { rythme } = s
    await ecrireSuivi(tx, { email, coproprieteId, rythme, graine, hash, expireLe, maintenant })
    await enqueueOutbox(tx, [
      courriel(email, 'suivi-confirmation', { numero, graine, expire: instantEnLettres(expireLe) }),
    ])
  })
}

/**
 * Confirms the follow of a key, or prolongs it by a year; false for a key that is none. Throws
 * `transition-interdite` beyond twenty sheets, or for a sheet that is no longer published.
 */
export const confirmerSuivi = async (tx: Tx, ctx: Ctx, cle: string): Promise<boolean> => {
  const { clock, settings } = ctx.deps
  const maintenant = clock.now()
  const suivi = await tenirParCle(tx, hacherCle(cle), maintenant)
  if (!suivi) return false
  if (!suivi.publiee)
    throw new RegisterError('transition-interdite', {
      message: 'Cette fiche n’est plus publiée : elle ne peut plus être suivie.',
    })
  if (!suivi.confirme_le && suivi.autres >= SUIVIS_MAX)
    throw new RegisterError('transition-interdite', {
      message: `Vous suivez déjà ${SUIVIS_MAX} copropriétés : arrêtez-en une par le lien d’un de ses courriels, puis rouvrez celui-ci.`,
    })
  await confirmerSuiviTenu(tx, {
    id: suivi.id,
    benevoles: settings.PUBLIER_NOM_SYNDIC_BENEVOLE,
    maintenant,
    expireLe: new Date(maintenant.getTime() + SUIVI_JOURS * JOUR_MS),
  })
  // The address is not written in the journal, which is never erased.
  if (!suivi.confirme_le) await journaliser(tx, ctx, { type: 'suivre-fiche' })
  return true
}

/** Ends the follow of a key: the address is erased; false for a key that is none. */
export const arreterSuivi = async (tx: Tx, ctx: Ctx, cle: string): Promise<boolean> => {
  if (!(await effacerSuivi(tx, hacherCle(cle)))) return false
  await journaliser(tx, ctx, { type: 'arreter-suivi' })
  return true
}
