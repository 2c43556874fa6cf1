import { compte } from '@registre/contract'
import {
  controlerUtilisateur,
  enregistrerCompte as decision,
  normaliserTelephone,
  RegisterError,
} from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { differences } from '../../platform/differences.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { exigerInchange } from '../../platform/lecture-seule.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirUtilisateurs } from '../comptes/tenir.ts'
import { demanderAdresse } from '../adresses/demander-adresse.ts'
import { exigerEmailLibre } from '../comptes/exiger-email-libre.ts'
import { poserMotDePasse } from '../comptes/poser-mot-de-passe.ts'
import { preparerMotDePasse } from './changer-mot-de-passe.ts'
import { compteDe } from '../entrer/lire-compte.ts'

interface Saisie {
  civilite: string
  nom: string
  prenom: string
  email: string
  telephone: string
  numCartePro?: string | undefined
  confirmerAdresse: boolean
  version?: number | undefined
  password?: string | undefined
  newPassword?: string | undefined
}

/**
 * Saves the person's own data, and another password with the present one. Another e-mail is asked
 * for, and takes effect once it has answered.
 * Throws `regles-non-respectees` with the fields, `deja-existant` when another account uses the
 * address, `version-perimee` with both values (specification 1, "Authentication flow").
 */
export const enregistrerCompte = async (
  ctx: Ctx,
  { password = '', newPassword = '', confirmerAdresse, ...saisie }: Saisie,
  envoye: unknown,
) => {
  const session = sessionOf(ctx)
  exigerInchange(compte, envoye, [await compteDe(ctx, session)])
  const erreurs = controlerUtilisateur(saisie)
  if (erreurs.length > 0) throw new RegisterError('regles-non-respectees', { champs: erreurs })
  const choisi =
    newPassword === '' ? null : await preparerMotDePasse(ctx, session, password, newPassword)
  const { email } = saisie
  const telephone = normaliserTelephone(saisie.telephone) ?? ''
  await ctx.deps.db.transaction(async (tx) => {
    const compte = await tenirUtilisateurs(tx, [session.utilisateurId])
    const [avant] = compte.utilisateurs
    if (!avant) throw new RegisterError('non-connecte')
    const nouvelleAdresse = email.toLowerCase() !== avant.email.toLowerCase()
    if (nouvelleAdresse) {
      exigerPreuveFraiche(ctx)
      await exigerEmailLibre(tx, email, avant.id)
    }
    const { version = avant.version, ...saisi } = saisie
    if (version !== avant.version)
      throw new RegisterError('version-perimee', {
        infos: { version: avant.version, differences: differences({ ...avant }, saisi) },
      })
    const decide = decision(compte, avant.id, {
      civilite: saisie.civilite,
      nom: saisie.nom,
      prenom: saisie.prenom,
      // The address itself moves once the new one has answered.
      email: nouvelleAdresse ? avant.email : email,
      telephone,
      numCartePro: saisie.numCartePro ?? avant.numCartePro,
    })
    await ecrire(tx, ctx, compte, decide, { maintenant: ctx.deps.clock.now() })
    if (nouvelleAdresse) await demanderAdresse(tx, ctx, avant, email)
    else if (confirmerAdresse) await demanderAdresse(tx, ctx, avant, avant.email)
    if (choisi) await poserMotDePasse(tx, ctx, { id: avant.id, ...choisi })
  })
  // This browser's own series has just been closed with the others.
  if (choisi) ctx.reply.clearSouvenir()
  return compteDe(ctx, session)
}
