import { RegisterError, VERSION_CHARTE } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { quitter } from '../entrer/quitter.ts'
import { ECRAN_ACCUEIL } from '../entrer/adresses-clavis.ts'
import { accepterCharte } from './charte.repository.ts'

/**
 * Accepted: kept with its version and the date, then the institutions' home. Refused: signed out,
 * here and at the provider (specification 1, "Charter validation"). Throws `version-perimee` when
 * another version is in force.
 */
export const repondreCharte = async (
  ctx: Ctx,
  { version, acceptee }: { version: string; acceptee: boolean },
) => {
  if (!acceptee) return { response: await quitter(ctx, 'charte-refusee') }
  if (version !== VERSION_CHARTE)
    throw new RegisterError('version-perimee', {
      message:
        'La charte a changé depuis que vous l’avez ouverte : rechargez la page et relisez-la.',
      infos: { version: VERSION_CHARTE },
    })
  const { utilisateurId } = sessionOf(ctx)
  await ctx.deps.db.transaction(async (tx) => {
    if (await accepterCharte(tx, utilisateurId, version, ctx.deps.clock.now()))
      await journaliser(tx, ctx, { type: 'accepter-charte', donnees: { version } })
  })
  return { response: ECRAN_ACCUEIL }
}
