import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '@registre/db'
import {
  controlerInscription,
  machineTeledeclarant,
  next,
  normaliserTelephone,
  RegisterError,
  type TypeInscription,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { DUREE_MIN_MS } from '../auth/demander-mot-de-passe.ts'
import { cleInscription, compterEssai } from '../../platform/echecs.ts'
import { exigerCaptcha } from '../auth/exiger-captcha.ts'
import { prendreEmail } from '../utilisateurs/exiger.ts'
import { ouvrirCompte } from '../utilisateurs/ouvrir-compte.ts'
import {
  type EtablissementRetenu,
  type Inscription,
  retenirEtablissement,
} from './retenir-etablissement.ts'
import { exigerSiretLibre } from './exiger-siret-libre.ts'
import { compteEnAttenteParLogin } from './en-attente.ts'
import { insererTeledeclarant } from './declarant.ts'
import { inviter } from './inviter.ts'

const FENETRE_MS = 3_600_000
const DEMANDES_PAR_ADRESSE = 5

/**
 * The declarant, held back by its address when another account uses it: the answer is the same, the
 * mail alone tells.
 */
const ecrire = async (
  tx: Tx,
  ctx: Ctx,
  type: TypeInscription,
  saisie: Inscription,
  retenu: EtablissementRetenu,
): Promise<void> => {
  const { representant: r } = saisie
  const email = r.email.trim()
  const maintenant = ctx.deps.clock.now()
  const pris = await prendreEmail(tx, email)
  // A volunteer whose address is taken creates nothing; an establishment holds its SIRET in both
  // cases, so that asking twice tells nothing.
  const teledeclarantId =
    pris && type === 'NON_PRO'
      ? null
      : await insererTeledeclarant(
          tx,
          {
            type,
            statut: next(machineTeledeclarant, null, 'creer'),
            ...retenu,
            telephone: normaliserTelephone(saisie.etablissement.telephone) ?? '',
            syndicatCooperatif: type === 'NON_PRO' && saisie.syndicatCooperatif,
            representant: { ...r, email, telephone: normaliserTelephone(r.telephone) ?? '' },
          },
          maintenant,
        )
  await journaliser(tx, ctx, {
    categorie: 'COMPTE',
    type: 'creer',
    teledeclarantId,
    ...(teledeclarantId === null
      ? { motif: 'adresse-deja-utilisee' }
      : { vers: next(machineTeledeclarant, null, 'creer') }),
    donnees: { type, saisiALaMain: retenu.saisiALaMain },
  })
  const attente = pris ? await compteEnAttenteParLogin(tx, email) : undefined
  if (attente) await inviter(tx, ctx, attente)
  if (attente && teledeclarantId === null) return
  if (pris || teledeclarantId === null)
    return enqueueOutbox(tx, [courriel(email, 'compte-existant', {})])
  const profil = type === 'PRO' ? 'TELE_PRO_ADMIN_PRINC' : 'TELE_NONPRO_ADMIN_PRINC'
  const id = await ouvrirCompte(tx, teledeclarantId, profil, r, maintenant)
  return inviter(tx, ctx, {
    id,
    login: email.toLowerCase(),
    email,
    profil,
    teledeclarant_id: teledeclarantId,
  })
}

/**
 * Creates a declarant and its main account, and writes to its address. The answer and its time are
 * the same when the address already has an account. Throws `regles-non-respectees`,
 * `captcha-invalide`, `siret-deja-utilise` with what to do instead, `trop-de-requetes`
 * (specification 1, section 5).
 */
export const creerTeledeclarant = async (ctx: Ctx, type: TypeInscription, saisie: Inscription) => {
  const plancher = wait(DUREE_MIN_MS)
  const champs = controlerInscription(type, saisie)
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  await exigerCaptcha(ctx, saisie.captcha)
  const demandes = await compterEssai(ctx.deps.db, {
    cle: cleInscription(saisie.representant.email.trim().toLowerCase()),
    maintenant: ctx.deps.clock.now(),
    fenetreMs: FENETRE_MS,
  })
  if (demandes > DEMANDES_PAR_ADRESSE) throw new RegisterError('trop-de-requetes')
  const retenu = await retenirEtablissement(ctx, type, saisie)
  const refus = await ctx.deps.db.transaction(async (tx) => {
    const refuse = retenu.siret === null ? null : await exigerSiretLibre(tx, ctx, retenu.siret)
    if (refuse === null) await ecrire(tx, ctx, type, saisie, retenu)
    return refuse
  })
  await plancher
  if (refus) throw refus
  return { response: true }
}
