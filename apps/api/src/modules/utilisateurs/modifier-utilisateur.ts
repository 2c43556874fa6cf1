import { utilisateurVu } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  compteDansLaLimite,
  isTeneur,
  type CoordonneesUtilisateur,
  loginApres,
  memeMaison,
  modifierUtilisateur as decision,
  peutVoirUtilisateur,
  porteeDe,
  RegisterError,
  utilisateurDe,
  type UtilisateurDuCompte,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { exigerInchange } from '../../platform/lecture-seule.ts'
import { demanderAdresse } from '../adresses/demander-adresse.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirUtilisateurs } from '../comptes/tenir.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { differences } from '../../platform/differences.ts'
import { annoncerCompte } from './annoncer-compte.ts'
import { exigerEmailLibre } from '../comptes/exiger-email-libre.ts'
import { exigerPlaceAdminSecondaire, exigerSaisie, exigerSansSecondFacteur } from './exiger.ts'
import { lireUtilisateur } from './lire-utilisateur.ts'
import { NOM_EQUIPE, nomActif } from './maison.ts'
import { mesurerInvitations } from './mesurer-invitations.ts'
import { cibleDe } from './utilisateur.mapper.ts'
import {
  lireUtilisateurRow,
  type UtilisateurRow,
  verrouillerEtablissement,
} from './utilisateur.repository.ts'

type Saisie = CoordonneesUtilisateur & {
  id: number
  version: number
  actif?: boolean | undefined
}

/** The refusal of a stale save, with the stored and the sent value of each field that differs. */
const perimee = (avant: UtilisateurDuCompte, saisie: Saisie): RegisterError => {
  const { id: _id, version: _version, actif: _actif, ...saisi } = saisie
  return new RegisterError('version-perimee', {
    infos: {
      version: avant.version,
      differences: differences({ ...avant }, saisi),
    },
  })
}

interface Maison {
  nom: string
  /** Its accounts may choose a password. */
  ouverte: boolean
}

/** Takes the house before its account: the order of the creations, which wait for each other. */
const tenirMaisonDe = async (tx: Tx, id: number | null): Promise<Maison> => {
  const maison = id === null ? undefined : await verrouillerEtablissement(tx, id)
  return {
    nom: maison ? nomActif(maison) : NOM_EQUIPE,
    ouverte:
      maison === undefined || maison.statut === 'ACTIF' || maison.statut === 'ATT_ACTIVATION',
  }
}

/**
 * Somebody who has no password, or not any more, receives a key to choose one at the new address.
 */
const inviter = async (
  tx: Tx,
  ctx: Ctx,
  u: UtilisateurDuCompte,
  maison: Maison,
  { profil, email }: Saisie,
): Promise<void> => {
  await mesurerInvitations(tx, ctx, u.teledeclarantId ?? 0)
  await annoncerCompte(tx, ctx, { maison: maison.nom, profil, email, login: loginApres(u, email) })
}

const sauver = async (tx: Tx, ctx: Ctx, vu: UtilisateurRow, saisie: Saisie): Promise<void> => {
  const maison = await tenirMaisonDe(tx, vu.teledeclarant_id)
  const compte = await tenirUtilisateurs(tx, [vu.id])
  const avant = utilisateurDe(compte, vu.id)
  const portee = porteeDe(avant, saisie, acteurOf(ctx))
  // Held by now: nobody saves between this line and the write.
  if (saisie.version !== avant.version) throw perimee(avant, saisie)
  const { id, version: _version, actif: _actif, ...coordonnees } = saisie
  if (portee.adresse || portee.profil) exigerPreuveFraiche(ctx)
  if (portee.profil && avant.teledeclarantId !== null && compteDansLaLimite(saisie.profil))
    await exigerPlaceAdminSecondaire(tx, avant.teledeclarantId)
  if (portee.adresse) await exigerEmailLibre(tx, saisie.email, id)
  if (portee.passe) exigerSansSecondFacteur(avant.secondFacteur)
  const maintenant = ctx.deps.clock.now()
  const decide = decision(compte, {
    id,
    saisie: coordonnees,
    portee,
    quand: instantEnLettres(maintenant),
  })
  await ecrire(tx, ctx, compte, decide, { maintenant })
  if (!portee.adresse) return
  if (portee.propre) return demanderAdresse(tx, ctx, avant, saisie.email)
  if ((!avant.aMotDePasse || portee.passe) && maison.ouverte)
    await inviter(tx, ctx, avant, maison, saisie)
}

const modifier = async (
  ctx: Ctx,
  saisie: Saisie,
  envoye: unknown,
  atteint: (row: UtilisateurRow) => boolean,
) => {
  const acteur = acteurOf(ctx)
  exigerInchange(utilisateurVu, envoye, [await lireUtilisateur(ctx, saisie.id)])
  const propre = exigerSaisie(saisie)
  await ctx.deps.db.transaction(async (tx) => {
    const vu = await lireUtilisateurRow({ query: tx.sql }, propre.id)
    if (!vu || !atteint(vu) || !peutVoirUtilisateur(acteur, cibleDe(vu)))
      throw new RegisterError('introuvable')
    await sauver(tx, ctx, vu, propre)
  })
  return lireUtilisateur(ctx, propre.id)
}

/**
 * Saves an account of one's own house, or one's own. Throws `introuvable` for others',
 * `requete-invalide` for what is only read,
 * `acces-non-autorise` for a level or a profile out of reach, `regles-non-respectees`,
 * `deja-existant`, `version-perimee` with both values.
 */
export const modifierUtilisateur = (ctx: Ctx, saisie: Saisie, envoye: unknown) => {
  const acteur = acteurOf(ctx)
  return modifier(
    ctx,
    saisie,
    envoye,
    (row) => row.id === acteur.utilisateurId || memeMaison(acteur, cibleDe(row)),
  )
}

/**
 * The same for a keeper on an account of a declarant, which may be shut for a while. Throws `introuvable` for an account of the
 * keepers' team.
 */
export const modifierUtilisateurTeledeclarant = (ctx: Ctx, saisie: Saisie, envoye: unknown) =>
  modifier(ctx, saisie, envoye, (row) => !isTeneur(row.profil))
