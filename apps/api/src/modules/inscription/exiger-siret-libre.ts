import type { Tx } from '@registre/db'
import {
  RESERVATION_INSCRIPTION_HEURES,
  RegisterError,
  type StatutTeledeclarant,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { compterEssai } from '../../platform/echecs.ts'
import { fermerDeclarant } from '../comptes/fermer-declarant.ts'
import { type DejaInscrit, prendreSiret } from './declarant.ts'
import { inviterDeNouveau } from './inviter.ts'

const FENETRE_MS = 3_600_000
const RENVOIS_PAR_HEURE = 3

/**
 * What to do instead, by the state of who holds the SIRET (specification 1, "Identifiers and
 * formats").
 */
const CONSIGNES: Readonly<
  Record<Exclude<StatutTeledeclarant, 'SUPPRIME' | 'ATT_CREA_COMPTE'>, string>
> = {
  ACTIF:
    'Un compte existe déjà pour cet établissement. Si vous y travaillez, demandez à le rejoindre ; si vous en êtes l’administrateur, connectez-vous ou demandez un nouveau mot de passe.',
  ATT_ACTIVATION:
    'Un compte existe déjà pour cet établissement et attend son code d’activation, envoyé par courrier. Son administrateur doit se connecter et saisir ce code ; il pourra ensuite vous ouvrir un compte utilisateur.',
  ATT_FIN_IMM_NOT:
    'Un notaire a désigné cet établissement dans une immatriculation qu’il n’a pas terminée. Vous recevrez un courriel pour créer votre compte dès qu’il l’aura finalisée : rapprochez-vous de lui.',
}
/** The same while its account is being made, by who began it. */
const COMMENCEE_PAR: Readonly<Record<string, string>> = {
  SUCCESSEUR:
    'Un syndic a désigné cet établissement pour lui succéder : son compte est déjà commencé.',
  NOTAIRE:
    'Un notaire a désigné cet établissement comme syndic d’une copropriété : son compte est déjà commencé.',
}
const consigneDe = ({ statut, origine }: DejaInscrit): string =>
  statut === 'SUPPRIME' || statut === 'ATT_CREA_COMPTE'
    ? `${COMMENCEE_PAR[origine] ?? 'La création du compte de cet établissement est déjà commencée, par une inscription.'} Le courriel d’activation vient d’être envoyé de nouveau à l’adresse indiquée alors : ouvrez le lien qu’il contient.`
    : CONSIGNES[statut]

/**
 * A visitor's creation whose first key has run out holds its SIRET no more: a mistyped address must
 * not close the door.
 */
const abandonnee = (deja: DejaInscrit, maintenant: Date): boolean =>
  deja.statut === 'ATT_CREA_COMPTE' &&
  deja.origine === 'INSCRIPTION' &&
  maintenant.getTime() - deja.statut_le.getTime() >= RESERVATION_INSCRIPTION_HEURES * 3_600_000

const renvoyer = async (tx: Tx, ctx: Ctx, deja: DejaInscrit, siret: string): Promise<void> => {
  const renvois = await compterEssai(
    { query: tx.sql },
    {
      cle: `renvoi-inscription:${siret}`,
      maintenant: ctx.deps.clock.now(),
      fenetreMs: FENETRE_MS,
    },
  )
  if (renvois > RENVOIS_PAR_HEURE) return
  await inviterDeNouveau(tx, ctx, deja)
  await journaliser(tx, ctx, { type: 'renvoyer-cle-inscription', teledeclarantId: deja.id })
}

/**
 * Takes a SIRET for the transaction; gives the living declarant that has it. A visitor's creation
 * that ran out is closed, and has it no more.
 */
export const prendreSiretLibre = async (
  tx: Tx,
  ctx: Ctx,
  siret: string,
): Promise<DejaInscrit | null> => {
  const deja = await prendreSiret(tx, siret)
  if (!deja || deja.statut === 'SUPPRIME') return null
  const maintenant = ctx.deps.clock.now()
  if (!abandonnee(deja, maintenant)) return deja
  await fermerDeclarant(tx, ctx, {
    id: deja.id,
    de: deja.statut,
    evenement: 'expirer-activation',
    tu: true,
    maintenant,
  })
  return null
}

/**
 * Takes a SIRET for the creation of a declarant; gives the refusal when a living one has it, to be
 * thrown once the transaction is committed: its effects (the mail sent again) must stay.
 */
export const exigerSiretLibre = async (
  tx: Tx,
  ctx: Ctx,
  siret: string,
): Promise<RegisterError | null> => {
  const deja = await prendreSiretLibre(tx, ctx, siret)
  if (deja === null) return null
  if (deja.statut === 'ATT_CREA_COMPTE') await renvoyer(tx, ctx, deja, siret)
  return new RegisterError('siret-deja-utilise', {
    message: consigneDe(deja),
    infos: { statut: deja.statut },
  })
}
