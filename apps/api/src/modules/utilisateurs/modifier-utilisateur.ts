import type { Tx } from '@registre/db'
import {
  compteDansLaLimite,
  isTeneur,
  memeMaison,
  peutModifierUtilisateur,
  peutVoirUtilisateur,
  profilsPossibles,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { demanderAdresse } from '../adresses/demander-adresse.ts'
import { annulerCles } from '../auth/emettre-cle.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { differences } from '../../platform/differences.ts'
import { annoncerCompte } from './annoncer-compte.ts'
import {
  exigerEmailLibre,
  exigerPlaceAdminSecondaire,
  exigerSaisie,
  exigerSansSecondFacteur,
} from './exiger.ts'
import { finirAcces } from './finir-acces.ts'
import { lireUtilisateur } from './lire-utilisateur.ts'
import { NOM_EQUIPE, nomActif } from './maison.ts'
import { mesurerInvitations } from './mesurer-invitations.ts'
import { cibleDe } from './utilisateur.mapper.ts'
import {
  type Coordonnees,
  ecrireUtilisateur,
  lireUtilisateurRow,
  type UtilisateurRow,
  verrouillerEtablissement,
  verrouillerUtilisateurs,
} from './utilisateur.repository.ts'

type Saisie = Coordonnees & { id: number; version: number }

const champsModifies = (avant: UtilisateurRow, apres: Coordonnees): string[] => [
  ...(['profil', 'civilite', 'nom', 'prenom', 'email', 'telephone'] as const).filter(
    (champ) => avant[champ] !== apres[champ],
  ),
  ...(avant.num_carte_pro === apres.numCartePro ? [] : ['numCartePro']),
]

/** The refusal of a stale save, with the stored and the sent value of each field that differs. */
const perimee = (avant: UtilisateurRow, saisie: Saisie): RegisterError => {
  const { id: _id, version: _version, ...saisi } = saisie
  return new RegisterError('version-perimee', {
    infos: {
      version: avant.version,
      differences: differences({ ...avant, numCartePro: avant.num_carte_pro }, saisi),
    },
  })
}

interface Tenu {
  avant: UtilisateurRow
  maison: string
  /** The house's accounts may choose a password. */
  ouverte: boolean
}

/** The login follows the address where it was the address. */
const loginDe = (avant: UtilisateurRow, email: string): string =>
  avant.login === avant.email.toLowerCase() ? email.toLowerCase() : avant.login

/**
 * Takes the house, then the account: the order of the creations, so that they wait for each other
 * instead of blocking.
 */
const tenir = async (tx: Tx, vu: UtilisateurRow): Promise<Tenu> => {
  const maison =
    vu.teledeclarant_id === null
      ? undefined
      : await verrouillerEtablissement(tx, vu.teledeclarant_id)
  const [avant] = await verrouillerUtilisateurs(tx, [vu.id])
  if (!avant) throw new RegisterError('introuvable')
  return {
    avant,
    maison: maison ? nomActif(maison) : NOM_EQUIPE,
    ouverte:
      maison === undefined || maison.statut === 'ACTIF' || maison.statut === 'ATT_ACTIVATION',
  }
}

const changeAdresse = (avant: UtilisateurRow, apres: Coordonnees): boolean =>
  apres.email.toLowerCase() !== avant.email.toLowerCase()

/**
 * True when the name and the address both become others: the account passes to somebody else, to
 * whom the first one's password is not left.
 */
const autrePersonne = (avant: UtilisateurRow, apres: Coordonnees): boolean =>
  changeAdresse(avant, apres) && (avant.nom !== apres.nom || avant.prenom !== apres.prenom)

/**
 * The former address is told, and links sent to it open nothing; somebody who has no password, or
 * not any more, receives a key to choose one at the new address.
 */
const suivreAdresse = async (
  tx: Tx,
  ctx: Ctx,
  { avant, maison, ouverte }: Tenu,
  saisie: Saisie,
): Promise<void> => {
  const { profil, email } = saisie
  await annulerCles(tx, avant.id)
  if (avant.a_mot_de_passe)
    await enqueueOutbox(tx, [
      courriel(avant.email, 'adresse-changee', {
        identifiant: avant.login,
        quand: instantEnLettres(ctx.deps.clock.now()),
      }),
    ])
  if ((!avant.a_mot_de_passe || autrePersonne(avant, saisie)) && ouverte) {
    await mesurerInvitations(tx, ctx, avant.teledeclarant_id ?? 0)
    await annoncerCompte(tx, ctx, { maison, profil, email, login: loginDe(avant, email) })
  }
}

const ecrire = async (tx: Tx, ctx: Ctx, tenu: Tenu, saisie: Saisie): Promise<void> => {
  const { avant } = tenu
  const acteur = acteurOf(ctx)
  const change = avant.profil !== saisie.profil
  if (
    !peutModifierUtilisateur(acteur, cibleDe(avant)) ||
    !profilsPossibles(acteur, cibleDe(avant)).includes(saisie.profil)
  )
    throw new RegisterError('acces-non-autorise')
  // Held by now: nobody saves between this line and the write.
  if (saisie.version !== avant.version) throw perimee(avant, saisie)
  const nouvelleAdresse = changeAdresse(avant, saisie)
  if (nouvelleAdresse || change) exigerPreuveFraiche(ctx)
  if (change && avant.teledeclarant_id !== null && compteDansLaLimite(saisie.profil))
    await exigerPlaceAdminSecondaire(tx, avant.teledeclarant_id)
  if (nouvelleAdresse) await exigerEmailLibre(tx, saisie.email, avant.id)
  const propre = acteur.utilisateurId === avant.id
  const passe = !propre && autrePersonne(avant, saisie)
  if (passe) exigerSansSecondFacteur(avant.second_facteur)
  // One's own address moves once the new one has answered.
  const ecrite = propre ? { ...saisie, email: avant.email } : saisie
  await ecrireUtilisateur(tx, avant.id, ecrite, {
    login: loginDe(avant, ecrite.email),
    sansMotDePasse: passe,
  })
  if (propre && nouvelleAdresse) await demanderAdresse(tx, ctx, avant, saisie.email)
  // Other rights, or another address to sign in with: what is open under the old ones is closed.
  if (!propre && (change || nouvelleAdresse)) await finirAcces(tx, [avant.id], ctx.deps.clock.now())
  if (!propre && nouvelleAdresse) await suivreAdresse(tx, ctx, tenu, saisie)
  const commun = {
    teledeclarantId: avant.teledeclarant_id,
    donnees: { utilisateurId: avant.id, champs: champsModifies(avant, saisie) },
  }
  await journaliser(tx, ctx, { categorie: 'COMPTE', type: 'modifier-utilisateur', ...commun })
  if (change)
    await journaliser(tx, ctx, {
      categorie: 'DROITS',
      type: 'changer-profil',
      ...commun,
      de: avant.profil,
      vers: saisie.profil,
    })
}

const modifier = async (ctx: Ctx, saisie: Saisie, atteint: (row: UtilisateurRow) => boolean) => {
  const acteur = acteurOf(ctx)
  const propre = exigerSaisie(saisie)
  await ctx.deps.db.transaction(async (tx) => {
    const vu = await lireUtilisateurRow({ query: tx.sql }, propre.id)
    if (!vu || !atteint(vu) || !peutVoirUtilisateur(acteur, cibleDe(vu)))
      throw new RegisterError('introuvable')
    await ecrire(tx, ctx, await tenir(tx, vu), propre)
  })
  return lireUtilisateur(ctx, propre.id)
}

/**
 * Saves an account of one's own house, or one's own. Throws `introuvable` for others',
 * `acces-non-autorise` for a level or a profile out of reach, `regles-non-respectees`,
 * `deja-existant`, `version-perimee` with both values.
 */
export const modifierUtilisateur = (ctx: Ctx, saisie: Saisie) => {
  const acteur = acteurOf(ctx)
  return modifier(
    ctx,
    saisie,
    (row) => row.id === acteur.utilisateurId || memeMaison(acteur, cibleDe(row)),
  )
}

/**
 * The same for a keeper on an account of a declarant. Throws `introuvable` for an account of the
 * keepers' team.
 */
export const modifierUtilisateurTeledeclarant = (ctx: Ctx, saisie: Saisie) =>
  modifier(ctx, saisie, (row) => !isTeneur(row.profil))
