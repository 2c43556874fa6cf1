import { compte } from '@registre/contract'
import { controlerUtilisateur, normaliserTelephone, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { differences } from '../../platform/differences.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { journaliser } from '../../platform/journal.ts'
import { exigerInchange } from '../../platform/lecture-seule.ts'
import { type CompteRow, enregistrerCoordonnees, lireCompteRow } from './auth.repository.ts'
import { demanderAdresse } from '../adresses/demander-adresse.ts'
import { exigerEmailLibre } from '../utilisateurs/exiger.ts'
import { poserMotDePasse, preparerMotDePasse } from './changer-mot-de-passe.ts'
import { compteDe } from './lire-compte.ts'

interface Saisie {
  civilite: string
  nom: string
  prenom: string
  email: string
  telephone: string
  numCartePro?: string | undefined
  version?: number | undefined
  password?: string | undefined
  newPassword?: string | undefined
}

const champsModifies = (
  avant: CompteRow,
  apres: Record<'civilite' | 'nom' | 'prenom' | 'email' | 'telephone', string>,
): string[] =>
  (['civilite', 'nom', 'prenom', 'email', 'telephone'] as const).filter(
    (champ) => avant[champ] !== apres[champ],
  )

/**
 * Saves the person's own data, and another password with the present one. Another e-mail is asked
 * for, and takes effect once it has answered.
 * Throws `regles-non-respectees` with the fields, `deja-existant` when another account uses the
 * address, `version-perimee` with both values (specification 1, "Authentication flow").
 */
export const enregistrerCompte = async (
  ctx: Ctx,
  { password = '', newPassword = '', ...saisie }: Saisie,
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
    const avant = await lireCompteRow({ query: tx.sql }, session.utilisateurId)
    if (!avant) throw new RegisterError('non-connecte')
    const nouvelleAdresse = email.toLowerCase() !== avant.email.toLowerCase()
    if (nouvelleAdresse) {
      exigerPreuveFraiche(ctx)
      await exigerEmailLibre(tx, email, avant.id)
    }
    const apres = {
      civilite: saisie.civilite,
      nom: saisie.nom,
      prenom: saisie.prenom,
      // The address itself moves once the new one has answered.
      email: nouvelleAdresse ? avant.email : email,
      telephone,
      numCartePro: saisie.numCartePro ?? avant.num_carte_pro,
      login: avant.login,
    }
    const lue = saisie.version ?? avant.version
    if (
      lue !== avant.version ||
      !(await enregistrerCoordonnees(tx, avant.id, apres, avant.version))
    ) {
      const { version: _version, ...saisi } = saisie
      throw new RegisterError('version-perimee', {
        infos: {
          version: avant.version,
          differences: differences({ ...avant, numCartePro: avant.num_carte_pro }, saisi),
        },
      })
    }
    if (nouvelleAdresse) await demanderAdresse(tx, ctx, avant, email)
    if (choisi) await poserMotDePasse(tx, ctx, avant, choisi)
    // The names of the fields, never their values: the journal holds no personal data.
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'enregistrer-compte',
      donnees: { champs: champsModifies(avant, apres) },
    })
  })
  // This browser's own series has just been closed with the others.
  if (choisi) ctx.reply.clearSouvenir()
  return compteDe(ctx, session)
}
