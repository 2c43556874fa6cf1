import {
  ACCES,
  compteReconnuParEmail,
  estProfilEnErreur,
  ETUDE_INCONNUE,
  type MotifConnexionNotaire,
} from '@registre/domain'
import type { IdentiteConnexionNotaire } from '../../gateways/clavis/clavis.ts'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import type { Accueil } from './accueil.ts'
import { ouvrirSession } from './ouvrir-session.ts'
import { type EtudeRow, listerComptesEtude, verrouillerEtude } from '../notaires/etude.ts'
import { preuveFournisseur } from './preuve-fournisseur.ts'
import { sansPersonne } from './notaire.repository.ts'
import type { Presente } from './presente.ts'
import {
  oublierPresentation,
  presenteParConnexion,
  retenirPresentation,
} from './presenter-connexion.ts'
import { reconnaitre, type Reconnu } from './reconnaitre-notaire.ts'
import { noterRefus } from './noter-refus.ts'

/**
 * Where the browser goes when nobody came in: home for a profile in error (specification 1, "Notary
 * flow"), else the sign-in screen.
 */
const ecranRefusNotaire = (motif: MotifConnexionNotaire): string =>
  `${estProfilEnErreur(motif) ? '/' : ACCES.notaire.ecran}?${new URLSearchParams({ connexion: motif })}`

/**
 * The registration: of the office that the register does not hold (−1), or of an account in the one
 * that it holds.
 */
const ecranInscription = (numEtude: number | null | undefined): string =>
  `/compte/inscription?numEtude=${numEtude ?? ETUDE_INCONNUE}`

/** Keeps the refusal in the journal and leads to the screen that explains it. No session. */
const refuser = async (
  ctx: Ctx,
  motif: MotifConnexionNotaire,
  etude?: EtudeRow,
  trace: Presente['trace'] = {},
): Promise<string> => {
  await noterRefus(ctx, {
    motif,
    teledeclarantId: etude?.id ?? null,
    donnees: { moyen: 'connexion', ...trace },
  })
  return ecranRefusNotaire(motif)
}

/**
 * Links the person to the account that its office made for it, known by its verified address, when
 * there is one.
 */
const rattacherParEmail = async (
  ctx: Ctx,
  personne: IdentiteConnexionNotaire,
  presente: Presente,
  idEtude: number,
): Promise<void> =>
  ctx.deps.db.transaction(async (tx) => {
    const etude = await verrouillerEtude(tx, idEtude)
    const comptes =
      etude?.statut === 'ACTIF' ? await listerComptesEtude({ query: tx.sql }, etude.id) : []
    const libres = await sansPersonne(
      { query: tx.sql },
      comptes.map(({ id }) => id),
    )
    const utilisateurId = compteReconnuParEmail(personne, comptes)
    if (!etude || utilisateurId === null || !libres.has(utilisateurId)) return
    await presente.lier(tx, { teledeclarantId: etude.id, utilisateurId }, ctx.deps.clock.now())
    await journaliser(
      tx,
      { ...ctx, session: null },
      {
        type: 'rattacher-connexion',
        teledeclarantId: etude.id,
        donnees: { utilisateurId, ...presente.trace },
      },
    )
  })

/**
 * Looked at again after the attempt, whatever it gave: another answer of the same person may have
 * linked it meanwhile.
 */
const reconnaitreOuRattacher = async (
  ctx: Ctx,
  personne: IdentiteConnexionNotaire,
  presente: Presente,
): Promise<Reconnu> => {
  const premier = await reconnaitre(ctx.deps.db, presente)
  if (premier.decision.suite !== 'inscrire' || !premier.etude) return premier
  await rattacherParEmail(ctx, personne, presente, premier.etude.id)
  return reconnaitre(ctx.deps.db, presente)
}

const accueillir: Accueil<IdentiteConnexionNotaire>['accueillir'] = async (
  ctx,
  identite,
  depart,
) => {
  const presente = presenteParConnexion(identite)
  await oublierPresentation(ctx)
  const { decision, etude, utilisateurId } = await reconnaitreOuRattacher(ctx, identite, presente)
  if (decision.suite === 'refuser') return refuser(ctx, decision.motif, etude, presente.trace)
  if (decision.suite !== 'ouvrir' || utilisateurId === null) {
    await retenirPresentation(ctx, identite)
    return ecranInscription(etude?.num_etude)
  }
  await ouvrirSession(ctx, {
    utilisateurId,
    moyen: 'connexion',
    preuve: preuveFournisseur(identite.prouveeLe, ctx.deps.clock.now()),
    jetonIdentite: presente.jetonIdentite,
    avant: depart.session_hash,
  })
  // Another account remembered by this browser must not come back under this one.
  ctx.reply.clearSouvenir()
  return depart.retour || '/'
}

/**
 * Receives the people of the notaries' sign-on: the way back under an open session, the registration,
 * or why nobody came in (specification 1, "Notary flow").
 */
export const accueillirNotaire: Accueil<IdentiteConnexionNotaire> = {
  ecranRefus: ecranRefusNotaire,
  refuser,
  accueillir,
}
