import {
  controlerCompteSuccesseur,
  normaliserTelephone,
  RegisterError,
  type SaisieCompteSuccesseur,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { exigerMotDePasseSur } from '../comptes/exiger-mot-de-passe-sur.ts'
import { compteDe } from '../entrer/lire-compte.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'
import { ouvrirSession } from '../entrer/ouvrir-session.ts'
import { definirMotDePasse } from '../inscription/definir-mot-de-passe.ts'
import { tirerCode } from '../inscription/emettre-code.ts'
import { compteEnAttenteDe } from '../inscription/en-attente.ts'
import { adresseConnue, exigerCle } from './lire-par-cle.ts'
import { type CleSuccesseurRow, oublierClesSuccesseur, tenirCle } from './successeur.repository.ts'

type Saisie = SaisieCompteSuccesseur & { civilite: string; complement: string; motDePasse: string }

/** Who represents it; its address too, where the register does not know it already. */
const coordonneesDe = (row: CleSuccesseurRow, s: Saisie) => {
  const { civilite, nom, prenom, complement, voie, codePostal, commune } = s
  const telephone = normaliserTelephone(s.telephone) ?? ''
  const adresse = {
    repAdresse: {
      complement,
      batiment: '',
      voie,
      lieuDit: '',
      codePostal,
      commune,
      pays: 'FRANCE',
    },
    adresse: [complement, voie, `${codePostal} ${commune}`]
      .map((l) => l.trim())
      .filter((l) => l !== ''),
    codePostal: codePostal.slice(0, 5),
    commune,
  }
  return {
    utilisateur: { civilite, nom, prenom, telephone },
    declarant: {
      repCivilite: civilite,
      repNom: nom,
      repPrenom: prenom,
      repTelephone: telephone,
      ...(row.type === 'NON_PRO' ? { raisonSociale: `${prenom} ${nom}`.trim() } : {}),
      ...(adresseConnue(row) ? {} : adresse),
    },
  }
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
  const code = await tirerCode(ctx)
  const compte = await db.transaction(async (tx) => {
    const tenue = await tenirCle(tx, hacherCle(cle))
    const attente = tenue ? await compteEnAttenteDe(tx, lue.successeur_id) : undefined
    if (!attente) throw new RegisterError('introuvable')
    const dit = coordonneesDe(lue, saisie)
    if (!(await definirMotDePasse(tx, ctx, attente, { hash, code, origine: 'SUCCESSEUR', dit })))
      throw new RegisterError('introuvable')
    await oublierClesSuccesseur(tx, lue.successeur_id)
    return attente
  })
  const session = await ouvrirSession(ctx, {
    utilisateurId: compte.id,
  })
  return compteDe(ctx, session)
}
