import type { Tx } from '@registre/db'
import {
  controlerCompteSuccesseur,
  normaliserTelephone,
  RegisterError,
  type SaisieCompteSuccesseur,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { exigerMotDePasseSur } from '../auth/exiger-mot-de-passe-sur.ts'
import { compteDe } from '../auth/lire-compte.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'
import { ouvrirSession } from '../auth/ouvrir-session.ts'
import { definirMotDePasse } from '../inscription/definir-mot-de-passe.ts'
import { compteEnAttenteDe } from '../inscription/en-attente.ts'
import { adresseConnue, exigerCle } from './lire-par-cle.ts'
import {
  type CleSuccesseurRow,
  ecrireCoordonneesSuccesseur,
  oublierClesSuccesseur,
  tenirCle,
} from './successeur.repository.ts'

type Saisie = SaisieCompteSuccesseur & { civilite: string; complement: string; motDePasse: string }

const ecrireCoordonnees = async (
  tx: Tx,
  row: CleSuccesseurRow,
  utilisateurId: number,
  s: Saisie,
): Promise<void> => {
  const telephone = normaliserTelephone(s.telephone) ?? ''
  const adresse = {
    complement: s.complement,
    batiment: '',
    voie: s.voie,
    lieuDit: '',
    codePostal: s.codePostal,
    commune: s.commune,
    pays: 'FRANCE',
  }
  const lignes = [s.complement, s.voie, `${s.codePostal} ${s.commune}`]
    .map((l) => l.trim())
    .filter((l) => l !== '')
  const aLaMain = !adresseConnue(row)
  await ecrireCoordonneesSuccesseur(tx, {
    ...s,
    teledeclarantId: row.successeur_id,
    utilisateurId,
    telephone,
    adresse: aLaMain ? { adresse, lignes } : null,
  })
}

/**
 * A declared successor completes its account by the key of the mail and chooses its password: the
 * establishment awaits its posted code, as after any creation, and the session opens. Throws
 * `introuvable` for a key that no longer serves, `regles-non-respectees` with the fields.
 */
export const creerCompteSuccesseur = async (ctx: Ctx, cle: string, saisie: Saisie) => {
  const { db } = ctx.deps
  const lue = await exigerCle(ctx, cle)
  const champs = controlerCompteSuccesseur(saisie, adresseConnue(lue))
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  exigerMotDePasseSur(saisie.motDePasse, lue.email)
  const hash = await hacherMotDePasse(saisie.motDePasse)
  const compte = await db.transaction(async (tx) => {
    const tenue = await tenirCle(tx, hacherCle(cle))
    const attente = tenue ? await compteEnAttenteDe(tx, lue.successeur_id) : undefined
    if (!attente) throw new RegisterError('introuvable')
    // Written first: the letter of the code goes to this address.
    await ecrireCoordonnees(tx, lue, attente.id, saisie)
    if (!(await definirMotDePasse(tx, ctx, attente, hash, { origine: 'SUCCESSEUR' })))
      throw new RegisterError('introuvable')
    await oublierClesSuccesseur(tx, lue.successeur_id)
    return attente
  })
  const session = await ouvrirSession(ctx, {
    utilisateurId: compte.id,
    seSouvenir: false,
  })
  return compteDe(ctx, session)
}
