import {
  activer,
  type Compte,
  declarantDe,
  type Dirigeant,
  type IdentiteEtat,
  type MotifLettre,
  motifDeLettre,
  estMuet,
  estSansService,
} from '@registre/domain'
import type { Db } from '@registre/db'
import type { IdentiteDuFournisseur } from '../../gateways/clavis/clavis.ts'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { lireRepresentant } from './identite.repository.ts'

/** Who came, by which provider, and what the directory says of who directs the firm. */
export interface Presentee {
  acces: IdentiteEtat
  identite: IdentiteDuFournisseur
  dirigeants: readonly Dirigeant[] | null
}

/** With what the directory says, where that decides; a directory that is away leaves it to the letter. */
export const presenter = async (
  ctx: Ctx,
  acces: IdentiteEtat,
  identite: IdentiteDuFournisseur,
): Promise<Presentee> => {
  const utile = acces === 'proconnect' && !identite.certifiee
  const siret = utile ? (await lireRepresentant(ctx.deps.db, tenantOf(ctx)))?.siret : null
  if (!siret) return { acces, identite, dirigeants: null }
  const dirigeants = await ctx.deps.sirene.dirigeants(siret).catch((erreur: unknown) => {
    if (estMuet(erreur) || estSansService(erreur)) return null
    throw erreur
  })
  return { acces, identite, dirigeants }
}

const juger = async (
  db: Pick<Db, 'query'>,
  compte: Compte,
  { acces, identite, dirigeants }: Presentee,
): Promise<MotifLettre | null> => {
  const { id, attendSirene } = declarantDe(compte)
  const declare = await lireRepresentant(db, id)
  if (!declare) return 'personne-differente'
  return motifDeLettre({
    fournisseur: acces,
    dite: identite,
    siretDit: identite.siret,
    certifiee: identite.certifiee,
    declare,
    attendSirene,
    homonymes: declare.homonymes,
    dirigeants,
  })
}

/** Why the posted letter stays necessary, kept in the journal; null when the identity takes its place. */
export const lettreNecessaire = (ctx: Ctx, presentee: Presentee): Promise<MotifLettre | null> =>
  ctx.deps.db.transaction(async (tx) => {
    const motif = await juger({ query: tx.sql }, await tenirDeclarant(tx, tenantOf(ctx)), presentee)
    if (motif !== null)
      await journaliser(tx, ctx, {
        type: 'activer-refuse',
        motif,
        donnees: { par: presentee.acces },
      })
    return motif
  })

/**
 * Activates the declarant of the session, which awaits its posted code; its letter is not printed.
 * Gives why not, where it has moved since. Throws `transition-interdite` when it awaits nothing any
 * more.
 */
export const activerParIdentite = (ctx: Ctx, presentee: Presentee): Promise<MotifLettre | null> =>
  ctx.deps.db.transaction(async (tx) => {
    const compte = await tenirDeclarant(tx, tenantOf(ctx))
    const motif = await juger({ query: tx.sql }, compte, presentee)
    if (motif === null)
      await ecrire(tx, ctx, compte, activer(compte, presentee.acces), {
        maintenant: ctx.deps.clock.now(),
      })
    return motif
  })
