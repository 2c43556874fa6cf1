import { machineMandat, next, peutRetirerRattachement, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { courriel } from '../../platform/outbox.ts'
import { ecrireDemande, ecrireMandat, SANS_VERROU } from '../validations/demande.repository.ts'
import { deplacer } from '../validations/deplacer.ts'
import { vueDe } from './rattachement.mapper.ts'
import { courrielsSansSuite } from './sans-suite.ts'
import { tenirRattachement } from './tenir-rattachement.ts'

/**
 * The requester withdraws (states.md row 24): what was there before comes back, both syndics are
 * told. Throws `transition-interdite` while a keeper holds it.
 */
export const retirerRattachement = (ctx: Ctx, demandeId: number): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const { row, vu } = await tenirRattachement(ctx, tx, demandeId)
    if (!peutRetirerRattachement(acteurOf(ctx), vueDe(vu)) || row.mandat_etat === null)
      throw new RegisterError('transition-interdite', {
        message:
          'Votre demande est en cours d’examen par le teneur du registre : elle ne peut plus être retirée pour le moment.',
      })
    await ecrireDemande(tx, row, {
      etat: 'ANNULEE',
      ...SANS_VERROU,
      decidee_le: ctx.deps.clock.now(),
    })
    await ecrireMandat(tx, row, next(machineMandat, row.mandat_etat, 'retirer-demande'))
    const base = {
      nomCopropriete: row.copropriete_nom,
      numero: vu.numero,
      coproprieteId: row.copropriete_id,
    }
    await deplacer(tx, ctx, row, {
      evenement: 'retirer-demande-rattachement',
      journal: { categorie: 'RATTACHEMENT', type: 'retirer-demande-rattachement' },
      outbox: [
        courriel(row.email, 'rattachement-retire', base),
        ...(await courrielsSansSuite(tx, row)),
      ],
    })
    return {}
  })
