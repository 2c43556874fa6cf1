import type { contract, HandlerOutput } from '@registre/contract'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { lireLignes } from './categorisation.repository.ts'
import { compter } from './compter.ts'
import { filtrer } from './filtre.sql.ts'
import { versLigne } from './ligne.mapper.ts'
import { lireLieu } from './portee.ts'
import { demandeurDe } from './qui.ts'
import type { PageCategorisation, RechercheCategorisation } from './recherche.ts'

type Reponse = HandlerOutput<(typeof contract)['chercherCategorisation']>

/**
 * A page of a search, 4,000 at most, regions in decreasing order (specification 2, section 8,
 * "Pagination"). The total is counted up to the end of the page: a full page says that there may be
 * more, and the regrouping counts them. The journal keeps who read restricted facts, as the charter
 * says. Throws `recherche-trop-large`, `requete-invalide`.
 */
export const chercherCategorisation = async (
  ctx: Ctx,
  recherche: RechercheCategorisation,
  page: PageCategorisation,
): Promise<Reponse> => {
  const lieu = lireLieu(recherche, demandeurDe(ctx))
  const filtre = filtrer(lieu, recherche.criteres, today(ctx.deps.clock))
  const { pageNumber, pageSize, sortField, sortDirection } = page
  const depart = (pageNumber - 1) * pageSize
  const reponse = await boundedSearch(ctx.deps.db, async (tx) => {
    const rows = await lireLignes(tx, filtre, lieu.acces, {
      tri: sortField,
      sens: sortDirection,
      limite: pageSize,
      depart,
    })
    // A page that is neither full nor empty says by itself how many there are.
    const totalItems =
      rows.length > 0 || depart === 0 ? depart + rows.length : await compter(tx, filtre, depart)
    return {
      acces: lieu.acces,
      territoire: lieu.titre,
      lignes: rows.map((r) => versLigne(r, lieu.acces)),
      totalItems,
      plafonne: rows.length === pageSize,
    }
  })
  if (lieu.acces === 'COMPLET')
    await journaliser({ sql: ctx.deps.db.query }, ctx, {
      type: 'consulter-categorisation',
      donnees: { territoire: lieu.titre, acces: lieu.acces, nombre: reponse.lignes.length },
    })
  return reponse
}
