import type { Tx } from '@registre/db'
import { ARRIVEES_PAR_CABINET, declarantDe, ESSAIS_CODE, RegisterError } from '@registre/domain'
import { codeJuste } from '../../platform/code-activation.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { enqueueOutbox } from '../../platform/outbox.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { avertirCabinet, ouvrirArrivee } from './arrivee.ts'
import {
  type ArriveeRow,
  cabinetDeCle,
  compterEnAttente,
  noterConfirmee,
  noterEssaiArrivee,
  tenirArrivee,
} from './arrivee.repository.ts'

const PERIME =
  'Ce lien n’est plus valable : il a déjà servi, il a expiré, ou votre demande a reçu sa réponse.'
const refus = (champ: string, message: string): RegisterError =>
  new RegisterError('regles-non-respectees', {
    message,
    champs: [{ champ, code: champ === 'cle' ? 'cle-perimee' : 'code-arrivee', message }],
  })

/** The firm and the request of a key, held in that order. Throws `regles-non-respectees` on the key. */
const tenir = async (tx: Tx, ctx: Ctx, cle: string) => {
  const vue = await cabinetDeCle(tx, hacherCle(cle), ctx.deps.clock.now())
  if (!vue) throw refus('cle', PERIME)
  const cabinet = await tenirDeclarant(tx, vue.teledeclarantId).catch((erreur: unknown) => {
    throw erreur instanceof RegisterError && erreur.code === 'introuvable'
      ? refus('cle', PERIME)
      : erreur
  })
  const arrivee = await tenirArrivee(tx, vue.id)
  if (!arrivee || declarantDe(cabinet).statut !== 'ACTIF') throw refus('cle', PERIME)
  return { cabinet, arrivee }
}

/**
 * Confirms the address of somebody who asks to join a firm: its administrators are told. Throws
 * `regles-non-respectees` for a key that opens nothing, `trop-de-requetes` where too many wait.
 */
export const confirmerArrivee = async (ctx: Ctx, cle: string) => {
  await ctx.deps.db.transaction(async (tx) => {
    const { arrivee: a } = await tenir(tx, ctx, cle)
    if (a.etat !== 'A_CONFIRMER') throw refus('cle', PERIME)
    if ((await compterEnAttente(tx, a.teledeclarant_id)) >= ARRIVEES_PAR_CABINET)
      throw new RegisterError('trop-de-requetes', {
        message:
          'Ce cabinet a déjà plusieurs demandes sans réponse : rapprochez-vous de son administrateur.',
      })
    await noterConfirmee(tx, a.id, ctx.deps.clock.now())
    await journaliser(tx, ctx, {
      type: 'demander-arrivee',
      teledeclarantId: a.teledeclarant_id,
      donnees: { arriveeId: a.id },
    })
    await enqueueOutbox(tx, [await avertirCabinet(tx, a.teledeclarant_id, 'demande')])
  })
  return { response: true }
}

const MORT =
  'Ce code ne vaut plus : il a été essayé cinq fois, ou remplacé. Écrivez au teneur du registre depuis l’aide.'

/** A wrong code is counted, and the count must stay: it is committed, then told. */
const compter = async (tx: Tx, ctx: Ctx, a: ArriveeRow): Promise<RegisterError> => {
  const essais = a.code_essais + 1
  const reste = ESSAIS_CODE - essais
  await noterEssaiArrivee(tx, a.id, essais, reste <= 0)
  await journaliser(tx, ctx, {
    type: 'code-arrivee-refuse',
    teledeclarantId: a.teledeclarant_id,
    donnees: { arriveeId: a.id, essais },
  })
  return refus(
    'code',
    reste <= 0
      ? MORT
      : `Ce code n’est pas celui du courrier envoyé au siège de votre cabinet. Il vous reste ${reste} essai${reste > 1 ? 's' : ''}.`,
  )
}

/**
 * The code posted to the seat of a firm opens the account of who asked to join it. Throws
 * `regles-non-respectees` for a key or a code that opens nothing, `deja-existant`.
 */
export const ouvrirParCode = async (ctx: Ctx, cle: string, code: string) => {
  const secrets = secretsOf(ctx.deps.settings)
  const issue = await ctx.deps.db.transaction(async (tx) => {
    const { cabinet, arrivee } = await tenir(tx, ctx, cle)
    if (arrivee.etat !== 'EN_ATTENTE') throw refus('cle', PERIME)
    if (arrivee.code_hash === null) return refus('code', MORT)
    if (!(await codeJuste(secrets, arrivee.code_hash, code))) return compter(tx, ctx, arrivee)
    await ouvrirArrivee(tx, ctx, { cabinet, arrivee, moyen: 'code' })
    return null
  })
  if (issue) throw issue
  return { response: true }
}
