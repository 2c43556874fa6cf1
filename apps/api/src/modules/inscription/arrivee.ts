import type { Db, Tx } from '@registre/db'
import {
  type Compte,
  libelleNiveau,
  ouvrirCompte,
  PERSONNE,
  profilDArrivee,
  siretLisible,
} from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import type { JournalAuthor } from '../../platform/journal.ts'
import { courriel, enqueueOutbox, type OutboxItem } from '../../platform/outbox.ts'
import type { SecretSettings } from '../../platform/secrets.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { emettreCle } from '../comptes/emettre-cle.ts'
import { exigerEmailLibre } from '../comptes/exiger-email-libre.ts'
import { annulerLettresDArrivee } from '../courriers/poster-lettre.ts'
import type { ModelesCourriel } from '../courriels/gabarits/modeles.ts'
import {
  type ArriveeRow,
  type Cabinet,
  finirArrivee,
  lireCabinet,
  listerDemandesArrivee,
} from './arrivee.repository.ts'

type Moment = ModelesCourriel['arrivee-demandee']['moment']

/** How mails name a firm. */
export const nommer = ({ raisonSociale, siret }: Cabinet) => ({
  etablissement: raisonSociale,
  siret: siretLisible(siret ?? ''),
})

/** What the administrators of a firm are told of a request: whoever they are when the mail leaves. */
export const avertir = (cabinet: Cabinet, teledeclarantId: number, moment: Moment): OutboxItem =>
  courriel({ email: '', teledeclarantId }, 'arrivee-demandee', { ...nommer(cabinet), moment })

/** The same, of a firm that is not read yet. */
export const avertirCabinet = async (
  tx: Pick<Tx, 'sql'>,
  teledeclarantId: number,
  moment: Moment,
): Promise<OutboxItem> => avertir(await lireCabinet(tx, teledeclarantId), teledeclarantId, moment)

/**
 * Opens the account of somebody who asked to join a firm that is held, by the accord of an
 * administrator or by the code of the letter. Throws `deja-existant` when another account took the
 * address meanwhile.
 */
export const ouvrirArrivee = async (
  tx: Tx,
  auteur: JournalAuthor & { deps: Pick<Deps, 'clock'> & { settings: SecretSettings } },
  {
    cabinet,
    arrivee: a,
    moyen,
  }: { cabinet: Compte; arrivee: ArriveeRow; moyen: 'accord' | 'code' },
): Promise<void> => {
  const maintenant = auteur.deps.clock.now()
  const profil = profilDArrivee(cabinet, moyen)
  await exigerEmailLibre(tx, a.email)
  const { civilite, nom, prenom, email, telephone } = a
  const titulaire = { civilite, nom, prenom, email, telephone, profil }
  const decide = ouvrirCompte(a.teledeclarant_id, titulaire, { arrivee: moyen })
  await ecrire(tx, auteur, PERSONNE, decide, { maintenant })
  await finirArrivee(tx, a.id, 'ACCEPTEE', maintenant)
  await annulerLettresDArrivee(tx, a.id)
  const { compte, graine, expire } = await emettreCle(tx, auteur, email)
  if (!compte) throw new Error('a new account holds no key')
  const { raisonSociale: etablissement } = await lireCabinet(tx, a.teledeclarant_id)
  const cree = { etablissement, niveau: libelleNiveau(profil), identifiant: email, graine, expire }
  await enqueueOutbox(tx, [
    courriel(email, 'compte-cree', cree),
    ...(moyen === 'code' ? [await avertirCabinet(tx, a.teledeclarant_id, 'ouverte')] : []),
  ])
}

/** Who asks to join a firm, as its administrators read it. */
export const demandesDuCabinet = async (db: Pick<Db, 'query'>, teledeclarantId: number) =>
  (await listerDemandesArrivee(db, teledeclarantId)).map((a) => ({
    id: a.id,
    quoi: 'CABINET' as const,
    nom: `${a.prenom} ${a.nom}`.trim(),
    email: a.email,
    niveau: libelleNiveau('TELE_PRO_GESTION'),
    le: (a.confirme_le ?? a.cree_le).toISOString(),
  }))
