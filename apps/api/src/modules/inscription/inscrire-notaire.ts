import {
  controlerInscriptionNotaire,
  courrielCompte,
  inscrireDeclarant,
  normaliserTelephone,
  PERSONNE,
  peutInscrire,
  PROFIL_INSCRIPTION_NOTAIRE,
  RegisterError,
  rejoindreEtude as decision,
  type TypeInscriptionNotaire,
  refusDuChamp,
} from '@registre/domain'
import type { Tx } from '@registre/db'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { listerEmailsAdmins, trouverEtudeParNumero, verrouillerEtude } from '../notaires/etude.ts'
import type { Presente } from '../entrer/presente.ts'
import { presentOf } from '../entrer/par-certificat.ts'
import { trouverEtudeDite } from '../entrer/reconnaitre-notaire.ts'
import { exigerEmailLibre } from '../comptes/exiger-email-libre.ts'
import { exigerSiretLibre } from './exiger-siret-libre.ts'
import { poseRepresentant, titulaireDe } from './representant.ts'
import {
  type EtablissementRetenu,
  type Inscription,
  retenirEtablissement,
} from './retenir-etablissement.ts'

export type InscriptionNotaire = Inscription & {
  numEtude: number | null
  idTeledeclarant: number | null
}

/** Throws `deja-existant` for an address or a link that is taken. */
const exigerPlace = async (tx: Tx, presente: Presente, email: string): Promise<void> => {
  const lecteur = { query: tx.sql }
  if (await presente.trouverLien(lecteur, await trouverEtudeDite(lecteur, presente.identite)))
    throw new RegisterError('deja-existant', { message: presente.dejaLie })
  await exigerEmailLibre(tx, email, 0, 'representant.email')
}

/** Who opens an account of an office, as the form says it. */
const representantDe = ({ representant: r }: Inscription) => ({
  ...r,
  email: r.email.trim(),
  telephone: normaliserTelephone(r.telephone) ?? '',
})

const inscrireEtude = async (
  tx: Tx,
  ctx: Ctx,
  presente: Presente,
  saisie: InscriptionNotaire,
  retenu: EtablissementRetenu,
): Promise<void> => {
  const numEtude = saisie.numEtude ?? 0
  const { moyen } = presente.identite
  const maintenant = ctx.deps.clock.now()
  if (await trouverEtudeParNumero({ query: tx.sql }, numEtude))
    throw refusDuChamp(
      'numEtude',
      'deja-existant',
      'Une étude est déjà inscrite sous ce numéro.',
      'deja-existant',
    )
  const representant = representantDe(saisie)
  await exigerPlace(tx, presente, representant.email)
  const decide = inscrireDeclarant({
    evenement: 'inscrire-etude',
    pose: {
      type: 'NOTAIRE',
      ...retenu,
      numEtude,
      telephone: normaliserTelephone(saisie.etablissement.telephone) ?? '',
      syndicatCooperatif: false,
      origine: 'INSCRIPTION',
      ...poseRepresentant(representant),
    },
    titulaire: { ...titulaireDe(representant), profil: PROFIL_INSCRIPTION_NOTAIRE.NOTAIRE },
    donnees: {
      ...presente.trace,
      saisiALaMain: retenu.saisiALaMain,
    },
    envois: courrielCompte(representant.email, 'etude-inscrite', {
      etablissement: retenu.raisonSociale,
      numEtude,
      titulaire: `${representant.prenom} ${representant.nom}`.trim(),
      moyen,
    }),
  })
  const { declarantId, utilisateurId } = await ecrire(tx, ctx, PERSONNE, decide, { maintenant })
  await presente.lier(tx, { teledeclarantId: declarantId, utilisateurId }, maintenant)
}

const rejoindreEtude = async (
  tx: Tx,
  ctx: Ctx,
  type: TypeInscriptionNotaire,
  presente: Presente,
  saisie: InscriptionNotaire,
): Promise<void> => {
  // The authority that made the certificate, or the sign-on: it alone says to which office the
  // person belongs.
  const dite = await trouverEtudeDite({ query: tx.sql }, presente.identite)
  const etude =
    dite && dite.id === saisie.idTeledeclarant ? await verrouillerEtude(tx, dite.id) : undefined
  if (etude?.statut !== 'ACTIF') throw new RegisterError('introuvable')
  const representant = representantDe(saisie)
  await exigerPlace(tx, presente, representant.email)
  const { trace } = presente
  const { moyen } = presente.identite
  const maintenant = ctx.deps.clock.now()
  const decide = decision(
    {
      id: etude.id,
      raisonSociale: etude.raison_sociale,
      admins: await listerEmailsAdmins(tx, etude.id),
    },
    { ...titulaireDe(representant), profil: PROFIL_INSCRIPTION_NOTAIRE[type] },
    { moyen, trace },
  )
  const { utilisateurId } = await ecrire(tx, ctx, PERSONNE, decide, { maintenant })
  await presente.lier(tx, { teledeclarantId: etude.id, utilisateurId }, maintenant)
}

/**
 * A notary, known by its certificate or by the notaries' sign-on, registers its office or joins it;
 * its session then opens the same way, without password. Throws `certificat-requis`,
 * `etude-non-inscrite` for a collaborator who would add the office, `regles-non-respectees`,
 * `siret-deja-utilise`, `deja-existant`, `introuvable` for an office that is not the person's.
 */
export const inscrireNotaire = async (
  ctx: Ctx,
  type: TypeInscriptionNotaire,
  saisie: InscriptionNotaire,
) => {
  const presente = await presentOf(ctx)
  const { identite } = presente
  if (await presente.estDetache(ctx.deps.db))
    throw new RegisterError('certificat-inconnu', {
      message:
        'Ce certificat a été détaché du registre : il ne peut plus ouvrir de compte. Rapprochez-vous de l’administrateur de votre étude.',
    })
  if (!peutInscrire(type, identite.qualite)) throw new RegisterError('etude-non-inscrite')
  const champs = controlerInscriptionNotaire(type, saisie, identite)
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  const retenu = type === 'NOTAIRE' ? await retenirEtablissement(ctx, 'NOTAIRE', saisie) : null
  const refus = await ctx.deps.db.transaction(async (tx) => {
    if (retenu === null) return rejoindreEtude(tx, ctx, type, presente, saisie)
    const pris = retenu.siret === null ? null : await exigerSiretLibre(tx, ctx, retenu.siret)
    if (pris === null) await inscrireEtude(tx, ctx, presente, saisie, retenu)
    return pris
  })
  if (refus) throw refus
  return { response: true }
}
