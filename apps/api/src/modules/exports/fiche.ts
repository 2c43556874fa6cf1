import type { FileAnswer } from '@registre/contract'
import { normaliserNumero, RegisterError } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { lireDetail } from './detail.repository.ts'
import { demandeurDe } from '../categorisation/qui.ts'
import { estDuTerritoire } from '../categorisation/zones.ts'

const cleDe = (n: string): { numero: string } | { id: number } => {
  const numero = normaliserNumero(n)
  if (numero !== null) return { numero }
  const id = /^\d{1,10}$/.test(n) ? Number(n) : 0
  if (id === 0 || id > 2_147_483_647) throw new RegisterError('introuvable')
  return { id }
}

/**
 * The sheet of a co-ownership as PDF: what is published, everything for a keeper, and for an
 * institution when it is on its territory; the journal keeps the latter two.
 * Throws `introuvable`.
 */
export const telechargerFiche = async (ctx: Ctx, n: string): Promise<FileAnswer> => {
  const { db, clock } = ctx.deps
  const jour = today(clock)
  const publique = await lireDetail({ sql: db.read }, cleDe(n), 'PUBLIC', jour)
  if (!publique) throw new RegisterError('introuvable')
  const demandeur = demandeurDe(ctx)
  const complet =
    demandeur.genre === 'TENEUR' ||
    (demandeur.genre === 'INSTITUTION' &&
      estDuTerritoire({ niveau: 'COMMUNE', code: publique.code_insee }, demandeur.institution))
  const row = complet
    ? await lireDetail({ sql: db.read }, { id: publique.copropriete_id }, 'COMPLET', jour)
    : publique
  if (!row) throw new RegisterError('introuvable')
  // What is published is anybody's; who takes restricted facts is told by the journal, out of the
  // events of the co-ownership, which its syndic reads.
  if (complet)
    await journaliser({ sql: db.query }, ctx, {
      type: 'extraire-categorisation',
      donnees: { export: 'FICHE', acces: 'COMPLET', nombre: 1, numero: row.numero },
    })
  const { fichePdf } = await import('./fiche-pdf.ts')
  return {
    nom: `fiche-${normaliserNumero(row.numero)}-${jour.replaceAll('-', '')}.pdf`,
    contenu: await fichePdf(row, complet ? 'COMPLET' : 'PUBLIC', clock.now()),
  }
}
