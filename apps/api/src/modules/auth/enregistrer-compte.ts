import { controlerUtilisateur, normaliserTelephone, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { differences } from '../../platform/differences.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { journaliser } from '../../platform/journal.ts'
import { type CompteRow, enregistrerCoordonnees, lireCompteRow } from './auth.repository.ts'
import { oublierCles } from './cle.repository.ts'
import { exigerEmailLibre } from '../utilisateurs/exiger.ts'
import { compteDe } from './lire-compte.ts'

interface Saisie {
  civilite: string
  nom: string
  prenom: string
  email: string
  telephone: string
  numCartePro?: string | undefined
  version?: number | undefined
}

const champsModifies = (
  avant: CompteRow,
  apres: Record<'civilite' | 'nom' | 'prenom' | 'email' | 'telephone', string>,
): string[] =>
  (['civilite', 'nom', 'prenom', 'email', 'telephone'] as const).filter(
    (champ) => avant[champ] !== apres[champ],
  )

/**
 * Saves the person's own data. A login that was the e-mail follows it. Throws
 * `regles-non-respectees` with the fields,
 * `deja-existant` when another account uses the address, `version-perimee` with both values
 * (specification 1, "Authentication flow").
 */
export const enregistrerCompte = async (ctx: Ctx, saisie: Saisie) => {
  const session = sessionOf(ctx)
  const erreurs = controlerUtilisateur(saisie)
  if (erreurs.length > 0) throw new RegisterError('regles-non-respectees', { champs: erreurs })
  const { email } = saisie
  const telephone = normaliserTelephone(saisie.telephone) ?? ''
  await ctx.deps.db.transaction(async (tx) => {
    const avant = await lireCompteRow({ query: tx.sql }, session.utilisateurId)
    if (!avant) throw new RegisterError('non-connecte')
    if (email.toLowerCase() !== avant.email.toLowerCase()) exigerPreuveFraiche(ctx)
    if (email.toLowerCase() !== avant.email.toLowerCase())
      await exigerEmailLibre(tx, email, avant.id)
    const login = avant.login === avant.email.toLowerCase() ? email.toLowerCase() : avant.login
    const apres = {
      civilite: saisie.civilite,
      nom: saisie.nom,
      prenom: saisie.prenom,
      email,
      telephone,
      numCartePro: saisie.numCartePro ?? avant.num_carte_pro,
      login,
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
    // A link already sent to the former address opens nothing any more.
    if (email.toLowerCase() !== avant.email.toLowerCase()) await oublierCles(tx, avant.id)
    // The names of the fields, never their values: the journal holds no personal data.
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'enregistrer-compte',
      donnees: { champs: champsModifies(avant, apres) },
    })
  })
  return compteDe(ctx, session)
}
