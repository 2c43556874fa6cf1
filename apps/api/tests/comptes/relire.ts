import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '@registre/db'
import { appliquerAuCompte, type ChangementDeCompte, type Compte } from '@registre/domain'

const exiger = (quoi: string, lu: unknown, attendu: object): void => {
  if (!isDeepStrictEqual({ ...Object(lu) }, attendu))
    throw new Error(`${quoi}: ${JSON.stringify(lu)}, expected ${JSON.stringify(attendu)}`)
}

/**
 * Throws an Error where a row that was just written is not what `appliquerAuCompte` says. Whoever is
 * created is named by the writer: the replay of the journal reads it.
 */
export const exigerRelu = async (
  tx: Pick<Tx, 'sql'>,
  avant: Compte,
  changement: ChangementDeCompte,
): Promise<void> => {
  const { declarant, utilisateurs } = appliquerAuCompte(avant, changement)
  for (const u of utilisateurs.filter(({ id }) => id > 0)) {
    const [lu] = await tx.sql(
      `select actif, supprime_le is not null as supprime, profil, login, email, nom, prenom, telephone, second_facteur, mot_de_passe_hash is not null as mdp, teledeclarant_id from utilisateur where id = $1`,
      [u.id],
    )
    exiger(`account ${u.id}`, lu, {
      actif: u.etat === 'OUVERT',
      supprime: u.etat === 'FERME',
      profil: u.profil,
      login: u.login,
      email: u.email,
      nom: u.nom,
      prenom: u.prenom,
      telephone: u.telephone,
      second_facteur: u.secondFacteur,
      mdp: u.aMotDePasse,
      teledeclarant_id: u.teledeclarantId,
    })
  }
  if (!declarant || declarant.id < 0) return
  const [lu] = await tx.sql(
    `select type, statut, siret, num_etude, raison_sociale, rep_email, code_activation_hash, code_activation_essais from teledeclarant where id = $1`,
    [declarant.id],
  )
  exiger(`declarant ${declarant.id}`, lu, {
    type: declarant.type,
    statut: declarant.statut,
    siret: declarant.siret,
    num_etude: declarant.numEtude,
    raison_sociale: declarant.raisonSociale,
    rep_email: declarant.email,
    code_activation_hash: declarant.codeHash,
    code_activation_essais: declarant.codeEssais,
  })
}
