import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '@registre/db'
import {
  controlerArrivee,
  controlerInscription,
  inscrireDeclarant,
  normaliserTelephone,
  PERSONNE,
  RegisterError,
  type TypeInscription,
  refusDuChamp,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { DUREE_MIN_MS } from '../entrer/essais.ts'
import { cleInscription, compterEssai } from '../../platform/echecs.ts'
import { exigerCaptcha } from '../entrer/exiger-captcha.ts'
import { prendreEmail } from '../comptes/exiger-email-libre.ts'
import { ecrire } from '../comptes/ecrire.ts'
import {
  type EtablissementRetenu,
  type Inscription,
  retenirEtablissement,
} from './retenir-etablissement.ts'
import { demanderArrivee } from './demander-arrivee.ts'
import { exigerSiretLibre } from './exiger-siret-libre.ts'
import { compteEnAttenteParLogin } from './en-attente.ts'
import { poseRepresentant, titulaireDe } from './representant.ts'
import { inviter } from './inviter.ts'

const FENETRE_MS = 3_600_000
const DEMANDES_PAR_ADRESSE = 5

/**
 * The declarant, held back by its address when another account uses it: the answer is the same, the
 * mail alone tells.
 */
const inscrire = async (
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
  const donnees = { type, saisiALaMain: retenu.saisiALaMain }
  // A volunteer whose address is taken creates nothing; an establishment holds its SIRET in both
  // cases, so that asking twice tells nothing.
  if (pris && type === 'NON_PRO')
    await journaliser(tx, ctx, { type: 'creer', motif: 'adresse-deja-utilisee', donnees })
  const profil = type === 'PRO' ? 'TELE_PRO_ADMIN_PRINC' : 'TELE_NONPRO_ADMIN_PRINC'
  const representant = { ...r, email, telephone: normaliserTelephone(r.telephone) ?? '' }
  const { declarantId, utilisateurId } =
    pris && type === 'NON_PRO'
      ? { declarantId: null, utilisateurId: 0 }
      : await ecrire(
          tx,
          ctx,
          PERSONNE,
          inscrireDeclarant({
            evenement: 'creer',
            pose: {
              type,
              ...retenu,
              telephone: normaliserTelephone(saisie.etablissement.telephone) ?? '',
              syndicatCooperatif: type === 'NON_PRO' && saisie.syndicatCooperatif,
              origine: 'INSCRIPTION',
              ...poseRepresentant(representant),
            },
            titulaire: pris ? null : { ...titulaireDe(representant), profil },
            donnees,
          }),
          { maintenant },
        )
  const attente = pris ? await compteEnAttenteParLogin(tx, email) : undefined
  if (attente) await inviter(tx, ctx, attente)
  if (attente && declarantId === null) return
  if (pris || declarantId === null)
    return enqueueOutbox(tx, [courriel(email, 'compte-existant', {})])
  return inviter(tx, ctx, {
    id: utilisateurId,
    login: email.toLowerCase(),
    email,
    profil,
    teledeclarant_id: declarantId,
  })
}

/** A firm alone is joined: a volunteer is one person, an office is joined by what proves its people. */
export const refuserRejoindre = (): RegisterError =>
  refusDuChamp(
    'rejoindre',
    'type',
    'Seul un cabinet de syndic professionnel (type PRO) se rejoint par ce formulaire.',
  )

/**
 * Creates a declarant and its main account, and writes to its address; `rejoindre`: asks to join the
 * one that the SIRET has. The answer and its time are
 * the same when the address already has an account. Throws `regles-non-respectees`,
 * `captcha-invalide`, `siret-deja-utilise` with what to do instead, `trop-de-requetes`
 * (specification 1, section 5).
 */
export const creerTeledeclarant = async (
  ctx: Ctx,
  type: TypeInscription,
  { rejoindre, ...saisie }: Inscription & { rejoindre: boolean },
) => {
  const plancher = wait(DUREE_MIN_MS)
  if (rejoindre && type !== 'PRO') throw refuserRejoindre()
  const champs = rejoindre ? controlerArrivee(saisie) : controlerInscription(type, saisie)
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  await exigerCaptcha(ctx, saisie.captcha)
  const demandes = await compterEssai(ctx.deps.db, {
    cle: cleInscription(saisie.representant.email.trim().toLowerCase()),
    maintenant: ctx.deps.clock.now(),
    fenetreMs: FENETRE_MS,
  })
  if (demandes > DEMANDES_PAR_ADRESSE) throw new RegisterError('trop-de-requetes')
  if (rejoindre) {
    await demanderArrivee(ctx, saisie)
    await plancher
    return { response: true }
  }
  const retenu = await retenirEtablissement(ctx, type, saisie)
  const refus = await ctx.deps.db.transaction(async (tx) => {
    const refuse = retenu.siret === null ? null : await exigerSiretLibre(tx, ctx, retenu.siret)
    if (refuse === null) await inscrire(tx, ctx, type, saisie, retenu)
    return refuse
  })
  await plancher
  if (refus) throw refus
  return { response: true }
}
