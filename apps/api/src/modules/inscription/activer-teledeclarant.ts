import type { Tx } from '@registre/db'
import { ESSAIS_CODE, machineTeledeclarant, next, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { changerIdentite } from '../auth/changer-identite.ts'
import { compteDe } from '../auth/lire-compte.ts'
import { annulerLettres } from '../courriers/poster-lettre.ts'
import { codeJuste } from '../../platform/code-activation.ts'
import { type CodeTenu, noterEssai, oublierCode, tenirCode } from './code.repository.ts'
import { deplacerTeledeclarant } from './inscription.repository.ts'
import { secretsOf } from '../../platform/secrets.ts'

const MORT =
  'Ce code ne vaut plus : il a été essayé cinq fois, ou remplacé. Demandez-en un nouveau, il vous parviendra par courrier.'

const refus = (message: string): RegisterError =>
  new RegisterError('regles-non-respectees', {
    message,
    champs: [{ champ: 'clef', code: 'code-activation', message }],
  })

/** A wrong code is counted, and the count must stay: it is committed, then told. */
const compter = async (tx: Tx, ctx: Ctx, id: number, tenu: CodeTenu): Promise<RegisterError> => {
  const essais = tenu.code_activation_essais + 1
  const reste = ESSAIS_CODE - essais
  await noterEssai(tx, id, essais, reste <= 0)
  await journaliser(tx, ctx, {
    categorie: 'COMPTE',
    type: 'activer-refuse',
    motif: 'code',
    donnees: { essais },
  })
  return refus(
    reste <= 0
      ? MORT
      : `Ce code n’est pas celui du dernier courrier que nous vous avons envoyé. Il vous reste ${reste} essai${reste > 1 ? 's' : ''}.`,
  )
}

/**
 * Activates the establishment by the code received by post: all its accounts have their rights at
 * once, and this session goes on under a new identifier. Throws `regles-non-respectees` for a wrong
 * or dead code, `transition-interdite` when it does not await one.
 */
export const activerTeledeclarant = async (ctx: Ctx, clef: string) => {
  const id = tenantOf(ctx)
  const { utilisateurId } = sessionOf(ctx)
  const secrets = secretsOf(ctx.deps.settings)
  const issue = await ctx.deps.db.transaction(async (tx) => {
    const tenu = await tenirCode(tx, id)
    if (!tenu) throw new RegisterError('introuvable')
    const vers = next(machineTeledeclarant, tenu.statut, 'activer')
    if (tenu.code_activation_hash === null) return refus(MORT)
    if (!(await codeJuste(secrets, tenu.code_activation_hash, clef)))
      return compter(tx, ctx, id, tenu)
    if (!(await deplacerTeledeclarant(tx, id, tenu.statut, vers)))
      throw new RegisterError('transition-interdite')
    await oublierCode(tx, id)
    await annulerLettres(tx, id)
    await journaliser(tx, ctx, { categorie: 'COMPTE', type: 'activer', de: tenu.statut, vers })
    if (tenu.rep_email !== '')
      await enqueueOutbox(tx, [
        courriel(tenu.rep_email, 'compte-active', { etablissement: tenu.raison_sociale }),
      ])
    return changerIdentite(tx, ctx, { utilisateurId, originalId: null })
  })
  if (issue instanceof RegisterError) throw issue
  ctx.reply.setSession(issue.value, null)
  return compteDe(ctx, issue.session)
}
