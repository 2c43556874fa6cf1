import type { Tx } from '@registre/db'
import { CHANGEMENTS_ADRESSE_PAR_HEURE, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { cleDeGraine, hacherCle, nouvelleGraine, VIE_CLE_MS } from '../../platform/cle-courriel.ts'
import { compterEssai } from '../../platform/echecs.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { noterChangement } from './adresses.repository.ts'

/** The old address may undo a change for as long. */
const ARRET_MS = 7 * VIE_CLE_MS
const HEURE_MS = 3_600_000

/**
 * Starts a change of e-mail that its owner asked for: a link goes to the new address, which makes
 * it; the old one is told at once, with a link that stops it. Nothing moves before. Its own address
 * again: it is only asked to answer. Throws
 * `trop-de-requetes` from the fourth in an hour.
 */
export const demanderAdresse = async (
  tx: Tx,
  ctx: Ctx,
  compte: { id: number; login: string; email: string },
  nouvelle: string,
): Promise<void> => {
  const { settings, clock } = ctx.deps
  const maintenant = clock.now()
  const demandes = await compterEssai(
    { query: tx.sql },
    { cle: `changement-adresse:${compte.id}`, maintenant, fenetreMs: HEURE_MS },
  )
  if (demandes > CHANGEMENTS_ADRESSE_PAR_HEURE)
    throw new RegisterError('trop-de-requetes', {
      message:
        'Plusieurs changements d’adresse ont été demandés pour ce compte : recommencez dans une heure.',
    })
  const [graine, graineArret] = [nouvelleGraine(settings), nouvelleGraine(settings)]
  const hashDe = (g: string): string => hacherCle(cleDeGraine(secretsOf(settings), g))
  const expireLe = new Date(maintenant.getTime() + VIE_CLE_MS)
  await noterChangement(tx, {
    cleHash: hashDe(graine),
    arretHash: hashDe(graineArret),
    utilisateurId: compte.id,
    ancienne: compte.email,
    nouvelle,
    maintenant,
    expireLe,
    arretJusquAu: new Date(maintenant.getTime() + ARRET_MS),
  })
  await journaliser(tx, ctx, { type: 'demander-adresse', donnees: { utilisateurId: compte.id } })
  const memeAdresse = compte.email.toLowerCase() === nouvelle.toLowerCase()
  await enqueueOutbox(tx, [
    courriel(nouvelle, 'adresse-a-confirmer', {
      graine,
      memeAdresse,
      expire: instantEnLettres(expireLe),
    }),
    ...(compte.email === '' || memeAdresse
      ? []
      : [
          courriel(compte.email, 'adresse-demandee', {
            identifiant: compte.login,
            graine: graineArret,
            quand: instantEnLettres(maintenant),
          }),
        ]),
  ])
}
