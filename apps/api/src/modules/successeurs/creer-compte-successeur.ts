import type { Tx } from '@registre/db'
import {
  controlerCompteSuccesseur,
  machineTeledeclarant,
  next,
  normaliserTelephone,
  RegisterError,
  type SaisieCompteSuccesseur,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import { hacherCle } from '../auth/cle-courriel.ts'
import { ecrireMotDePasse } from '../auth/cle.repository.ts'
import { clesEchecs } from '../auth/echecs.ts'
import { exigerMotDePasseSur } from '../auth/exiger-mot-de-passe-sur.ts'
import { compteDe } from '../auth/lire-compte.ts'
import { hacherMotDePasse } from '../auth/mot-de-passe.ts'
import { ouvrirSession } from '../auth/ouvrir-session.ts'
import { emettreCode } from '../inscription/emettre-code.ts'
import { compteEnAttenteDe, deplacerTeledeclarant } from '../inscription/inscription.repository.ts'
import { adresseConnue, exigerCle } from './lire-par-cle.ts'
import { type CleSuccesseurRow, oublierClesSuccesseur, tenirCle } from './successeur.repository.ts'

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
  await tx.sql(
    `update teledeclarant set rep_civilite = $2, rep_nom = $3, rep_prenom = $4, rep_telephone = $5, version = version + 1,
       raison_sociale = case when type = 'NON_PRO' then trim($4 || ' ' || $3) else raison_sociale end,
       rep_adresse = case when $6 then $7::jsonb else rep_adresse end, adresse = case when $6 then $8::text[] else adresse end,
       code_postal = case when $6 then $9 else code_postal end, commune = case when $6 then $10 else commune end where id = $1`,
    [
      row.successeur_id,
      s.civilite,
      s.nom,
      s.prenom,
      telephone,
      aLaMain,
      JSON.stringify(adresse),
      lignes,
      s.codePostal.slice(0, 5),
      s.commune,
    ],
  )
  await tx.sql(
    `update utilisateur set civilite = $2, nom = $3, prenom = $4, telephone = $5 where id = $1`,
    [utilisateurId, s.civilite, s.nom, s.prenom, telephone],
  )
}

/**
 * A declared successor completes its account by the key of the mail and chooses its password: the
 * establishment awaits its
 * posted code, as after any creation, and the session opens. Throws `introuvable` for a key that no
 * longer serves,
 * `regles-non-respectees` with the fields (states.md, section 4).
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
    const vers = next(machineTeledeclarant, 'ATT_CREA_COMPTE', 'definir-mot-de-passe')
    if (!attente || !(await deplacerTeledeclarant(tx, lue.successeur_id, 'ATT_CREA_COMPTE', vers)))
      throw new RegisterError('introuvable')
    await ecrireCoordonnees(tx, lue, attente.id, saisie)
    await ecrireMotDePasse(tx, {
      id: attente.id,
      hash,
      sauf: null,
      cleEchecs: clesEchecs(attente.login, '').compte,
    })
    await oublierClesSuccesseur(tx, lue.successeur_id)
    await emettreCode(tx, ctx, lue.successeur_id)
    await deposerOutbox(tx, [
      courriel(attente.email, 'code-poste', {
        etablissement: attente.raison_sociale,
        identifiant: attente.login,
      }),
    ])
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'definir-mot-de-passe',
      teledeclarantId: lue.successeur_id,
      de: 'ATT_CREA_COMPTE',
      vers,
      donnees: { utilisateurId: attente.id, origine: 'SUCCESSEUR' },
    })
    return attente
  })
  const session = await ouvrirSession(ctx, {
    utilisateurId: compte.id,
    cleEchecs: clesEchecs(compte.login, '').compte,
    seSouvenir: false,
  })
  return compteDe(ctx, session)
}
