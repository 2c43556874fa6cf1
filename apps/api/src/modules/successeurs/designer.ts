import type { Tx } from '@registre/db'
import {
  controlerSuccesseurInconnu,
  corrigerInvitation,
  inscrireDeclarant,
  type IsoDate,
  normaliserSiret,
  PERSONNE,
  RegisterError,
  type SaisieSuccesseur,
  refusDuChamp,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { compteEnAttenteDe } from '../inscription/en-attente.ts'
import { prendreSiret } from '../inscription/declarant.ts'
import { poseRepresentant } from '../inscription/representant.ts'
import {
  type EtablissementRetenu,
  retenirEtablissement,
} from '../inscription/retenir-etablissement.ts'
import { exigerEmailLibre, prendreEmail } from '../comptes/exiger-email-libre.ts'
import { emailDe, etablissementParEmail } from './successeur.repository.ts'

/** Who is designated, as typed. */
export type Designation = SaisieSuccesseur & { civilite: string }
export type Successeur = Designation & {
  idCopropriete: number
  datePriseFonction: IsoDate | null
}

/** Who designates: a leaving syndic its successor, or a notary the syndic. */
export interface Designant {
  declarantId: number
  parNotaire: boolean
}

export interface Designe {
  id: number
  /** Where it is written to. */
  email: string
  /** It has no account yet: a key opens one. */
  aInviter: boolean
}

/** What the register knows whoever is designated by: a firm by its SIRET, a volunteer by its address. */
export const cleDesigne = (s: Designation): { siret: string; email: string } =>
  s.type === 'PRO'
    ? { siret: normaliserSiret(s.siret), email: '' }
    : { siret: '', email: s.email.trim() }

/** What the directory of companies says of a firm, or what was typed; the same for a volunteer. */
export const retenir = async (ctx: Ctx, s: Designation): Promise<EtablissementRetenu> => {
  const adresse = {
    complement: '',
    batiment: '',
    voie: '',
    lieuDit: '',
    codePostal: '',
    commune: '',
    pays: 'FRANCE',
  }
  try {
    return await retenirEtablissement(ctx, s.type, {
      etablissement: {
        siret: s.siret,
        raisonSociale: s.raisonSociale,
        codeApe: '',
        complement: '',
        voie: '',
        codePostal: '',
        commune: '',
        telephone: '',
      },
      syndicatCooperatif: false,
      representant: {
        civilite: s.civilite,
        nom: s.nom,
        prenom: s.prenom,
        email: s.email,
        telephone: '',
        adresse,
      },
      confirmationEmail: s.email,
      captcha: '',
    })
  } catch (erreur) {
    // Its fields are those of another form.
    if (erreur instanceof RegisterError && erreur.details.champs)
      throw new RegisterError(erreur.code, {
        champs: erreur.details.champs.map((c) => ({ ...c, champ: 'siret' })),
      })
    throw erreur
  }
}

const refuserEmail = (): never => {
  throw refusDuChamp(
    'email',
    'email',
    'Cette adresse ne peut pas être celle de la personne désignée : indiquez-en une autre.',
  )
}

/** A firm that awaits a notary cannot be invited by somebody else: its account opens with his act. */
const refuserEnAttente = (): never => {
  throw refusDuChamp(
    'siret',
    'attend-un-notaire',
    'Un notaire a désigné cet établissement dans une immatriculation qu’il n’a pas terminée : il pourra être déclaré une fois son compte ouvert.',
  )
}

/**
 * The establishment designated: known by its SIRET, or by the address of a volunteer; created
 * otherwise, without password.
 */
export const designer = async (
  tx: Tx,
  ctx: Ctx,
  s: Designation,
  retenu: EtablissementRetenu,
  designant: Designant,
): Promise<Designe> => {
  const email = s.email.trim()
  if (s.type === 'PRO') {
    const siret = normaliserSiret(s.siret)
    const connu = await prendreSiret(tx, siret)
    if (connu) {
      if (connu.statut === 'ATT_FIN_IMM_NOT' && !designant.parNotaire) return refuserEnAttente()
      const attente = await compteEnAttenteDe(tx, connu.id)
      if (!attente) return { id: connu.id, email: connu.rep_email, aInviter: false }
      if (connu.origine === 'SUCCESSEUR' && email !== '' && email.toLowerCase() !== attente.login)
        await corrigerEmail(tx, ctx, attente.id, connu.id, email)
      return {
        id: connu.id,
        email: connu.origine === 'SUCCESSEUR' && email !== '' ? email : attente.email,
        aInviter: true,
      }
    }
    const champs = controlerSuccesseurInconnu({ ...s, raisonSociale: retenu.raisonSociale })
    if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
    return creer(tx, ctx, s, retenu, designant)
  }
  const connu = (await prendreEmail(tx, email)) ? await etablissementParEmail(tx, email) : undefined
  if (connu) {
    const { id, type } = connu
    if (id === null || id === designant.declarantId || (type !== 'PRO' && type !== 'NON_PRO'))
      return refuserEmail()
    if (connu.statut === 'ATT_FIN_IMM_NOT' && !designant.parNotaire) return refuserEmail()
    return {
      id,
      email: (await emailDe(tx, id)).email || email,
      aInviter: connu.statut === 'ATT_CREA_COMPTE',
    }
  }
  return creer(tx, ctx, s, retenu, designant)
}

/** The leaving syndic corrects the address of somebody it invited, and who has not come. */
const corrigerEmail = async (
  tx: Tx,
  ctx: Ctx,
  utilisateurId: number,
  teledeclarantId: number,
  email: string,
): Promise<void> => {
  const compte = await tenirDeclarant(tx, teledeclarantId)
  await exigerEmailLibre(tx, email, utilisateurId)
  await ecrire(tx, ctx, compte, corrigerInvitation(compte, utilisateurId, email), {
    maintenant: ctx.deps.clock.now(),
  })
}

const creer = async (
  tx: Tx,
  ctx: Ctx,
  s: Designation,
  retenu: EtablissementRetenu,
  { parNotaire }: Designant,
): Promise<Designe> => {
  const evenement = parNotaire ? 'creer-par-notaire' : 'creer'
  const origine = parNotaire ? 'NOTAIRE' : 'SUCCESSEUR'
  const email = s.email.trim()
  await exigerEmailLibre(tx, email)
  const { civilite, nom, prenom } = s
  const representant = { civilite, nom, prenom, email, telephone: '' }
  const { declarantId } = await ecrire(
    tx,
    ctx,
    PERSONNE,
    inscrireDeclarant({
      evenement,
      pose: {
        type: s.type,
        ...retenu,
        telephone: '',
        syndicatCooperatif: false,
        origine,
        ...poseRepresentant({ ...representant, adresse: {} }),
      },
      titulaire: {
        ...representant,
        profil: s.type === 'PRO' ? 'TELE_PRO_ADMIN_PRINC' : 'TELE_NONPRO_ADMIN_PRINC',
      },
      donnees: { type: s.type, origine },
    }),
    { maintenant: ctx.deps.clock.now() },
  )
  return { id: declarantId, email, aInviter: !parNotaire }
}
