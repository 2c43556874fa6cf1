import {
  controlerInscriptionNotaire,
  libelleNiveau,
  machineTeledeclarant,
  next,
  normaliserTelephone,
  peutInscrire,
  PROFIL_INSCRIPTION_NOTAIRE,
  RegisterError,
  type TypeInscriptionNotaire,
} from '@registre/domain'
import type { Tx } from '@registre/db'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import {
  faireAttendre,
  listerEmailsAdmins,
  noterNumEtude,
  trouverEtudeParNumero,
  verrouillerEtude,
} from '../notaires/etude.ts'
import type { Presente } from '../notaires/presente.ts'
import { presentOf, trouverEtudeDite } from '../notaires/reconnaitre.ts'
import { exigerEmailLibre } from '../utilisateurs/exiger.ts'
import { ouvrirCompte } from '../utilisateurs/ouvrir-compte.ts'
import { exigerSiretLibre } from './exiger-siret-libre.ts'
import { insererTeledeclarant } from './declarant.ts'
import {
  type EtablissementRetenu,
  type Inscription,
  retenirEtablissement,
} from './retenir-etablissement.ts'

export type InscriptionNotaire = Inscription & {
  numEtude: number | null
  idTeledeclarant: number | null
}

/**
 * The person's account and the link of what it presents. Throws `deja-existant` for an address or a
 * link that is taken.
 */
const ouvrirCompteNotaire = async (
  tx: Tx,
  ctx: Ctx,
  type: TypeInscriptionNotaire,
  teledeclarantId: number,
  presente: Presente,
  saisie: Inscription,
) => {
  const { representant: r } = saisie
  const maintenant = ctx.deps.clock.now()
  const email = r.email.trim()
  const lecteur = { query: tx.sql }
  if (await presente.trouverLien(lecteur, await trouverEtudeDite(lecteur, presente.identite)))
    throw new RegisterError('deja-existant', { message: presente.dejaLie })
  await exigerEmailLibre(tx, email, 0, 'representant.email')
  const profil = PROFIL_INSCRIPTION_NOTAIRE[type]
  const utilisateurId = await ouvrirCompte(tx, teledeclarantId, profil, r, maintenant)
  await presente.lier(tx, { teledeclarantId, utilisateurId }, maintenant)
  return { utilisateurId, email, nom: `${r.prenom} ${r.nom}`.trim(), niveau: libelleNiveau(profil) }
}

const inscrireEtude = async (
  tx: Tx,
  ctx: Ctx,
  presente: Presente,
  saisie: InscriptionNotaire,
  retenu: EtablissementRetenu,
): Promise<void> => {
  const numEtude = saisie.numEtude ?? 0
  const { moyen } = presente.identite
  if (await trouverEtudeParNumero({ query: tx.sql }, numEtude))
    throw new RegisterError('deja-existant', {
      champs: [
        {
          champ: 'numEtude',
          code: 'deja-existant',
          message: 'Une étude est déjà inscrite sous ce numéro.',
        },
      ],
    })
  const { representant: r } = saisie
  const statut = next(machineTeledeclarant, null, 'inscrire-etude')
  const id = await insererTeledeclarant(
    tx,
    {
      type: 'NOTAIRE',
      statut,
      ...retenu,
      telephone: normaliserTelephone(saisie.etablissement.telephone) ?? '',
      syndicatCooperatif: false,
      representant: {
        ...r,
        email: r.email.trim(),
        telephone: normaliserTelephone(r.telephone) ?? '',
      },
    },
    ctx.deps.clock.now(),
  )
  await noterNumEtude(tx, id, numEtude)
  const compte = await ouvrirCompteNotaire(tx, ctx, 'NOTAIRE', id, presente, saisie)
  await journaliser(tx, ctx, {
    categorie: 'COMPTE',
    type: 'inscrire-etude',
    teledeclarantId: id,
    vers: statut,
    donnees: {
      utilisateurId: compte.utilisateurId,
      ...presente.trace,
      saisiALaMain: retenu.saisiALaMain,
    },
  })
  await enqueueOutbox(tx, [
    courriel(compte.email, 'etude-inscrite', {
      etablissement: retenu.raisonSociale,
      numEtude,
      titulaire: compte.nom,
      moyen,
    }),
  ])
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
  const compte = await ouvrirCompteNotaire(tx, ctx, type, etude.id, presente, saisie)
  // The number in a certificate says where somebody worked when it was made: the office says today.
  await faireAttendre(tx, compte.utilisateurId)
  await journaliser(tx, ctx, {
    categorie: 'COMPTE',
    type: 'rejoindre-etude',
    teledeclarantId: etude.id,
    vers: PROFIL_INSCRIPTION_NOTAIRE[type],
    donnees: { utilisateurId: compte.utilisateurId, ...presente.trace },
  })
  const { moyen } = presente.identite
  const admins = await listerEmailsAdmins(tx, etude.id)
  await enqueueOutbox(
    tx,
    admins.map((a) =>
      courriel(a, 'etude-rejointe', {
        etablissement: etude.raison_sociale,
        personne: compte.nom,
        niveau: compte.niveau,
        moyen,
      }),
    ),
  )
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
